import { useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { keepCard, keptCard } from '#shop/card/card-draft.ts';
import { blankCard, type GiftCard } from '#domain/card/card.rules.ts';
import { readCelebration } from '#domain/guests/celebration.contract.ts';

/**
 * The card of the boxes of one order. What is written is kept by the browser until the order is placed; until something is, the
 * card says what the family told of its celebration. Late guests get the words of the first order, which the shop has,
 * whichever browser the wave is opened in.
 * @param order name of the order's drafts
 * @param before the card of the order that this one comes after as a wave, if that has one
 */
export function useCard(
  order: string,
  before?: GiftCard,
): {
  card: GiftCard;
  /** Keeps what is written; null once the order is placed. */
  setCard: (card: GiftCard | null) => void;
} {
  const [card, setCard] = useState<GiftCard>(() => keptCard(order) ?? before ?? blankCard);
  useEffect(() => {
    if (card !== blankCard) return;
    let current = true;
    void call(readCelebration).then((answer) => {
      if (!current || !answer.ok || keptCard(order)) return;
      const { couple, day, place } = answer.data.celebration;
      setCard((now) => (now === blankCard ? { ...blankCard, couple, day, place } : now));
    });
    return () => {
      current = false;
    };
  }, [order, card]);
  return {
    card,
    setCard: (next) => {
      keepCard(order, next);
      setCard(next ?? blankCard);
    },
  };
}
