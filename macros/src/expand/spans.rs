//! Calls that point at what the author wrote.

use proc_macro2::{Delimiter, Group, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::Type;
use syn::spanned::Spanned;

/// `function(arguments)` as an expression from `first` to `last`.
///
/// A panic in const evaluation underlines the call. Stable rustc joins the spans of its first and its last token, so
/// that both ends of a type, and so the whole of it, are underlined.
pub(crate) fn call(
    function: TokenStream,
    arguments: TokenStream,
    first: Span,
    last: Span,
) -> TokenStream {
    let function: TokenStream = function
        .into_iter()
        .map(|mut token| {
            token.set_span(first.resolved_at(token.span()));
            token
        })
        .collect();
    let mut arguments = Group::new(Delimiter::Parenthesis, arguments);
    arguments.set_span(last.resolved_at(arguments.span()));
    quote!(#function #arguments)
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
