//! Calls that point at what the author wrote.

use proc_macro2::{Delimiter, Group, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::Type;
use syn::spanned::Spanned;

/// `(function)(arguments)` as an expression from `first` to `last`.
///
/// A panic in const evaluation underlines the call. Stable rustc joins the spans of its first and its last token, so
/// that both ends of a type, and so the whole of it, are underlined. Only the parentheses carry the author's spans:
/// the error then stands at the type without the macros that led there, and names still resolve at the macro.
pub(crate) fn call(
    function: TokenStream,
    arguments: TokenStream,
    first: Span,
    last: Span,
) -> TokenStream {
    let (function, arguments) = (group(function, first), group(arguments, last));
    quote!(#function #arguments)
}

fn group(tokens: TokenStream, span: Span) -> Group {
    let mut group = Group::new(Delimiter::Parenthesis, tokens);
    group.set_span(span);
    group
}

/// A call that underlines a type.
pub(crate) fn call_at_type(
    function: TokenStream,
    arguments: TokenStream,
    ty: &Type,
) -> TokenStream {
    let tokens: Vec<TokenTree> = ty.to_token_stream().into_iter().collect();
    let first = tokens.first().map_or_else(|| ty.span(), TokenTree::span);
    let last = tokens.last().map_or_else(|| ty.span(), TokenTree::span);
    call(function, arguments, first, last)
}
