use isoform::structured_output;

#[structured_output]
enum Never {}

fn main() {}
