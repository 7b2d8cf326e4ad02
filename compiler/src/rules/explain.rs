//! The pages of `isoform explain`: for each rule what it is, why, an example that breaks it, and what to write instead.
//!
//! One text serves the command and the documentation of the rule. The examples are checked where they can be run, in
//! the workspace's tests.

use super::Rule;
use crate::text::same;

/// One page, in Markdown: a first paragraph that says what the rule is about, then the sections "Why", "Example" and
/// "Instead".
///
/// ```
/// use isoform_compiler::rules::Rule;
///
/// let page = Rule::Map.page().expect("every rule has a page");
/// assert_eq!(page.name, "map");
/// assert!(page.summary().starts_with("A map, on a provider"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    /// The rule's name, as a build error gives it.
    pub name: &'static str,
    /// The text, without a title.
    pub text: &'static str,
}

/// The pages of these names; each text stands in a file of its own.
macro_rules! pages {
    ($($name:literal)*) => {
        &[$(Page { name: $name, text: include_str!(concat!("explain/", $name, ".md")) },)*]
    };
}

/// Every page, in the order of [`Rule::ALL`]; two rules of one name share theirs.
pub const PAGES: &[Page] = pages! {
    "open_object"
    "map"
    "number_key"
    "any_json"
    "absent_and_null"
    "ambiguous_encoding"
    "union"
    "exclusive_union"
    "literal"
    "literal_case"
    "recursion"
    "property_name"
    "depth"
    "property_limit"
    "enum_limit"
    "character_limit"
    "large_enum"
    "union_limit"
    "optional_limit"
    "type_count"
    "empty"
    "unmodelled"
    "reference"
    "type_domain"
    "numeric_bounds"
    "multiple_of"
    "string_length"
    "pattern"
    "format"
    "item_count"
    "unique_items"
    "property_count"
    "unique_keys"
    "json_text"
    "decimal_text"
    "required"
    // Not a rule of the walk: a variant of a tagged enum is refused where it is written.
    "tagged_newtype"
    // Nor these, which are about tools.
    "tool_parameters"
    "tool_name"
    "tool_limit"
};

impl Page {
    /// What the rule is about: the first paragraph, on one line.
    pub fn summary(&self) -> String {
        let paragraph = self.text.split("\n\n").next().unwrap_or_default();
        paragraph.replace('\n', " ")
    }
}

impl Rule {
    /// The page that explains the rule.
    pub const fn page(self) -> Option<&'static Page> {
        let mut i = 0;
        while i < PAGES.len() {
            if same(PAGES[i].name, self.name()) {
                return Some(&PAGES[i]);
            }
            i += 1;
        }
        None
    }
}
