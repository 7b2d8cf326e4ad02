#![deny(warnings)]
//! A module where the names of the prelude, of macros and of our own parts are the user's.

#[allow(dead_code, non_camel_case_types, unused_macros)]
mod own {
    pub struct Vec;
    pub struct Result;
    pub struct Ok;
    pub struct Err;
    pub struct None;
    pub struct Box;
    pub struct Default;
    pub struct Clone;
    pub mod core {}
    pub mod std {}
    pub mod serde {}
    pub mod isoform {}
    pub const FIELD_0: ::std::primitive::usize = 1;
    pub const VARIANT_0: ::std::primitive::usize = 2;
    pub const SCHEMA: ::std::primitive::usize = 3;
    pub const IS_STRUCT: ::std::primitive::usize = 4;
    pub trait Sized {}
    pub trait Serialize {}
    pub trait Deserialize {}
    pub trait StructuredOutput {
        const SCHEMA: ::std::primitive::usize = 0;
        fn gated(&self) {}
        fn annotated(&self) {}
        fn present(&self) {}
        fn with_length(&self) {}
        fn is_nullable(&self) {}
    }
    impl<T> StructuredOutput for T {}
    macro_rules! module_path { () => { compile_error!("not ours") } }
    macro_rules! line { () => { compile_error!("not ours") } }
    macro_rules! panic { () => { compile_error!("not ours") } }
    #[allow(unused_imports)]
    pub(crate) use {line, module_path, panic};
}

mod inside {
    #[allow(unused_imports)]
    use super::own::*;

    /// The user's own type of the name of another.
    #[::isoform::structured_output(profiles(openai))]
    pub struct Option {
        some: ::std::primitive::bool,
    }

    #[::isoform::structured_output(profiles(openai))]
    pub struct String(Option);

    #[::isoform::structured_output(profiles(openai, gemini(check_locally(string_length))), title = "All")]
    pub struct Some {
        #[structured(title = "Own", example = {"some": true})]
        option: Option,
        string: String,
        #[structured(optional, length(min = 1))]
        text: ::std::option::Option<::std::string::String>,
        list: [Option; FIELD_0],
        #[serde(default)]
        number: ::std::option::Option<::std::primitive::u64>,
        #[serde(flatten)]
        flat: Flat,
        #[structured(encode = decimal)]
        wide: ::std::primitive::i64,
    }

    #[::isoform::structured_output]
    pub struct Flat {
        #[serde(rename = "listed")]
        lists: [::std::primitive::u8; VARIANT_0],
    }

    #[::isoform::structured_output]
    pub enum Step {
        None,
        Some(Option),
        Other { option: Option },
    }

    #[::isoform::structured_output]
    #[structured(encode = fold_case)]
    pub enum Level {
        Ok,
        Err,
    }

    #[::isoform::structured_output]
    #[serde(untagged)]
    pub enum Either {
        Left(Option),
        Right(::std::primitive::u8),
    }

    pub fn use_all(some: Some, step: Step) {
        let _ = (some.option.some, some.string.0.some, some.text, some.list, some.number, some.flat.lists, some.wide);
        if let Step::Other { option } | Step::Some(option) = step {
            let _ = option.some;
        }
    }
}

fn main() {
    let _ = (inside::use_all, inside::Step::None, inside::Level::Ok, inside::Level::Err);
    let _ = (inside::Either::Left, inside::Either::Right(1));
}
