import { useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { readStoredJson, storageKeys, writeStoredJson } from '#client/storage.ts';
import { blankCard, type GiftCard } from '#features/card/card.rules.ts';
import { readCelebration } from '#features/celebration/celebration.contract.ts';

const KEY = storageKeys.draft('card');

/** A card that was kept by this browser, whatever shape it had then. */
function keptCard(): GiftCard | null {
  const kept = readStoredJson<Partial<GiftCard>>(KEY);
  return kept ? { ...blankCard, ...kept, own: Array.isArray(kept.own) ? kept.own : [] } : null;
}

/**
 * The card of the boxes that are about to be ordered. What is written is kept by the browser, also for the next order,
 * because late guests get the same words; until then it says what the family told of its celebration.
 */
export function useCard(): { card: GiftCard; setCard: (card: GiftCard) => void } {
  const [card, setCard] = useState<GiftCard>(() => keptCard() ?? blankCard);
  useEffect(() => {
    if (keptCard()) return;
    let current = true;
    void call(readCelebration).then((answer) => {
      if (!current || !answer.ok || keptCard()) return;
      const { couple, day, place } = answer.data.celebration;
      setCard((now) => (now === blankCard ? { ...blankCard, couple, day, place } : now));
    });
    return () => {
      current = false;
    };
  }, []);
  return {
    card,
    setCard: (next) => {
      writeStoredJson(KEY, next);
      setCard(next);
    },
  };
}
