import { dayInWords } from '#domain/delivery/calendar.rules.ts';
import * as say from '#shop/checkout/order-steps.texts.ts';
import { useState } from 'react';
import { NextBar } from '#shop/checkout/step-frame.tsx';
import type { Order } from '#shop/checkout/use-order.ts';
import { WantedDays } from '#shop/delivery/wanted-days.tsx';
import { withEvent, type Wanted } from '#domain/delivery/wanted-day.rules.ts';
import { yearMonthDay } from '#lib/dates.ts';

/** Step that asks when the boxes should be there. */
export function DayStep({ order, onNext }: { order: Order; onNext: () => void }) {
  const { day, card } = order;
  const { wanted, celebration, plan } = day;
  const set = (next: Wanted): void => {
    // The card names the same day, until another one is written on it.
    if (next.event !== wanted.event && (card.day === '' || card.day === wanted.event))
      order.fillCard({ day: next.event });
    day.setWanted(next);
  };
  const today = yearMonthDay(new Date().toISOString());
  const [pressed, setPressed] = useState(false);
  const isOver = [wanted.event, wanted.by].some((on) => on !== '' && on < today);
  const differs = celebration > today && wanted.event !== '' && wanted.event !== celebration;
  return (
    <>
      <WantedDays
        {...day}
        setWanted={set}
        hint={wanted.event !== '' && wanted.event === celebration ? say.fromCelebration : undefined}
      >
        {differs && (
          <p className="notice">
            <span>{say.otherDay(dayInWords(celebration))}</span>
            <button
              type="button"
              className="button button-plain"
              onClick={() => set(withEvent(wanted, celebration, plan?.earliest ?? today, today))}
            >
              {say.takeDay}
            </button>
          </p>
        )}
      </WantedDays>
      <NextBar
        words={order.words}
        problem={pressed && isOver ? say.dayOver : ''}
        onNext={() => {
          setPressed(true);
          if (isOver) return;
          day.tell();
          onNext();
        }}
      />
    </>
  );
}
