//! The shape of structs and of enums in serde's four representations.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::LitStr;

use super::parts::{Parts, own};
use super::spans::call_at_type;
use super::{constrain, flatten};
use crate::description;
use crate::item::{Body, Content, Field, Hints, Item, Presence, Tagging, Variant};

/// Adds all constants of the item and gives the name of the one that is its schema.
pub(crate) fn root(item: &Item, parts: &mut Parts<'_>) -> TokenStream {
    let root = match &item.body {
        Body::Struct(content) => {
            let schema = held(content, item.closed, "$", "ROOT", parts);
            hinted(schema, "ROOT", &with_held(&item.hints, content), parts)
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
                    let branches = branches.iter().map(own);
                    let shape =
                        quote!(Union(#ir::Union { branches: &[#(#branches),*], exclusive: false }));
                    node("UNION", shape, parts)
                }
            };
            let schema = match &item.words.encode {
                Some(word) => constrain::item(word, schema, "ROOT", parts),
                None => schema,
            };
            hinted(schema, "ROOT", &hints, parts)
        }
    };
    quote!(#root)
}

/// The branches of an enum, and the variants that are one literal set among them.
fn branches<'a>(
    item: &Item,
    tagging: &Tagging,
    variants: &'a [Variant],
    parts: &mut Parts<'_>,
) -> (Vec<Ident>, Vec<(&'a str, Option<&'a str>)>) {
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
                let schema = literal_set(&name, names, parts);
                // A set that is the whole enum is described there.
                let described = literals.len() < variants.len();
                let hints = Hints {
                    description: described
                        .then(|| description::with_values(None, &literals))
                        .flatten(),
                    ..Hints::default()
                };
                hinted(schema, &name, &hints, parts)
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
                let property = property(&variant.name, &own(&content), &quote!(true), parts);
                // serde reads exactly one property here, whatever the type says about unknown ones.
                let schema = object(&name, &[property], true, parts);
                hinted(schema, &name, &variant.hints, parts)
            }
            Tagging::Internal(tag) => {
                let schema = internal(item, tag, variant, &name, parts);
                let hints = with_held(&variant.hints, &variant.content);
                hinted(schema, &name, &hints, parts)
            }
            Tagging::Adjacent(tag, content) => {
                let schema = adjacent(item, [tag, content], variant, &name, parts);
                hinted(schema, &name, &variant.hints, parts)
            }
            Tagging::Untagged => {
                let schema = held(&variant.content, item.closed, "$", &name, parts);
                let hints = with_held(&variant.hints, &variant.content);
                hinted(schema, &name, &hints, parts)
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
) -> Ident {
    let tag = tag_property(tag_name, variant, name, parts);
    match &variant.content {
        Content::Newtype(field) => merged(field, &tag, name, parts),
        // Positions were refused; nothing is left for them to say.
        Content::Unit | Content::Tuple(_) => object(name, &[tag], item.closed, parts),
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
) -> Ident {
    let mut properties = vec![tag_property(tag, variant, name, parts)];
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
        properties.push(property(&content, &own(&schema), &quote!(true), parts));
    } else if !item.closed {
        // Other names are read past, but what stands under this one must be nothing.
        let null = node(&format!("{name}_CONTENT"), quote!(Null), parts);
        properties.push(property(
            &content.value(),
            &own(&null),
            &quote!(false),
            parts,
        ));
    }
    object(name, &properties, item.closed, parts)
}

/// The hints of a type or a variant, with what is said about the one value that it holds and is written as.
fn with_held(hints: &Hints, content: &Content) -> Hints {
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
fn merged(field: &Field, tag: &TokenStream, name: &str, parts: &mut Parts<'_>) -> Ident {
    let ir = parts.ir.clone();
    let inner = own(&constrain::field(field, "$".to_owned(), parts));
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
    let all = own(&all);
    // The field's own check looks at the inner type.
    let object = node(
        &format!("{name}_OBJECT"),
        quote!(Object(#ir::Object {
            properties: #all.split_at(#ir::tagged_count(#inner)).0,
            additional: #ir::Additional::Closed,
            min_properties: ::core::option::Option::None,
            max_properties: ::core::option::Option::None,
        })),
        parts,
    );
    if !parts.is_gated() {
        return object;
    }
    let object = own(&object);
    parts.schema(&format!("{name}_SEEN"), quote!(&(*#object).gated()))
}

/// The tag as a required property with one value.
fn tag_property(tag: &LitStr, variant: &Variant, name: &str, parts: &mut Parts<'_>) -> TokenStream {
    let value = literal_set(&format!("{name}_TAG"), [variant.name.as_str()], parts);
    property(&tag.value(), &own(&value), &quote!(true), parts)
}

/// What a struct or a variant holds, without the tag.
fn held(content: &Content, closed: bool, path: &str, name: &str, parts: &mut Parts<'_>) -> Ident {
    match content {
        Content::Unit => node(name, quote!(Null), parts),
        Content::Newtype(field) => constrain::field(field, path.to_owned(), parts),
        Content::Tuple(fields) => {
            let ir = parts.ir.clone();
            let items: Vec<TokenStream> = fields
                .iter()
                .enumerate()
                .map(|(i, field)| own(&constrain::field(field, format!("{path}[{i}]"), parts)))
                .collect();
            node(
                name,
                quote!(Tuple(#ir::Tuple { items: &[#(#items),*] })),
                parts,
            )
        }
        Content::Named(fields) => with_fields(name, None, fields, closed, path, parts),
    }
}

/// An object of these fields, with the tag in front where there is one.
fn with_fields(
    name: &str,
    tag: Option<(String, TokenStream)>,
    fields: &[Field],
    closed: bool,
    path: &str,
    parts: &mut Parts<'_>,
) -> Ident {
    if fields.iter().any(|field| field.flattened) {
        return flatten::object(name, tag, fields, closed, path, parts);
    }
    let mut properties: Vec<TokenStream> = tag.into_iter().map(|(_, tag)| tag).collect();
    properties.extend(fields.iter().map(|field| named(field, path, parts)));
    object(name, &properties, closed, parts)
}

/// A field as a property.
pub(super) fn named(field: &Field, path: &str, parts: &mut Parts<'_>) -> TokenStream {
    let constant = constrain::field(field, format!("{path}.{}", field.name), parts);
    let schema = own(&constant);
    let required = match field.presence {
        Presence::Required => quote!(true),
        Presence::Optional => quote!(false),
        Presence::Defaulted => quote!(#schema.is_nullable()),
    };
    property(&field.name, &schema, &required, parts)
}

fn property(
    name: &str,
    schema: &TokenStream,
    required: &TokenStream,
    parts: &Parts<'_>,
) -> TokenStream {
    let ir = &parts.ir;
    quote!(#ir::Property { name: #name, schema: #schema, required: #required })
}

fn object(name: &str, properties: &[TokenStream], closed: bool, parts: &mut Parts<'_>) -> Ident {
    let ir = parts.ir.clone();
    let additional = if closed { quote!(Closed) } else { quote!(Open) };
    let shape = quote!(Object(#ir::Object {
        properties: &[#(#properties),*],
        additional: #ir::Additional::#additional,
        min_properties: ::core::option::Option::None,
        max_properties: ::core::option::Option::None,
    }));
    node(name, shape, parts)
}

fn literal_set<'a>(
    name: &str,
    values: impl IntoIterator<Item = &'a str>,
    parts: &mut Parts<'_>,
) -> Ident {
    let ir = parts.ir.clone();
    let values = values.into_iter();
    node(
        name,
        quote!(Literals(&[#(#ir::Literal::String(#values)),*])),
        parts,
    )
}

/// A node of this shape, without hints.
pub(super) fn node(name: &str, shape: TokenStream, parts: &mut Parts<'_>) -> Ident {
    let ir = parts.ir.clone();
    parts.schema(
        name,
        quote!(&#ir::Schema {
            shape: #ir::Shape::#shape,
            annotations: #ir::Annotations::NONE,
            encode: ::core::option::Option::None,
            gated: false,
        }),
    )
}

/// The schema with hints of its own, where there are some.
fn hinted(schema: Ident, name: &str, hints: &Hints, parts: &mut Parts<'_>) -> Ident {
    match constrain::hints(hints) {
        Some(hints) => {
            let schema = own(&schema);
            parts.schema(&format!("{name}_HINTED"), quote!(&(*#schema) #hints))
        }
        None => schema,
    }
}
