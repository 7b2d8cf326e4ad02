//! Tuples, up to the sixteen positions that serde knows.

use isoform_compiler::ir::{Schema, Shape, Tuple};

use crate::StructuredOutput;

macro_rules! tuples {
    ($(($($name:ident),+))*) => {$(
        impl<$($name: StructuredOutput),+> StructuredOutput for ($($name,)+) {
            const SCHEMA: &'static Schema<'static> = &Schema::of(Shape::Tuple(Tuple {
                items: &[$($name::SCHEMA),+],
            }));
        }
    )*};
}

tuples! {
    (A)
    (A, B)
    (A, B, C)
    (A, B, C, D)
    (A, B, C, D, E)
    (A, B, C, D, E, F)
    (A, B, C, D, E, F, G)
    (A, B, C, D, E, F, G, H)
    (A, B, C, D, E, F, G, H, I)
    (A, B, C, D, E, F, G, H, I, J)
    (A, B, C, D, E, F, G, H, I, J, K)
    (A, B, C, D, E, F, G, H, I, J, K, L)
    (A, B, C, D, E, F, G, H, I, J, K, L, M)
    (A, B, C, D, E, F, G, H, I, J, K, L, M, N)
    (A, B, C, D, E, F, G, H, I, J, K, L, M, N, O)
    (A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P)
}
