//! Ten objects inside each other.

macro_rules! levels {
    ($($name:ident: $next:ty, $($profiles:ident)?;)*) => {
        $(#[isoform::structured_output($(profiles($profiles))?)] struct $name { next: $next })*
    };
}

levels! {
    A: B, openai; B: C,; C: D,; D: E,; E: F,; F: G,;
    G: H,; H: I,; I: J,; J: bool,;
}

fn main() {}
