//! 2 errors: what is absent would be read as a default that is not `None`.

use isoform::structured_output;
use serde::{Deserialize, Serialize};

fn one() -> Option<u8> {
    Some(1)
}

#[structured_output]
struct Reply {
    #[structured(optional)]
    #[serde(default = "one")]
    count: Option<u8>,
    #[structured(optional)]
    #[serde(default)]
    fine: Option<u8>,
}

#[structured_output]
#[derive(Serialize, Deserialize)]
#[serde(default)]
struct Own {
    #[structured(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<u8>,
}

impl Default for Own {
    fn default() -> Own {
        Own { count: Some(1) }
    }
}

fn main() {}
