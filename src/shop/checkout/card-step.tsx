import { Suspense } from 'react';
import { wordsProblem } from '#domain/card/card.rules.ts';
import { NextBar } from '#shop/checkout/step-frame.tsx';
import type { Order } from '#shop/checkout/use-order.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const FamilyCard = lazyPart(async () => (await import('#shop/card/family-card.tsx')).FamilyCard);

/** Step that asks for the words on the card in every box. */
export function CardStep({ order, onNext }: { order: Order; onNext: () => void }) {
  const { card, homes, quantities } = order;
  const problem = [card, ...card.own].map(({ message }) => wordsProblem(message)).find(Boolean) ?? '';
  return (
    <>
      <Suspense fallback={<Skeleton lines={3} />}>
        <FamilyCard
          card={card}
          guests={homes.filter(({ _id }) => (quantities.guests[_id] ?? 0) > 0)}
          onCard={order.setCard}
        />
      </Suspense>
      <NextBar words={order.words} problem={problem} onNext={() => problem === '' && onNext()} />
    </>
  );
}
