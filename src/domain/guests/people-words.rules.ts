/** Numbers of people as lists write them: `4 persons`, `x4`, `2+1`, `2 adults 1 child`, `four`, `couple`. */
import { asciiDigits } from '#lib/digits.ts';
import { withoutUnseen } from '#lib/text.ts';

/** Most guests of one invitation who are taken without asking. */
export const MOST_PEOPLE = 50;

const WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'one ek single alone एक अकेले ਇੱਕ ਇਕ',
    'two do couple pair double दो ਦੋ',
    'three teen tin तीन ਤਿੰਨ',
    'four char chaar चार ਚਾਰ',
    'five panch paanch पाँच पांच ਪੰਜ',
    'six chhe chhah छह छः छे ਛੇ',
    'seven saat सात ਸੱਤ',
    'eight aath आठ ਅੱਠ',
    'nine nau नौ ਨੌਂ',
    'ten das दस ਦਸ',
    'eleven gyarah ग्यारह ਗਿਆਰਾਂ',
    'twelve barah बारह ਬਾਰਾਂ',
  ].flatMap((words, at) => words.split(' ').map((word) => [word.normalize('NFC'), at + 1])),
);

/** Words between and behind the numbers, which say who is counted. */
const COUNTED = new Set(
  [
    'adult adults child children kid kids baby babies infant infants elder elders senior seniors teen teens',
    'person persons people pax pp member members guest guests head heads seat seats log jane nos no in all total of family',
    'men man women woman ladies gents lady gent male female and',
    'लोग व्यक्ति सदस्य बच्चे बच्चा बड़े बड़ा जन और मेहमान ਜਣੇ ਜੀਅ ਬੱਚੇ ਬੱਚਾ ਵੱਡੇ ਮੈਂਬਰ ਅਤੇ ਲੋਕ ਮਹਿਮਾਨ',
  ].flatMap((words) => words.normalize('NFC').split(' ')),
);

/**
 * Returns the number of people that a text tells; null when it tells none, or says more than that. What stands in
 * brackets behind a number must come to the same, or be nothing but words: `5 (3 adults, 2 kids)`.
 */
export function peopleIn(text: string): number | null {
  const [, first, within] = /^([^()]{1,40})\(([^()]{1,80})\)\s*$/.exec(text) ?? [];
  if (first === undefined || within === undefined || !/\p{Nd}/u.test(first)) return numberIn(text);
  const number = numberIn(first);
  const isSame = number !== null && numberIn(within) === number;
  return isSame || (/^[\p{L}\p{M}\s,.&]*$/u.test(within) && !hasNumber(within)) ? number : null;
}

/** Tells whether a word of a text is a number. */
const hasNumber = (text: string): boolean =>
  (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  ).some((word) => Object.hasOwn(WORDS, word));

function numberIn(text: string): number | null {
  const plain = asciiDigits(withoutUnseen(text))
    .normalize('NFC')
    .toLowerCase()
    .replace(/^\s*[x×](?=\s?\d)/, '')
    .replace(/(?<=\d)\.0+(?!\d)/g, '');
  // A range or a share is no sum.
  if (/[^\p{L}\p{M}\p{N}\s+&,.]/u.test(plain) || /\d[.,]\d/.test(plain)) return null;
  const words = plain.match(/[\p{L}\p{M}]+|\p{N}+|[+&,]/gu) ?? [];
  // `+2` are two who come with the guest.
  const numbers: number[] = words[0] === '+' ? [1] : [];
  let before: number | undefined;
  for (const [at, word] of words.entries()) {
    const isCounted = COUNTED.has(word) && at > 0;
    const number = isCounted ? undefined : /^\d{1,4}$/.test(word) ? Number(word) : WORDS[word];
    // Numbers side by side may mean anything.
    if (number !== undefined && before !== undefined) return null;
    if (number !== undefined) numbers.push(number);
    else if (!COUNTED.has(word) && !/[+&,]/.test(word)) return null;
    before = number;
  }
  // So may a total beside its parts.
  if (numbers.length > 1 && words.some((word) => /^(?:total|all|of)$/.test(word))) return null;
  return numbers.length > 0 ? numbers.reduce((sum, one) => sum + one, 0) : null;
}
