use isoform::structured_output;

// Each is small enough; all together are too many.
#[structured_output(tools, profiles(openai, anthropic))]
#[rustfmt::skip]
enum Many {
    A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U,
}

fn main() {}
