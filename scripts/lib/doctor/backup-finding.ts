import { existsSync, readdirSync } from 'node:fs';
import type { Backups } from '#domain/backup/keeping.contract.ts';
import { nearMoment } from '#lib/dates.ts';
import { HOUR } from '#lib/time.ts';
import type { Finding } from '#scripts/lib/doctor/finding.ts';

/** Maximum age of a nightly backup in ms; a missed backup is taken within the day. */
const OLD = 36 * HOUR;

/**
 * Returns a finding about the shop's last backup. Failed, missing or old backups bite only in production.
 * @param folder where this machine keeps its archives; of several machines each makes some
 */
export function backupFinding(
  { nightlyAt, last, problem }: Backups,
  production: boolean,
  now: number,
  folder: string,
): Finding {
  const age = last ? now - Date.parse(last.at) : Infinity;
  const nightly = nightlyAt === null ? '; BACKUP_AT=02:30 takes one every night' : `, nightly at ${nightlyAt}`;
  const bad = production ? 'bites' : 'note';
  if (problem) return { is: bad, words: `the last backup failed: ${problem}${lastText(last, age)}` };
  if (!last) return { is: bad, words: `no backup was taken yet${nightly}` };
  const words = `last backup ${ageText(age)}, ${nearMoment(last.at)}${nightly}`;
  return holdsArchive(folder)
    ? { is: age <= OLD ? 'good' : bad, words }
    : {
        is: bad,
        words: `${words}; ${folder} on this machine holds no archive: see that another machine or place has it`,
      };
}

/** Returns whether a folder holds an archive of a backup. */
const holdsArchive = (folder: string): boolean =>
  existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('shagun-backup-'));

const lastText = (last: Backups['last'], age: number): string =>
  last ? `; the one before is ${ageText(age).replace(' ago', ' old')}` : '; there is none before it';

/** Formats an age in ms as `less than an hour ago`, `5 hours ago` or, from 48 hours on, `3 days ago`. */
function ageText(age: number): string {
  const hours = Math.max(0, Math.floor(age / HOUR));
  if (hours < 1) return 'less than an hour ago';
  const [count, unit] = hours < 48 ? [hours, 'hour'] : [Math.floor(hours / 24), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
