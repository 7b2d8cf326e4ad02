use isoform::structured_output;

#[structured_output]
struct Reply {
    answer: Vec<Option<Option<String>>>,
}

fn main() {}
