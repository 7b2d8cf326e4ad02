//! 17 nullable properties on Anthropic, each of which is a union.

macro_rules! form {
    ($($field:ident)*) => {
        #[isoform::structured_output(profiles(anthropic))]
        struct Form { $($field: Option<bool>,)* }
    };
}

form!(a b c d e f g h i j k l m n o p q);

fn main() {}
