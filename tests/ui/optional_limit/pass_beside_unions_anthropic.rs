//! 12 optional properties beside 15 nullable ones.

macro_rules! form {
    ($($absent:ident)*; $($null:ident)*) => {
        #[isoform::structured_output(profiles(anthropic))]
        struct Form {
            $(#[structured(optional)] $absent: Option<bool>,)*
            $($null: Option<bool>,)*
        }
    };
}

form!(a b c d e f g h i j k l; m n o p q r s t u v w x y z aa);

fn main() {}
