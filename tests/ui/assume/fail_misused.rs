//! 7 errors: an assumption names a rule about the provider, once, with a reason.

use isoform::structured_output;

#[structured_output(profiles(
    openai(assume()),
    anthropic(assume(recursion)),
    gemini(
        assume(dpeth, because = "seen"),
        assume(string_length, because = "seen"),
        assume(ambiguous_encoding, because = "seen"),
        assume(map, because = " "),
        assume(depth, because = "seen"),
        assume(depth, because = "seen again"),
    ),
))]
struct Reply {
    answer: String,
}

fn main() {}
