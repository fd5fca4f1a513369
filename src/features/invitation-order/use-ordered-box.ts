import { useCallback, useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { asOfToday, type Box, boxTypeOf, emptyBox, emptySections } from '#features/box/box.rules.ts';
import { keepInProgress, keptBox } from '#features/box/box.store.ts';
import { sweetsToday } from '#features/box/box-today.ts';
import { calculatePrice, readCart } from '#features/carts/cart.contract.ts';
import { boxOfCart as storedBox } from '#features/carts/cart-changes.ts';
import { boxPrice, type Charges } from '#features/pricing/pricing.rules.ts';
import { readShop } from '#features/settings/shown-shop.contract.ts';
import { type InvitationWire, readInvitation } from '#features/catalogue/invitation.contract.ts';
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
  { state: 'loading' } | { state: 'failed'; message: string } | { state: 'ready'; box: OrderedBox };

/** What the address asks for; the total in it is only words. */
export interface Ordered {
  invitationId: string;
  cartId: string;
}

/** Reads what is ordered from the address. */
export function readOrdered(search: string): Ordered {
  const query = new URLSearchParams(search);
  const id = (name: string): string => (/^[0-9a-f]{24}$/.test(query.get(name) ?? '') ? (query.get(name) ?? '') : '');
  return { invitationId: id('invitation'), cartId: id('cart') };
}

/** Loads the box of the cart, or the box in progress, and prices it by the catalogue. */
export function useOrderedBox({ invitationId, cartId }: Ordered): { ordered: OrderedBoxState; reprice: () => void } {
  const [ordered, setOrdered] = useState<OrderedBoxState>({ state: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let current = true;
    void (cartId ? boxOfCart(cartId) : boxFromBrowser(invitationId)).then((next) => current && setOrdered(next));
    return () => {
      current = false;
    };
  }, [invitationId, cartId, round]);
  return { ordered, reprice: useCallback(() => setRound((before) => before + 1), []) };
}

async function boxOfCart(cartId: string): Promise<OrderedBoxState> {
  const [answer, shop] = await Promise.all([call(readCart, { params: { id: cartId } }), call(readShop)]);
  if (!answer.ok) return { state: 'failed', message: answer.message };
  if (!shop.ok) return { state: 'failed', message: shop.message };
  const { charges, advance } = shop.data.shop;
  const { complete, amount, invitationId: invitation } = answer.data.cartDetail;
  if (!invitation)
    return { state: 'failed', message: 'This invitation is no longer offered. Please choose another one.' };
  const box = { invitation, ...partsOf(storedBox(answer.data)), complete, price: toPaise(amount), charges, advance };
  return { state: 'ready', box };
}

async function boxFromBrowser(invitationId: string): Promise<OrderedBoxState> {
  if (!invitationId) return { state: 'failed', message: 'Please choose an invitation and fill its box first.' };
  const kept = keptBox(invitationId) ?? emptyBox();
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
  // The builder shows the same: which sweet is gone, and today's rates.
  if (kept.choices.length > 0) keepInProgress(invitationId, box, invitation.name);
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
  return {
    state: 'ready',
    box: {
      invitation,
      ...parts,
      complete: true,
      charges,
      advance,
      price: boxPrice(priced.data.amounts.map(toPaise), toPaise(invitation.price)),
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
