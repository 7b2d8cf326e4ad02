//! The types that a type reaches, each looked at once, after those that it refers to.

use super::traits::{Traits, has};
use crate::ir::{Definition, Identity, Shape};

/// As large as a count that multiplies along references needs to be: more is over any limit.
const MANY: u64 = 1 << 32;

/// A reference from one type to another.
#[derive(Clone, Copy)]
pub(super) struct Edge {
    to: usize,
    /// Objects around it.
    depth: u64,
    /// Whether each value of the one holds a value of the other.
    pub(super) hard: bool,
    /// Whether a value of the one may be a value of the other, with nothing around it.
    direct: bool,
}

/// How far a type is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    New,
    Open,
    Done,
}

/// One type.
#[derive(Clone, Copy)]
struct Met<'a> {
    definition: Option<&'a Definition<'a>>,
    /// The type met before it in the same bucket, and the newest type in the bucket of this place; from 1, 0 is none.
    next: usize,
    head: usize,
    /// Its references: from, to, and how many of them were followed.
    first: usize,
    end: usize,
    followed: usize,
    depth: u64,
    unions: u64,
    optionals: u64,
}

/// The types met so far and what they have; up to `N` of them.
pub(super) struct Graph<'a, const N: usize> {
    pub(super) links: &'a [Definition<'a>],
    met: [Met<'a>; N],
    states: [State; N],
    count: usize,
    /// Four references for each type.
    edges: [[Edge; 4]; N],
    pub(super) edge_count: usize,
    stack: [usize; N],
    /// What all types have together; of the limits only those that count as written.
    pub(super) all: Traits,
    /// What the type that is looked at has of the others.
    pub(super) depth: u64,
    pub(super) unions: u64,
    pub(super) optionals: u64,
    /// Whether there was no room.
    full: bool,
    all_depths: u64,
    refers_to_root: bool,
}

impl<'a, const N: usize> Graph<'a, N> {
    pub(super) const fn new(links: &'a [Definition<'a>]) -> Graph<'a, N> {
        const NO_EDGE: Edge = Edge {
            to: 0,
            depth: 0,
            hard: false,
            direct: false,
        };
        Graph {
            links,
            met: [Met {
                definition: None,
                next: 0,
                head: 0,
                first: 0,
                end: 0,
                followed: 0,
                depth: 0,
                unions: 0,
                optionals: 0,
            }; N],
            states: [State::New; N],
            count: 0,
            edges: [[NO_EDGE; 4]; N],
            edge_count: 0,
            stack: [0; N],
            all: Traits::NONE,
            depth: 0,
            unions: 0,
            optionals: 0,
            full: false,
            all_depths: 0,
            refers_to_root: false,
        }
    }

    /// Looks at all that the type reaches; `false` where there was no room.
    pub(super) const fn run(&mut self, root: &'a Definition<'a>) -> bool {
        self.stack[0] = self.meet(root);
        let mut top = 1;
        while top > 0 && !self.full {
            let index = self.stack[top - 1];
            if matches!(self.states[index], State::New) {
                self.open(index);
            }
            let (mut at, end) = (self.met[index].followed, self.met[index].end);
            let mut child = N;
            while at < end && child == N {
                let edge = self.edges[at / 4][at % 4];
                at += 1;
                match self.states[edge.to] {
                    State::New => child = edge.to,
                    State::Open => {
                        self.all.has |= has::CYCLE;
                        // A type that needs itself may have no value that ends.
                        if edge.hard || edge.direct {
                            self.all.has |= has::OTHER;
                        }
                    }
                    State::Done => {}
                }
            }
            self.met[index].followed = at;
            if child < N {
                self.stack[top] = child;
                top += 1;
            } else {
                self.close(index);
                top -= 1;
            }
        }
        !self.full
    }

    /// What there is altogether.
    pub(super) const fn traits(&self) -> Traits {
        let mut all = self.all;
        all.depth = if all.has & has::CYCLE != 0 {
            self.all_depths
        } else {
            self.met[0].depth
        };
        all.unions = self.met[0].unions;
        all.optionals = self.met[0].optionals;
        // A root that is referred to may be written twice; so may the one that it stands for.
        let stands_for_another = match self.met[0].definition {
            Some(root) => matches!(root.schema.shape, Shape::Reference(_)),
            None => false,
        };
        if self.refers_to_root || stands_for_another {
            all.properties *= 2;
            all.enum_values *= 2;
            all.characters *= 2;
        }
        all
    }

    /// Looks at the type itself.
    const fn open(&mut self, index: usize) {
        self.states[index] = State::Open;
        let first = self.edge_count;
        (self.depth, self.unions, self.optionals) = (0, 0, 0);
        if let Some(definition) = self.met[index].definition {
            // The name, and the number that may stand behind it.
            self.all.characters += definition.name.len() as u64 + 4;
            self.scan(&definition.schema, 0, true, true);
        }
        self.all_depths += self.depth;
        let met = &mut self.met[index];
        met.first = first;
        met.followed = first;
        met.end = self.edge_count;
        met.depth = self.depth;
        met.unions = self.unions;
        met.optionals = self.optionals;
    }

    /// Adds what the types that it refers to count.
    const fn close(&mut self, index: usize) {
        self.states[index] = State::Done;
        let Met {
            first,
            end,
            mut depth,
            mut unions,
            mut optionals,
            ..
        } = self.met[index];
        let mut at = first;
        while at < end {
            let edge = self.edges[at / 4][at % 4];
            if matches!(self.states[edge.to], State::Done) && edge.to != index {
                let used = &self.met[edge.to];
                if edge.depth + used.depth > depth {
                    depth = edge.depth + used.depth;
                }
                unions += used.unions;
                optionals += used.optionals;
            }
            at += 1;
        }
        let met = &mut self.met[index];
        met.depth = depth;
        met.unions = if unions < MANY { unions } else { MANY };
        met.optionals = if optionals < MANY { optionals } else { MANY };
    }

    /// Records a reference.
    pub(super) const fn refer(
        &mut self,
        definition: &'a Definition<'a>,
        depth: u64,
        hard: bool,
        direct: bool,
    ) {
        let to = self.meet(definition);
        if self.full || self.edge_count == 4 * N {
            self.full = true;
            return;
        }
        self.refers_to_root |= to == 0;
        self.edges[self.edge_count / 4][self.edge_count % 4] = Edge {
            to,
            depth,
            hard,
            direct,
        };
        self.edge_count += 1;
    }

    /// Marks the references from `first` on as ones without which there are values too.
    pub(super) const fn soften(&mut self, first: usize) {
        let mut at = first;
        while at < self.edge_count {
            self.edges[at / 4][at % 4].hard = false;
            at += 1;
        }
    }

    /// The place of a type.
    const fn meet(&mut self, definition: &'a Definition<'a>) -> usize {
        let identity: Identity = definition.identity;
        let bucket = identity.bucket(N);
        let mut at = self.met[bucket].head;
        while at > 0 {
            if let Some(met) = self.met[at - 1].definition
                && met.identity.same(identity)
            {
                return at - 1;
            }
            at = self.met[at - 1].next;
        }
        let index = self.count;
        if index == N {
            self.full = true;
            return 0;
        }
        self.count += 1;
        self.met[index].definition = Some(definition);
        self.met[index].next = self.met[bucket].head;
        self.met[bucket].head = index + 1;
        index
    }
}
