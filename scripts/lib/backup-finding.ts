import type { Backups } from '#domain/backup/keeping.contract.ts';
import { nearMoment } from '#lib/dates.ts';
import { HOUR } from '#lib/time.ts';

/** Result of one check; a result that is not good ends the command with an error. */
export interface Finding {
  good: boolean;
  words: string;
}

/** Maximum age of a nightly backup in ms; a missed backup is taken within the day. */
const OLD = 36 * HOUR;

/** Returns a finding about the shop's last backup. Failed, missing or old backups are problems only in production. */
export function backupFinding({ nightlyAt, last, problem }: Backups, production: boolean, now: number): Finding {
  const age = last ? now - Date.parse(last.at) : Infinity;
  const nightly = nightlyAt === null ? '; BACKUP_AT=02:30 takes one every night' : `, nightly at ${nightlyAt}`;
  if (problem) return { good: !production, words: `the last backup failed: ${problem}${lastText(last, age)}` };
  if (!last) return { good: !production, words: `no backup was taken yet${nightly}` };
  return { good: !production || age <= OLD, words: `last backup ${ageText(age)}, ${nearMoment(last.at)}${nightly}` };
}

const lastText = (last: Backups['last'], age: number): string =>
  last ? `; the one before is ${ageText(age).replace(' ago', ' old')}` : '; there is none before it';

/** Formats an age in ms as `less than an hour ago`, `5 hours ago` or, from 48 hours on, `3 days ago`. */
function ageText(age: number): string {
  const hours = Math.max(0, Math.floor(age / HOUR));
  if (hours < 1) return 'less than an hour ago';
  const [count, unit] = hours < 48 ? [hours, 'hour'] : [Math.floor(hours / 24), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
