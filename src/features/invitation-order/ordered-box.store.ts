import { useCallback, useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { type Box, boxTypeOf, emptySections } from '#features/box/box.rules.ts';
import { boxInProgress } from '#features/box/box.store.ts';
import { calculatePrice, readCart } from '#features/carts/cart.contract.ts';
import { boxPrice } from '#features/checkout/pricing.rules.ts';
import { type InvitationWire, readInvitation } from '#features/invitations/invitation.contract.ts';
import { toPaise } from '#lib/money.ts';

/** The box design that is being ordered, at today's prices. */
export interface OrderedBox {
  invitation: InvitationWire;
  tempId: number;
  weight: Box['weight'];
  sections: { index: number; sweetId: string }[];
  /** False when a section is empty, as after the browser's store was cleared. */
  complete: boolean;
  /** Price of one box, paise. */
  price: number;
}

export type OrderedBoxState =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; box: OrderedBox };

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
  const answer = await call(readCart, { params: { id: cartId } });
  if (!answer.ok) return { state: 'failed', message: answer.message };
  const { cartDetail, updated } = answer.data;
  const { invitationId: invitation, complete, amount, tempId, weight } = cartDetail;
  if (!invitation) return { state: 'failed', message: 'This invitation is no longer offered. Please choose another one.' };
  const sections = updated.map(({ index, sweetId }) => ({ index, sweetId }));
  return { state: 'ready', box: { invitation, tempId, weight: Number(weight) as Box['weight'], sections, complete, price: toPaise(amount) } };
}

async function boxFromBrowser(invitationId: string): Promise<OrderedBoxState> {
  if (!invitationId) return { state: 'failed', message: 'Please choose an invitation and fill its box first.' };
  const answer = await call(readInvitation, { params: { id: invitationId } });
  if (!answer.ok) return { state: 'failed', message: answer.message };
  const { invitation } = answer.data;
  const kept = boxInProgress(invitationId).get();
  const { tempId, weight } = kept;
  const sections = kept.choices.map(({ index, sweetId }) => ({ index, sweetId }));
  const base = { invitation, tempId, weight, sections };
  if (emptySections(kept).length > 0) return { state: 'ready', box: { ...base, complete: false, price: toPaise(invitation.price) } };
  const priced = await call(calculatePrice, { body: { boxName: boxTypeOf(tempId).name, weight, sweet: sections, newObj: null } });
  if (!priced.ok) return { state: 'failed', message: priced.message };
  return { state: 'ready', box: { ...base, complete: true, price: boxPrice(priced.data.amounts.map(toPaise), toPaise(invitation.price)) } };
}
