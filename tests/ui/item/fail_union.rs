use isoform::structured_output;

#[structured_output]
union Bits {
    small: u8,
    large: u32,
}

fn main() {}
