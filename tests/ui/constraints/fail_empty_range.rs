use isoform::structured_output;

#[structured_output]
struct Reply {
    #[structured(range(min = 5, max = 4))]
    count: u8,
}

fn main() {}
