use isoform::structured_output;

#[structured_output(profiles(openai))]
struct Page<T> {
    items: Vec<T>,
}

fn main() {}
