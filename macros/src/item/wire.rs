//! Names on the wire, and the paths that the attribute adds.

use quote::ToTokens;
use syn::{LitStr, Path};

use crate::serde_words::SerdeWords;

/// Where serde's derives would panic.
pub(super) const UNCUT: &str = "serde turns only names that begin in ASCII into `camelCase`: write `#[serde(rename = \"..\")]` here, \
    or take another case";

/// The written name, else the name in the container's case, else Rust's.
pub(super) fn wire(serde: &SerdeWords, cased: Option<String>, rust: String) -> String {
    match &serde.rename {
        Some(name) => name.value(),
        None => cased.unwrap_or(rust),
    }
}

/// Whether a function path is the one that the attribute adds.
pub(super) fn is_ours(path: &LitStr, facade: &Path, function: &str) -> bool {
    hidden(facade, function) == path.value()
}

/// The path of a hidden function, as serde's words take it.
pub(crate) fn hidden(facade: &Path, function: &str) -> String {
    let facade = facade.to_token_stream().to_string().replace(' ', "");
    format!("{facade}::__private::{function}")
}
