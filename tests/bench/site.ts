import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureFolder } from '#scripts/fixture.ts';

/** Folder of the fixture's built site. */
export const site = join(fixtureFolder, 'site', 'current');

/**
 * Returns the path of the first record's page in a folder such as `sweets-info`; without an id when there is none.
 * @throws Error when the folder is missing
 */
export function firstOf(folder: string): string {
  const first = readdirSync(join(site, folder))
    .sort()
    .find((name) => /^[0-9a-f]{24}$/.test(name));
  return `/${folder}/${first ?? ''}`;
}
