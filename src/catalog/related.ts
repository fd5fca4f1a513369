import type { Catalog } from '#catalog/catalog.ts';
import type { DryFruit } from '#features/dry-fruits/dry-fruit.contract.ts';
import type { Invitation } from '#features/invitations/invitation.contract.ts';
import type { Sweet } from '#features/sweets/sweet.contract.ts';

/** Related items shown below a product. */
export const RELATED = 4;

const groups = new WeakMap<object, Map<string, { id: string }[]>>();

/** Neighbours of an item in its group, in list order and around the end, so that every item is shown by as many others. */
function neighbours<T extends { id: string }>(list: T[], groupOf: (item: T) => string, item: T): T[] {
  let known = groups.get(list);
  if (!known) {
    known = Map.groupBy(list as { id: string }[], (one) => groupOf(one as T));
    groups.set(list, known);
  }
  const group = (known.get(groupOf(item)) ?? []) as T[];
  const place = group.findIndex((one) => one.id === item.id);
  return Array.from({ length: Math.min(RELATED, group.length - 1) }, (_, step) => group[(place + step + 1) % group.length] as T);
}

/** Sweets of the same tab. */
export const relatedSweets = (catalog: Catalog, sweet: Sweet): Sweet[] => neighbours(catalog.sweets, (one) => one.category, sweet);
/** Invitations of the same category. */
export const relatedInvitations = (catalog: Catalog, invitation: Invitation): Invitation[] =>
  neighbours(catalog.invitations, (one) => one.category, invitation);
/** Other dry fruits. */
export const relatedDryFruits = (catalog: Catalog, dryFruit: DryFruit): DryFruit[] => neighbours(catalog.dryFruits, () => '', dryFruit);
