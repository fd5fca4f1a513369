import { useCallback, useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import type { GiftCard } from '#domain/card/card.rules.ts';
import type { BoxParts, Circles } from '#domain/orders/circles.rules.ts';
import { readInvitationOrder } from '#domain/orders/order.contract.ts';
import { readWaves } from '#domain/orders/waves.contract.ts';
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
import { toPaise } from '#lib/money.ts';

/** The box design that is being ordered, at today's prices. */
export interface OrderedBox {
  invitation: InvitationWire;
  tempId: number;
  weight: Box['weight'];
  sections: { index: number; sweetId: string }[];
  /** Sweets in it that are no longer offered; the name is empty where nobody knows it any more. */
  gone: { index: number; name: string }[];
  /** False when a section wants a sweet: it is empty, or its sweet is gone. */
  complete: boolean;
  /** Price of one box, paise. */
  price: number;
  /** Today's delivery charges, paise. */
  charges: Charges;
  /** The advance on a large order, percent; the usual one where it is not known. */
  advance: number | undefined;
}

export type OrderedBoxState =
  { state: 'loading' } | { state: 'failed'; message: string } | ({ state: 'ready'; box: OrderedBox } & Beginning);

/** What an order begins with that comes after another one, or is like it. */
interface Beginning {
  /** Its other boxes. */
  circles?: Circles;
  /** Guests who get a box. */
  chosen?: string[];
  /** The card of the order that a wave comes after. */
  card?: GiftCard;
}

/** What the address asks for; the total in it is only words. */
export interface Ordered {
  invitationId: string;
  cartId: string;
  /** The order that these boxes come after as a wave; empty for a first order. */
  wave: string;
  /** The order whose boxes are ordered once more; empty where none is. */
  as: string;
  /** True for one box to oneself before many are ordered. */
  sample: boolean;
}

/** Reads what is ordered from the address. */
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

/** The name under which a browser keeps what is chosen and written for an order: by its cart, or by the box's design. */
export const draftName = ({ wave, as, cartId }: Ordered, invitationId: string): string =>
  (wave && `wave:${wave}`) || (as && `as:${as}`) || cartId || invitationId;

/** Loads the box of the cart, or the box in progress, and prices it by the catalogue. */
export function useOrderedBox({ invitationId, cartId, wave, as }: Omit<Ordered, 'sample'>): {
  ordered: OrderedBoxState;
  reprice: () => void;
} {
  const [ordered, setOrdered] = useState<OrderedBoxState>({ state: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let current = true;
    const load =
      wave || as ? boxOfOrder(wave || as, wave !== '') : cartId ? boxOfCart(cartId) : boxFromBrowser(invitationId);
    void load.then((next) => current && setOrdered(next));
    return () => {
      current = false;
    };
  }, [invitationId, cartId, wave, as, round]);
  return { ordered, reprice: useCallback(() => setRound((before) => before + 1), []) };
}

/** The box of a cart, at today's prices. */
export async function boxOfCart(cartId: string): Promise<OrderedBoxState> {
  const [answer, shop] = await Promise.all([call(readCart, { params: { id: cartId } }), call(readShop)]);
  if (!answer.ok) return { state: 'failed', message: answer.message };
  if (!shop.ok) return { state: 'failed', message: shop.message };
  const { charges, advance } = shop.data.shop;
  const { complete, amount, invitationId: invitation } = answer.data.cartDetail;
  if (!invitation)
    return { state: 'failed', message: 'This invitation is no longer offered. Please choose another one.' };
  const kept = storedBox(answer.data);
  if (!kept) return { state: 'failed', message: NO_PRICES };
  const box = { invitation, ...partsOf(kept), complete, price: toPaise(amount), charges, advance };
  return { state: 'ready', box };
}

/** The boxes of an order at today's prices; for a wave with the guests whose address came late. */
async function boxOfOrder(id: string, wave: boolean): Promise<OrderedBoxState> {
  const [answer, waves] = await Promise.all([
    call(readInvitationOrder, { params: { id } }),
    wave ? call(readWaves, { params: { orderId: id } }) : null,
  ]);
  if (!answer.ok) return { state: 'failed', message: answer.message };
  if (waves && !waves.ok) return { state: 'failed', message: waves.message };
  const order = answer.data.paymentHistory[0];
  if (!order) return { state: 'failed', message: 'That order does not exist.' };
  const [first, ...others] = (order.circles ?? [order]).map(({ invitationId, tempId, weight, sweets }): BoxParts => ({
    invitationId,
    tempId,
    weight: boxWeights.find((one) => String(one) === weight) ?? DEFAULT_WEIGHT,
    sections: sweets.map(({ index, sweetId }) => ({ index, sweetId })),
  }));
  if (!first) return { state: 'failed', message: 'That order does not exist.' };
  const name = (at: number): string => order.circles?.[at]?.circle ?? '';
  const boxes = others.map((parts, at) => ({
    id: `${id}-${at + 1}`,
    name: name(at + 1),
    cartId: '',
    parts,
    isBefore: true,
  }));
  const card = order.card ?? (await cardOfFirst(id, waves?.data.waves[0]?._id));
  const box = await boxOfParts(first);
  if (box.state !== 'ready') return box;
  return {
    ...box,
    ...(boxes.length > 0 ? { circles: { name: name(0), boxes, of: {} } } : {}),
    ...(waves ? { chosen: waves.data.late.map(({ guestId }) => guestId), ...(card ? { card } : {}) } : {}),
  };
}

/** The card of the first order of several waves, where a later one has none of its own. */
async function cardOfFirst(id: string, first: string | undefined): Promise<GiftCard | undefined> {
  if (!first || first === id) return undefined;
  const answer = await call(readInvitationOrder, { params: { id: first } });
  return answer.ok ? answer.data.paymentHistory[0]?.card : undefined;
}

/** A box that was put together elsewhere, at today's prices. */
export async function boxOfParts({ invitationId, tempId, weight, sections }: BoxParts): Promise<OrderedBoxState> {
  const unnamed = { name: '', image: '', rate: 0 };
  const box = readBox({ weight, tempId, choices: sections.map((section) => ({ ...unnamed, ...section })) });
  return box ? boxToday(invitationId, box) : { state: 'failed', message: 'This box is no longer offered.' };
}

async function boxFromBrowser(invitationId: string): Promise<OrderedBoxState> {
  if (!invitationId) return { state: 'failed', message: 'Please choose an invitation and fill its box first.' };
  const kept = keptBox(invitationId) ?? emptyBox();
  // The builder shows the same: which sweet is gone, and today's rates.
  return boxToday(invitationId, kept, (box, invitation) => {
    if (kept.choices.length > 0) keepInProgress(invitationId, box, invitation.name);
  });
}

/** A box at today's prices. @param onBox is told what of it is offered today */
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

/** A box as it is ordered: without the sweets that are gone, which are named beside it. */
function partsOf({ tempId, weight, choices }: Box): Pick<OrderedBox, 'tempId' | 'weight' | 'sections' | 'gone'> {
  return {
    tempId,
    weight,
    sections: choices.flatMap(({ index, sweetId, gone }) => (gone ? [] : [{ index, sweetId }])),
    gone: choices.flatMap(({ index, name, gone }) => (gone ? [{ index, name }] : [])),
  };
}
