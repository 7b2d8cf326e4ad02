use isoform::structured_output;

#[structured_output]
struct Reply {
    #[structured(length(max = 9))]
    done: bool,
}

fn main() {}
