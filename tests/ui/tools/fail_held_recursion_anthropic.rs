use isoform::structured_output;

#[structured_output(tools, profiles(openai, anthropic))]
enum Action {
    Grow(Tree),
}
#[structured_output]
struct Tree {
    children: Vec<Tree>,
}

fn main() {}
