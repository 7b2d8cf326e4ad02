//! Items with a way to draw them.

/// One item, with [`Draw`](super::draw::Draw) for it by its fields.
macro_rules! drawn {
    ($(#[$meta:meta])* struct $name:ident $(<$parameter:ident>)? {
        $($(#[$on:meta])* $field:ident: $type:ty),* $(,)?
    }) => {
        $(#[$meta])*
        #[allow(dead_code)] // what is skipped is not read
        pub(crate) struct $name $(<$parameter: Draw>)? { $($(#[$on])* $field: $type),* }

        impl $(<$parameter: Draw>)? Draw for $name $(<$parameter>)? {
            fn draw(_random: &mut Random) -> Self {
                $name { $($field: Draw::draw(_random)),* }
            }
        }
    };
    ($(#[$meta:meta])* struct $name:ident $(<$parameter:ident>)? ($($(#[$on:meta])* $type:ty),* $(,)?);) => {
        $(#[$meta])*
        #[allow(dead_code)] // what is skipped is not read
        pub(crate) struct $name $(<$parameter: Draw>)? ($($(#[$on])* $type),*);

        impl $(<$parameter: Draw>)? Draw for $name $(<$parameter>)? {
            fn draw(_random: &mut Random) -> Self {
                $name ($(<$type>::draw(_random)),*)
            }
        }
    };
    ($(#[$meta:meta])* struct $name:ident;) => {
        $(#[$meta])*
        #[allow(dead_code)] // what is skipped is not read
        pub(crate) struct $name;

        impl Draw for $name {
            fn draw(_: &mut Random) -> Self {
                $name
            }
        }
    };
    ($(#[$meta:meta])* enum $name:ident $(<$parameter:ident>)? {
        $($(#[$on:meta])* $variant:ident
            $(($($(#[$at:meta])* $type:ty),* $(,)?))?
            $({ $($(#[$of:meta])* $field:ident: $held:ty),* $(,)? })?
        ),* $(,)?
    }) => {
        $(#[$meta])*
        #[allow(dead_code)] // what is skipped is not read
        pub(crate) enum $name $(<$parameter: Draw>)? {
            $($(#[$on])* $variant $(($($(#[$at])* $type),*))? $({ $($(#[$of])* $field: $held),* })?),*
        }

        impl $(<$parameter: Draw>)? Draw for $name $(<$parameter>)? {
            fn draw(random: &mut Random) -> Self {
                let all: &[fn(&mut Random) -> Self] = &[$(
                    |_random| $name::$variant $(($(<$type>::draw(_random)),*))? $({ $($field: Draw::draw(_random)),* })?
                ),*];
                (all[random.below(all.len())])(random)
            }
        }
    };
}
