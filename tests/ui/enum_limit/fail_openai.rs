//! 1,010 listed values: 101 enums of ten values each.

macro_rules! all { ($($name:ident)*) => {
    $(mod $name { #[isoform::structured_output] pub enum Ten { A, B, C, D, E, F, G, H, I, J } })*
    #[isoform::structured_output(profiles(openai))] struct All { $($name: $name::Ten,)* }
} }

all!(aa ab ac ad ae af ag ah ai aj ak al am an ao ap aq ar as_ at au av aw ax ay az
     ba bb bc bd be bf bg bh bi bj bk bl bm bn bo bp bq br bs bt bu bv bw bx by bz
     ca cb cc cd ce cf cg ch ci cj ck cl cm cn co cp cq cr cs ct cu cv cw cx cy cz
     da db dc dd de df dg dh di dj dk dl dm dn do_ dp dq dr ds dt du dv dw);

fn main() {}
