//! What one provider channel accepts, and what it enforces.

/// The facts of one provider channel.
#[derive(Clone, Copy, Debug)]
pub struct Profile {
    /// The moving name.
    pub name: &'static str,
    /// The revision of the facts, `YYYY-MM`.
    pub revision: &'static str,
}
