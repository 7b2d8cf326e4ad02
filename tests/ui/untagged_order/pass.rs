use isoform::structured_output;

#[structured_output]
#[serde(untagged)]
enum Query {
    Text { text: String },
    Page { text: String, page: Option<u32> },
    Number { text: u32 },
    More { text: String, page: Option<u32>, more: bool },
}

fn main() {
    for (json, is_page) in [(r#"{"text":"a"}"#, false), (r#"{"text":"a","page":null}"#, true)] {
        let value = <Query as isoform::StructuredOutput>::contract();
        let read: Query = value.accept_value(serde_json::from_str(json).unwrap()).unwrap();
        assert_eq!(matches!(read, Query::Page { .. }), is_page);
        assert_eq!(serde_json::to_string(&read).unwrap(), json);
    }
}
