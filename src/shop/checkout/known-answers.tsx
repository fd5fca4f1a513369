import { cardFor, isBlankCard } from '#domain/card/card.rules.ts';
import type { OrderStep } from '#domain/orders/order-steps.rules.ts';
import { changeStep, pathOfStep } from '#shop/checkout/order-steps.store.ts';
import * as say from '#shop/checkout/order-steps.texts.ts';
import type { Order } from '#shop/checkout/use-order.ts';
import { displayName } from '#lib/display-name.ts';

/** The answers of the earlier steps, one line each, with the way to change it. */
export function KnownAnswers({ order, builder }: { order: Order; builder: string }) {
  const { box, card, goingTo, day } = order;
  const { by, event } = day.wanted;
  const cardWords = cardFor(card, null);
  const isDay = by !== '' || event !== '';
  const isCard = !isBlankCard(card);
  const { name } = box.invitation;
  return (
    <dl className="card known-answers" aria-label={say.knownHeard}>
      <Line name={say.box} words={displayName(name)} href={builder} />
      <Line
        name={say.guests}
        words={goingTo.length > 0 ? say.chosen(goingTo.length) : say.noGuests}
        step="guests"
        label={goingTo.length > 0 ? say.change : say.chooseGuests}
      />
      <Line
        name={say.day}
        words={dayText(day.wanted, day.celebration, day.plan?.earliest ?? '')}
        step="day"
        label={isDay ? say.change : say.sayDay}
      />
      <Line
        name={say.card}
        words={isCard ? cardWords.message.trim() || cardWords.couple.trim() || say.cardKept : say.noCard}
        step="card"
        label={isCard ? say.change : say.writeCard}
      />
    </dl>
  );
}

/**
 * Returns the chosen day in words. Without a day for the boxes it says when they arrive.
 * @param arrives day of the last box; empty while it is not known
 */
function dayText({ by, event }: Order['day']['wanted'], celebration: string, arrives: string): string {
  if (by !== '') return event !== '' && event === celebration ? say.dayByCelebration(by) : say.dayBy(by);
  if (event !== '') return arrives ? say.dayOfEventArrives(event, arrives) : say.dayOfEvent(event);
  return arrives ? say.noDayArrives(arrives) : say.noDay;
}

interface LineProps {
  name: string;
  words: string;
  label?: string;
  /** Step of this page that changes the answer. */
  step?: OrderStep;
  /** Path of the page that changes it. */
  href?: string;
}

function Line({ name, words, label = say.change, step, href }: LineProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{words}</dd>
      <dd>
        <a
          href={href ?? pathOfStep(step ?? 'pay')}
          onClick={(event) => {
            if (!step || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            changeStep(step);
          }}
        >
          {label}
          <span className="visually-hidden">{`: ${name}`}</span>
        </a>
      </dd>
    </div>
  );
}
