use isoform::structured_output;

#[structured_output(tools, profiles(gemini))]
enum Action {
    Größe { in_cm: u16 },
}

fn main() {}
