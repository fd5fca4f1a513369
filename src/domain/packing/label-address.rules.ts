import { sheetOf, type SheetId } from '#domain/packing/label-sheet.rules.ts';
import { type Grouping, groupings, groupKey, type PackingHome, packingGroups } from '#domain/packing/packing.rules.ts';

/** Which homes are printed, and on what. */
export interface LabelWish {
  sheet: SheetId;
  /** How homes are divided, and which group is printed; an empty group prints all, group by group. */
  by: Grouping;
  group: string;
  /** All homes of one order; empty for those of the packing list. */
  order: string;
}

const PAGE = '/back-office/labels';

/** The address of the page that prints some labels. */
export function labelAddress(wish: Partial<LabelWish>): string {
  const said = Object.entries(wish).filter(([, value]) => value);
  return said.length > 0 ? `${PAGE}?${new URLSearchParams(said).toString()}` : PAGE;
}

/** Reads such an address; what it does not say, or says wrongly, is as usual. */
export function readLabelAddress(search: string): LabelWish {
  const query = new URLSearchParams(search);
  const order = query.get('order') ?? '';
  return {
    sheet: sheetOf(query.get('sheet')).id,
    by: groupings.find((one) => one === query.get('by')) ?? 'design',
    group: query.get('group') ?? '',
    order: /^[0-9a-f]{24}$/.test(order) ? order : '',
  };
}

/** The homes that are printed, in the order of the packing list, so that labels lie beside their boxes. */
export function homesToPrint<Home extends PackingHome>(homes: readonly Home[], { by, group }: LabelWish): Home[] {
  const chosen = group === '' ? homes : homes.filter((home) => groupKey(home, by) === group);
  return packingGroups(chosen, by).flatMap((one) => one.homes);
}
