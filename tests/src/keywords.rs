//! What each provider is known to take, written from its pages and not from the profiles.

use crate::json::Value;

/// Everything in a sent schema that the provider would refuse or ignore.
pub fn refused(root: &Value, profile: &str) -> Vec<String> {
    let mut found = Vec::new();
    match profile {
        "openai" | "anthropic" => {
            if root.get("type").and_then(Value::text) != Some("object") {
                found.push("the root is no object".to_owned());
            }
        }
        "gemini" => {
            if root.get("anyOf").is_some() || root.get("$ref").is_some() {
                found.push("the root is a union or a reference".to_owned());
            }
        }
        _ => panic!("`{profile}` has no list"),
    }
    schema(root, profile, true, &mut found);
    found
}

fn keys(profile: &str, shape: &str) -> &'static [&'static str] {
    match (profile, shape) {
        (_, "annotations") => &["title", "description"],
        ("anthropic", "boolean") => &["type", "enum", "const"],
        (_, "null" | "boolean") => &["type"],
        ("openai", "object") => &["type", "properties", "required", "additionalProperties"],
        ("openai", "array") => &["type", "items", "minItems", "maxItems"],
        ("openai", "string") => &[
            "type",
            "minLength",
            "maxLength",
            "pattern",
            "format",
            "enum",
            "const",
        ],
        ("openai", "integer" | "number") => &[
            "type",
            "minimum",
            "maximum",
            "exclusiveMinimum",
            "exclusiveMaximum",
            "multipleOf",
            "enum",
            "const",
        ],
        ("anthropic", "object") => &["type", "properties", "required", "additionalProperties"],
        ("anthropic", "array") => &["type", "items", "minItems"],
        ("anthropic", "string") => &["type", "pattern", "format", "enum", "const"],
        ("anthropic", "integer" | "number") => &["type", "enum", "const"],
        ("gemini", "object") => &["type", "properties", "required", "additionalProperties"],
        ("gemini", "array") => &["type", "items", "prefixItems", "minItems", "maxItems"],
        ("gemini", "string") => &["type", "format", "enum"],
        ("gemini", "integer" | "number") => &["type", "minimum", "maximum", "enum"],
        _ => &[],
    }
}

fn formats(profile: &str) -> &'static [&'static str] {
    match profile {
        "openai" => &[
            "date-time",
            "time",
            "date",
            "duration",
            "email",
            "hostname",
            "ipv4",
            "ipv6",
            "uuid",
        ],
        "anthropic" => &[
            "date-time",
            "time",
            "date",
            "duration",
            "email",
            "hostname",
            "uri",
            "ipv4",
            "ipv6",
            "uuid",
        ],
        _ => &["date-time", "date", "time"],
    }
}

fn schema(node: &Value, profile: &str, is_root: bool, found: &mut Vec<String>) {
    let mut refuse = |what: &str| found.push(format!("{what} in {node}"));
    if !matches!(node, Value::Object(_)) {
        refuse("a schema that is no object");
        return;
    }
    let shape = match (node.get("$ref"), node.get("anyOf"), node.get("type")) {
        (Some(_), None, None) => "$ref",
        (None, Some(_), None) => "anyOf",
        (None, None, Some(Value::String(name))) => name.as_str(),
        (None, None, Some(Value::Array(names))) => {
            let fits =
                names.len() == 2 && names[1].text() == Some("null") && profile != "anthropic";
            if !fits {
                refuse("a type list");
            }
            names[0].text().unwrap_or_default()
        }
        _ => {
            refuse("no type, or a type beside a reference or union");
            return;
        }
    };
    for (key, _) in node.members() {
        let allowed = match shape {
            "$ref" => {
                key == "$ref"
                    || profile != "openai" && keys(profile, "annotations").contains(&key.as_str())
            }
            "anyOf" => key == "anyOf" || keys(profile, "annotations").contains(&key.as_str()),
            shape => {
                keys(profile, shape).contains(&key.as_str())
                    || keys(profile, "annotations").contains(&key.as_str())
            }
        };
        if !(allowed || is_root && key == "$defs") {
            refuse(&format!("`{key}`"));
        }
    }
    for key in ["enum", "const"] {
        if let Some(listed) = node.get(key) {
            let one = [listed.clone()];
            let values = if key == "enum" { listed.items() } else { &one };
            if values.is_empty() {
                refuse("an empty list");
            }
            if matches!(node.get("type"), Some(Value::Array(_))) {
                refuse("a type list beside listed values");
            }
            for (i, value) in values.iter().enumerate() {
                if values[..i].contains(value) {
                    refuse("a value listed twice");
                }
                let fits = match (shape, value) {
                    ("string", Value::String(text)) => profile != "gemini" || !text.is_empty(),
                    ("integer" | "number", Value::Number(_)) => true,
                    ("boolean", Value::Boolean(_)) => profile == "anthropic",
                    _ => false,
                };
                if !fits {
                    refuse("a listed value of another type");
                }
            }
        }
    }
    if let Some(format) = node.get("format").and_then(Value::text)
        && !formats(profile).contains(&format)
    {
        refuse("the format");
    }
    if let Some(pattern) = node.get("pattern").and_then(Value::text) {
        let whole = pattern.starts_with('^') && pattern.ends_with('$');
        let odd = ["(?=", "(?!", "(?<", r"\p", r"\b", r"\1"]
            .iter()
            .any(|word| pattern.contains(word));
        if odd || profile == "openai" && !whole {
            refuse("the pattern");
        }
    }
    if profile == "anthropic"
        && let Some(min) = node.get("minItems").and_then(Value::number)
        && min > 1.0
    {
        refuse("more than one as `minItems`");
    }
    if shape == "object" {
        object(node, profile, found);
    }
    if shape == "array" && node.get("items").is_none() && node.get("prefixItems").is_none() {
        found.push(format!("an array without items in {node}"));
    }
    for (key, value) in node.members() {
        match key.as_str() {
            "properties" | "$defs" => value
                .members()
                .iter()
                .for_each(|(_, inner)| schema(inner, profile, false, found)),
            "items" => schema(value, profile, false, found),
            "additionalProperties" if *value != Value::Boolean(false) => {
                schema(value, profile, false, found);
            }
            "anyOf" | "prefixItems" => value
                .items()
                .iter()
                .for_each(|inner| schema(inner, profile, false, found)),
            _ => {}
        }
    }
}

fn object(node: &Value, profile: &str, found: &mut Vec<String>) {
    let mut refuse = |what: &str| found.push(format!("{what} in {node}"));
    let declared: Vec<&str> = node
        .get("properties")
        .map_or(&[][..], Value::members)
        .iter()
        .map(|(name, _)| name.as_str())
        .collect();
    let required: Vec<&str> = node
        .get("required")
        .map_or(&[][..], Value::items)
        .iter()
        .filter_map(Value::text)
        .collect();
    if required.iter().any(|name| !declared.contains(name)) {
        refuse("a required name that is not declared");
    }
    if profile != "gemini" {
        if node.get("additionalProperties") != Some(&Value::Boolean(false)) {
            refuse("an object that is not closed");
        }
        if node.get("properties").is_none() {
            refuse("an object without properties");
        }
    }
    if profile == "openai" && required != declared {
        refuse("a property that is not required");
    }
    if profile == "anthropic" {
        let plain = |name: &&str| {
            (1..=64).contains(&name.len())
                && name
                    .bytes()
                    .all(|c| c.is_ascii_alphanumeric() || b"_.-".contains(&c))
        };
        if !declared.iter().all(plain) {
            refuse("a property name");
        }
        // Some engines write required properties first; the schema says so by its order.
        let optional = declared.iter().position(|name| !required.contains(name));
        if let Some(first) = optional
            && declared[first..].iter().any(|name| required.contains(name))
        {
            refuse("a required property behind an optional one");
        }
    }
}
