use isoform::structured_output;

#[structured_output(tools, profiles(anthropic))]
enum Wide {
    First(Nine),
    Second(Nine),
}

#[structured_output(tools, profiles(anthropic))]
enum More {
    Third(Nine),
}

#[structured_output]
struct Nine {
    #[structured(optional)]
    a: Option<u8>,
    #[structured(optional)]
    b: Option<u8>,
    #[structured(optional)]
    c: Option<u8>,
    #[structured(optional)]
    d: Option<u8>,
    #[structured(optional)]
    e: Option<u8>,
    #[structured(optional)]
    f: Option<u8>,
    #[structured(optional)]
    g: Option<u8>,
    #[structured(optional)]
    h: Option<u8>,
    #[structured(optional)]
    i: Option<u8>,
}

fn main() {}
