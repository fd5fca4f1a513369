import { yearMonthDay } from '#lib/dates.ts';
import * as say from '#office/packing/packing.texts.ts';

/** Badge of a due day (`yyyy-mm-dd`): `Today`, `Late` after it, nothing before it. */
export function DayBadge({ day }: { day: string }) {
  const today = yearMonthDay(new Date().toISOString());
  if (day > today) return null;
  return day === today ? (
    <span className="badge badge-warn">{say.today}</span>
  ) : (
    <span className="badge badge-bad">{say.late}</span>
  );
}
