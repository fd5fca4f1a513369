import { distances, latinOf, soundOf } from '#domain/search/spelling.rules.ts';
import { EMPTY, type Known, type Lexicon, PLURALS, plainWords } from '#domain/search/words.rules.ts';

/** One way to read a text. */
export interface Reading {
  /** Words of the index, or beginnings of them. */
  words: string[];
  /** True when a word was guessed or left out; the user is then informed about the text that was searched. */
  guessed: boolean;
  /** Measure of improbability, comparable only among interpretations of the same text. */
  cost: number;
}

/** A way to read one word, or a few that belong together. */
interface Sense {
  words: string[];
  /** 0 for a word of the index itself; higher for less certain meanings. */
  cost: number;
}

/** Cost above which a meaning is a guess, about which the user is informed. */
const SURE = 0.45;
const LEFT_OUT = 6;
/** Readings that are tried one after the other. */
const READINGS = 4;

/**
 * Returns up to four interpretations of a search text, the most probable first; empty when no word of it is known. It
 * combines up to three written words into one word of the catalogue, and corrects misspellings.
 */
export function readQuery(text: string, lexicon: Lexicon): Reading[] {
  const all = plainWords(text);
  const telling = all.filter((word) => !EMPTY.has(word));
  const words = telling.length > 0 ? telling : all;
  // The cheapest way through the words, taking one, two or three of them at a time: "ras gulla", "dry fruits".
  const best: { cost: number; senses: Sense[][] }[] = [{ cost: 0, senses: [] }];
  for (let end = 1; end <= words.length; end++) {
    const ways = [1, 2, 3]
      .filter((count) => count <= end)
      .map((count) => {
        const before = best[end - count] as { cost: number; senses: Sense[][] };
        const part = words.slice(end - count, end);
        const senses = count === 1 ? sensesOf(part[0] ?? '', lexicon) : joined(part, lexicon);
        const cost = senses[0]?.cost ?? (count === 1 ? LEFT_OUT : Infinity);
        return { cost: before.cost + cost, senses: [...before.senses, senses] };
      });
    best.push(ways.reduce((one, other) => (other.cost < one.cost ? other : one)));
  }
  const senses = best.at(-1)?.senses ?? [];
  const read = senses.filter((part) => part.length > 0);
  if (read.length === 0) return [];
  const left = read.length < senses.length;
  const first = read.map((part) => part[0] as Sense);
  // Besides the likeliest reading those that differ from it in one word.
  const others = read.flatMap((part, at) =>
    part.slice(1).map((sense) => first.map((one, place) => (place === at ? sense : one))),
  );
  const readings = [first, ...others].map((part) => ({
    words: [...new Set(part.flatMap((sense) => sense.words))],
    guessed: left || part.some(({ cost }) => cost > SURE),
    cost: part.reduce((sum, { cost }) => sum + cost, 0),
  }));
  return readings.sort((a, b) => a.cost - b.cost).slice(0, READINGS);
}

/**
 * Returns the word of the catalogue that the parts form together ("ras gulla"); empty when there is none, or each part
 * is a word of its own.
 */
function joined(parts: string[], { words, typed }: Lexicon): Sense[] {
  const together = parts.join('');
  if (parts.every((part) => words.has(part))) return [];
  if (words.has(together)) return [{ words: [together], cost: 0.05 }];
  const meant = typed.get(together);
  return meant ? [{ words: meant, cost: 0.05 }] : [];
}

/**
 * Returns the interpretations of one word, the most probable first: known words; else the parts of a compound; else
 * similar words. Empty when none fits.
 */
function sensesOf(word: string, lexicon: Lexicon): Sense[] {
  const latin = latinOf(word);
  const heard =
    latin === word ? [] : knownSenses(latin, lexicon).map(({ words, cost }) => ({ words, cost: cost + 0.25 }));
  const known = [...knownSenses(word, lexicon), ...heard];
  if (known.length > 0) return known.slice(0, READINGS);
  const parts = apart(latin, lexicon);
  return parts ? [{ words: parts, cost: 0.4 }] : alike(latin, lexicon);
}

/**
 * Returns the words of the index that a typed word stands for: itself, a known synonym or misspelling, a singular, or a
 * longer word that begins with it. Exact matches have cost 0.
 */
function knownSenses(word: string, { words, typed }: Lexicon): Sense[] {
  const senses: Sense[] = [];
  const add = (found: string[] | undefined, cost: number): void => {
    if (found && !senses.some((sense) => sense.words.join(' ') === found.join(' ')))
      senses.push({ words: found, cost });
  };
  if (words.has(word)) add([word], 0);
  add(typed.get(word), 0);
  for (const one of singulars(word)) {
    if (words.has(one)) add([one], 0.15);
    add(typed.get(one), 0.2);
  }
  // The index finds longer words by their beginning.
  if (!words.has(word) && [...words.keys()].some((one) => one.startsWith(word)))
    add([word], senses.length > 0 ? 0.4 : 0.1);
  if (word.length < 2 || senses.some(({ cost }) => cost === 0)) return senses;
  const begun = [...typed].filter(([one]) => one.startsWith(word)).sort(([one], [other]) => one.length - other.length);
  for (const [, meant] of begun.slice(0, READINGS)) add(meant, 0.3);
  return senses;
}

/** Endings of plurals in three languages and what the singular has instead. */
const ENDINGS: readonly (readonly [string, string])[] = [
  ...PLURALS,
  ['iyan', 'i'],
  ['iyaan', 'i'],
  ['on', 'a'],
  ['e', 'a'],
  ['े', 'ा'],
  ['ੇ', 'ਾ'],
  ['ों', 'ा'],
  ['यां', ''],
  ['यों', ''],
  ['ਆਂ', ''],
];

/** Returns the possible singulars of a word, by removing each matching plural ending; none of them need exist. */
function singulars(word: string): string[] {
  return ENDINGS.filter(([end]) => word.endsWith(end) && word.length - end.length >= 2).map(
    ([end, by]) => word.slice(0, -end.length) + by,
  );
}

/**
 * Splits a compound into at most `parts` known words that the catalogue writes apart; the last may be the beginning of
 * a word. Returns null when it cannot be split.
 */
function apart(word: string, lexicon: Lexicon, parts = 4): string[] | null {
  for (let at = word.length - 2; at >= 2 && parts > 1; at--) {
    const first = word.slice(0, at);
    const rest = word.slice(at);
    const [sense] = knownSenses(first, lexicon);
    if (!sense || sense.cost > 0.2 || (sense.words[0] === first) !== lexicon.words.has(first)) continue;
    const last = rest.length >= 3 || lexicon.words.has(rest) ? knownSenses(rest, lexicon)[0] : undefined;
    const others = last && last.cost <= 0.2 ? last.words : apart(rest, lexicon, parts - 1);
    if (others) return [...sense.words, ...others];
  }
  return null;
}

/** Distance of two words that sound the same. */
const SAME_SOUND = 0.5;

/**
 * Returns up to two corrections of a misspelt word: known words that sound the same or differ by one or two letters,
 * the nearest first. Empty for words of fewer than four letters.
 */
function alike(word: string, { known, words }: Lexicon): Sense[] {
  if (word.length < 4) return [];
  const forms = [
    word,
    ...PLURALS.filter(([end]) => word.endsWith(end) && word.length - end.length >= 4).map(
      ([end, by]) => word.slice(0, -end.length) + by,
    ),
  ];
  const senses: (Sense & { place: number })[] = [];
  for (const [at, form] of forms.entries()) {
    const sound = soundOf(form);
    const limit = form.length >= 8 ? 2 : 1;
    for (const one of known) {
      const far = farness(form, sound, one, limit);
      // People rarely miss the first letter, and a slip in a word of the catalogue is likelier than one in a misspelling of it.
      const cost = far + (one.word[0] === form[0] ? 0 : 0.4) + (one.meant[0] === one.word ? 0 : 0.1) + at * 0.1;
      if (far < Infinity) senses.push({ words: one.meant, cost, place: words.get(one.meant[0] ?? '') ?? 0 });
    }
  }
  senses.sort((a, b) => a.cost - b.cost || a.place - b.place);
  const first = senses[0];
  const second = senses.find(({ words: meant }) => meant.join(' ') !== first?.words.join(' '));
  return [first, second].filter((sense) => sense !== undefined);
}

function farness(word: string, sound: string, { word: other, sound: heard }: Known, limit: number): number {
  if (heard === sound) return SAME_SOUND;
  if (other.length >= 4 && word.startsWith(other) && word.length - other.length <= 3) return 1.1;
  if (sound.length >= 4 && heard.startsWith(sound)) return SAME_SOUND + 0.2;
  const [whole, begun] = distances(word, other, limit);
  if (whole <= limit) return whole;
  return begun <= limit && word.length >= 5 ? begun + 0.5 : Infinity;
}

/**
 * Returns the word of the index nearest to the longest word of a text without results; null when that has fewer than
 * three letters or none is near.
 */
export function nearestWord(text: string, { known }: Lexicon): string | null {
  const missed =
    plainWords(text)
      .map(latinOf)
      .sort((a, b) => b.length - a.length)[0] ?? '';
  if (missed.length < 3) return null;
  const limit = Math.max(1, Math.floor(missed.length / 2.5));
  let nearest: string[] | null = null;
  let least = limit + 1;
  for (const { word, meant } of known) {
    const far = distances(missed, word, limit)[0] + (word[0] === missed[0] ? 0 : 0.5);
    if (far < least) [least, nearest] = [far, meant];
  }
  return nearest?.join(' ') ?? null;
}
