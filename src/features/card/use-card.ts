import { useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { readStoredJson, storageKeys, writeStoredJson } from '#client/storage.ts';
import { blankCard, type GiftCard } from '#features/card/card.rules.ts';
import { readCelebration } from '#features/celebration/celebration.contract.ts';

const KEY = storageKeys.draft('card');

/** A wave, and the card of the order that it comes after, if that has one. */
interface WaveCard {
  /** Name of the wave's draft. */
  order: string;
  card: GiftCard | undefined;
}

/** A card that was kept by this browser, whatever shape it had then. */
function keptCard(key: string): GiftCard | null {
  const kept = readStoredJson<Partial<GiftCard>>(key);
  return kept ? { ...blankCard, ...kept, own: Array.isArray(kept.own) ? kept.own : [] } : null;
}

/**
 * The card of the boxes that are about to be ordered. What is written is kept by the browser, also for the next order; until
 * then it says what the family told of its celebration. Late guests get the words of the first order, which the shop has,
 * whichever browser the wave is opened in.
 */
export function useCard(wave?: WaveCard): { card: GiftCard; setCard: (card: GiftCard) => void } {
  const key = wave ? storageKeys.draft(`card:${wave.order}`) : KEY;
  const [card, setCard] = useState<GiftCard>(() => keptCard(key) ?? wave?.card ?? keptCard(KEY) ?? blankCard);
  useEffect(() => {
    if (card !== blankCard) return;
    let current = true;
    void call(readCelebration).then((answer) => {
      if (!current || !answer.ok || keptCard(key)) return;
      const { couple, day, place } = answer.data.celebration;
      setCard((now) => (now === blankCard ? { ...blankCard, couple, day, place } : now));
    });
    return () => {
      current = false;
    };
  }, [key, card]);
  return {
    card,
    setCard: (next) => {
      writeStoredJson(key, next);
      setCard(next);
    },
  };
}
