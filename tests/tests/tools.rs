//! Tools: declared as each API wants them, called in streams of each, read back, and refused with the reason.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a failing test may panic
#![allow(missing_docs)] // the types stand for a user's own

mod tools {
    mod channels;
    mod declared;
    mod faults;
    mod laws;
    mod sets;
    mod stored;
    mod streamed;
}
