import { asciiDigits, withoutSeparators } from '#lib/digits.ts';
import { normaliseMobile } from '#lib/mobile.ts';
import { anyIncludes } from '#lib/text.ts';

/** What a search looks at. */
interface Sought {
  name: string;
  mobile: string;
  address: string;
  pincode: string;
  category: string;
  boxName?: string;
  /** Names of those who live together. */
  members?: readonly string[];
  events?: readonly string[];
}

/** Returns the digits of a number that is searched for, without the code of India; null for any other text. */
function numberIn(words: string): string | null {
  const number = withoutSeparators(asciiDigits(words));
  if (!/^\+?\d+$/.test(number)) return null;
  return normaliseMobile(number) ?? number.replace(/^\+(?:91)?/, '');
}

/** Tells whether a guest fits a search: a part of what the list shows, or of a number however it is written. */
export function guestFits(guest: Sought, words: string): boolean {
  const { name, mobile, address, pincode, category, boxName, members = [], events = [] } = guest;
  const number = numberIn(words);
  return (
    anyIncludes(
      [name, `${address}, ${pincode}`, category, mobile, boxName, ...members, ...events],
      words.trim().toLocaleLowerCase('en-IN'),
    ) || Boolean(number && anyIncludes([mobile, pincode], number))
  );
}
