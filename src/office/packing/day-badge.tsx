import { yearMonthDay } from '#lib/dates.ts';

/** Says of a day (`yyyy-mm-dd`) that it is over, or today. */
export function DayBadge({ day }: { day: string }) {
  const today = yearMonthDay(new Date().toISOString());
  if (day > today) return null;
  return day === today ? (
    <span className="badge badge-warn">Today</span>
  ) : (
    <span className="badge badge-bad">Late</span>
  );
}
