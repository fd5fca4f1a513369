import { sheetOf, type SheetId } from '#domain/packing/label-sheet.rules.ts';
import { type Grouping, groupings, groupKey, type PackingHome, packingGroups } from '#domain/packing/packing.rules.ts';

/** The homes to print, and the sheet to print them on. */
export interface LabelWish {
  sheet: SheetId;
  /** Grouping of the homes, and the group to print; an empty group prints all, one after the other. */
  by: Grouping;
  group: string;
  /** Id of an order whose homes are printed; empty to print the homes of the packing list. */
  order: string;
}

const PAGE = '/back-office/labels';

/** Returns the path of the back-office page that prints labels; empty values are left out of its query. */
export function labelsPath(wish: Partial<LabelWish>): string {
  const said = Object.entries(wish).filter(([, value]) => value);
  return said.length > 0 ? `${PAGE}?${new URLSearchParams(said).toString()}` : PAGE;
}

/**
 * Reads the query of a path from `labelsPath`. Missing or invalid values take their defaults: the first sheet, grouping
 * by design, all groups, no order.
 */
export function readLabelsPath(search: string): LabelWish {
  const query = new URLSearchParams(search);
  const order = query.get('order') ?? '';
  return {
    sheet: sheetOf(query.get('sheet')).id,
    by: groupings.find((one) => one === query.get('by')) ?? 'design',
    group: query.get('group') ?? '',
    order: /^[0-9a-f]{24}$/.test(order) ? order : '',
  };
}

/**
 * Returns the homes of the chosen group (all when empty), in the order of the packing list, so that labels lie beside
 * their boxes.
 */
export function homesToPrint<Home extends PackingHome>(homes: readonly Home[], { by, group }: LabelWish): Home[] {
  const chosen = group === '' ? homes : homes.filter((home) => groupKey(home, by) === group);
  return packingGroups(chosen, by).flatMap((one) => one.homes);
}
