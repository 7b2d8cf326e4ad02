//! What limits count.

/// What limits count, for one definition or for a whole schema.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Objects inside each other on the longest path; references followed once.
    pub depth: u64,
    /// Properties, as written.
    pub properties: u64,
    /// Listed values, as written.
    pub enum_values: u64,
    /// Characters of property names, definition names and listed strings, as written.
    pub characters: u64,
    /// Unions, at each use of a reference.
    pub unions: u64,
    /// Properties left out of `required`, at each use of a reference.
    pub optionals: u64,
}

impl Counts {
    /// Nothing.
    pub const ZERO: Counts = Counts {
        depth: 0,
        properties: 0,
        enum_values: 0,
        characters: 0,
        unions: 0,
        optionals: 0,
    };

    /// Takes in a definition that is used at the given depth: what counts at each use.
    pub(crate) const fn use_at(&mut self, depth: u64, used: &Counts) {
        self.reach(depth.saturating_add(used.depth));
        self.unions = self.unions.saturating_add(used.unions);
        self.optionals = self.optionals.saturating_add(used.optionals);
    }

    /// Takes in a definition that is written once more: what counts as written.
    pub(crate) const fn write(&mut self, written: &Counts) {
        self.properties = self.properties.saturating_add(written.properties);
        self.enum_values = self.enum_values.saturating_add(written.enum_values);
        self.characters = self.characters.saturating_add(written.characters);
    }

    /// Records an object at the given depth.
    pub(crate) const fn reach(&mut self, depth: u64) {
        if depth > self.depth {
            self.depth = depth;
        }
    }
}
