//! Each word once: of two, one would go unheard.

use syn::Path;
use syn::ext::IdentExt;

use crate::errors::Errors;

/// The words of one place so far.
#[derive(Default)]
pub(crate) struct Given(Vec<String>);

/// How words that take several things are written once; of any other, one has to go.
const TOGETHER: &[(&str, &str)] = &[
    ("length", "length(min = .., max = ..)"),
    ("range", "range(min = .., max = ..)"),
    ("inner", "inner(.., ..)"),
    ("profiles", "profiles(.., ..)"),
    ("check_locally", "check_locally(.., ..)"),
];

impl Given {
    /// Takes note of a word, and reports it if it was there before.
    pub(crate) fn note(&mut self, path: &Path, errors: &mut Errors) {
        let Some(word) = path.get_ident() else {
            return;
        };
        let word = word.unraw().to_string();
        // The one word of which a second adds something.
        if word == "example" {
            return;
        }
        if self.0.contains(&word) {
            let fix = match TOGETHER.iter().find(|(known, _)| *known == word) {
                Some((_, together)) => format!("write it once: `{together}`"),
                None => "keep one".to_owned(),
            };
            errors.at(path, format!("`{word}` is given twice: {fix}"));
        }
        self.0.push(word);
    }
}
