use isoform::structured_output;

#[structured_output]
struct Reply {
    #[structured(optional)]
    answer: String,
}

fn main() {}
