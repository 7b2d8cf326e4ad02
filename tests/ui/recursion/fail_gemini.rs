//! Gemini unrolls recursion to a depth that it does not tell.

use isoform::structured_output;

#[structured_output(profiles(gemini))]
struct Comment {
    text: String,
    reply: Option<Box<Comment>>,
}

fn main() {}
