//! Checking a generic type for the profiles that it is sent to.

/// Fails the build where a type cannot be carried to the named profiles without loss.
///
/// A generic type cannot check itself: what its parameters allow is known only where it is used. Name it there, with
/// the same words as in `profiles(..)`.
///
/// ```
/// use isoform::structured_output;
///
/// #[structured_output]
/// struct Page<T> {
///     items: Vec<T>,
/// }
///
/// isoform::check!(Page<String>: openai, gemini(check_locally(string_length)));
/// ```
#[macro_export]
macro_rules! check {
    ($($tokens:tt)*) => {
        $crate::__private::check! { $crate; $($tokens)* }
    };
}
