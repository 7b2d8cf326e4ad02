//! A type that a macro of the user's own emits is underlined where its caller wrote it.

macro_rules! record {
    ($name:ident { $($field:ident: $ty:ty,)* }) => {
        #[isoform::structured_output(profiles(openai))]
        struct $name { $($field: $ty,)* }
    };
}

record!(Reply { text: String, labels: std::collections::HashMap<String, String>, });

fn main() {}
