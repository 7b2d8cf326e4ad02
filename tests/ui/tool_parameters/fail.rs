use isoform::structured_output;

#[structured_output(tools)]
enum Action {
    Search(String),
}

fn main() {}
