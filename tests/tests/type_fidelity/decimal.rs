use isoform_tests::random::Random;
use isoform_tests::spelled::Spelled;
use rust_decimal::Decimal;
use serde_json::json;

const LARGEST: u128 = 79_228_162_514_264_337_593_543_950_335;

/// Whether it has 29 digits that are more than a `Decimal` holds.
fn beyond(text: &str) -> bool {
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    digits.trim_start_matches('0').len() == 29 && digits.parse::<u128>().unwrap() > LARGEST
}

fn number(random: &mut Random) -> Decimal {
    let number = u128::from(random.bits()) << 64 | u128::from(random.bits());
    let number = match random.below(4) {
        0 => number % 1_000,
        1 => LARGEST - number % 3,
        2 => number % 10_u128.pow(1 + random.below(28) as u32),
        _ => number % (LARGEST + 1),
    };
    let number = Decimal::from_i128_with_scale(number as i128, random.below(29) as u32);
    if random.one_in(2) { -number } else { number }
}

#[test]
fn decimals() {
    Spelled::<Decimal>::with_gaps(beyond)
        .writes(number)
        .reads(|random| number(random).to_string())
        .refuses(&[
            "",
            "-",
            "1.2.3",
            "79228162514264337593543950336000",
            "99999999999999999999999999999",
            "1e40",
            "NaN",
        ])
        .wider_reading(&[
            json!(1),
            json!(0.1),
            json!("+1"),
            json!("01"),
            json!("1_000"),
            json!(".5"),
            json!("5."),
            json!("1e5"),
            // Digits would be rounded off.
            json!("99.9999999999999999999999999999"),
            json!("0.00000000000000000000000000001"),
        ])
        .gap("79228162514264337593543950336");
    let rounded: Decimal = serde_json::from_value(json!("7.9228162514264337593543950336")).unwrap();
    assert_eq!(
        rounded.to_string(),
        "7.922816251426433759354395034",
        "a gap that is documented"
    );
}

#[test]
fn the_sign_of_a_zero_is_not_read() {
    let written = serde_json::to_value(-Decimal::new(0, 2)).unwrap();
    assert_eq!(written, json!("-0.00"));
    let read: Decimal = serde_json::from_value(written).unwrap();
    assert_eq!(serde_json::to_value(read).unwrap(), json!("0.00"));
}
