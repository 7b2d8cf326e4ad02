//! Consent stands at the type that needs it, and holds where that type is used.

use isoform::structured_output;

#[structured_output(profiles(anthropic(check_locally(string_length))))]
struct Title {
    #[structured(length(max = 80))]
    text: String,
}
#[structured_output(profiles(anthropic))]
struct Book {
    title: Title,
}

fn main() {}
