//! 25 optional properties on Anthropic.

macro_rules! form {
    ($($field:ident)*) => {
        #[isoform::structured_output(profiles(anthropic))]
        struct Form { $(#[structured(optional)] $field: Option<bool>,)* }
    };
}

form!(a b c d e f g h i j k l m n o p q r s t u v w x y);

fn main() {}
