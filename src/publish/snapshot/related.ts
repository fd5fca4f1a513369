import type { Snapshot } from '#publish/snapshot/snapshot.ts';
import type { DryFruit } from '#domain/catalogue/dry-fruit.contract.ts';
import type { Invitation } from '#domain/catalogue/invitation.contract.ts';
import type { Sweet } from '#domain/catalogue/sweet.contract.ts';

/** Number of related items below a product. */
const RELATED = 4;

interface Group {
  items: { id: string }[];
  /** Index of each item by id. */
  places: Map<string, number>;
}
const groups = new WeakMap<object, Map<string, Group>>();

function groupsOf<T extends { id: string }>(list: T[], groupOf: (item: T) => string): Map<string, Group> {
  const found = new Map<string, Group>();
  for (const [name, items] of Map.groupBy(list, groupOf))
    found.set(name, { items, places: new Map(items.map(({ id }, place) => [id, place])) });
  groups.set(list, found);
  return found;
}

/**
 * Returns at most `RELATED` items of the same group: those that follow the item in list order, continued from the start
 * of the list. So all items are shown equally often.
 */
function neighbours<T extends { id: string }>(list: T[], groupOf: (item: T) => string, item: T): T[] {
  const { items = [], places } = (groups.get(list) ?? groupsOf(list, groupOf)).get(groupOf(item)) ?? {};
  const place = places?.get(item.id) ?? -1;
  return Array.from(
    { length: Math.min(RELATED, items.length - 1) },
    (_, step) => items[(place + step + 1) % items.length] as T,
  );
}

/** Returns at most `RELATED` other sweets of the same category. */
export const relatedSweets = (snapshot: Snapshot, sweet: Sweet): Sweet[] =>
  neighbours(snapshot.sweets, (one) => one.category, sweet);
/** Returns at most `RELATED` other invitations of the same category. */
export const relatedInvitations = (snapshot: Snapshot, invitation: Invitation): Invitation[] =>
  neighbours(snapshot.invitations, (one) => one.category, invitation);
/** Returns at most `RELATED` other dry fruits. */
export const relatedDryFruits = (snapshot: Snapshot, dryFruit: DryFruit): DryFruit[] =>
  neighbours(snapshot.dryFruits, () => '', dryFruit);
