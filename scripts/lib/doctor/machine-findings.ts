import { constants, existsSync } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { userInfo } from 'node:os';
import { listText } from '#lib/text.ts';
import { MINUTE } from '#lib/time.ts';
import type { Finding } from '#scripts/lib/doctor/finding.ts';
import type { Config } from '#server/config.ts';

/** Free space in bytes below which a disk is soon full: releases, pictures and an archive of a shop need this much. */
const LITTLE = 2 ** 30;

/** Returns findings about the program itself: Node and the packages. */
export const programFindings = (): Finding[] => [
  { is: 'good', words: `Node ${process.versions.node}` },
  existsSync(resolve(import.meta.dirname, '../../..', 'node_modules/astro'))
    ? { is: 'good', words: 'packages are installed' }
    : { is: 'stops', words: 'packages are not installed: npm run doctor installs them' },
];

/** Returns findings about the folders of data and backups: whether this user may write there, and free space. */
export async function folderFindings({ dataDir, backups }: Pick<Config, 'dataDir' | 'backups'>): Promise<Finding[]> {
  const [data, kept] = await Promise.all([placeOf(dataDir), placeOf(backups.folder)]);
  const user = userName();
  return [
    ...(data.writable
      ? []
      : [
          {
            is: 'stops' as const,
            words: `DATA_DIR ${dataDir} cannot be written by ${user}: ask the doctor as the user who runs the shop, or let ${user} write there`,
          },
        ]),
    ...(kept.writable || !data.writable
      ? []
      : [
          {
            is: 'bites' as const,
            words: `BACKUP_DIR ${backups.folder} cannot be written by ${user}: no backup will be taken`,
          },
        ]),
    diskFinding(data.device === kept.device ? 'DATA_DIR and BACKUP_DIR' : 'DATA_DIR', data.free),
    ...(data.device === kept.device ? [] : [diskFinding('BACKUP_DIR', kept.free)]),
  ];
}

/** Returns a finding about the free space of a disk. @param free bytes */
export function diskFinding(name: string, free: number): Finding {
  const room = free < LITTLE ? `${Math.floor(free / 2 ** 20)} MB` : `${(free / 2 ** 30).toFixed(1)} GB`;
  return free < LITTLE
    ? { is: 'bites', words: `only ${room} are free on the disk of ${name}: make room before orders cannot be stored` }
    : { is: 'good', words: `${room} are free on the disk of ${name}` };
}

/** Returns what is known of the disk of a folder, or of the nearest folder above it that is there. */
async function placeOf(folder: string): Promise<{ writable: boolean; free: number; device: number }> {
  let place = folder;
  while (!existsSync(place) && dirname(place) !== place) place = dirname(place);
  const [{ bavail, bsize }, { dev }] = await Promise.all([statfs(place), stat(place)]);
  const writable = await access(place, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  return { writable, free: bavail * bsize, device: dev };
}

/** Tells whether this user may write into a folder, or make it. */
export const isWritable = async (folder: string): Promise<boolean> => (await placeOf(folder)).writable;

/** Returns the name of the user who runs this program; the number of one without a name. */
export function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? ''}`.trim();
  }
}

/**
 * Returns a finding about this machine's clock.
 * @param told ms by which it is ahead of the clocks of others, by whose they are; null for one that was not told
 */
export function clockFinding(told: Record<string, number | null>): Finding {
  const known = Object.entries(told).flatMap(([whose, ahead]) => (ahead === null ? [] : [{ whose, ahead }]));
  if (known.length === 0) return { is: 'note', words: 'clock: not asked, nothing that was asked tells the time' };
  const off = known.find(({ ahead }) => Math.abs(ahead) > MINUTE);
  if (!off) return { is: 'good', words: `the clock agrees with that of ${listText(known.map(({ whose }) => whose))}` };
  const minutes = Math.round(Math.abs(off.ahead) / MINUTE);
  return {
    is: 'bites',
    words: `the clock is ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ${off.ahead > 0 ? 'fast' : 'slow'} by that of ${off.whose}: codes and signatures fail; let the time be set from the network (timedatectl set-ntp true)`,
  };
}
