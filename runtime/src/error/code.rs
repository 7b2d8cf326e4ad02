//! The catalogue: every code, once, with its layer, what may be tried after it, and the remedy.

use serde::Serialize;

/// The part of the way that refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Layer {
    /// The connection or the provider's service.
    Transport,
    /// What a provider channel can carry.
    Profile,
    /// The provider's events or body.
    Stream,
    /// The JSON text of one item.
    Parse,
    /// The value against its original schema.
    Schema,
    /// Which item is the answer.
    Decision,
    /// The application's own rules.
    Domain,
    /// What the application allows.
    Policy,
    /// Running a tool.
    Execution,
    /// Checking that the work is done.
    Completion,
    /// Budgets, recording and replay.
    Exchange,
}

/// What may be tried after an error.
#[derive(Clone, Copy, PartialEq, Eq)]
enum After {
    /// The same call gives the same error.
    Stop,
    /// A new call may help.
    Retry,
    /// A new call may help, also one that shows the model its fault.
    Repair,
}

macro_rules! catalogue {
    ($(#[doc = $meaning:literal] $variant:ident $name:literal $layer:ident $after:ident $remedy:literal;)*) => {
        /// What is wrong, as a stable name; the catalogue gives each its meaning, layer, retry, repair and remedy.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
        #[non_exhaustive]
        pub enum Code {
            $(#[doc = $meaning] #[serde(rename = $name)] $variant,)*
        }

        impl Code {
            /// Every code, in the catalogue's order.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            const fn facts(self) -> (&'static str, Layer, After, &'static str) {
                match self {
                    $(Self::$variant => ($name, Layer::$layer, After::$after, $remedy),)*
                }
            }

            /// What it means, in one sentence: the code's own documentation.
            ///
            /// ```
            /// use isoform::Code;
            ///
            /// assert_eq!(Code::Timeout.meaning(), "No answer within the caller's time.");
            /// ```
            #[must_use]
            pub const fn meaning(self) -> &'static str {
                match self {
                    $(Self::$variant => $meaning.trim_ascii(),)*
                }
            }
        }
    };
}

catalogue! {
    /// The connection ended before the response did.
    ConnectionClosed "CONNECTION_CLOSED" Transport Retry "send the request again";
    /// No answer within the caller's time.
    Timeout "TIMEOUT" Transport Retry "send the request again, or allow more time";
    /// The provider asks to slow down.
    RateLimited "RATE_LIMITED" Transport Retry "wait as long as the provider says, then send the request again";
    /// The provider failed.
    ProviderError "PROVIDER_ERROR" Transport Retry "send the request again later";
    /// The key, its rights or its billing.
    Unauthorized "UNAUTHORIZED" Transport Stop "check the key, its permissions and the account's quota and billing";
    /// The provider refused the request, not because of the schema.
    BadRequest "BAD_REQUEST" Transport Stop "change the request as the provider's message says";

    /// A schema that is not valid, not bounded or not closed in itself.
    InvalidSchema "INVALID_SCHEMA" Profile Stop "correct the schema document at the path given";
    /// No mode of this route carries the contract.
    Unsupported "UNSUPPORTED" Profile Stop "choose another route, or allow a fallback mode by name";
    /// The provider refused the schema that the profile holds for good.
    SchemaRefused "SCHEMA_REFUSED" Profile Stop "report the provider's text with the profile's revision, and use `assume` or another profile until it is mended";

    /// An event or body that is not what the wire format says.
    InvalidEvent "INVALID_EVENT" Stream Retry "send the request again; if it repeats, record the stream and check the gateway in between";
    /// Events out of their own numbering.
    NonMonotonicSequence "NON_MONOTONIC_SEQUENCE" Stream Stop "look for a proxy or reconnect that repeats or reorders events";
    /// An event for an item that was never begun.
    UnknownItem "UNKNOWN_ITEM" Stream Stop "look for lost events at the start of the stream";
    /// An item that begins twice.
    DuplicateItem "DUPLICATE_ITEM" Stream Stop "look for a proxy that repeats events";
    /// Two tool calls with one id.
    DuplicateCallId "DUPLICATE_CALL_ID" Stream Stop "two calls cannot be answered under one id: use another endpoint or forbid parallel calls";
    /// Content after the item or the response ended.
    DeltaAfterEnd "DELTA_AFTER_END" Stream Stop "look for a proxy that repeats or reorders events";
    /// A tool call whose name changes.
    NameChanged "NAME_CHANGED" Stream Stop "two calls were sent as one: use another endpoint or forbid parallel calls";
    /// An item that was cut.
    IncompleteItem "INCOMPLETE_ITEM" Stream Retry "raise the output token limit, or ask for less";
    /// A response that was cut.
    IncompleteResponse "INCOMPLETE_RESPONSE" Stream Retry "send the request again; where the token limit cut it, raise the limit";
    /// One item is larger than its cap.
    ArgumentsTooLarge "ARGUMENTS_TOO_LARGE" Stream Stop "ask for less, or raise the cap on bytes per item";
    /// The response is larger than its caps.
    ResponseTooLarge "RESPONSE_TOO_LARGE" Stream Stop "ask for less, or raise the caps on the response";
    /// The response was cancelled.
    Cancelled "CANCELLED" Stream Stop "nothing: the response was cancelled on purpose";
    /// The model declined.
    Refusal "REFUSAL" Stream Stop "show the refusal, or change the request";
    /// A content filter cut or withheld the answer.
    ContentFiltered "CONTENT_FILTERED" Stream Stop "change the request, or the filter's settings";
    /// A finished response without content.
    EmptyResponse "EMPTY_RESPONSE" Stream Retry "send the request again";

    /// The text is not one JSON value.
    InvalidJson "INVALID_JSON" Parse Repair "ask again, or use a mode in which the provider enforces the schema";
    /// Something stands after the JSON value.
    TrailingContent "TRAILING_CONTENT" Parse Repair "ask again, or use a mode in which the provider enforces the schema";
    /// One object names a property twice.
    DuplicateKey "DUPLICATE_KEY" Parse Repair "ask again: which of the two values is meant cannot be known";
    /// A number that no 64-bit integer or double holds.
    NumberOutOfRange "NUMBER_OUT_OF_RANGE" Parse Repair "ask again, or carry the number as decimal text";
    /// More nested containers than allowed.
    TooDeep "TOO_DEEP" Parse Stop "flatten the type, or raise the depth limit";
    /// More bytes than allowed.
    TooLarge "TOO_LARGE" Parse Stop "ask for less, or raise the size limit";

    /// The value breaks its original schema.
    SchemaMismatch "SCHEMA_MISMATCH" Schema Repair "correct the value as the issues say";

    /// No item is a candidate.
    MissingSubmission "MISSING_SUBMISSION" Decision Repair "ask for the result in the form that was named";
    /// More than one item is a candidate.
    AmbiguousDecision "AMBIGUOUS_DECISION" Decision Repair "ask for exactly one result, and no calls beside it";
    /// A call of a tool that was not offered.
    UnknownTool "UNKNOWN_TOOL" Decision Retry "call one of the tools that were offered";
    /// A call whose arguments do not fit.
    InvalidArguments "INVALID_ARGUMENTS" Decision Retry "call the tool again with arguments that fit its schema";

    /// A value that the application's own rules refuse.
    DomainRejected "DOMAIN_REJECTED" Domain Stop "correct the value as the application says";
    /// A value that the application does not allow here.
    PolicyDenied "POLICY_DENIED" Policy Stop "ask someone who may allow it";
    /// A tool that failed.
    ToolError "TOOL_ERROR" Execution Stop "see the tool's own message; run it again only where `retryable` says that this is safe";
    /// Finished work that does not pass its check.
    AcceptanceFailed "ACCEPTANCE_FAILED" Completion Stop "continue the work as the check says";

    /// Calls, repairs, tokens or time are used up.
    BudgetExhausted "BUDGET_EXHAUSTED" Exchange Stop "allow more calls, tokens or time";
    /// A replay that does not ask what was recorded.
    ReplayMismatch "REPLAY_MISMATCH" Exchange Stop "record the exchange again";
}

impl Code {
    /// The code as it is written in JSON, `INVALID_JSON`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.facts().0
    }

    /// The layer the code belongs to.
    #[must_use]
    pub const fn layer(self) -> Layer {
        self.facts().1
    }

    /// Whether a new call may help, as the catalogue says.
    #[must_use]
    pub const fn retryable(self) -> bool {
        !matches!(self.facts().2, After::Stop)
    }

    /// Whether the model may be shown the fault and asked again, as the catalogue says.
    #[must_use]
    pub const fn repairable(self) -> bool {
        matches!(self.facts().2, After::Repair)
    }

    /// What to do.
    #[must_use]
    pub const fn remedy(self) -> &'static str {
        self.facts().3
    }
}

impl Layer {
    /// The layer as it is written in JSON, `stream`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Transport => "transport",
            Self::Profile => "profile",
            Self::Stream => "stream",
            Self::Parse => "parse",
            Self::Schema => "schema",
            Self::Decision => "decision",
            Self::Domain => "domain",
            Self::Policy => "policy",
            Self::Execution => "execution",
            Self::Completion => "completion",
            Self::Exchange => "exchange",
        }
    }
}

impl std::fmt::Display for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

impl std::fmt::Display for Layer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
