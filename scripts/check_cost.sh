#!/usr/bin/env bash
# What the checks cost: user CPU of `cargo check` on generated crates.
#
#   scripts/check_cost.sh [ROUNDS]     (default 5; the smallest of the rounds counts)
#
# Prints
#   * 100 annotated types (10 fields, 3 profiles) against the same types with serde's and schemars' derives;
#   * 1,000 such types, with the peak memory of the compiler;
#   * a chain of 40 types and a graph of 300 types with their checks, against the same without.
# Only the generated crate is measured: its dependencies are checked before. Needs python3 to ask for CPU and memory.
set -euo pipefail

rounds=${1:-5}
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export CARGO_TARGET_DIR="$work/target"
# With incremental reuse a touched crate is not evaluated again, and the checks would look free.
export CARGO_INCREMENTAL=0

# crate NAME: a crate whose source comes on stdin.
crate() {
    mkdir -p "$work/$1/src"
    cat > "$work/$1/src/lib.rs"
    cat > "$work/$1/Cargo.toml" <<TOML
[package]
name = "$1"
version = "0.0.0"
edition = "2024"
[dependencies]
isoform = { path = "$root/runtime" }
serde = { version = "1", features = ["derive"] }
schemars = "1"
[workspace]
TOML
    cp "$root/Cargo.lock" "$work/$1/Cargo.lock"
}

# check NAME: user CPU seconds and peak MiB of checking that crate alone.
check() {
    cd "$work/$1"
    touch src/lib.rs
    python3 - <<'PY'
import resource, subprocess
subprocess.run(["cargo", "check", "--quiet"], check=True)
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(f"{used.ru_utime:.2f} {used.ru_maxrss / 1024:.0f}")
PY
}

# costs NAME..: sets seconds[NAME] and peak[NAME] to the smallest of the rounds. The crates take turns, so that a machine
# that slows down slows all of them.
declare -A seconds peak
costs() {
    local name took
    for name in "$@"; do
        (cd "$work/$name" && cargo check --quiet)
        seconds[$name]="" peak[$name]=""
    done
    for _ in $(seq "$rounds"); do
        for name in "$@"; do
            took=$(check "$name")
            seconds[$name]=$(least "${took% *}" "${seconds[$name]}")
            peak[$name]=$(least "${took#* }" "${peak[$name]}")
        done
    done
}

least() { awk -v a="$1" -v b="$2" 'BEGIN { print (b == "" || a + 0 < b + 0) ? a : b }'; }
difference() { awk -v a="$1" -v b="$2" 'BEGIN { printf "%.2f", a - b }'; }
ratio() { awk -v a="$1" -v b="$2" 'BEGIN { printf "%.2f", a / b }'; }

# types COUNT ATTRIBUTES: types of 10 fields; nine of ten refer to the first of their ten.
types() {
    echo '#![allow(dead_code)]'
    for i in $(seq 0 $(($1 - 1))); do
        local nested="T$((i / 10 * 10))"
        [ $((i % 10)) = 0 ] && nested=u8
        echo "$2"
        echo "pub struct T$i { a: bool, b: String, c: i32, d: u64, e: f64, f: Option<String>, g: Vec<String>, h: Option<u32>, i: Vec<$nested>, j: (String, bool) }"
    done
}

# chain ATTRIBUTES: 40 types, each with two scalars and the next type.
chain() {
    echo "$preamble"
    for i in $(seq 0 39); do
        local next="T$((i + 1))"
        [ "$i" = 39 ] && next=u8
        echo "$1 pub struct T$i { a: String, b: bool, next: $next }"
    done
}

# graph ROOT OTHERS: 300 types, each of which refers to three others by a fixed scramble; cycles abound.
graph() {
    echo "$preamble"
    for i in $(seq 0 299); do
        [ "$i" = 0 ] && echo "$1" || echo "$2"
        local a=$(((i * 7 + 1) % 300)) b=$(((i * 131 + 17) % 300)) c=$(((i * 53 + 101) % 300))
        echo "pub struct T$i { a: Vec<T$a>, b: Option<Box<T$b>>, c: Vec<T$c> }"
    done
}

# The depth of these shapes is beyond OpenAI's limit, which is not what is measured here.
preamble='#![allow(dead_code)]
#![recursion_limit = "2048"] // rustc follows such a graph when it looks for drop glue
pub const DEEP: isoform::Profile = isoform::profiles::OPENAI.named("deep").with_max_depth(1000);'
plain='#[isoform::structured_output]'
deep='#[isoform::structured_output(profiles(crate::DEEP))]'

gated='#[isoform::structured_output(profiles(openai, anthropic, gemini))]'
serde='#[derive(serde::Serialize, serde::Deserialize, schemars::JsonSchema)] #[serde(deny_unknown_fields)]'

types 100 "$gated" | crate annotated
types 100 "$plain" | crate unchecked
types 100 "$serde" | crate derived
types 1000 "$gated" | crate annotated_1000
types 1000 "$serde" | crate derived_1000
chain '#[isoform::structured_output(profiles(gemini, crate::DEEP))]' | crate chain
chain "$plain" | crate chain_unchecked
graph "$deep" "$plain" | crate graph_root
graph "$plain" "$plain" | crate graph_unchecked

costs annotated unchecked derived
echo "100 types, 10 fields, 3 profiles: ${seconds[annotated]} s (without checks ${seconds[unchecked]} s); serde + schemars: ${seconds[derived]} s; ratio $(ratio "${seconds[annotated]}" "${seconds[derived]}")"
costs annotated_1000 derived_1000
echo "1,000 types: ${seconds[annotated_1000]} s, ${peak[annotated_1000]} MiB; serde + schemars: ${seconds[derived_1000]} s, ${peak[derived_1000]} MiB; ratio $(ratio "${seconds[annotated_1000]}" "${seconds[derived_1000]}")"
costs chain chain_unchecked
echo "40-type chain, 2 profiles each: ${seconds[chain]} s, without checks ${seconds[chain_unchecked]} s: the checks take $(difference "${seconds[chain]}" "${seconds[chain_unchecked]}") s"
costs graph_root graph_unchecked
echo "300-type graph, root checked: ${seconds[graph_root]} s, without checks ${seconds[graph_unchecked]} s: the checks take $(difference "${seconds[graph_root]}" "${seconds[graph_unchecked]}") s"
