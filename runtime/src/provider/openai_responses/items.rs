//! Which item an event belongs to.

use super::item::{Begun, Sort};
use super::step::{Form, Step};
use super::view::{Item, Part, Response, StreamEvent};
use crate::error::{Code, OutputError};
use crate::provider::field::entries;
use crate::provider::wire;
use crate::stream::draft::Draft;

/// The items of a response.
#[derive(Debug, Clone, Default)]
pub(super) struct Items {
    items: Vec<Begun>,
    /// Items are begun by an event of their own; some gateways leave it out.
    announced: bool,
}

impl Items {
    pub(super) fn step(
        &mut self,
        draft: &mut Draft,
        step: Step,
        kind: &str,
        view: &StreamEvent<'_>,
    ) -> Result<(), OutputError> {
        match step {
            Step::Opening | Step::Aside => Ok(()),
            Step::ItemAdded => {
                self.announced = true;
                let (item, raw) = whole(view, kind)?;
                let at = self.index(view);
                if self.items.iter().any(|begun| begun.index == at) {
                    return Err(OutputError::new(
                        Code::DuplicateItem,
                        format!("the item {at} begins twice"),
                    ));
                }
                let begun = Begun::announced(draft, at, &item, raw)?;
                self.items.push(begun);
                Ok(())
            }
            Step::ItemDone => {
                let (item, raw) = whole(view, kind)?;
                self.done(draft, view, &item, raw)
            }
            Step::PartAdded => match part_form(&view.part()?) {
                Some(form) => self
                    .find(draft, view, Sort::of_form(form), kind)
                    .map(|_| ()),
                None => Ok(()),
            },
            Step::PartDone => match part_form(&view.part()?) {
                Some(form) => {
                    let part = view.part()?;
                    let text = part.text.some().unwrap_or(part.refusal.or_empty());
                    let begun = self.find(draft, view, Sort::of_form(form), kind)?;
                    begun.part_done(draft, form, view.part_index(form), text)
                }
                None => Ok(()),
            },
            Step::Delta(form) => {
                let text = view.delta.text().unwrap_or_default();
                let begun = self.find(draft, view, Sort::of_form(form), kind)?;
                begun.part_delta(draft, form, view.part_index(form), &text)
            }
            Step::Done(form) => {
                let text = view.text.some().unwrap_or(view.refusal.or_empty());
                let begun = self.find(draft, view, Sort::of_form(form), kind)?;
                begun.part_done(draft, form, view.part_index(form), text)
            }
            Step::ArgumentsDelta => {
                let text = view.delta.text().unwrap_or_default();
                let begun = self.find(draft, view, Sort::Call, kind)?;
                begun.refuse_closed()?;
                draft.append(begun.slot, &text)
            }
            Step::ArgumentsDone => {
                let text = view.arguments.text().unwrap_or_default();
                let begun = self.find(draft, view, Sort::Call, kind)?;
                begun.arguments_done(draft, view.name.or_empty(), &text)
            }
        }
    }

    /// Ends the items that are still open as the response's own list of them says, and marks what a bad end cut.
    pub(super) fn finish(
        &mut self,
        draft: &mut Draft,
        response: &Response<'_>,
        good: bool,
    ) -> Result<(), OutputError> {
        self.fill(draft, response)?;
        for begun in &mut self.items {
            if good {
                begun.require_end()?;
            }
            begun.settle(draft)?;
        }
        if !good {
            self.items.iter().for_each(|begun| begun.cut(draft));
        }
        Ok(())
    }

    /// Whether the caller has calls to answer.
    pub(super) fn wait_for_results(&self) -> bool {
        self.items.iter().any(|begun| begun.waits)
    }

    /// Takes from the response's list what the stream did not carry. A list that contradicts the stream is left alone, and so is
    /// an empty one: gateways end with it although items were streamed.
    fn fill(&mut self, draft: &mut Draft, response: &Response<'_>) -> Result<(), OutputError> {
        let mut listed = Vec::new();
        for raw in entries(&response.output) {
            let item: Item<'_> = wire::read(raw.get()).map_err(|error| super::invalid(&error))?;
            listed.push((item, *raw));
        }
        let agrees = self.items.iter().all(|begun| {
            let at = usize::try_from(begun.index).unwrap_or(usize::MAX);
            listed
                .get(at)
                .is_some_and(|(item, _)| item.kind.some() == Some(begun.kind.as_str()))
        });
        if !agrees {
            return Ok(());
        }
        for (index, (item, raw)) in (0..).zip(&listed) {
            match self.items.iter_mut().find(|begun| begun.index == index) {
                Some(begun) if begun.closed => {}
                Some(begun) => begun.done(draft, item, raw)?,
                None => {
                    let mut begun = Begun::announced(draft, index, item, raw)?;
                    begun.done(draft, item, raw)?;
                    self.items.push(begun);
                }
            }
        }
        Ok(())
    }

    fn done(
        &mut self,
        draft: &mut Draft,
        view: &StreamEvent<'_>,
        item: &Item<'_>,
        raw: &serde_json::value::RawValue,
    ) -> Result<(), OutputError> {
        let known = match view.output_index.get() {
            Some(index) => self.items.iter_mut().find(|begun| begun.index == index),
            None => self.items.iter_mut().rev().find(|begun| {
                item.id.some().is_some() && draft.item_id(begun.slot) == item.id.some()
            }),
        };
        match known {
            Some(begun) if !begun.closed => begun.done(draft, item, raw),
            // The same end again says nothing new.
            Some(begun) if draft.item_id(begun.slot) == item.id.some() => Ok(()),
            Some(begun) => Err(OutputError::new(
                Code::DuplicateItem,
                format!("the item {} ends twice", begun.index),
            )),
            // The end of an item has all of it.
            None => {
                let mut begun = Begun::announced(draft, self.index(view), item, raw)?;
                begun.done(draft, item, raw)?;
                self.items.push(begun);
                Ok(())
            }
        }
    }

    /// The item an event goes on with. Where items are not announced, its first event begins it.
    fn find(
        &mut self,
        draft: &mut Draft,
        view: &StreamEvent<'_>,
        sort: Sort,
        kind: &str,
    ) -> Result<&mut Begun, OutputError> {
        let id = view.item_id.some();
        let at = match view.output_index.get() {
            Some(index) => self.items.iter().position(|begun| begun.index == index),
            None if id.is_some() => self
                .items
                .iter()
                .rposition(|begun| draft.item_id(begun.slot) == id),
            None => self
                .items
                .iter()
                .rposition(|begun| begun.sort == sort && !begun.closed),
        };
        let at = match at {
            Some(at) => at,
            None if self.announced => {
                return Err(OutputError::new(
                    Code::UnknownItem,
                    format!("`{kind}` for an item that was never begun"),
                ));
            }
            None => {
                let begun = Begun::unannounced(draft, self.index(view), sort)?;
                draft.set_item_id(begun.slot, id.unwrap_or_default())?;
                self.items.push(begun);
                self.items.len() - 1
            }
        };
        match self.items.get_mut(at) {
            Some(begun) if begun.sort == sort => Ok(begun),
            _ => Err(OutputError::new(
                Code::InvalidEvent,
                format!("`{kind}` for an item of another type"),
            )),
        }
    }

    fn index(&self, view: &StreamEvent<'_>) -> u64 {
        let next = self.items.iter().map(|begun| begun.index.saturating_add(1));
        view.output_index
            .get()
            .unwrap_or_else(|| next.max().unwrap_or(0))
    }
}

fn whole<'a>(
    view: &StreamEvent<'a>,
    kind: &str,
) -> Result<(Item<'a>, &'a serde_json::value::RawValue), OutputError> {
    let raw = view
        .item
        .some()
        .ok_or_else(|| OutputError::new(Code::InvalidEvent, format!("`{kind}` has no `item`")))?;
    let item = wire::read(raw.get()).map_err(|error| super::invalid(&error))?;
    Ok((item, raw))
}

/// What the part of an event is; other parts come with the end of their item.
fn part_form(part: &Part<'_>) -> Option<Form> {
    match part.kind.or_empty() {
        "output_text" | "text" => Some(Form::Text),
        "refusal" => Some(Form::Refusal),
        "reasoning_text" => Some(Form::Thought),
        _ => None,
    }
}

impl StreamEvent<'_> {
    fn part(&self) -> Result<Part<'_>, OutputError> {
        self.part.object().map_err(|error| super::invalid(&error))
    }

    fn part_index(&self, form: Form) -> u64 {
        let index = match form {
            Form::Summary => self.summary_index,
            _ => self.content_index,
        };
        index.get().unwrap_or(0)
    }
}
