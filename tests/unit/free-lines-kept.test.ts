import { expect, it } from 'vitest';
import { checkGuests } from '#domain/guests/guest-check.rules.ts';
import { readGuest } from '#domain/guests/guest-reading.rules.ts';
import { guestSheets, rawGuests } from '#domain/guests/guest-sheets.rules.ts';
import { bookOf } from '../support/list-book.ts';

/** Parts of lines, as people write them. */
const NAMES = [
  'Asha Gill',
  'Mr & Mrs Vohra',
  'Col. (Retd.) S.K. Bhalla',
  'Ramesh mama',
  'Dr. Hemali Pandya',
  'ravi kumar',
  'Sh. Om Parkash s/o Late Ram Niwas',
  'Maganbhai (Gondal wala)',
  'Sharma ji & family',
  'सीमा रानी',
  'ਗੁਰਮੀਤ ਸਿੰਘ',
  "Joyce D'Souza",
];
const NUMBERS = ['9811000400', '98110 00401', '+91-98110-00402', '0161-2404417', 'Mob: 98110 00403', 'Ph. 9811000404'];
const MISSING = ['M: not available', 'Mob - will send', 'no phone', 'Ph: NA', ''];
const HOMES = [
  'C-8/8136, Vasant Kunj, New Delhi',
  'H.No 12/3 Street 5 Bathinda',
  '4/7-B Vigyan Nagar, Kota',
  'Thane (W)',
  'Gulmohar CHS, A-302, Vasant Vihar, Thane',
  'Opp. Ram Mandir, Kalawad Road, Rajkot',
  'Village Kheri, PO Sampla, Distt. Rohtak',
  'Address: to be shared',
  'Moga',
  '',
];
const PINCODES = ['400610', 'Pin: 142001', '- 360002', '(141001)', ''];
const REMARKS = ['card by hand', 'only sangeet', 'veg', 'will confirm later', '(my friend)', 'no card needed', ''];
const COUNTS = ['4 persons', '(3)', 'all 5', '2+1', ''];
const SIGNS = [', ', ' - ', ' | ', '; ', ' / ', '  '];
/** Words and signs of lists that name a part and are none. */
const LABELS = new Set(['mob', 'm', 'ph', 'pin', 'address', 'persons', 'all']);

/** Returns numbers from 0 up to 1, the same ones for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Returns a list of some guests, each in a line of its own. */
function listFrom(seed: number): string {
  const next = numbersFrom(seed);
  const one = (texts: readonly string[]): string => texts[Math.floor(next() * texts.length)] ?? '';
  const sign = one(SIGNS);
  const from = Math.floor(next() * NAMES.length);
  return Array.from({ length: 4 }, (_, at) => {
    const home = one(HOMES);
    const pincode = home === '' || home.includes(':') ? '' : one(PINCODES);
    const number = next() < 0.8 ? one(NUMBERS) : one(MISSING);
    const address = [home, pincode].filter(Boolean).join(' ');
    const parts = next() < 0.5 ? [number, address] : [address, number];
    return [NAMES[(from + at) % NAMES.length], ...parts, one(COUNTS), one(REMARKS)].filter(Boolean).join(sign);
  }).join('\n');
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

/** Returns the words and long numbers of a list that stand nowhere in what was read. */
function lost(text: string): string[] {
  const sheets = guestSheets(bookOf(text));
  const guests = sheets.flatMap((sheet) => rawGuests(sheet, sheet.layout).map(readGuest));
  const read = checkGuests(guests, {}, [], new Set())
    .map(({ name, mobile, address, pincode, guestNo, note }) =>
      [name, mobile, address, pincode, guestNo, note].join(' '),
    )
    .join('\n');
  const passed = sheets.map(({ cut }) => cut).join('\n');
  const kept = text.split('\n').filter((line) => !passed.includes(line.slice(0, 20)));
  const there = new Set(wordsOf(read));
  const digits = read.replace(/(?<=\d)[ -](?=\d)/g, '');
  return kept.flatMap((line) => [
    ...wordsOf(line).filter((word) => !there.has(word) && !LABELS.has(word)),
    ...(line.replace(/(?<=\d)[ -](?=\d)/g, '').match(/\d{6,}/g) ?? []).filter(
      (number) => !digits.includes(number.replace(/^(?:91|0)(?=\d{10}$)/, '')),
    ),
  ]);
}

it('keep every word in a field or in the note, or are named as passed over', () => {
  const wrong = Array.from({ length: 400 }, (_, at) => listFrom(at * 7919 + 1))
    .map((text) => ({ text, words: lost(text) }))
    .filter(({ words }) => words.length > 0);
  expect(wrong.slice(0, 5)).toEqual([]);
});
