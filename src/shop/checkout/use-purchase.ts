import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepDraft } from '#client/draft.ts';
import { requireSignIn, signedIn } from '#client/session.ts';
import { readStoredJson, storageKeys } from '#client/storage.ts';
import {
  type Chosen,
  type ItemKind,
  type Offer,
  purchaseSum,
  quantityRefusal,
  typingRefusal,
} from '#domain/payments/purchase.rules.ts';
import * as say from '#shop/checkout/purchase.texts.ts';
import type { DeliveryDialog } from '#shop/checkout/delivery-dialog.tsx';
import { begunPayments } from '#shop/checkout/payment-notes.ts';
import { quantityReader, readChosen } from '#shop/checkout/quantity.rules.ts';

const NOTHING: Chosen = { quantity: '', unit: 'kg' };

/** Loads an item's offer of today; `built` stands until then, and `gone` is true when the item is no longer sold. */
function useOffer(kind: ItemKind, id: string, built: Offer) {
  const [offer, setOffer] = useState(built);
  const [gone, setGone] = useState(false);
  const correct = async (): Promise<void> => {
    // What cannot be loaded is like a shop that does not answer: the page's own price stands, and the server counts.
    const live = await import('#shop/checkout/live-offer.ts').then(
      ({ readOffer }) => readOffer(kind, id, built),
      () => null,
    );
    setGone(live === 'gone');
    if (live !== null && live !== 'gone') setOffer(live);
  };
  return { offer, gone, correct };
}

/** Reads what was chosen before, and whether it was sent by the form or before sign-in, which the URL says once. */
function takeKept(draftKey: string) {
  const url = new URL(location.href);
  const quantity = url.searchParams.get('quantity');
  const isSent = quantity !== null;
  const isBack = url.hash === '#pay';
  const kept = isSent ? { quantity, unit: url.searchParams.get('unit') } : readStoredJson<Chosen>(draftKey);
  if (isSent || isBack) {
    // The URL has served: loading the page again is not pressing Pay again.
    for (const field of ['quantity', 'unit']) url.searchParams.delete(field);
    history.replaceState(history.state, '', url.pathname + url.search);
  }
  return { kept, isSent, isBack };
}

/**
 * State of the form that buys an item. Stores the choice in the browser, updates the offer to today's, and continues by
 * itself after a submit without JavaScript and after the return from sign-in (`#pay`).
 * @param built offer at the time of the build
 */
export function usePurchase(kind: ItemKind, id: string, built: Offer) {
  const draftKey = storageKeys.draft(`purchase:${id}`);
  const { offer, gone, correct } = useOffer(kind, id, built);
  const [chosen, setChosen] = useState(NOTHING);
  // What is still being typed is judged by its digits alone.
  const [meant, setMeant] = useState(false);
  const [problem, setProblem] = useState('');
  const [opening, setOpening] = useState(false);
  const [tried, setTried] = useState(false);
  const [Delivery, setDelivery] = useState<ComponentType<ComponentProps<typeof DeliveryDialog>> | null>(null);
  const quantity = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isPayable = (now: Chosen): boolean => quantityRefusal(kind, now, offer.least) === '';

  const choose = (change: Partial<Chosen>): void => {
    setChosen((before) => ({ ...before, ...change }));
    setMeant(false);
  };
  const [readQuantity] = useState(() => quantityReader(choose));
  useEffect(() => {
    if (chosen !== NOTHING) keepDraft(draftKey, chosen);
  }, [chosen, draftKey]);

  const pay = async (now = chosen): Promise<void> => {
    if (opening) return;
    setProblem('');
    setMeant(true);
    if (!isPayable(now)) return quantity.current?.focus();
    const askToSignIn = (): void => requireSignIn(`${location.pathname}#pay`);
    if (!signedIn()) return askToSignIn();
    setOpening(true);
    try {
      const loaded = await import('#shop/checkout/delivery-dialog.tsx');
      // The session may have turned out to be over meanwhile.
      if (signedIn()) setDelivery(() => loaded.DeliveryDialog);
      else askToSignIn();
    } catch {
      setProblem(say.notLoaded);
    }
    setOpening(false);
  };

  // What was chosen before is taken up when the box wakes.
  const takeUp = useEffectEvent((): void => {
    void correct();
    setTried(begunPayments().some(({ of }) => of === id));
    const { kept, isSent, isBack } = takeKept(draftKey);
    const before = readChosen(kind, kept);
    if (kept) {
      choose(before);
      // Signing in, below, leaves the page at once.
      keepDraft(draftKey, before);
    }
    setMeant(before.quantity !== '');
    if (isSent || (isBack && signedIn() && isPayable(before))) void pay(before);
  });
  useEffect(() => takeUp(), []);

  const complaint = meant ? quantityRefusal(kind, chosen, offer.least) : typingRefusal(chosen);
  const sum = purchaseSum(kind, offer, chosen);
  const close = (): void => setDelivery(null);
  return {
    offer,
    gone,
    chosen,
    choose,
    readQuantity,
    complaint,
    sum,
    problem,
    opening,
    tried,
    quantity,
    pay,
    Delivery,
    close,
    correct,
  };
}

export type PurchaseState = ReturnType<typeof usePurchase>;
