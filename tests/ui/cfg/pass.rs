use isoform::structured_output;

#[structured_output(profiles(openai))]
struct Reply {
    #[cfg(any())]
    gone: Missing,
    #[cfg(all())]
    answer: String,
    #[cfg(not(all()))]
    answer: u8,
}

#[structured_output]
enum Step {
    #[cfg(any())]
    Gone(u8, u8),
    Go,
}

fn main() {
    let json = serde_json::to_string(&Reply { answer: String::new() }).unwrap();
    assert_eq!(json, r#"{"answer":""}"#);
    assert_eq!(serde_json::to_string(&Step::Go).unwrap(), r#"{"kind":"go"}"#);
}
