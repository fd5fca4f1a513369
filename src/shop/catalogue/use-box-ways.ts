import { useState } from 'react';
import { requireSignIn, signedIn } from '#client/session.ts';
import { keepInProgress, keptBox } from '#shop/box/box.store.ts';
import type { BoxInProgress, Design } from '#shop/box/use-box.ts';
import { sectionAmounts } from '#domain/box/box.rules.ts';
import { boxPrice } from '#domain/pricing/pricing.rules.ts';
import { toRupees } from '#lib/money.ts';
import { SECOND } from '#lib/time.ts';

/** Milliseconds that the next step waits for today's prices. */
const PATIENCE = 1.5 * SECOND;

/** Where a filled box can go from its invitation's page. */
export interface BoxWays {
  /** Goes on to the guests, or to the payment of one box to oneself, unless the box changed by today's prices. */
  next(sample?: boolean): Promise<void>;
  /** Puts the box into the cart or saves it for later. */
  keep(way: 'later' | 'cart'): Promise<void>;
  /** The way on which the box is being kept; empty when none. */
  keeping: 'later' | 'cart' | '';
}

/** Ways on for the box of an invitation. */
export function useBoxWays({ id, name }: Design, { box, price, correct }: BoxInProgress): BoxWays {
  const [keeping, setKeeping] = useState<BoxWays['keeping']>('');
  return {
    async next(sample = false) {
      const changed = await Promise.race([
        correct(),
        new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, false)),
      ]);
      if (changed) return;
      // Another tab may have put the box aside meanwhile; what is in sight is what goes on.
      if (!keptBox(id)) keepInProgress(id, box, name);
      const total = toRupees(boxPrice(sectionAmounts(box), price));
      const path = `/invitation-GuestList/${total}?invitation=${id}${sample ? '&sample=1' : '&step=guests'}`;
      // Signing in leads on to the next step by itself.
      if (!signedIn()) return requireSignIn(path);
      location.assign(path);
    },
    async keep(way) {
      if (keeping) return;
      setKeeping(way);
      await import('#shop/cart/keep-box.ts')
        .then(({ keepBox }) => keepBox(id, box, way === 'later'))
        .finally(() => setKeeping(''));
    },
    keeping,
  };
}
