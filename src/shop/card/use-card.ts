import { useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { keepCard, keptCard } from '#shop/card/card-draft.ts';
import { blankCard, type GiftCard } from '#domain/card/card.rules.ts';
import { readCelebration } from '#domain/guests/celebration.contract.ts';

/**
 * Holds the card of the boxes of one order. What is written is stored in the browser until the order is placed; before
 * that the card shows the family's celebration. A wave begins with the card of its first order, whichever browser it is
 * opened in.
 * @param order name of the order's drafts
 * @param before card of the order that a wave follows, if that order has one
 */
export function useCard(
  order: string,
  before?: GiftCard,
): {
  card: GiftCard;
  /** Stores a card; null once the order is placed. */
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
