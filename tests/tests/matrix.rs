//! Every field type in every place, every representation of an enum, and every word of serde, judged by serde.
//!
//! Each cell is tried three ways: what serde writes is valid; what is valid is read, and written as the same; of what is
//! nearly valid, what serde refuses the schema refuses, and what serde reads and writes the schema allows. Where that is
//! not so, the gap stands in the list that the documentation shows.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a failing test may panic
#![allow(missing_docs)] // the types stand for a user's own

#[macro_use]
#[path = "matrix/drawn.rs"]
mod drawn;

#[path = "matrix/cell.rs"]
mod cell;
#[path = "matrix/difference.rs"]
mod difference;
#[path = "matrix/draw.rs"]
mod draw;
#[path = "matrix/gaps.rs"]
mod gaps;
#[path = "matrix/near.rs"]
mod near;
#[path = "matrix/places.rs"]
mod places;
#[path = "matrix/specials.rs"]
mod specials;
#[path = "matrix/types.rs"]
mod types;
#[path = "matrix/words.rs"]
mod words;
