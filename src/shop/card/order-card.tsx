import { CardFace } from '#shop/card/card-face.tsx';
import { cardFor, type GiftCard } from '#domain/card/card.rules.ts';
import { personName } from '#lib/display-name.ts';
import * as say from '#shop/card/order-card.texts.ts';

interface OrderCardProps {
  card: GiftCard;
  /** Number of homes in the order. */
  total: number;
  /** Homes of the order whose guests' names are known. */
  homes?: readonly { guestId: string | null; name: string }[];
}

/** Shows the cards of an order: the general one, unless all homes have another, and each card with another message. */
export function OrderCard({ card, total, homes = [] }: OrderCardProps) {
  const named = (ids: readonly string[]): string =>
    homes
      .filter(({ guestId }) => guestId !== null && ids.includes(guestId))
      .map(({ name }) => personName(name))
      .join(', ') || say.homes(ids.length);
  const others = card.own.reduce((sum, { guestIds }) => sum + guestIds.length, 0);
  return (
    <div className="gift-cards">
      {others < total && (
        <figure>
          <CardFace words={cardFor(card, null)} label={say.cardHeard} />
          {others > 0 && <figcaption>{say.cardRest}</figcaption>}
        </figure>
      )}
      {card.own.map(({ message, guestIds }) => (
        <figure key={guestIds[0]}>
          <CardFace words={{ ...card, message }} label={say.cardHeardFor(named(guestIds))} />
          <figcaption>{say.cardFor(named(guestIds))}</figcaption>
        </figure>
      ))}
    </div>
  );
}
