//! Keeping schemas as files beside the code.

/// Makes a test that holds the schemas of types against files, and writes these with `ISOFORM_BLESS=1`.
///
/// A file that is looked at in review shows what a change of a type does to its schema. For each type there is
/// `<id>.json`, the original schema, and `<id>.<profile>.json` for each profile in the type's `profiles(..)`, as it is
/// sent. Properties stand in declared order. A type without an `id` is called after its name, in snake case; characters
/// that a file's name should not have become `_`. A set of tools is named as `tools Action`, and has such files for the
/// parameters of each tool: `action.search.json`.
///
/// The directory is taken from the folder of your `Cargo.toml`, and is made where it is missing. Files of other names
/// are left alone. The test is called `exported_schemas`; a second one needs a module of its own. It fails where a file
/// is missing or differs, where two types would be written to one file, and where a type cannot be carried to its own
/// profile.
///
/// ```
/// use isoform::structured_output;
///
/// #[structured_output(id = "agent.decision", profiles(openai, gemini))]
/// enum Decision {
///     Tool { call: ToolCall },
///     Stop,
/// }
///
/// #[structured_output]
/// struct ToolCall {
///     name: String,
/// }
///
/// #[structured_output(tools, profiles(openai))]
/// enum Action {
///     Search { query: String },
/// }
///
/// // agent.decision.json, agent.decision.openai.json, agent.decision.gemini.json, tool_call.json,
/// // action.search.json, action.search.openai.json
/// isoform::export!("schemas/", Decision, ToolCall, tools Action);
/// ```
#[macro_export]
macro_rules! export {
    (@types $list:ident) => {};
    (@types $list:ident tools $set:ty $(, $($rest:tt)*)?) => {
        $list.extend($crate::__private::export::Exported::tools::<$set>(::core::stringify!($set)));
        $crate::export!(@types $list $($($rest)*)?);
    };
    (@types $list:ident $type:ty $(, $($rest:tt)*)?) => {
        $list.push($crate::__private::export::Exported::of::<$type>(::core::stringify!($type)));
        $crate::export!(@types $list $($($rest)*)?);
    };
    ($directory:expr, $($types:tt)+) => {
        #[::core::prelude::v1::test]
        fn exported_schemas() -> ::core::result::Result<(), $crate::__private::export::Drift> {
            let mut types = ::std::vec::Vec::new();
            $crate::export!(@types types $($types)+);
            $crate::__private::export::export(
                ::std::path::Path::new(::core::env!("CARGO_MANIFEST_DIR")),
                $directory,
                ::std::env::var_os("ISOFORM_BLESS").is_some(),
                &$crate::__private::export::Disk {
                    read: |path| ::std::fs::read(path),
                    make_folder: |path| ::std::fs::create_dir_all(path),
                    write: |path, text| ::std::fs::write(path, text),
                },
                &types,
            )
        }
    };
}
