import type { BoxWeight } from '#domain/box/box.rules.ts';
import { MOST_CIRCLES } from '#domain/orders/order.rules.ts';

/** A box design without homes. */
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

/** Everything that is ordered. */
export interface OrderOfBoxes extends BoxToGuests {
  ownBoxes: number;
  circles?: BoxToGuests[];
  /** Which of the boxes go to oneself. */
  ownCircle?: number;
  waveOf?: string;
  /** The samples that come off, by their orders. */
  samples?: string[];
  sample?: boolean;
  /** True where some who get a box have no address yet. */
  waitForAddresses?: boolean;
}

/** A further box design of an order that is being put together: one from the cart, or one that was made on this page. */
export interface FurtherBox {
  id: string;
  name: string;
  cartId: string;
  /** Null for one from the cart, which says by itself what lies in it. */
  parts: BoxParts | null;
  /** True for one of the order that this one comes after: it waits for whoever gets it, and may go to nobody. */
  isBefore?: boolean;
}

/**
 * Which box goes to whom. Every home has one place in `of`, so that none can get two designs: what is missing there gets the
 * first box, whose id is empty. One's own address is the home without an id.
 */
export interface Circles {
  /** Name of those who get the first box. */
  name: string;
  boxes: FurtherBox[];
  of: Readonly<Record<string, string>>;
}

/** Every home gets the same. */
export const oneCircle: Circles = { name: 'Box 1', boxes: [], of: {} };

/** Said of a further box that goes to no home. */
export const GIVE_IT = 'Choose who gets it, or take it out.';

/** A name that nobody gave. */
const isPlain = (name: string): boolean => /^Box \d+$/.test(name);

/** The place of the box that goes to a home: 0 is the first. */
export const placeOf = ({ boxes, of }: Circles, guestId: string): number =>
  boxes.findIndex(({ id }) => id === of[guestId]) + 1;

/** Adds a box; a name that is missing is its number. More than an order takes are not added. */
export function withBox(circles: Circles, box: Omit<FurtherBox, 'name'> & { name?: string }): Circles {
  if (circles.boxes.length + 1 >= MOST_CIRCLES) return circles;
  const taken = [circles.name, ...circles.boxes.map(({ name }) => name)];
  let number = circles.boxes.length + 2;
  while (taken.includes(`Box ${number}`)) number += 1;
  return { ...circles, boxes: [...circles.boxes, { ...box, name: box.name ?? `Box ${number}` }] };
}

/** Takes a box out; whoever got it gets the first one. */
export function withoutBox({ name, boxes, of }: Circles, id: string): Circles {
  return {
    name,
    boxes: boxes.filter((box) => box.id !== id),
    of: Object.fromEntries(Object.entries(of).filter(([, box]) => box !== id)),
  };
}

/** Gives a box to some homes, whatever they had before. @param name calls the box so, where nobody has named it yet */
export function withHomes(circles: Circles, guestIds: readonly string[], id: string, name = ''): Circles {
  const named = (before: string): string => (name && isPlain(before) ? name : before);
  return {
    name: id === '' ? named(circles.name) : circles.name,
    boxes: circles.boxes.map((box) => (box.id === id ? { ...box, name: named(box.name) } : box)),
    of: { ...circles.of, ...Object.fromEntries(guestIds.map((guest) => [guest, id])) },
  };
}

/** Calls a box anew. */
export function withName(circles: Circles, id: string, name: string): Circles {
  if (id === '') return { ...circles, name };
  return { ...circles, boxes: circles.boxes.map((box) => (box.id === id ? { ...box, name } : box)) };
}

/** The same box with another sweet wherever one lies. */
export const swappedParts = (parts: BoxParts, sweetId: string, instead: string): BoxParts => ({
  ...parts,
  sections: parts.sections.map((one) => (one.sweetId === sweetId ? { ...one, sweetId: instead } : one)),
});

/** Puts other parts into a box that was made on this page. */
export const withParts = (circles: Circles, id: string, parts: BoxParts): Circles => ({
  ...circles,
  boxes: circles.boxes.map((box) => (box.id === id ? { ...box, parts, cartId: '' } : box)),
});

/** Gives some homes a box of their own; one that is the same already is taken, so that pressing twice adds one box. */
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

/** Homes that were given another box already: before they are moved, somebody is asked. */
export const inAnother = ({ of, boxes }: Circles, guestIds: readonly string[], id: string): string[] =>
  guestIds.filter((guest) => {
    const has = of[guest];
    return has !== id && (has === '' || boxes.some((box) => box.id === has));
  });

/** A box design with everybody who gets it; `own` counts boxes to oneself. */
export interface CircleOrder {
  circle: string;
  parts: BoxParts;
  cartId: string;
  recipients: { guestId: string; quantity: number }[];
  own: number;
}

/** Boxes that somebody gets; the first where nobody gets any. */
function usedCircles<Circle extends Pick<CircleOrder, 'recipients' | 'own'>>(all: readonly Circle[]): Circle[] {
  const used = all.filter(({ recipients, own }) => recipients.length > 0 || own > 0);
  return used.length > 0 ? used : all.slice(0, 1);
}

/** An order without any box, which the shop refuses. */
const nothingChosen: BoxToGuests = { invitationId: '', tempId: 1, weight: 1000, sections: [], recipients: [] };

/** What is ordered: for one design a plain order, for several the first with the others beside it. */
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
