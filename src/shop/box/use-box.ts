import { useStore } from '@nanostores/react';
import type { WritableAtom } from 'nanostores';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { tellNotKept } from '#client/draft.ts';
import { onRestored } from '#client/restored.ts';
import { storageWorks } from '#client/storage-works.ts';
import { asOfToday, type Box, emptyBox, priceNews, withChoice } from '#domain/box/box.rules.ts';
import { type BoxAside, boxAside, bringBack, putAside } from '#shop/box/box-aside.ts';
import { boxInProgress, boxKey, keptBox, takeChosen } from '#shop/box/box.store.ts';

/** Invitation of the box, as built into the page; `price` in paise. */
export interface Design {
  id: string;
  name: string;
  price: number;
}

/** Box in progress of an invitation, with the changes of the catalogue since it was filled. */
export interface BoxInProgress {
  box: Box;
  /** Today's price of the invitation, paise. */
  price: number;
  /** True when the invitation is no longer offered. */
  withdrawn: boolean;
  /** Sentence about the prices that changed since the box was filled; empty when none did. */
  news: string;
  /** Section filled just before this page opened. */
  arrived: number | null;
  /** Box of this design that was put aside. */
  aside: BoxAside | null;
  change(box: Box): void;
  takeBack(): void;
  /**
   * Updates the box to today's prices. Returns true when the customer should look again: a price changed, or the
   * invitation or a sweet was withdrawn. Never rejects.
   */
  correct(): Promise<boolean>;
}

/** Box shown in server rendering, where the browser's storage is unknown. */
const START = emptyBox();

/**
 * Follows the catalogue for a box: the price of its invitation, whether that is withdrawn, and the sentence about
 * changed prices. `correct` updates the box.
 */
function useToday($box: WritableAtom<Box>, { id, price: built }: Design) {
  const [price, setPrice] = useState(built);
  const [withdrawn, setWithdrawn] = useState(false);
  const [news, setNews] = useState('');
  const known = useRef(built);

  const running = useRef<Promise<boolean> | null>(null);

  const look = useCallback(async (): Promise<boolean> => {
    if ($box.get().choices.length === 0) return false;
    try {
      const { invitationToday, sweetsToday } = await import('#shop/box/box-today.ts');
      const ids = $box.get().choices.map(({ sweetId }) => sweetId);
      const [sweets, invitation] = await Promise.all([sweetsToday(ids), invitationToday(id)]);
      const before = { box: $box.get(), invitation: known.current };
      const now = {
        box: asOfToday(before.box, sweets),
        invitation: typeof invitation === 'number' ? invitation : known.current,
      };
      if (JSON.stringify(now.box) !== JSON.stringify(before.box)) $box.set(now.box);
      known.current = now.invitation;
      setPrice(now.invitation);
      setWithdrawn(invitation === 'gone');
      const told = priceNews(before, now);
      if (told) setNews(told);
      const gone = ({ choices }: Box): number => choices.filter((choice) => choice.gone).length;
      return told !== '' || invitation === 'gone' || gone(now.box) > gone(before.box);
    } catch {
      // Nobody could be asked: the payment page prices the box once more before anybody pays.
      return false;
    }
  }, [$box, id]);

  /**
   * Updates the box to today's prices, after a running update has ended. Returns true when one of them changed a price,
   * or found the invitation or a sweet withdrawn.
   */
  const correct = useCallback(async (): Promise<boolean> => {
    const earlier = running.current;
    const both = (async () => {
      const found = earlier ? await earlier : false;
      return (await look()) || found;
    })();
    running.current = both;
    const told = await both;
    if (running.current === both) running.current = null;
    return told;
  }, [look]);
  return { price, withdrawn, news, setNews, correct };
}

/**
 * State of the box that the customer fills on an invitation's page. Stores each change in the browser, follows changes
 * in other tabs, and updates the box to today's prices.
 */
export function useBox(design: Design): BoxInProgress {
  const { id, name } = design;
  const $box = useMemo(() => boxInProgress(id, name), [id, name]);
  const box = useStore($box, { ssr: () => START });
  const { price, withdrawn, news, setNews, correct } = useToday($box, design);
  const [arrived, setArrived] = useState<number | null>(null);
  const [aside, setAside] = useState<BoxAside | null>(null);
  useEffect(() => {
    if (!storageWorks()) tellNotKept();
  }, []);

  useEffect(() => {
    /** Shows the stored box with newly chosen sweets added; offers the box put aside when it is empty. */
    const arrive = (): void => {
      const chosen = takeChosen(id);
      if (chosen) {
        // Another tab may have shown the list, which puts the box aside, while its sweet was being chosen.
        const kept = keptBox(id) ?? bringBack(id) ?? chosen.box;
        $box.set(chosen.choices.reduce(withChoice, kept));
        setArrived(chosen.choices.at(-1)?.index ?? null);
      } else $box.set(keptBox(id) ?? emptyBox());
      setAside($box.get().choices.length > 0 ? null : boxAside(id));
      void correct();
    };
    arrive();
    const back = document.querySelector('[data-back]');
    const leave = (): void => putAside(id);
    /** Shows a change that another tab made to this box; ignores its removal. */
    const changed = ({ key }: StorageEvent): void => {
      const kept = key === boxKey(id) ? keptBox(id) : null;
      if (kept) $box.set(kept);
    };
    back?.addEventListener('click', leave);
    const stop = onRestored(arrive);
    addEventListener('storage', changed);
    return () => {
      back?.removeEventListener('click', leave);
      stop();
      removeEventListener('storage', changed);
    };
  }, [$box, id, correct]);

  const change = (next: Box): void => {
    // A sentence about a sum that is no longer on screen would be untrue.
    setNews('');
    $box.set(next);
  };
  const takeBack = (): void => {
    const found = bringBack(id);
    setAside(null);
    if (!found) return;
    $box.set(found);
    void correct();
  };
  return { box, price, withdrawn, news, arrived, aside, change, takeBack, correct };
}
