//! Each rule about what a provider takes is lifted where its author says so.

use isoform::structured_output;
use serde_json::Value;

#[structured_output(open, profiles(openai(assume(open_object, because = "tried on 2026-11-02"))))]
struct Stored {
    name: String,
}

#[structured_output(profiles(
    openai(assume(any_json, because = "tried on 2026-11-02")),
    anthropic(assume(any_json, because = "tried on 2026-11-02")),
    gemini(assume(any_json, because = "tried on 2026-11-02")),
))]
struct Event {
    payload: Value,
}

macro_rules! ten {
    ($item:ty) => { ($item, $item, $item, $item, $item, $item, $item, $item, $item, $item) };
}

#[structured_output(profiles(openai(assume(property_limit, because = "tried on 2026-11-02"))))]
struct Grid {
    cells: ten!(ten!(ten!(ten!(bool)))),
}

#[structured_output]
struct Cell<T> {
    the_value_of_this_cell_as_it_was_read_from_the_sheet_that_the_user_gave_us_before_any_formula_in_it_had_been_evaluated: T,
}

#[structured_output(profiles(openai(assume(character_limit, because = "tried on 2026-11-02"))))]
struct Sheet {
    cells: ten!(ten!(ten!(Cell<bool>))),
}

macro_rules! levels {
    ($($name:ident: $next:ty, [$($words:tt)*];)*) => {
        $(#[structured_output($($words)*)] struct $name { next: $next })*
    };
}

levels! {
    A: B, [profiles(openai(assume(depth, because = "tried on 2026-11-02")))];
    B: C, []; C: D, []; D: E, []; E: F, []; F: G, []; G: H, []; H: I, []; I: J, []; J: K, []; K: bool, [];
}

macro_rules! all {
    ($($name:ident)*) => {
        $(mod $name { #[isoform::structured_output] pub enum Ten { A, B, C, D, E, F, G, H, I, J } })*
        #[structured_output(profiles(openai(assume(enum_limit, because = "tried on 2026-11-02"))))]
        struct All { $($name: $name::Ten,)* }
    };
}

all!(aa ab ac ad ae af ag ah ai aj ak al am an ao ap aq ar as_ at au av aw ax ay az
     ba bb bc bd be bf bg bh bi bj bk bl bm bn bo bp bq br bs bt bu bv bw bx by bz
     ca cb cc cd ce cf cg ch ci cj ck cl cm cn co cp cq cr cs ct cu cv cw cx cy cz
     da db dc dd de df dg dh di dj dk dl dm dn do_ dp dq dr ds dt du dv dw);

macro_rules! form {
    ($($field:ident)*) => {
        #[structured_output(profiles(anthropic(assume(optional_limit, because = "tried on 2026-11-02"))))]
        struct Form { $(#[structured(optional)] $field: Option<bool>,)* }

        #[structured_output(profiles(anthropic(assume(union_limit, because = "tried on 2026-11-02"))))]
        struct Nulls { $($field: Option<bool>,)* }
    };
}

form!(a b c d e f g h i j k l m n o p q r s t u v w x y);

fn main() {}
