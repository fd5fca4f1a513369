import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureFolder } from '#scripts/fixture.ts';

/** The built site of the fixture. */
export const site = join(fixtureFolder, 'site', 'current');

/** Returns the path of some page of one record, by its folder: `sweets-info`. */
export function firstOf(folder: string): string {
  const first = readdirSync(join(site, folder))
    .sort()
    .find((name) => /^[0-9a-f]{24}$/.test(name));
  return `/${folder}/${first ?? ''}`;
}
