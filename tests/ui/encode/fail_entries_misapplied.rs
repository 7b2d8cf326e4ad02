use isoform::structured_output;

#[structured_output]
struct Reply {
    #[structured(encode = entries)]
    list: Vec<String>,
}

fn main() {}
