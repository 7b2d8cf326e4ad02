#!/usr/bin/env bash
# What the checks cost: user CPU of `cargo check` on generated crates.
#
#   scripts/check_cost.sh [ROUNDS]     (default 5; the smallest of the rounds counts)
#
# Prints
#   * 100 annotated types (10 fields, 3 profiles) against the same types with serde's and schemars' derives;
#   * a chain of 40 types and a graph of 300 types with their checks, against the same without.
# Only the generated crate is measured: its dependencies are checked before.
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

# cost NAME: user CPU seconds of checking that crate alone.
cost() {
    cd "$work/$1"
    cargo check --quiet
    local best="" TIMEFORMAT=%U
    for _ in $(seq "$rounds"); do
        touch src/lib.rs
        local took
        took=$({ time cargo check --quiet; } 2>&1)
        best=$(awk -v a="$took" -v b="$best" 'BEGIN { print (b == "" || a < b) ? a : b }')
    done
    echo "$best"
}

difference() { awk -v a="$1" -v b="$2" 'BEGIN { printf "%.2f", a - b }'; }
ratio() { awk -v a="$1" -v b="$2" 'BEGIN { printf "%.2f", a / b }'; }

# types ATTRIBUTES: 100 types of 10 fields; nine of ten refer to the one before their group.
types() {
    echo '#![allow(dead_code)]'
    for i in $(seq 0 99); do
        local nested="T$((i / 10 * 10))"
        [ $((i % 10)) = 0 ] && nested=u8
        echo "$1"
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

types '#[isoform::structured_output(profiles(openai, anthropic, gemini))]' | crate annotated
types "$plain" | crate unchecked
types '#[derive(serde::Serialize, serde::Deserialize, schemars::JsonSchema)] #[serde(deny_unknown_fields)]' | crate derived
chain '#[isoform::structured_output(profiles(gemini, crate::DEEP))]' | crate chain
chain "$plain" | crate chain_unchecked
graph "$deep" "$plain" | crate graph_root
graph "$plain" "$plain" | crate graph_unchecked

annotated=$(cost annotated) unchecked=$(cost unchecked) derived=$(cost derived)
echo "100 types, 10 fields, 3 profiles: $annotated s (without checks $unchecked s); serde + schemars: $derived s; ratio $(ratio "$annotated" "$derived")"
chain=$(cost chain) chain_unchecked=$(cost chain_unchecked)
echo "40-type chain, 2 profiles each: $chain s, without checks $chain_unchecked s: the checks take $(difference "$chain" "$chain_unchecked") s"
root_only=$(cost graph_root) unchecked=$(cost graph_unchecked)
echo "300-type graph, root checked: $root_only s, without checks $unchecked s: the checks take $(difference "$root_only" "$unchecked") s"
