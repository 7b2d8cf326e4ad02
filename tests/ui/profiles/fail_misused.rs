//! 9 errors: a profile is named once, with words that say something.

use isoform::structured_output;

#[structured_output(profiles())]
struct Nothing {
    value: u8,
}

#[structured_output(profiles(openai(), gemini(check_locally())))]
struct Empty {
    value: u8,
}

#[structured_output(profiles(openai, profiles::OPENAI, gemini, isoform::profiles::GEMINI))]
struct Twice {
    value: u8,
}

#[structured_output(profiles(
    gemini(check_locally(pattern, pattern)),
    openai(check_locally(pattern), check_locally(format))
))]
struct Words {
    value: u8,
}

isoform::check!(Vec<u8>: );
isoform::check!(Vec<u8>: openai, isoform::profiles::OPENAI);

fn main() {}
