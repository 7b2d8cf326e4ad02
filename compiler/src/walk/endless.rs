//! Types that are themselves with nothing in between.

use crate::ir::{Definition, Schema, Shape};

/// The longest way from a type back to itself, through references and unions alone, that is looked for.
pub(super) const MAX_HOPS: u32 = 32;

/// Whether a value of the schema may be one of the definition with nothing in between: no reader would come to an end.
pub(super) const fn leads_to<'a>(
    schema: &Schema<'a>,
    target: &Definition<'a>,
    links: &'a [Definition<'a>],
    hops: u32,
) -> bool {
    if hops == 0 {
        return false;
    }
    match &schema.shape {
        Shape::Reference(link) => match link.resolve(links) {
            Some(found) => {
                found.identity.same(target.identity)
                    || leads_to(&found.schema, target, links, hops - 1)
            }
            None => false,
        },
        Shape::Union(union) => {
            let mut i = 0;
            while i < union.branches.len() {
                if leads_to(union.branches[i], target, links, hops - 1) {
                    return true;
                }
                i += 1;
            }
            false
        }
        _ => false,
    }
}
