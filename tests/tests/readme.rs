//! The README's table is what `isoform profiles` prints. `ISOFORM_BLESS=1` rewrites it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a failing test may panic

use isoform::profiles;

const START: &str = "<!-- profiles: made by `isoform profiles`, checked in CI -->\n";
const END: &str = "<!-- /profiles -->";

#[test]
fn the_table_of_profiles_is_the_one_in_the_code() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../README.md");
    let readme = std::fs::read_to_string(path).unwrap();
    let (before, rest) = readme.split_once(START).expect("the table's start");
    let (table, after) = rest.split_once(END).expect("the table's end");
    let made = profiles::markdown();
    if std::env::var_os("ISOFORM_BLESS").is_some() {
        std::fs::write(path, format!("{before}{START}{made}{END}{after}")).unwrap();
    } else {
        assert_eq!(table, made, "run this test with ISOFORM_BLESS=1");
    }
}
