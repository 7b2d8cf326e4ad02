//! The contracts of named types, each built once.

use std::any::type_name;
use std::collections::HashMap;
use std::sync::{LazyLock, PoisonError, RwLock};

use isoform_compiler::ir::Identity;

use super::Contract;
use crate::StructuredOutput;

/// By the type's name too: a pointer to a type has its schema, but may have another id.
type Key = (Identity, &'static str);

static ALL: LazyLock<RwLock<HashMap<Key, Contract>>> = LazyLock::new(RwLock::default);

/// The contract of the type; as many are kept as there are types.
pub(super) fn of<T: StructuredOutput>(identity: Identity) -> Contract {
    let key = (identity, type_name::<T>());
    let all = ALL.read().unwrap_or_else(PoisonError::into_inner);
    if let Some(contract) = all.get(&key) {
        return contract.clone();
    }
    drop(all);
    // Built without the lock; the first to be done is the one that all share.
    let contract = Contract::of::<T>();
    let mut all = ALL.write().unwrap_or_else(PoisonError::into_inner);
    all.entry(key).or_insert(contract).clone()
}
