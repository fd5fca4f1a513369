import type { BoxWeight } from '#domain/box/box-types.rules.ts';
import { MOST_CIRCLES } from '#domain/orders/order.rules.ts';
import * as say from '#domain/orders/orders.texts.ts';

/** What is in one box design, without the homes that get it. */
export interface BoxParts {
  invitationId: string;
  tempId: number;
  /** Grams of one box. */
  weight: BoxWeight;
  sections: { index: number; sweetId: string }[];
}

/** A box design and the guests who get it, as it is ordered. */
interface BoxToGuests extends BoxParts {
  recipients: { guestId: string; quantity: number }[];
  cartId?: string | undefined;
  circle?: string;
}

/** An order of boxes as the browser sends it. */
export interface OrderOfBoxes extends BoxToGuests {
  ownBoxes: number;
  circles?: BoxToGuests[];
  /** Place of the design of which boxes go to the family itself. */
  ownCircle?: number;
  waveOf?: string;
  /** Ids of the sample orders whose price is taken off this order. */
  samples?: string[];
  sample?: boolean;
  /** True when guests without an address may be paid for now and get their box later. */
  waitForAddresses?: boolean;
}

/** A second or later box design of an order that is being put together, from the cart or made on this page. */
export interface FurtherBox {
  id: string;
  name: string;
  cartId: string;
  /** Contents of a box made on this page; null for one from the cart, whose contents are stored there. */
  parts: BoxParts | null;
  /**
   * True for a design of the order that this wave follows; it stays in the list even when no home of this wave gets it.
   */
  isBefore?: boolean;
}

/**
 * Which home gets which box. `of` holds one box id per home, so no home can get two designs; a home that is missing
 * there gets the first box, whose id is empty. The family's own address is the home with the empty id.
 */
export interface Circles {
  /** Name of the group of homes that gets the first box. */
  name: string;
  boxes: FurtherBox[];
  of: Readonly<Record<string, string>>;
}

/** One design for every home. */
export const oneCircle: Circles = { name: say.boxOne, boxes: [], of: {} };

/** Error for a further box that no home gets. */
export const GIVE_IT = say.boxWithoutHomes;

/** Tells whether a name was generated, such as `Box 2`, and not typed by the customer. */
const isPlain = (name: string): boolean => /^Box \d+$/.test(name);

/** Returns the index of the box design that a home gets; 0 is the first design and the default. */
export const designPlaceOf = ({ boxes, of }: Circles, guestId: string): number =>
  boxes.findIndex(({ id }) => id === of[guestId]) + 1;

/**
 * Adds a box design, named `Box` and the first free number unless a name is given. Returns the circles unchanged when
 * they already have `MOST_CIRCLES` designs.
 */
export function withBox(circles: Circles, box: Omit<FurtherBox, 'name'> & { name?: string }): Circles {
  if (circles.boxes.length + 1 >= MOST_CIRCLES) return circles;
  const taken = [circles.name, ...circles.boxes.map(({ name }) => name)];
  let number = circles.boxes.length + 2;
  while (taken.includes(`Box ${number}`)) number += 1;
  return { ...circles, boxes: [...circles.boxes, { ...box, name: box.name ?? say.boxNumber(number) }] };
}

/** Removes a box design; its homes get the first design again. */
export function withoutBox({ name, boxes, of }: Circles, id: string): Circles {
  return {
    name,
    boxes: boxes.filter((box) => box.id !== id),
    of: Object.fromEntries(Object.entries(of).filter(([, box]) => box !== id)),
  };
}

/**
 * Assigns a box design to homes, in place of their earlier one.
 * @param id id of the design; empty for the first
 * @param name new name of the design; ignored when it is empty or the customer named the design
 */
export function withHomes(circles: Circles, guestIds: readonly string[], id: string, name = ''): Circles {
  const named = (before: string): string => (name && isPlain(before) ? name : before);
  return {
    name: id === '' ? named(circles.name) : circles.name,
    boxes: circles.boxes.map((box) => (box.id === id ? { ...box, name: named(box.name) } : box)),
    of: { ...circles.of, ...Object.fromEntries(guestIds.map((guest) => [guest, id])) },
  };
}

/** Renames a box design; an empty id means the first. */
export function withName(circles: Circles, id: string, name: string): Circles {
  if (id === '') return { ...circles, name };
  return { ...circles, boxes: circles.boxes.map((box) => (box.id === id ? { ...box, name } : box)) };
}

/** Returns the contents of a box with a sweet replaced in every section that contains it. */
export const swappedParts = (parts: BoxParts, sweetId: string, instead: string): BoxParts => ({
  ...parts,
  sections: parts.sections.map((one) => (one.sweetId === sweetId ? { ...one, sweetId: instead } : one)),
});

/** Replaces the contents of a box design and detaches it from its cart. */
export const withParts = (circles: Circles, id: string, parts: BoxParts): Circles => ({
  ...circles,
  boxes: circles.boxes.map((box) => (box.id === id ? { ...box, parts, cartId: '' } : box)),
});

/**
 * Assigns homes a box design with the given contents: an existing one with the same contents, so that repeating the
 * call adds nothing, otherwise a new one. Returns the circles unchanged when no further design is allowed.
 */
export function withSecondBox(
  circles: Circles,
  { id, name }: Pick<FurtherBox, 'id' | 'name'>,
  parts: BoxParts,
  guestIds: readonly string[],
): Circles {
  const same = circles.boxes.find((box) => JSON.stringify(box.parts) === JSON.stringify(parts));
  const next = same ? circles : withBox(circles, { id, name, cartId: '', parts });
  const target = same?.id ?? id;
  return next.boxes.some((box) => box.id === target) ? withHomes(next, guestIds, target) : circles;
}

/** Returns the given homes that already have another design assigned, so that the page can ask before it moves them. */
export const inAnother = ({ of, boxes }: Circles, guestIds: readonly string[], id: string): string[] =>
  guestIds.filter((guest) => {
    const has = of[guest];
    return has !== id && (has === '' || boxes.some((box) => box.id === has));
  });

/** A box design with the homes that get it; `own` counts boxes to the family itself. */
export interface CircleOrder {
  circle: string;
  parts: BoxParts;
  cartId: string;
  recipients: { guestId: string; quantity: number }[];
  own: number;
}

/** Returns the designs that at least one home gets; only the first design when no home gets any. */
function usedCircles<Circle extends Pick<CircleOrder, 'recipients' | 'own'>>(all: readonly Circle[]): Circle[] {
  const used = all.filter(({ recipients, own }) => recipients.length > 0 || own > 0);
  return used.length > 0 ? used : all.slice(0, 1);
}

/** An order without a box, which the shop refuses. */
const nothingChosen: BoxToGuests = { invitationId: '', tempId: 1, weight: 1000, sections: [], recipients: [] };

/**
 * Builds the order to send: one design as a plain order; of several designs the first in the order's own fields and the
 * others in `circles`. Leaves out designs that no home gets.
 * @param waveOf id of the first order, for a later wave; empty otherwise
 * @param samples ids of sample orders to deduct
 */
export function purchaseOf(all: readonly CircleOrder[], waveOf: string, samples: readonly string[] = []): OrderOfBoxes {
  const used = usedCircles(all);
  const [first = nothingChosen, ...others] = used.map(({ circle, parts, cartId, recipients }): BoxToGuests => ({
    ...parts,
    recipients,
    cartId: cartId || undefined,
    ...(used.length > 1 ? { circle: circle.trim() } : {}),
  }));
  const ownCircle = used.findIndex(({ own }) => own > 0);
  return {
    ...first,
    ownBoxes: used[ownCircle]?.own ?? 0,
    ...(others.length > 0 ? { circles: others } : {}),
    ...(ownCircle > 0 ? { ownCircle } : {}),
    ...(waveOf ? { waveOf } : {}),
    ...(samples.length > 0 ? { samples: [...samples] } : {}),
  };
}
