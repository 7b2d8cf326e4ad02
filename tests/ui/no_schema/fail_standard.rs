use isoform::structured_output;

#[structured_output]
struct Reply {
    after: std::time::SystemTime,
}

fn main() {}
