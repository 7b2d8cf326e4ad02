//! Types that reach themselves.

use isoform::structured_output;
use isoform_tests::typed::Typed;

#[structured_output]
pub(super) struct Tree {
    pub label: String,
    pub children: Vec<Tree>,
    #[structured(optional)]
    pub weight: Option<u8>,
}

#[structured_output]
pub(super) struct Chain {
    pub value: i32,
    pub next: Option<Box<Chain>>,
}

#[structured_output]
pub(super) enum Expr {
    Number { value: f64 },
    Sum { terms: Vec<Expr> },
    Negate { of: Box<Expr> },
}

#[structured_output]
pub(super) struct Folder {
    pub name: String,
    pub files: Vec<File>,
}

#[structured_output]
pub(super) struct File {
    pub name: (String, u8),
    pub attached: Option<Box<Folder>>,
}

#[structured_output]
#[serde(untagged)]
pub(super) enum Json {
    Flag(bool),
    Text(String),
    List(Vec<Json>),
}

pub(super) fn all() -> Vec<Typed> {
    let leaf = || Tree {
        label: "l".to_owned(),
        children: Vec::new(),
        weight: None,
    };
    vec![
        Typed::of(
            "tree",
            &[Tree {
                children: vec![leaf(), leaf()],
                ..leaf()
            }],
        ),
        Typed::of(
            "chain",
            &[Chain {
                value: 1,
                next: Some(Box::new(Chain {
                    value: 2,
                    next: None,
                })),
            }],
        ),
        Typed::of(
            "expression",
            &[Expr::Sum {
                terms: vec![Expr::Negate {
                    of: Box::new(Expr::Number { value: 1.5 }),
                }],
            }],
        ),
        Typed::of(
            "mutual recursion",
            &[Folder {
                name: "f".to_owned(),
                files: vec![File {
                    name: ("x".to_owned(), 1),
                    attached: None,
                }],
            }],
        ),
        Typed::of(
            "untagged recursion",
            &[Json::List(vec![
                Json::Flag(true),
                Json::Text("t".to_owned()),
            ])],
        ),
    ]
}
