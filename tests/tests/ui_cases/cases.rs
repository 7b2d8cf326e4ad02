//! The cases as they stand in `ui/<rule or topic>/`: `fail*.rs` with its message beside it, and `pass*.rs`.

use std::fs;
use std::path::{Path, PathBuf};

/// One case.
pub(crate) struct Case {
    /// The rule or topic.
    pub(crate) folder: String,
    /// The name of the file, without its ending.
    pub(crate) name: String,
    pub(crate) source: String,
    /// What the compiler says; `None` where the case passes.
    pub(crate) message: Option<String>,
}

impl Case {
    /// How the case is called in the messages of a failing test.
    pub(crate) fn place(&self) -> String {
        format!("tests/ui/{}/{}.rs", self.folder, self.name)
    }
}

/// Every case, in the order of the paths.
pub(crate) fn all() -> Vec<Case> {
    let mut cases = Vec::new();
    for folder in entries(&Path::new(env!("CARGO_MANIFEST_DIR")).join("ui")) {
        for path in entries(&folder) {
            if path.extension().is_some_and(|extension| extension == "rs") {
                cases.push(read(&folder, &path));
            }
        }
    }
    cases
}

/// Every failing case with its message.
pub(crate) fn failing() -> Vec<(Case, String)> {
    let cases = all().into_iter();
    cases
        .filter_map(|mut case| case.message.take().map(|message| (case, message)))
        .collect()
}

fn read(folder: &Path, path: &Path) -> Case {
    let name = file_name(&path.with_extension(""));
    let message = path.with_extension("stderr");
    let message = if name.starts_with("fail") {
        Some(
            fs::read_to_string(&message)
                .unwrap_or_else(|_| panic!("{} is missing", message.display())),
        )
    } else {
        assert!(
            name.starts_with("pass"),
            "{}: neither fails nor passes",
            path.display()
        );
        assert!(!message.exists(), "{} has a message", path.display());
        None
    };
    Case {
        folder: file_name(folder),
        name,
        source: fs::read_to_string(path).unwrap(),
        message,
    }
}

/// What stands in a folder, in order.
pub(crate) fn entries(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.unwrap().path())
        .collect();
    paths.sort();
    paths
}

pub(crate) fn file_name(path: &Path) -> String {
    path.file_name().unwrap().to_str().unwrap().to_owned()
}
