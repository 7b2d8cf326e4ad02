//! What the compiler says where a type is not lossless on a profile.

#[test]
fn a_lossy_type_stops_the_build() {
    let cases = trybuild::TestCases::new();
    cases.compile_fail("ui/gate/fail/*.rs");
}

#[test]
fn a_lossless_type_builds() {
    let cases = trybuild::TestCases::new();
    cases.pass("ui/gate/pass/*.rs");
}
