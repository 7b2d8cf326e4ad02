//! 2 errors: other names on types that let any name pass.

use isoform::structured_output;
use serde::{Deserialize, Serialize};

#[structured_output(open)]
struct Reply {
    #[serde(alias = "text")]
    answer: String,
}

#[structured_output]
#[derive(Serialize, Deserialize)]
enum Step {
    Start {
        #[serde(alias = "why")]
        reason: String,
    },
    #[serde(alias = "end")]
    Stop,
}

fn main() {}
