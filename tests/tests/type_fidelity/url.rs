use isoform_tests::random::Random;
use isoform_tests::spelled::Spelled;
use serde_json::json;
use url::Url;

const SCHEMES: &[&str] = &[
    "http", "https", "ws", "ftp", "file", "urn", "mailto", "x-a.b+c",
];
const HOSTS: &[&str] = &[
    "a.example",
    "A.Example",
    "192.0.2.1",
    "[2001:db8::1]",
    "xn--bcher-kva.example",
    "a_b",
    "a%41",
];
const PATHS: &[&str] = &[
    "",
    "/",
    "/a/../b",
    "/%7e/%C3%A4",
    "/a;b=c,d!$&'()*+",
    "/a@b:c",
    "//",
    "/./",
];
const QUERIES: &[&str] = &["", "?", "?a=b&c=%20", "?a=b/c?d'e"];
const FRAGMENTS: &[&str] = &["", "#", "#a/b?c", "#%20"];

fn text(random: &mut Random) -> String {
    let scheme = *random.pick(SCHEMES);
    let (path, query, fragment) = (
        random.pick(PATHS),
        random.pick(QUERIES),
        random.pick(FRAGMENTS),
    );
    if matches!(scheme, "urn" | "mailto") {
        let path = path.trim_start_matches('/');
        return format!("{scheme}:x{path}{query}{fragment}");
    }
    if scheme == "file" {
        return format!("file:///x{path}{query}{fragment}");
    }
    let user = random.pick(&["", "user@", "user:secret@"]);
    let port = random.pick(&["", ":80", ":8080", ":65535"]);
    // Without a known scheme a host is opaque, and letter case and escapes of it stay.
    let host = random.pick(HOSTS);
    format!("{scheme}://{user}{host}{port}{path}{query}{fragment}")
}

/// Where `url` refuses a URI: in its host or its port, also where two slashes before them are missing.
fn host_or_port(text: &str) -> bool {
    let (scheme, rest) = text.split_once(':').unwrap();
    let has_host = ["http", "https", "ws", "wss", "ftp", "file"]
        .iter()
        .any(|known| known.eq_ignore_ascii_case(scheme));
    has_host || rest.starts_with("//")
}

#[test]
fn urls() {
    Spelled::<Url>::with_gaps(host_or_port)
        .writes(|random| {
            loop {
                if let Ok(url) = Url::parse(&text(random)) {
                    return url;
                }
            }
        })
        .refuses(&["", "/a", "//a.example", "a", "https://exa mple/"])
        .wider_reading(&[
            json!("https://bücher.example/"),
            json!("https://a.example/?q=|"),
            json!("https://a.example/[x]"),
            json!(" https://a.example/"),
        ])
        .gap("https://a.example:65536/")
        .gap("https://192.0.2.256/")
        .gap("https://xn--a/")
        .gap("https://[v1.a]/")
        .gap("http://")
        .written_outside(Url::parse("https://a.example/?q=|").unwrap());
}

#[test]
fn every_uri_with_a_plain_host_is_read() {
    Spelled::<Url>::exact().reads(text);
}
