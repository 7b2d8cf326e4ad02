//! What a test made by `export!` does. The disk is the test's: nothing here opens a file by itself.

mod files;
mod pretty;

use std::fmt::{self, Write as _};
use std::io;
use std::path::Path;

use isoform_compiler::gate::Gate;

use crate::{Contract, StructuredOutput, ToolSet};
use files::File;

/// A type to export, or the parameters of a tool.
pub struct Exported {
    /// The type as it was written.
    name: &'static str,
    /// The tool, where it is one of a set.
    tool: Option<&'static str>,
    contract: Contract,
    gates: &'static [Gate<'static>],
}

impl Exported {
    /// The type with its contract and the profiles that it names.
    #[must_use]
    pub fn of<T: StructuredOutput>(name: &'static str) -> Exported {
        let contract = T::contract();
        Exported {
            name,
            tool: None,
            gates: contract.gates(),
            contract,
        }
    }

    /// The tools of a set, each with the profiles that the set names.
    #[must_use]
    pub fn tools<T: ToolSet>(name: &'static str) -> Vec<Exported> {
        let tools = T::tools();
        let exported = tools.iter().map(|tool| Exported {
            name,
            tool: Some(tool.name()),
            contract: tool.contract().clone(),
            gates: T::__gates(),
        });
        exported.collect()
    }
}

/// How files are read and written.
pub struct Disk {
    /// The bytes of a file.
    pub read: fn(&Path) -> io::Result<Vec<u8>>,
    /// Makes a folder and those above it.
    pub make_folder: fn(&Path) -> io::Result<()>,
    /// Writes a file anew.
    pub write: fn(&Path, &str) -> io::Result<()>,
}

/// What is not as it should be; a failing test prints it as it stands.
pub struct Drift(String);

impl fmt::Debug for Drift {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Holds the schemas of the types against the files in `root/directory`, or writes those that differ.
///
/// # Errors
/// All files that differ, each with the first line that does; two types of one file; a type that its own profile does
/// not carry; a disk that refuses.
pub fn export(
    root: &Path,
    directory: &str,
    blesses: bool,
    disk: &Disk,
    types: &[Exported],
) -> Result<(), Drift> {
    let files = files::of(types).map_err(Drift)?;
    let folder = root.join(directory);
    if blesses {
        (disk.make_folder)(&folder).map_err(|error| refused("make", &folder, &error))?;
    }
    let mut drift = String::new();
    for file in &files {
        let path = folder.join(&file.name);
        let found = match (disk.read)(&path) {
            Ok(bytes) => Some(bytes),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(refused("read", &path, &error)),
        };
        let Some(difference) = difference(file, found.as_deref()) else {
            continue;
        };
        if blesses {
            (disk.write)(&path, &file.text).map_err(|error| refused("write", &path, &error))?;
        } else {
            let shown = Path::new(directory).join(&file.name);
            let _ = write!(
                drift,
                "\n  {} of `{}` {difference}",
                shown.display(),
                file.of
            );
        }
    }
    if drift.is_empty() {
        return Ok(());
    }
    Err(Drift(format!(
        "exported schemas are not those of their types:{drift}\nto write them anew: ISOFORM_BLESS=1 cargo test exported_schemas"
    )))
}

/// In what the file is not the schema of its type. Line ends of another system are no difference.
fn difference(file: &File, found: Option<&[u8]>) -> Option<String> {
    let Some(found) = found else {
        return Some("is missing".to_owned());
    };
    let found = String::from_utf8_lossy(found).replace("\r\n", "\n");
    if found == file.text {
        return None;
    }
    let (mut old, mut new) = (found.lines(), file.text.lines());
    let mut number = 0;
    loop {
        number += 1;
        let (before, now) = (old.next(), new.next());
        if before == now && before.is_some() {
            continue;
        }
        let [before, now] = [before, now].map(|line| line.map(str::trim_start));
        return Some(match (before, now) {
            (None, None) => "differs in nothing but the end of its last line".to_owned(),
            _ => format!(
                "differs at line {number}\n    file: {}\n    type: {}",
                before.unwrap_or("the end"),
                now.unwrap_or("the end"),
            ),
        });
    }
}

fn refused(what: &str, path: &Path, error: &io::Error) -> Drift {
    Drift(format!("cannot {what} `{}`: {error}", path.display()))
}
