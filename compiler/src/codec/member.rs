//! Properties of objects on the way.

use super::{Codec, Issue, Json, Looked, Opened, Way, close};
use crate::ir::{Object, Property};
use crate::profile::Order;
use crate::rules::property::{self, MAX_NAME, Presence};

impl<'a> Codec<'a> {
    pub(super) fn object<J: Json>(
        &self,
        shape: &Object<'a>,
        value: J,
        way: Way,
        depth: u32,
    ) -> Result<J, Issue> {
        let members = match value.open() {
            Opened::Object(members) => members,
            // Not this object's business: the validator refuses it, or another branch of a union allows it.
            other => return Ok(close(other)),
        };
        let mut slots: Vec<Option<J>> = (0..shape.properties.len()).map(|_| None).collect();
        let mut others = Vec::new();
        for (name, member) in members {
            let found =
                shape
                    .properties
                    .iter()
                    .enumerate()
                    .position(|(index, property)| match way {
                        Way::Encode => property.name == name,
                        Way::Decode => self.wire_name(property, index) == name,
                    });
            match found.and_then(|index| slots.get_mut(index)) {
                Some(slot) => *slot = Some(member),
                None => {
                    let member = match shape.additional.values() {
                        Some(values) => self
                            .node(values, member, way, depth)
                            .map_err(|issue| issue.within(&name))?,
                        // Nothing is dropped here: the validator refuses what a closed object does not name.
                        None => member,
                    };
                    others.push((name, member));
                }
            }
        }
        let mut out = Vec::with_capacity(slots.len() + others.len());
        for optional in self.passes() {
            for (index, property) in shape.properties.iter().enumerate() {
                let presence = property::presence(property, self.links, self.profile);
                if optional.is_some_and(|optional| optional != (presence == Presence::Optional)) {
                    continue;
                }
                let member = slots.get_mut(index).and_then(Option::take);
                self.member(property, index, presence, member, way, depth, &mut out)?;
            }
        }
        out.append(&mut others);
        Ok(J::object(out))
    }

    /// In which passes properties are written: all at once, or required ones before optional ones.
    fn passes(&self) -> &'static [Option<bool>] {
        match self.profile.objects.order.value {
            Order::Declared => &[None],
            Order::RequiredFirst => &[Some(false), Some(true)],
        }
    }

    #[allow(clippy::too_many_arguments)] // one property on its way, and where it goes
    fn member<J: Json>(
        &self,
        property: &'a Property<'a>,
        index: usize,
        presence: Presence,
        member: Option<J>,
        way: Way,
        depth: u32,
        out: &mut Vec<(String, J)>,
    ) -> Result<(), Issue> {
        let name = match way {
            Way::Encode => self.wire_name(property, index),
            Way::Decode => property.name.to_owned(),
        };
        let null_for_absent = presence == Presence::NullForAbsent;
        match member {
            None if null_for_absent && way == Way::Encode => out.push((name, J::null())),
            None => {}
            Some(member)
                if null_for_absent
                    && way == Way::Decode
                    && matches!(member.look(), Looked::Null) => {}
            Some(member) => {
                let member = self
                    .node(property.schema, member, way, depth)
                    .map_err(|issue| issue.within(property.name))?;
                out.push((name, member));
            }
        }
        Ok(())
    }

    /// The name under which a property is sent.
    pub(super) fn wire_name(&self, property: &Property<'_>, index: usize) -> String {
        if !property::is_renamed(property, self.profile) {
            return property.name.to_owned();
        }
        let mut buffer = [0; MAX_NAME];
        let len = property::wire_name(property.name, index, &mut buffer);
        buffer
            .iter()
            .take(len)
            .map(|byte| char::from(*byte))
            .collect()
    }
}
