import { openStates, type ParcelState } from '#domain/parcels/fulfilment.rules.ts';
import { boxTypeOf } from '#domain/box/box-types.rules.ts';
import { PARTS, pieceText } from '#domain/packing/kitchen.rules.ts';
import type { OrderedDesign, OrderedItem } from '#domain/orders/order.rules.ts';
import * as say from '#domain/packing/packing.texts.ts';
import { gramsOf } from '#domain/pricing/pricing.rules.ts';
import { anyIncludes } from '#lib/text.ts';

/** Contents of a parcel; parcels with the same contents are packed in one go. */
export type Contents = { key: string; name: string } & (
  | {
      kind: 'box';
      /** Grams of one box. */
      weight: number;
      tempId: number;
      boxName: string;
      category: string;
      /** Names of the sweets, section by section. */
      sections: string[];
    }
  | { kind: 'item'; grams: number }
);

/** Home of an order in the packing list. */
export interface PackingHome {
  orderId: string;
  position: number;
  /** Number on the label, which the courier sends back: `2627-000042-7`. */
  reference: string;
  /** Key of the contents. */
  contents: string;
  /** Number of boxes; 1 for a single item. */
  boxes: number;
  /** Day (`yyyy-mm-dd`) by which it leaves. */
  due: string;
  name: string;
  mobile: string;
  address: string;
  pincode: string;
  /** Town and state by the table of pincodes; empty when unknown. */
  district: string;
  region: string;
  /** What the family wrote for packers; missing when nothing. */
  note?: string;
  /** Key of the card in the boxes; missing when the family wrote none. */
  card?: string;
}

/**
 * Converts an order's goods to the contents of a parcel. The key is equal for boxes of the same design, weight and
 * sweets in each section, and for equal items, whatever their names and prices.
 */
export function contentsOf(
  order: { kind: 'invitation'; content: OrderedDesign } | { kind: 'item'; content: OrderedItem },
): Contents {
  if (order.kind === 'item') {
    const { kind, itemId, name, quantity, unit } = order.content;
    const grams = gramsOf(quantity, unit === 'gm' ? 'gm' : 'kg');
    return { kind: 'item', key: `${kind}.${itemId}.${grams}`, name, grams };
  }
  const { invitationId, name, weight, tempId, category, sections } = order.content;
  const inOrder = [...sections].sort((one, other) => one.index - other.index);
  return {
    kind: 'box',
    key: [invitationId, weight, tempId, ...inOrder.map(({ index, sweetId }) => `${index}-${sweetId}`)].join('.'),
    name,
    weight,
    tempId,
    boxName: boxTypeOf(tempId).name,
    category,
    sections: inOrder.map((one) => one.name),
  };
}

/** Returns the net weight of one box or parcel in grams, without packaging. */
export function contentGrams(contents: Contents): number {
  return contents.kind === 'box' ? contents.weight : contents.grams;
}

/**
 * Returns a parcel's contents as one line: `1 kg, 4 Section in box: Kaju katli, Besan laddu`, or the weight of an item.
 */
export function contentText(contents: Contents): string {
  if (contents.kind === 'item') return pieceText(contents.grams * PARTS);
  const sweets = [...new Set(contents.sections)].join(', ');
  return `${pieceText(contents.weight * PARTS)}, ${contents.boxName}: ${sweets}`;
}

/**
 * Returns the sweets of a box with their amounts as text, such as `2 × 250 gm` for a sweet in two sections; for an item
 * its name and weight.
 */
export function fillingOf(contents: Contents): { name: string; words: string }[] {
  if (contents.kind === 'item') return [{ name: contents.name, words: contentText(contents) }];
  const parts = (contents.weight * PARTS) / boxTypeOf(contents.tempId).sections;
  const counts = new Map<string, number>();
  for (const name of contents.sections) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({
    name,
    words: count === 1 ? pieceText(parts) : `${count} × ${pieceText(parts)}`,
  }));
}

/** Groupings of a packing list: by contents or by destination. */
export const groupings = ['design', 'state', 'city', 'area'] as const;
export type Grouping = (typeof groupings)[number];

/**
 * Returns the sorting district of a pincode, its first three digits, which nearly always are one town or a part of a
 * large one.
 */
const pincodeArea = (pincode: string): string => pincode.slice(0, 3);

/**
 * Returns the key of a home's group: its contents, its state, its town with state, or the first three digits of its
 * pincode. An unknown state or town is `NOWHERE`.
 */
export function groupKey(
  home: Pick<PackingHome, 'contents' | 'region' | 'district' | 'pincode'>,
  by: Grouping,
): string {
  if (by === 'design') return home.contents;
  if (by === 'state') return home.region || say.unknownPlace;
  if (by === 'city') return home.region ? `${home.district}, ${home.region}` : say.unknownPlace;
  return pincodeArea(home.pincode);
}

/** Homes that are packed or sent together. */
export interface PackingGroup<Home> {
  key: string;
  homes: Home[];
  boxes: number;
  /** First day on which one of them has still to leave; empty when none has. */
  due: string;
}

/**
 * Groups homes by contents or destination. Groups are sorted by the first day on which one of their homes has still to
 * leave, those with none at the end; homes in a group by day, pincode and reference.
 */
export function packingGroups<Home extends PackingHome & { state?: ParcelState }>(
  homes: readonly Home[],
  by: Grouping,
): PackingGroup<Home>[] {
  const groups = new Map<string, Home[]>();
  for (const home of homes) {
    const key = groupKey(home, by);
    const group = groups.get(key);
    if (group) group.push(home);
    else groups.set(key, [home]);
  }
  const order = (home: PackingHome): string => `${home.due} ${home.pincode} ${home.reference.padStart(30)}`;
  return [...groups]
    .map(([key, members]) => {
      const sorted = members
        .map((home) => ({ home, place: order(home) }))
        .sort((one, other) => one.place.localeCompare(other.place))
        .map(({ home }) => home);
      return {
        key,
        homes: sorted,
        boxes: sorted.reduce((sum, one) => sum + one.boxes, 0),
        // What is sent is not late, however long ago it had to leave.
        due: sorted.find(({ state }) => state === undefined || openStates.includes(state))?.due ?? '',
      };
    })
    .sort(
      (one, other) =>
        Number(one.due === '') - Number(other.due === '') ||
        one.due.localeCompare(other.due) ||
        one.key.localeCompare(other.key),
    );
}

/** Note for a home that was cancelled while it lay on the packing table. */
export const PUT_ASIDE = say.cancelledOnLabel;

/** Returns the number of packed homes, of all homes, and of their boxes. Cancelled homes do not count. */
export function packingProgress<Home extends Pick<PackingHome, 'boxes'> & { state: ParcelState }>(
  homes: readonly Home[],
  isPacked: (home: Home) => boolean,
): { packed: number; homes: number; boxes: number } {
  const meant = homes.filter(({ state }) => state !== 'cancelled');
  return {
    packed: meant.filter(isPacked).length,
    homes: meant.length,
    boxes: meant.reduce((sum, { boxes }) => sum + boxes, 0),
  };
}

/**
 * Tells whether a home's name, mobile number, address, note, pincode or reference contains the search text, ignoring case.
 */
export function homeMatches(home: PackingHome, search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase('en-IN');
  return anyIncludes([home.name, home.mobile, home.address, home.note, home.pincode, home.reference], wanted);
}
