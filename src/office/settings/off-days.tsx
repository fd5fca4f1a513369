import { weekDays } from '#domain/settings/settings.rules.ts';
import { listText } from '#lib/text.ts';
import * as say from '#office/settings/settings.texts.ts';

/** Days of the week that a promise counts. */
const COUNTED = [1, 2, 3, 4, 5, 6];

/**
 * Warns of weekdays that delivery promises count although the kitchen is closed; nothing when there are none.
 * @param open weekdays on which the kitchen works, 0 for Sunday; Monday to Saturday when it is no list
 */
export function OffDays({ open }: { open: unknown }) {
  const works = Array.isArray(open) ? (open as number[]) : COUNTED;
  const off = COUNTED.filter((day) => !works.includes(day)).map((day) => weekDays[day] ?? '');
  if (off.length === 0) return null;
  return <p className="notice">{say.kitchenClosed(off.length, listText(off))}</p>;
}
