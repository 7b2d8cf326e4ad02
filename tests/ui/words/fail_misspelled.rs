use isoform::structured_output;

#[structured_output]
struct Reply {
    #[structured(lenght(max = 9))]
    answer: String,
}

fn main() {}
