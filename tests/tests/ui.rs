//! What the compiler says, case by case.

#[test]
fn attribute() {
    let cases = trybuild::TestCases::new();
    cases.pass("ui/attribute/pass/*.rs");
    cases.compile_fail("ui/attribute/fail/*.rs");
}
