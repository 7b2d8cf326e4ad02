use isoform::structured_output;

macro_rules! pair {
    ($a:ident, $b:ident, $ty:ty) => {
        #[structured_output(profiles(openai))]
        struct $a {
            value: $ty,
            list: Vec<$b>,
        }
        #[structured_output(profiles(openai))]
        struct $b {
            value: Option<$ty>,
        }
    };
}

pair!(First, Second, String);

use isoform_compiler::profile::Profile;

mod renamed {
    pub use isoform as facade;
}

#[structured_output(crate = "crate::renamed::facade", profiles(openai, crate::GATEWAY))]
struct Local<'a> {
    #[serde(borrow)]
    text: std::borrow::Cow<'a, str>,
}

const GATEWAY: Profile = isoform::profiles::GEMINI;

#[structured_output]
struct Page<T> {
    items: Vec<T>,
}

isoform::check!(Page<Local<'static>>: openai, gemini(check_locally(string_length)), GATEWAY);

fn main() {
    let page: Page<First> = serde_json::from_str(r#"{"items":[]}"#).unwrap();
    let _ = (page.items.iter().map(|first| (&first.value, &first.list)).count(), Second { value: None }.value);
    #[structured_output]
    struct Inside {
        a: u8,
    }
    let _ = (Inside { a: 1 }.a, Local { text: "".into() }.text);
}
