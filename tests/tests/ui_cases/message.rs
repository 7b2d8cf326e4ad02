//! The messages of the gate, taken apart.

/// One violation in a message: its rule, and each profile that has it.
pub(crate) struct Shown {
    pub(crate) rule: String,
    pub(crate) profiles: Vec<String>,
    /// How many paths it has.
    pub(crate) paths: usize,
    pub(crate) has_reason: bool,
    /// What is written behind `fix:`, its own or that of the whole group of constraints.
    pub(crate) fix: Option<String>,
}

/// What the message says of the rules of a profile, in its order.
pub(crate) fn shown(message: &str) -> Vec<Shown> {
    let mut all: Vec<Shown> = Vec::new();
    let mut profiles = Vec::new();
    for line in message.lines() {
        if let Some((_, on)) = line.split_once("` is not lossless on ") {
            profiles = on
                .split('`')
                .skip(1)
                .step_by(2)
                .map(str::to_owned)
                .collect();
        }
        let Some((word, text)) = line.trim().split_once(": ") else {
            continue;
        };
        match word {
            "rule" => all.push(Shown {
                rule: text.to_owned(),
                profiles: profiles.clone(),
                paths: 0,
                has_reason: false,
                fix: None,
            }),
            "at" => {
                if let Some(shown) = all.last_mut() {
                    shown.paths += usize::from(text.trim().starts_with('$'));
                }
            }
            "why" => {
                if let Some(shown) = all.last_mut() {
                    shown.has_reason = true;
                }
            }
            // The constraints that one line of words accepts stand together, the words behind the last of them.
            "fix" => {
                for shown in all.iter_mut().rev() {
                    if shown.fix.is_some() || shown.profiles != profiles {
                        break;
                    }
                    shown.fix = Some(text.trim().to_owned());
                }
            }
            _ => {}
        }
    }
    all
}
