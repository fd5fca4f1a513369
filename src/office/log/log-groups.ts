import { indianClock, nearMoment, readableMoment } from '#lib/dates.ts';
import * as say from '#office/log/log.texts.ts';

/** Entry of the log as far as it is put together with others. */
export interface Groupable {
  actor: string;
  action: string;
  kind: string;
  recordId: string;
}

/**
 * Puts entries that follow each other together where the same person did the same thing to different records;
 * `sameness` says what else of two entries has to agree, such as their time, and is null for what stands alone.
 */
export function grouped<Entry extends Groupable>(
  entries: readonly Entry[],
  sameness: (entry: Entry) => string | null,
): [Entry, ...Entry[]][] {
  const groups: { key: string | null; all: [Entry, ...Entry[]]; records: Set<string> }[] = [];
  for (const entry of entries) {
    const { actor, action, kind, recordId } = entry;
    const same = sameness(entry);
    const key = same === null ? null : [actor, action, kind, same].join('|');
    const last = groups.at(-1);
    // What was done twice to one record are two deeds, and no count of records.
    if (last && key !== null && last.key === key && !last.records.has(recordId)) {
      last.all.push(entry);
      last.records.add(recordId);
    } else groups.push({ key, all: [entry], records: new Set([recordId]) });
  }
  return groups.map(({ all }) => all);
}

const DAY = 86_400_000;

/** Returns when something was, in Indian time: `today 14:20`, `yesterday 09:05`, `22 Nov, 14:05`, the year when it is another. */
export function whenText(iso: string, now: number): string {
  const [day, time] = indianClock(iso).split('T') as [string, string];
  const dayBefore = (days: number): string => indianClock(new Date(now - days * DAY).toISOString()).slice(0, 10);
  if (day === dayBefore(0)) return say.today(time);
  if (day === dayBefore(1)) return say.yesterday(time);
  return day.slice(0, 4) === dayBefore(0).slice(0, 4) ? nearMoment(iso) : readableMoment(iso);
}
