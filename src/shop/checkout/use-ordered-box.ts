import { useCallback, useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import type { GiftCard } from '#domain/card/card.rules.ts';
import type { BoxParts, Circles } from '#domain/orders/circles.rules.ts';
import { readInvitationOrder } from '#domain/orders/order.contract.ts';
import { type LateGuest, readWaves } from '#domain/orders/waves.contract.ts';
import { boxTypeOf, boxWeights, DEFAULT_WEIGHT } from '#domain/box/box-types.rules.ts';
import { asOfToday, type Box, emptyBox, emptySections, readBox } from '#domain/box/box.rules.ts';
import { keepInProgress, keptBox } from '#shop/box/box.store.ts';
import { sweetsToday } from '#shop/box/box-today.ts';
import { calculatePrice, readCart } from '#domain/cart/cart.contract.ts';
import { boxOfCart as storedBox, NO_PRICES } from '#shop/cart/cart-changes.ts';
import type { Charges } from '#domain/pricing/delivery-charge.rules.ts';
import { boxPrice } from '#domain/pricing/pricing.rules.ts';
import { readShop } from '#domain/settings/shown-shop.contract.ts';
import { type InvitationWire, readInvitation } from '#domain/catalogue/invitation.contract.ts';
import { daysToCome, type Wanted } from '#domain/delivery/wanted-day.rules.ts';
import { yearMonthDay } from '#lib/dates.ts';
import { toPaise } from '#lib/money.ts';
import * as say from '#shop/checkout/checkout.texts.ts';

/** Box design being ordered, at today's prices. */
export interface OrderedBox {
  invitation: InvitationWire;
  tempId: number;
  weight: Box['weight'];
  sections: { index: number; sweetId: string }[];
  /** Sweets that are no longer offered; the name is empty when unknown. */
  gone: { index: number; name: string }[];
  /** False when a section has no sweet, or one that is gone. */
  complete: boolean;
  /** Price of one box, paise. */
  price: number;
  /** Delivery charges, paise. */
  charges: Charges;
  /** Advance on a large order, percent; undefined for the default. */
  advance: number | undefined;
}

export type OrderedBoxState =
  { state: 'loading' } | { state: 'failed'; message: string } | ({ state: 'ready'; box: OrderedBox } & Beginning);

/** Start values of an order that follows or repeats another one. */
interface Beginning {
  /** Further box designs. */
  circles?: Circles;
  /** Ids of guests who get a box. */
  chosen?: string[];
  /** Card of the order that a wave follows. */
  card?: GiftCard;
  /** Days of that order, where they are to come. */
  days?: Wanted;
}

/** Parameters of the payment page's URL. The total in its path is not read. */
export interface Ordered {
  invitationId: string;
  cartId: string;
  /**
   * Id of the earlier order that this one follows as a wave (same boxes for guests whose address came late); empty for
   * none.
   */
  wave: string;
  /** Id of the order whose boxes are ordered again; empty for none. */
  as: string;
  /** True for a sample: one box for the customer before a large order. */
  sample: boolean;
}

/** Reads the parameters of the payment page from a query string. An id that is not 24 hex digits becomes empty. */
export function readOrdered(search: string): Ordered {
  const query = new URLSearchParams(search);
  const id = (name: string): string => (/^[0-9a-f]{24}$/.test(query.get(name) ?? '') ? (query.get(name) ?? '') : '');
  return {
    invitationId: id('invitation'),
    cartId: id('cart'),
    wave: id('wave'),
    as: id('as'),
    sample: query.get('sample') === '1',
  };
}

/**
 * Returns the name under which the browser stores an order's drafts, by the first given of: wave, repeated order, cart,
 * invitation.
 */
export const draftName = ({ wave, as, cartId }: Ordered, invitationId: string): string =>
  (wave && `wave:${wave}`) || (as && `as:${as}`) || cartId || invitationId;

/**
 * Loads the ordered box at today's prices: from an earlier order (`wave`, else `as`), else from the cart, else from the
 * browser's storage. `reprice` loads it again.
 */
export function useOrderedBox({ invitationId, cartId, wave, as }: Omit<Ordered, 'sample'>): {
  ordered: OrderedBoxState;
  reprice: () => void;
} {
  const [ordered, setOrdered] = useState<OrderedBoxState>({ state: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let current = true;
    const load =
      wave || as ? boxOfOrder(wave || as, wave !== '') : cartId ? loadCartBox(cartId) : boxFromBrowser(invitationId);
    void load.then((next) => current && setOrdered(next));
    return () => {
      current = false;
    };
  }, [invitationId, cartId, wave, as, round]);
  return { ordered, reprice: useCallback(() => setRound((before) => before + 1), []) };
}

/**
 * Loads a cart's box at today's prices. Returns `failed` when a call fails, the invitation is withdrawn or the box has
 * no prices.
 */
export async function loadCartBox(cartId: string): Promise<OrderedBoxState> {
  const [answer, shop] = await Promise.all([call(readCart, { params: { id: cartId } }), call(readShop)]);
  if (!answer.ok) return { state: 'failed', message: answer.message };
  if (!shop.ok) return { state: 'failed', message: shop.message };
  const { charges, advance } = shop.data.shop;
  const { complete, amount, invitationId: invitation } = answer.data.cartDetail;
  if (!invitation) return { state: 'failed', message: say.designGone };
  const kept = storedBox(answer.data);
  if (!kept) return { state: 'failed', message: NO_PRICES };
  const box = { invitation, ...partsOf(kept), complete, price: toPaise(amount), charges, advance };
  return { state: 'ready', box };
}

/**
 * Loads the boxes of an earlier order at today's prices; for a wave also its card and the guests with a late address.
 * Returns `failed` when a call fails or the order does not exist.
 */
async function boxOfOrder(id: string, wave: boolean): Promise<OrderedBoxState> {
  const [answer, waves] = await Promise.all([
    call(readInvitationOrder, { params: { id } }),
    wave ? call(readWaves, { params: { orderId: id } }) : null,
  ]);
  if (!answer.ok) return { state: 'failed', message: answer.message };
  if (waves && !waves.ok) return { state: 'failed', message: waves.message };
  const order = answer.data.paymentHistory[0];
  if (!order) return { state: 'failed', message: say.orderUnknown };
  const [first, ...others] = (order.circles ?? [order]).map(({ invitationId, tempId, weight, sweets }): BoxParts => ({
    invitationId,
    tempId,
    weight: boxWeights.find((one) => String(one) === weight) ?? DEFAULT_WEIGHT,
    sections: sweets.map(({ index, sweetId }) => ({ index, sweetId })),
  }));
  if (!first) return { state: 'failed', message: say.orderUnknown };
  const name = (at: number): string => order.circles?.[at]?.circle ?? '';
  const boxes = others.map((parts, at) => ({
    id: `${id}-${at + 1}`,
    name: name(at + 1),
    cartId: '',
    parts,
    isBefore: true,
  }));
  const days = daysToCome(order.days, yearMonthDay(new Date().toISOString()));
  const card = order.card ?? (await cardOfFirst(id, waves?.data.waves[0]?._id));
  const box = await boxOfParts(first);
  if (box.state !== 'ready') return box;
  return {
    ...box,
    ...(boxes.length > 0 ? { circles: { name: name(0), boxes, of: designsOfLate(boxes, waves?.data.late) } } : {}),
    ...(days ? { days } : {}),
    ...(waves ? { chosen: waves.data.late.map(({ guestId }) => guestId), ...(card ? { card } : {}) } : {}),
  };
}

/** Returns the later design of each late guest whom the first one would reach spoiled, by the guest's id. */
const designsOfLate = (boxes: readonly { id: string }[], late: readonly LateGuest[] = []): Circles['of'] =>
  Object.fromEntries(
    late.flatMap(({ guestId, design }) => (boxes[design - 1] ? [[guestId, boxes[design - 1]!.id]] : [])),
  );

/**
 * Loads the card of the first of several waves; undefined when `id` is that first order, there is none, or the call
 * fails.
 */
async function cardOfFirst(id: string, first: string | undefined): Promise<GiftCard | undefined> {
  if (!first || first === id) return undefined;
  const answer = await call(readInvitationOrder, { params: { id: first } });
  return answer.ok ? answer.data.paymentHistory[0]?.card : undefined;
}

/** Prices a box by today's catalogue. Returns `failed` when the box is no longer offered or a call fails. */
export async function boxOfParts({ invitationId, tempId, weight, sections }: BoxParts): Promise<OrderedBoxState> {
  const unnamed = { name: '', image: '', rate: 0 };
  const box = readBox({ weight, tempId, choices: sections.map((section) => ({ ...unnamed, ...section })) });
  return box ? boxToday(invitationId, box) : { state: 'failed', message: say.boxGone };
}

async function boxFromBrowser(invitationId: string): Promise<OrderedBoxState> {
  if (!invitationId) return { state: 'failed', message: say.boxNone };
  const kept = keptBox(invitationId) ?? emptyBox();
  // The builder shows the same: which sweet is gone, and today's rates.
  return boxToday(invitationId, kept, (box, invitation) => {
    if (kept.choices.length > 0) keepInProgress(invitationId, box, invitation.name);
  });
}

/**
 * Prices a box by today's catalogue; `failed` when a call fails. With an empty section or a withdrawn sweet, `complete`
 * is false.
 * @param onBox called with the updated box and its invitation
 */
async function boxToday(
  invitationId: string,
  kept: Box,
  onBox?: (box: Box, invitation: InvitationWire) => void,
): Promise<OrderedBoxState> {
  const [answer, shop, sweets] = await Promise.all([
    call(readInvitation, { params: { id: invitationId } }),
    call(readShop),
    sweetsToday(kept.choices.map(({ sweetId }) => sweetId)),
  ]);
  if (!answer.ok) return { state: 'failed', message: answer.message };
  if (!shop.ok) return { state: 'failed', message: shop.message };
  const { invitation } = answer.data;
  const { charges, advance } = shop.data.shop;
  const box = asOfToday(kept, sweets);
  onBox?.(box, invitation);
  const parts = partsOf(box);
  if (emptySections(box).length > 0)
    return {
      state: 'ready',
      box: { invitation, ...parts, complete: false, price: toPaise(invitation.price), charges, advance },
    };
  const priced = await call(calculatePrice, {
    body: { boxName: boxTypeOf(box.tempId).name, weight: box.weight, sweet: parts.sections, newObj: null },
  });
  if (!priced.ok) return { state: 'failed', message: priced.message };
  const amounts = priced.data.amounts.slice(0, boxTypeOf(box.tempId).sections);
  return {
    state: 'ready',
    box: {
      invitation,
      ...parts,
      // A sweet that was withdrawn a moment ago comes to nothing, and its section counts as empty.
      complete: amounts.every((amount) => amount > 0),
      charges,
      advance,
      price: boxPrice(amounts.map(toPaise), toPaise(invitation.price)),
    },
  };
}

/** Returns the fields of a box for an order; `gone` lists the withdrawn sweets, which `sections` leaves out. */
function partsOf({ tempId, weight, choices }: Box): Pick<OrderedBox, 'tempId' | 'weight' | 'sections' | 'gone'> {
  return {
    tempId,
    weight,
    sections: choices.flatMap(({ index, sweetId, gone }) => (gone ? [] : [{ index, sweetId }])),
    gone: choices.flatMap(({ index, name, gone }) => (gone ? [{ index, name }] : [])),
  };
}
