import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $user } from '#client/session.ts';
import type { GiftCard } from '#domain/card/card.rules.ts';
import type { Wanted } from '#domain/delivery/wanted-day.rules.ts';
import { boxesInNote } from '#domain/guests/boxes-in-note.rules.ts';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { lacksAddress, reachable } from '#domain/guests/reachable.rules.ts';
import { type Circles, designPlaceOf, withHomes } from '#domain/orders/circles.rules.ts';
import { type KnownSteps, nextStep, type OrderStep, shownStep, stepOf } from '#domain/orders/order-steps.rules.ts';
import { NO_RECIPIENT } from '#domain/payments/checkout.contract.ts';
import { orderPrice } from '#domain/pricing/order-price.texts.ts';
import { sampleSum } from '#domain/orders/sample.rules.ts';
import { keptCard } from '#shop/card/card-draft.ts';
import { useCard } from '#shop/card/use-card.ts';
import type { Had } from '#shop/checkout/has-box.tsx';
import type { ListedHome } from '#shop/checkout/listed-home.ts';
import {
  $held,
  $isChange,
  $passed,
  $step,
  beginSteps,
  followSteps,
  openStep,
  passStep,
  turnToStep,
} from '#shop/checkout/order-steps.store.ts';
import type { Brought } from '#shop/checkout/use-brought.ts';
import { useChosenBoxes } from '#shop/checkout/use-chosen-boxes.ts';
import { useCircles } from '#shop/checkout/use-circles.ts';
import { draftName, type Ordered, type OrderedBox } from '#shop/checkout/use-ordered-box.ts';
import { useQuantities } from '#shop/checkout/use-quantities.ts';
import { useSamples } from '#shop/checkout/use-samples.ts';
import { OWN, useIsUnread } from '#shop/checkout/unread-boxes.store.ts';
import { useWanted } from '#shop/delivery/use-wanted.ts';
import { isAbroad } from '#lib/guest-number.ts';

/** What an order begins with. */
export interface OrderBegun {
  box: OrderedBox;
  asked: Ordered;
  /** Circles that the order begins with. */
  circles: Circles | undefined;
  /** Homes that begin with a box, or with as many as their note asks for. */
  chosen: readonly string[];
  brought: Brought;
  had: Had;
  card: GiftCard | undefined;
  /** Days that the order begins with. */
  days: Wanted | undefined;
  guests: readonly ListedHome[];
  /** The guest list. */
  list: readonly GuestWire[];
  /** Called with guests that the server has just returned. */
  onGuests(changed: readonly GuestWire[]): void;
  /** Loads the guest list again. */
  onImported(): void;
  /** Called when prices, the box or the guests have changed. */
  onStale(): void;
}

/** Returns the boxes that homes begin with: one, or as many as the note asks for. */
export const boxesOf = (guests: readonly GuestWire[], ids: readonly string[]): Record<string, number> =>
  Object.fromEntries(ids.map((id) => [id, boxesInNote(guests.find(({ _id }) => _id === id)?.note ?? '')]));

/** The choices of an order, stored in the browser until it is placed. */
function useChoices({ box, asked, chosen, circles: first, card: before, guests }: OrderBegun) {
  const user = useStore($user, { ssr: () => null });
  const name = draftName(asked, box.invitation._id);
  const { quantities, ...change } = useQuantities(name, boxesOf(guests, chosen));
  const homes = guests.filter(reachable);
  const ownReady = user !== null && reachable(user);
  return {
    name,
    quantities,
    ...change,
    ...useCircles(name, first),
    ...useCard(name, before),
    homes,
    waiting: guests.filter(lacksAddress),
    abroad: guests.filter(({ mobile }) => isAbroad(mobile)),
    ids: [OWN, ...homes.map(({ _id }) => _id)],
    ownReady,
    ownBoxes: ownReady ? quantities.own : 0,
    ownPincode: user?.pincode ?? '',
  };
}

/** State of an order in progress, which its steps share. */
export function useOrder(begun: OrderBegun) {
  const { box, asked, onStale } = begun;
  const choices = useChoices(begun);
  const { name, circles, setCircles, homes, waiting, quantities, ownBoxes, ids } = choices;
  const samples = useSamples();
  const priced = useChosenBoxes({
    box,
    cartId: asked.cartId,
    wave: asked.wave,
    circles,
    homes,
    waiting,
    quantities: quantities.guests,
    own: ownBoxes > 0 ? { boxes: ownBoxes, pincode: choices.ownPincode } : null,
    samples: samples.open,
  });
  const { designs, rows, sum } = priced;
  const goingTo = designs.flatMap((design) => design.homes);
  // What waits for its address has none.
  const pincodes = goingTo.flatMap(({ pincode }) => pincode || []);
  const [round, setRound] = useState('');
  const question = { pincodes, boxes: sum.boxes, weight: sum.gramsOfOne, round };
  const day = useWanted(name, question, begun.days);
  const used = designs.filter((design) => design.homes.length > 0);
  const boxPrice = used.length > 1 ? null : (used[0]?.box?.price ?? box.price);
  const several = designs.length > 1;
  const designOf = (guestId: string): string => rows[designPlaceOf(circles, guestId)]?.id ?? '';
  return {
    ...begun,
    ...choices,
    ...priced,
    /** Samples that may come off. */
    own: samples,
    goingTo,
    pincodes,
    used,
    boxPrice,
    several,
    ownDesign: designOf(''),
    design: several
      ? {
          boxes: rows,
          of: designOf,
          onChoose: (guestId: string, id: string) => setCircles(withHomes(circles, [guestId], id)),
        }
      : undefined,
    day,
    round,
    setRound,
    unread: useIsUnread(ids),
    /** The one sentence about the price. */
    words: orderPrice({ ...sum, boxPrice, homes: goingTo.length, off: sampleSum(priced.samples) }),
    stale(): void {
      onStale();
      priced.reprice();
      samples.reload();
    },
  };
}

export type Order = ReturnType<typeof useOrder>;

/** Steps of an order: the one that is shown, which answers are known, and the ways to others. */
export function useOrderSteps({ name, box, goingTo, day, card, asked }: Order): {
  step: OrderStep;
  done: OrderStep[];
  goTo(step: OrderStep): void;
  goOn(from: OrderStep, more?: Partial<KnownSteps>): void;
} {
  // Before anything of a step is drawn, since its first look decides what stands there.
  useState(() => beginSteps(name));
  const passed = useStore($passed, { ssr: () => [] });
  const asks = useStore($step, { ssr: () => stepOf(location.search) });
  useEffect(followSteps, []);
  const { by, event } = day.wanted;
  // A wave has the card of its first order; one that was only filled from the celebration is still to be looked at.
  const isCardKept = keptCard(name) !== null || (asked.wave !== '' && card.message !== '');
  const known = {
    guests: goingTo.length > 0,
    day: by !== '' || event !== '' || passed.includes('day'),
    card: isCardKept || passed.includes('card'),
  };
  const step = shownStep(asks, known);
  useEffect(() => {
    if (step !== asks) turnToStep(step);
  }, [step, asks]);
  const answered = (['guests', 'day', 'card'] as const).filter((one) => known[one]);
  return {
    step,
    done: box.complete ? ['box', ...answered] : answered,
    goTo(to) {
      if (to !== 'guests' && !known.guests) $held.set(NO_RECIPIENT);
      openStep(known.guests ? to : 'guests');
    },
    goOn(from, more = {}) {
      passStep(name, from);
      openStep($isChange.get() ? 'pay' : nextStep(from, { ...known, ...more }));
    },
  };
}
