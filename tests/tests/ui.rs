//! What the compiler says, case by case: `ui/<rule or topic>/fail_*.rs` with its message, and `ui/<..>/pass_*.rs`.
//!
//! Failing cases stand apart from passing ones, since trybuild checks them all with one cargo, as a user's `cargo check`
//! would. `ui_cases.rs` holds what the cases show together.

#[test]
fn what_is_not_lossless_stops_the_build() {
    trybuild::TestCases::new().compile_fail("ui/*/fail*.rs");
}

#[test]
fn what_is_lossless_builds_and_runs() {
    trybuild::TestCases::new().pass("ui/*/pass*.rs");
}
