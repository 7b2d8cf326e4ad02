use isoform::structured_output;

#[structured_output]
struct Reply {
    #[serde(flatten)]
    page: Page,
}

#[structured_output]
struct Page {}

fn main() {}
