import { useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { signedIn } from '#client/session.ts';
import { readCelebration } from '#domain/guests/celebration.contract.ts';
import { keepEventDay, keptEventDay } from '#shop/planning/kept-ticks.ts';

/** Category whose event is the family's celebration. */
const CELEBRATED = 'Marriage';

/** Day of a checklist's event, and where it comes from. */
interface EventDay {
  /** Day, `yyyy-mm-dd`; empty when unknown. */
  day: string;
  /** Day of the family's celebration; empty when none is told or the checklist is for another event. */
  celebration: string;
  set(day: string): void;
}

/** Returns the day of a category's event: the one kept on this device, else the day of the family's celebration. */
export function useEventDay(category: string): EventDay {
  const [own, setOwn] = useState('');
  const [celebration, setCelebration] = useState('');
  useEffect(() => setOwn(keptEventDay(category)), [category]);
  useEffect(() => {
    if (category !== CELEBRATED || !signedIn()) return;
    let current = true;
    // Without an answer the day can be typed all the same.
    void call(readCelebration, {}).then((answer) => {
      if (current && answer.ok) setCelebration(answer.data.celebration.day);
    });
    return () => {
      current = false;
    };
  }, [category]);
  const set = (day: string): void => {
    setOwn(day);
    keepEventDay(category, day);
  };
  return { day: own || celebration, celebration, set };
}
