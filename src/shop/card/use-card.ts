import { useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { keepCard, keptCard } from '#shop/card/card-draft.ts';
import { blankCard, type GiftCard } from '#domain/card/card.rules.ts';
import { readCelebration } from '#domain/guests/celebration.contract.ts';

/**
 * State of an order's card, stored in the browser until the order is placed. Starts with the stored card, else
 * `before`, else a card with the family's celebration.
 * @param order name of the order's drafts
 * @param before card of the earlier order that this one follows, if it has one
 */
export function useCard(
  order: string,
  before?: GiftCard,
): {
  card: GiftCard;
  /** Stores a card; null removes it once the order is placed. */
  setCard: (card: GiftCard | null) => void;
  /** Fills in parts of the card that were said elsewhere; a card that nobody wrote is not stored by it. */
  fillCard: (part: Partial<GiftCard>) => void;
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
    fillCard: (part) => {
      const next = { ...card, ...part };
      if (keptCard(order)) keepCard(order, next);
      setCard(next);
    },
  };
}
