//! Dates and times without an offset, for which JSON Schema has no format.

/// A day of the calendar in the years 0000 to 9999, leap days only in leap years.
macro_rules! date {
    () => {
        concat!(
            r"(\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|1\d|2[0-8]))",
            r"|(\d\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)"
        )
    };
}

/// Hours and minutes, with the seconds that are given, and a fraction of at most nanoseconds.
macro_rules! clock {
    ($seconds:literal) => {
        concat!(r"([01]\d|2[0-3]):[0-5]\d:", $seconds, r"(\.\d{1,9})?")
    };
}
