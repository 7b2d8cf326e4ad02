//! Named types.

use super::{KindSet, Schema};
use crate::gate::Gate;
use crate::text::same;

/// A named type: what `$defs` lists and references point at.
#[derive(Clone, Copy, Debug)]
pub struct Definition<'a> {
    /// The short name; `$defs` takes it, then `_2`, … in walk order.
    pub name: &'a str,
    /// Tells types of one name apart.
    pub identity: Identity,
    /// The contract's id, if the author gave one.
    pub id: Option<&'a str>,
    /// The contract's version, if the author gave one.
    pub version: Option<&'a str>,
    /// What the type allows.
    pub schema: Schema<'a>,
    /// The profiles that the type checks by itself, so that its parents need not report it again.
    pub gates: &'a [Gate<'a>],
}

impl Definition<'_> {
    /// What the type accepts for the profile of that name and signature, if it checks itself for it.
    pub(crate) const fn gate(&self, profile: &str, signature: u64) -> Option<KindSet> {
        let (mut i, end) = (0, self.gates.len());
        while i < end {
            let (own, accepted) = self.gates[i];
            if same(own.name, profile) && own.signature() == signature {
                return Some(accepted);
            }
            i += 1;
        }
        None
    }
}

/// The identity of a named type: its place in the source, its crate's version and its tokens.
///
/// Path and name alone would merge local types; place alone would merge two types that one macro call made. The attribute
/// makes `tokens` another number where equal tokens come again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Identity(u128);

impl Identity {
    /// The identity of the type `name` of `module`, written at `file:line:column`.
    ///
    /// A 128-bit hash over all parts, so that const evaluation compares one number.
    pub const fn of(
        module: &str,
        name: &str,
        file: &str,
        line: u32,
        column: u32,
        version: &str,
        tokens: u64,
    ) -> Identity {
        let mut hash = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
        hash = mix(hash, module.as_bytes());
        hash = mix(hash, name.as_bytes());
        hash = mix(hash, file.as_bytes());
        hash = mix(hash, &line.to_le_bytes());
        hash = mix(hash, &column.to_le_bytes());
        hash = mix(hash, version.as_bytes());
        Identity(mix(hash, &tokens.to_le_bytes()))
    }

    /// The identity of an entry of a document's table.
    pub const fn entry(index: usize) -> Identity {
        Identity(index as u128)
    }

    /// A place in a table of that many, which is not zero.
    pub(crate) const fn bucket(self, count: usize) -> usize {
        (self.0 % count as u128) as usize
    }

    /// Whether both are the same type.
    pub const fn same(self, other: Identity) -> bool {
        self.0 == other.0
    }
}

/// Fifteen bytes at a time, since each multiplication is a call in const evaluation.
const fn mix(mut hash: u128, bytes: &[u8]) -> u128 {
    // A one in front of each block tells its length.
    let (mut block, mut filled) = (1, 0);
    let (mut i, end) = (0, bytes.len());
    while i < end {
        block = block << 8 | bytes[i] as u128;
        filled += 1;
        if filled == 15 {
            hash = step(hash, block);
            (block, filled) = (1, 0);
        }
        i += 1;
    }
    step(hash, block)
}

const fn step(hash: u128, block: u128) -> u128 {
    const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;
    let hash = (hash ^ block).wrapping_mul(PRIME);
    // A multiplication carries upwards only.
    hash ^ hash >> 64
}
