use isoform::structured_output;
use serde_json::Value;

pub const GATEWAY: isoform::Profile =
    isoform::profiles::OPENAI.named("gateway").checking_locally(&[isoform::Kind::StringLength]);

#[structured_output(tools, profiles(
    openai,
    anthropic(check_locally(string_length, item_count)),
    gemini(check_locally(string_length, item_count)),
    crate::GATEWAY,
))]
enum Action {
    Search {
        #[structured(length(max = 80))]
        query: String,
        #[structured(length(max = 4))]
        tags: Vec<String>,
        #[structured(encode = json_text)]
        more: Value,
        near: Option<Place>,
    },
    // It accepts for itself what the set does not.
    Open(Page),
    Move(Place),
    Stop,
}

#[structured_output]
struct Place {
    at: (i32, i32),
}

#[structured_output(profiles(openai, anthropic(check_locally(numeric_bounds))))]
struct Page {
    #[structured(range(min = 1, max = 800))]
    number: u16,
}

mod renamed {
    pub use isoform as facade;
}

#[structured_output(tools, crate = "crate::renamed::facade", profiles(openai))]
enum Renamed {
    Search { query: String },
    Stop,
}

fn main() {}
