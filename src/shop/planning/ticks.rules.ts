/** Unsaved checkmarks, by list id and item id; items without a change are missing. */
export type Changes = Record<string, Record<string, boolean>>;

/** Ids of the ticked items, by list id. */
export type Ticks = Record<string, readonly string[]>;

/** The ticked items of one list, as the shop answers them. */
interface ListTicks {
  planningId: string;
  itemIds: readonly string[];
}

/**
 * Returns the changes with one checkmark set or removed; a checkmark equal to the saved one is removed from the
 * changes.
 */
export function withTick(changes: Changes, listId: string, itemId: string, ticked: boolean, saved: boolean): Changes {
  const { [itemId]: _before, ...others } = changes[listId] ?? {};
  return withList(changes, listId, ticked === saved ? others : { ...others, [itemId]: ticked });
}

/** Returns the changes without those that were saved; a checkmark changed again since then stays. */
export function withoutSent(changes: Changes, sent: Changes): Changes {
  return Object.entries(sent).reduce((left, [listId, items]) => {
    const open = Object.entries(left[listId] ?? {}).filter(([itemId, ticked]) => items[itemId] !== ticked);
    return withList(left, listId, Object.fromEntries(open));
  }, changes);
}

/** Returns the changes without the given lists. */
export function withoutLists(changes: Changes, listIds: readonly string[]): Changes {
  return listIds.reduce((left, listId) => withList(left, listId, {}), changes);
}

function withList(changes: Changes, listId: string, ofList: Record<string, boolean>): Changes {
  const { [listId]: _before, ...others } = changes;
  return Object.keys(ofList).length === 0 ? others : { ...others, [listId]: ofList };
}

/** Returns the ticked items that the shop answered, by list id. */
export const ticksOf = (lists: readonly ListTicks[]): Ticks =>
  Object.fromEntries(lists.map(({ planningId, itemIds }) => [planningId, itemIds]));

/** Returns changes in the form in which they are saved, which names what is ticked and what no longer is. */
export function asSent(changes: Changes) {
  const named = (items: Record<string, boolean>, wanted: boolean): string[] =>
    Object.keys(items).filter((id) => items[id] === wanted);
  return Object.entries(changes).map(([planningId, items]) => ({
    planningId,
    checked: [],
    ticked: named(items, true),
    unticked: named(items, false),
  }));
}

/** Returns what brings cleared lists back: every tick that was saved, with the unsaved changes on top. */
export const broughtBack = (removed: readonly ListTicks[], changes: Changes): Changes =>
  Object.fromEntries(
    removed.map(({ planningId, itemIds }) => [
      planningId,
      { ...Object.fromEntries(itemIds.map((id) => [id, true])), ...changes[planningId] },
    ]),
  );
