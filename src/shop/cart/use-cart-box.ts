import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import { type Box, priceNews, sectionAmounts, withChoice } from '#domain/box/box.rules.ts';
import { type CartDetail as Detail, readCart, updateCart } from '#domain/cart/cart.contract.ts';
import type { InvitationWire } from '#domain/catalogue/invitation.contract.ts';
import { boxPrice } from '#domain/pricing/pricing.rules.ts';
import { takeChosen } from '#shop/box/box.store.ts';
import { boxChange, boxOfCart, type CartChange, fullChange } from '#shop/cart/cart-changes.ts';
import { countCart } from '#shop/cart/count-cart.ts';
import { toPaise, toRupees } from '#lib/money.ts';
import * as say from '#shop/cart/cart.texts.ts';

export interface CartBoxProps {
  detail: Detail;
  /** Box of `detail`. */
  kept: Box;
  invitation: InvitationWire;
  onSaved(detail: Detail): void;
  onStale(): void;
}

/** Saves changes of a cart one after another, so that each knows the revision before it. */
function useSaves({ detail, onSaved, onStale }: CartBoxProps) {
  const { _id: id, revision: newest } = detail.cartDetail;
  const [busy, setBusy] = useState(false);
  const revision = useRef(newest);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  useEffect(() => {
    revision.current = detail.cartDetail.revision;
  }, [detail]);

  /** Saves a change. Returns true when it was saved; shows why as a toast when it was not. */
  const save = (change: CartChange): Promise<boolean> => {
    const run = async (): Promise<boolean> => {
      setBusy(true);
      const answer = await call(updateCart, { params: { id }, body: { revision: revision.current, ...change } });
      setBusy(false);
      waiting.current -= 1;
      if (answer.ok) {
        revision.current = answer.data.cartDetail.revision;
        onSaved(answer.data);
        return true;
      }
      toast(answer.message, { kind: 'problem' });
      onStale();
      return false;
    };
    waiting.current += 1;
    const turn = queue.current.then(run);
    queue.current = turn;
    return turn;
  };
  return { busy, save, isSaving: () => waiting.current > 0, saved: () => queue.current };
}

/** State of the page of one box in the cart: saves every change, and leads on at the prices of that moment. */
export function useCartBox(cart: CartBoxProps) {
  const { detail, kept, invitation, onSaved } = cart;
  const { _id: id, status } = detail.cartDetail;
  const [box, setBox] = useState(kept);
  const [arrived, setArrived] = useState<number | null>(null);
  const [news, setNews] = useState('');
  const { busy, save, isSaving, saved } = useSaves(cart);
  const price = toPaise(invitation.price);

  const follow = useEffectEvent((): void => {
    // While a later change is on its way, what is on screen is newer than this answer.
    if (!isSaving()) setBox((before) => boxOfCart(detail) ?? before);
  });
  useEffect(() => follow(), [detail]);

  const takeUp = useEffectEvent((): void => {
    const chosen = takeChosen(invitation._id, id);
    if (!chosen) return;
    const next = chosen.choices.reduce(withChoice, kept);
    setBox(next);
    setArrived(chosen.choices.at(-1)?.index ?? null);
    void save({ sections: fullChange(next).sections });
  });
  // Chosen sweets are taken once, when the cart is first shown.
  useEffect(() => takeUp(), []);

  const change = (next: Box): void => {
    setNews('');
    setBox(next);
    void save(boxChange(box, next));
  };
  const next = async (sample = false): Promise<void> => {
    await saved();
    // What lay open since yesterday is shown at today's prices before it goes on.
    const today = await call(readCart, { params: { id } });
    const fresh = today.ok ? today.data : null;
    const now = fresh && boxOfCart(fresh);
    const offered = fresh?.cartDetail.invitationId;
    const told =
      now && offered ? priceNews({ box, invitation: price }, { box: now, invitation: toPaise(offered.price) }) : '';
    if (fresh && (told || !now || !fresh.cartDetail.complete)) {
      setNews(told);
      return onSaved(fresh);
    }
    const one = boxPrice(sectionAmounts(box), price);
    location.assign(
      `/invitation-GuestList/${toRupees(one)}?invitation=${invitation._id}&cart=${id}${sample ? '&sample=1' : '&step=guests'}`,
    );
  };
  const move = async (): Promise<void> => {
    if (!(await save({ status: !status }))) return;
    void countCart();
    history.replaceState(null, '', `/cart-detail/${id}/${!status}`);
    toast(status ? say.movedToCart : say.saved, { kind: 'done' });
  };
  return { box, arrived, news, busy, price, change, next, move };
}
