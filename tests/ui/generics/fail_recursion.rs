use isoform::structured_output;

#[structured_output]
struct Tree<T> {
    value: T,
    children: Vec<Tree<T>>,
}

fn main() {}
