//! A profile's facts as one number: profiles of one name that differ in a fact are different profiles.

use super::{Fact, Names, Profile};

impl Profile {
    /// All that a profile says, as a number: profiles of one name and signature ask for the same.
    pub const fn signature(&self) -> u64 {
        let yes_no = [
            &self.any_json,
            &self.titles,
            &self.examples,
            &self.objects.optional,
            &self.objects.required_slips,
            &self.objects.open,
            &self.objects.maps,
            &self.objects.property_names,
            &self.objects.count,
            &self.unions.any_of,
            &self.unions.type_list,
            &self.literals.constant,
            &self.literals.booleans,
            &self.literals.numbers,
            &self.literals.empty_string,
            &self.literals.keeps_case,
            &self.strings.length,
            &self.strings.pattern,
            &self.strings.unanchored,
            &self.strings.type_patterns,
            &self.numbers.bounds,
            &self.numbers.exclusive,
            &self.numbers.wide,
            &self.numbers.multiple_of,
            &self.numbers.not_zero,
            &self.numbers.exact,
            &self.arrays.max_items,
            &self.arrays.unique,
            &self.arrays.prefix_items,
            &self.references.recursion,
            &self.references.annotated,
            &self.tools.item_counts,
        ];
        let mut hash = mix(self.accepted.bits() as u64, self.assumed_signature());
        let (mut bits, mut i) = (0, 0);
        while i < yes_no.len() {
            bits = bits << 1 | yes_no[i].holds() as u64;
            i += 1;
        }
        hash = mix(hash, bits);
        let limits = [
            &self.limits.depth,
            &self.limits.properties,
            &self.limits.enum_values,
            &self.limits.characters,
            &self.limits.unions,
            &self.limits.optionals,
            &self.tools.count,
            &self.tools.unions,
            &self.tools.optionals,
        ];
        let mut i = 0;
        while i < limits.len() {
            hash = mix(hash, limit(limits[i]));
            i += 1;
        }
        let large = match self.limits.large_enum.value {
            Some(large) => mix(large.above, large.characters),
            None => 0,
        };
        let names = match self.objects.names.value {
            Names::Any => 0,
            Names::Ascii { also, max } => mix_text(max, also),
        };
        let tools = self.tools.names.value;
        let tools = mix_text(mix(tools.max, tools.first as u64), tools.also);
        let (root, order) = (self.root.value as u64, self.objects.order.value as u64);
        let features = self.strings.features.value.bits() as u64;
        hash = mix(mix(hash, large), mix(names, tools));
        hash = mix(hash, root << 48 | order << 40 | features);
        hash = mix(hash, self.arrays.min_items.value);
        let formats = self.strings.formats.value;
        let mut i = 0;
        while i < formats.len() {
            hash = mix_text(hash, formats[i]);
            i += 1;
        }
        hash
    }
}

const fn limit(fact: &Fact<Option<u64>>) -> u64 {
    match fact.value {
        Some(limit) => limit.wrapping_add(1),
        None => 0,
    }
}

const fn mix(hash: u64, value: u64) -> u64 {
    let hash = (hash ^ value).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    hash ^ hash >> 29
}

const fn mix_text(mut hash: u64, text: &str) -> u64 {
    let bytes = text.as_bytes();
    let mut i = 0;
    while i < bytes.len() {
        hash = mix(hash, bytes[i] as u64 + 1);
        i += 1;
    }
    mix(hash, 0)
}
