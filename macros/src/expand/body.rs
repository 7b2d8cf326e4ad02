//! The shape of structs and of enums in serde's four representations.

use proc_macro2::TokenStream;
use quote::quote;
use syn::LitStr;

use super::parts::{Parts, SchemaExpr};
use super::spans::call_at_type;
use super::{constrain, flatten};
use crate::description;
use crate::item::{Body, Content, Field, Hints, Item, Presence, Tagging, Variant};

/// Adds all constants of the item; `ROOT` is its schema.
pub(crate) fn root(item: &Item, parts: &mut Parts<'_>) {
    let root = match &item.body {
        Body::Struct(content) => {
            let schema = held(content, item.closed, "$", "ROOT", parts);
            hinted(schema, &with_held(&item.hints, content), parts)
        }
        Body::Enum(tagging, variants) => {
            let (branches, literals) = branches(item, tagging, variants, parts);
            let mut hints = Hints {
                title: item.hints.title.clone(),
                description: item.hints.description.clone(),
                examples: item.hints.examples.clone(),
            };
            let schema = match branches.as_slice() {
                [only] => {
                    if literals.len() == variants.len() {
                        hints.description = description::with_values(hints.description, &literals);
                    }
                    only.clone()
                }
                branches => {
                    let ir = parts.ir.clone();
                    let branches = branches.iter().map(|branch| parts.tokens(branch));
                    node(
                        quote!(Union(#ir::Union { branches: &[#(#branches),*], exclusive: false })),
                    )
                }
            };
            let schema = match &item.words.encode {
                Some(word) => constrain::item(word, &schema, parts),
                None => schema,
            };
            let schema = hinted(schema, &hints, parts);
            match tagging {
                Tagging::External => schema,
                // Also beside a tag in front: what is sent or stored may have them in any order.
                Tagging::Internal(_) | Tagging::Adjacent(..) | Tagging::Untagged => {
                    schema.buffered()
                }
            }
        }
    };
    let root = parts.tokens(&root);
    parts.schema("ROOT", root);
}

/// The branches of an enum, and the variants that are one literal set among them.
fn branches<'a>(
    item: &Item,
    tagging: &Tagging,
    variants: &'a [Variant],
    parts: &mut Parts<'_>,
) -> (Vec<SchemaExpr>, Vec<(&'a str, Option<&'a str>)>) {
    let mut literals = Vec::new();
    if matches!(tagging, Tagging::External) {
        literals.extend(
            variants
                .iter()
                .filter(|variant| matches!(variant.content, Content::Unit))
                .map(|variant| (variant.name.as_str(), variant.hints.description.as_deref())),
        );
    }
    let mut branches = Vec::new();
    let mut listed = false;
    for (i, variant) in variants.iter().enumerate() {
        let name = format!("VARIANT_{i}");
        let schema = match tagging {
            Tagging::External if matches!(variant.content, Content::Unit) => {
                if listed {
                    continue;
                }
                listed = true;
                let names = literals.iter().map(|(name, _)| *name);
                let schema = literal_set(names, parts);
                // A set that is the whole enum is described there.
                let described = literals.len() < variants.len();
                let hints = Hints {
                    description: described
                        .then(|| description::with_values(None, &literals))
                        .flatten(),
                    ..Hints::default()
                };
                hinted(schema, &hints, parts)
            }
            Tagging::External => {
                let path = format!("$.{}", variant.name);
                let content = held(
                    &variant.content,
                    item.closed,
                    &path,
                    &format!("{name}_CONTENT"),
                    parts,
                );
                let property = property(&variant.name, &content, &quote!(true), parts);
                // serde reads exactly one property here, whatever the type says about unknown ones.
                let schema = object(&[property], true, parts);
                hinted(schema, &variant.hints, parts)
            }
            Tagging::Internal(tag) => {
                let schema = internal(item, tag, variant, &name, parts);
                let hints = with_held(&variant.hints, &variant.content);
                hinted(schema, &hints, parts)
            }
            Tagging::Adjacent(tag, content) => {
                let schema = adjacent(item, [tag, content], variant, &name, parts);
                hinted(schema, &variant.hints, parts)
            }
            Tagging::Untagged => {
                let schema = held(&variant.content, item.closed, "$", &name, parts);
                let hints = with_held(&variant.hints, &variant.content);
                hinted(schema, &hints, parts)
            }
        };
        branches.push(schema);
    }
    (branches, literals)
}

fn internal(
    item: &Item,
    tag_name: &LitStr,
    variant: &Variant,
    name: &str,
    parts: &mut Parts<'_>,
) -> SchemaExpr {
    let tag = tag_property(tag_name, variant, parts);
    match &variant.content {
        Content::Newtype(field) => merged(field, &tag, name, parts),
        // Positions were refused; nothing is left for them to say.
        Content::Unit | Content::Tuple(_) => object(&[tag], item.closed, parts),
        Content::Named(fields) => {
            let tag = (tag_name.value(), tag);
            with_fields(name, Some(tag), fields, item.closed, "$", parts)
        }
    }
}

fn adjacent(
    item: &Item,
    [tag, content]: [&LitStr; 2],
    variant: &Variant,
    name: &str,
    parts: &mut Parts<'_>,
) -> SchemaExpr {
    let mut properties = vec![tag_property(tag, variant, parts)];
    if !matches!(variant.content, Content::Unit) {
        let content = content.value();
        let path = format!("$.{content}");
        let schema = held(
            &variant.content,
            item.closed,
            &path,
            &format!("{name}_CONTENT"),
            parts,
        );
        properties.push(property(&content, &schema, &quote!(true), parts));
    } else if !item.closed {
        // Other names are read past, but what stands under this one must be nothing.
        let null = node(quote!(Null));
        properties.push(property(&content.value(), &null, &quote!(false), parts));
    }
    object(&properties, item.closed, parts)
}

/// The hints of a type or a variant, with what is said about the one value that it holds and is written as.
pub(super) fn with_held(hints: &Hints, content: &Content) -> Hints {
    let mut examples = hints.examples.clone();
    let held = match content {
        Content::Newtype(field) => {
            examples.extend(field.hints.examples.iter().cloned());
            field.hints.description.clone()
        }
        Content::Unit | Content::Tuple(_) | Content::Named(_) => None,
    };
    Hints {
        title: hints.title.clone(),
        description: description::joined(hints.description.clone(), held),
        examples,
    }
}

/// The inner object with the tag in front; whether there is one is checked as it is built.
fn merged(field: &Field, tag: &TokenStream, name: &str, parts: &mut Parts<'_>) -> SchemaExpr {
    let ir = parts.ir.clone();
    let inner = constrain::field(field, "$".to_owned(), parts);
    let inner = parts.tokens(&inner);
    let inner = parts.schema(&format!("{name}_INNER"), inner);
    let call = call_at_type(
        quote!(#ir::tagged_properties),
        quote!(#tag, #inner),
        &field.ty,
    );
    let all = parts.constant(
        &format!("{name}_ALL"),
        quote!(&'static [#ir::Property<'static>; #ir::TAGGED_CAPACITY]),
        quote!(&#call),
    );
    // The field's own check looks at the inner type.
    let object = node(quote!(Object(#ir::Object {
        properties: #all.split_at(#ir::tagged_count(#inner)).0,
        additional: #ir::Additional::Closed,
        min_properties: ::core::option::Option::None,
        max_properties: ::core::option::Option::None,
    })));
    if !parts.is_gated() {
        return object;
    }
    let object = parts.tokens(&object);
    let object = parts.schema(&format!("{name}_OBJECT"), object);
    SchemaExpr::Read(quote!(&(*#object).gated()))
}

/// The tag as a required property with one value.
fn tag_property(tag: &LitStr, variant: &Variant, parts: &Parts<'_>) -> TokenStream {
    let value = literal_set([variant.name.as_str()], parts);
    property(&tag.value(), &value, &quote!(true), parts)
}

/// What a struct or a variant holds, without the tag.
fn held(
    content: &Content,
    closed: bool,
    path: &str,
    name: &str,
    parts: &mut Parts<'_>,
) -> SchemaExpr {
    match content {
        Content::Unit => node(quote!(Null)),
        Content::Newtype(field) => constrain::field(field, path.to_owned(), parts),
        Content::Tuple(fields) => {
            let ir = parts.ir.clone();
            let items: Vec<TokenStream> = fields
                .iter()
                .enumerate()
                .map(|(i, field)| {
                    let item = constrain::field(field, format!("{path}[{i}]"), parts);
                    parts.tokens(&item)
                })
                .collect();
            node(quote!(Tuple(#ir::Tuple { items: &[#(#items),*] })))
        }
        Content::Named(fields) => with_fields(name, None, fields, closed, path, parts),
    }
}

/// An object of these fields, with the tag in front where there is one.
pub(super) fn with_fields(
    name: &str,
    tag: Option<(String, TokenStream)>,
    fields: &[Field],
    closed: bool,
    path: &str,
    parts: &mut Parts<'_>,
) -> SchemaExpr {
    if fields.iter().any(|field| field.flattened) {
        return flatten::object(name, tag, fields, closed, path, parts);
    }
    let mut properties: Vec<TokenStream> = tag.into_iter().map(|(_, tag)| tag).collect();
    properties.extend(fields.iter().map(|field| named(field, path, parts)));
    object(&properties, closed, parts)
}

/// A field as a property.
pub(super) fn named(field: &Field, path: &str, parts: &mut Parts<'_>) -> TokenStream {
    let schema = constrain::field(field, format!("{path}.{}", field.name), parts);
    let read = parts.tokens(&schema);
    let required = match field.presence {
        Presence::Required => quote!(true),
        Presence::Optional => quote!(false),
        Presence::Defaulted => quote!((#read).is_nullable()),
    };
    property(&field.name, &schema, &required, parts)
}

fn property(
    name: &str,
    schema: &SchemaExpr,
    required: &TokenStream,
    parts: &Parts<'_>,
) -> TokenStream {
    let (ir, schema) = (&parts.ir, parts.tokens(schema));
    quote!(#ir::Property { name: #name, schema: #schema, required: #required })
}

pub(super) fn object(properties: &[TokenStream], closed: bool, parts: &Parts<'_>) -> SchemaExpr {
    let ir = parts.ir.clone();
    let additional = if closed { quote!(Closed) } else { quote!(Open) };
    let shape = quote!(Object(#ir::Object {
        properties: &[#(#properties),*],
        additional: #ir::Additional::#additional,
        min_properties: ::core::option::Option::None,
        max_properties: ::core::option::Option::None,
    }));
    node(shape)
}

fn literal_set<'a>(values: impl IntoIterator<Item = &'a str>, parts: &Parts<'_>) -> SchemaExpr {
    let ir = parts.ir.clone();
    let values = values.into_iter();
    node(quote!(Literals(&[#(#ir::Literal::String(#values)),*])))
}

/// A node of this shape, without hints.
pub(super) fn node(shape: TokenStream) -> SchemaExpr {
    SchemaExpr::Node(shape, Hints::default())
}

/// The schema with hints of its own, where there are some.
fn hinted(schema: SchemaExpr, hints: &Hints, parts: &Parts<'_>) -> SchemaExpr {
    match (schema, constrain::hints(hints)) {
        (schema, None) => schema,
        (SchemaExpr::Node(shape, inner), Some(_)) => SchemaExpr::Node(shape, hints.over(inner)),
        (SchemaExpr::Buffered(shape, inner), Some(_)) => {
            SchemaExpr::Buffered(shape, hints.over(inner))
        }
        (schema, Some(hints)) => {
            let schema = parts.tokens(&schema);
            SchemaExpr::Read(quote!(&(*#schema) #hints))
        }
    }
}
