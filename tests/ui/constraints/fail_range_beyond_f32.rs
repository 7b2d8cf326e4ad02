use isoform::structured_output;

#[structured_output]
struct Reading {
    #[structured(range(min = -1.0, max = 1e39))]
    value: f32,
}

fn main() {}
