/** Numbers of a person's line: e-mail, phone numbers, people and pincode, taken out of its words. */
import { pincodeInAddress } from '#domain/guests/address-parts.rules.ts';
import type { GuestField } from '#domain/guests/guest-import.rules.ts';
import { bare, CUT, type Person } from '#domain/guests/line-fields.rules.ts';
import { phonesIn } from '#domain/guests/line-numbers.rules.ts';
import { isSentence } from '#domain/guests/line-remarks.rules.ts';
import {
  CHILDREN_COUNT,
  FAMILY_OF,
  PEOPLE,
  PEOPLE_COUNT,
  PLUS_COUNT,
  THINGS_COUNT,
} from '#domain/guests/line-words.rules.ts';
import { asciiDigits } from '#lib/digits.ts';
import { hasLetter, isEmail, trimSignsAtEnd } from '#lib/text.ts';

/** Takes e-mail, phone numbers, number of people and a labelled pincode out of a text. Returns the rest. */
export function withoutNumbers(person: Person, text: string, field: GuestField | ''): string {
  let left = (field === 'guestNo' ? asciiDigits(text) : asciiDigitsOfNumbers(text)).replace(
    /[^\s@,;:|()<>]+(?:@[^\s@,;:|()<>]+)?/g,
    (mail) => {
      if (!isEmail(mail)) return mail;
      person.once('email', mail);
      return CUT;
    },
  );
  // `Ravi +1 98140 21000`: nobody writes a number of America in these groups.
  left = left.replace(
    /(?<=[\p{L}\p{M})]\s?)\+\s?([1-9])[\s,-]+(?=[6-9]\d{4}[\s-]?\d{5}(?!\d))/u,
    (found, count: string) => {
      if (person.more !== '') return found;
      person.more = `+${count}`;
      return CUT;
    },
  );
  for (const { text: phone } of phonesIn(left)) {
    person.mobiles.push(phone.trim());
    left = left.replace(phone, CUT);
  }
  if (field === 'pincode' || field === 'mobile' || field === 'guestNo') {
    const wanted = field === 'pincode' ? /[1-9]\d{2}[\s-]?\d{3}(?!\d)|\d+/ : /\d[\d\s-]*\d|\d/;
    const [digits = ''] = wanted.exec(left) ?? [];
    if (field === 'pincode' && digits !== '') person.once('pincode', digits.replace(/\D/g, ''));
    if (field === 'mobile' && digits.length > 3) person.mobiles.push(digits);
    if (field === 'guestNo' && digits !== '' && digits.length < 3) person.once('guestNo', digits);
    if (digits !== '' && (field !== 'mobile' || digits.length > 3)) left = left.replace(digits, CUT);
  }
  return withoutPincode(person, withoutPeople(person, withoutThings(person, left)));
}

/** Keeps numbers of boxes and the like as notes; those of a sentence stay in it. Returns the rest. */
const withoutThings = (person: Person, text: string): string =>
  text.replace(THINGS_COUNT, (things: string, at: number) => {
    const before =
      text
        .slice(0, at)
        .split(/[,;|()\u0001]/)
        .at(-1) ?? '';
    if (isSentence(before)) return things;
    person.notes.push(bare(things));
    return CUT;
  });

/** Numbers of people in words, before a word for people. */
const COUNTS = [
  'ek|one|एक|ਇੱਕ',
  'do|two|दो|ਦੋ',
  'teen|three|तीन|ਤਿੰਨ',
  'char|chaar|four|चार|ਚਾਰ',
  'panch|paanch|five|पांच|पाँच|ਪੰਜ',
  'che|chhe|six|छह|छः|ਛੇ',
  'saat|seven|सात|ਸੱਤ',
  'aath|eight|आठ|ਅੱਠ',
  'nau|nine|नौ|ਨੌਂ',
  'das|ten|दस|ਦਸ',
].map((words) => {
  const word = `(?<![\\p{L}\\p{M}])(?:${words})`;
  return new RegExp(`${word}(?=\\s+(?:${PEOPLE})(?![\\p{L}\\p{M}]))|(?<=family of )${word}(?!\\p{L})`, 'giu');
});
const COUPLE = /(?<=\p{L}\s|[\u0001,;(–-]\s?|^\s?)couple(?!\s*of|\p{L})/giu;

function withoutPeople(person: Person, text: string): string {
  const counted = COUNTS.reduce((all, words, at) => all.replace(words, String(at + 1)), text).replace(
    COUPLE,
    '2 persons',
  );
  let people = 0;
  // What stands in brackets beside a number of people is no part of an address.
  const plain = counted.replace(/\(([^()]{1,120})\)/g, (found, inner: string) => {
    const beside = inner.replace(PEOPLE_COUNT, ' ');
    if (beside === inner || !hasLetter(beside)) return found;
    person.notes.push(bare(inner));
    return ` ${[...inner.matchAll(PEOPLE_COUNT)].map(([count]) => count).join(' ')} `;
  });
  const left = plain.replace(PEOPLE_COUNT, (_, count: string) => {
    people += Number(asciiDigits(count));
    return CUT;
  });
  const whole =
    people === 0
      ? left
      : left.replace(CHILDREN_COUNT, (_, count: string) => {
          people += Number(asciiDigits(count));
          return CUT;
        });
  if (people > 0) person.once('guestNo', String(people));
  return whole
    .replace(PLUS_COUNT, (found, count: string, more: string) => {
      if (person.texts.guestNo !== '') return found;
      person.once('guestNo', String(Number(asciiDigits(count)) + Number(asciiDigits(more))));
      return CUT;
    })
    .replace(FAMILY_OF, (found, count: string) => {
      if (person.texts.guestNo !== '') return found;
      person.once('guestNo', asciiDigits(count));
      return CUT;
    })
    .replace(/[([]\s*(\p{Nd}{1,2})\s*(?:[,;]([^()]{1,80}))?[)\]]/u, (found, count: string, more = '') => {
      if (person.texts.guestNo !== '') return found;
      person.once('guestNo', asciiDigits(count));
      if (more !== '') person.notes.push(bare(more));
      return CUT;
    })
    .replace(/[([]? ?\+ ?(\p{Nd}{1,2})(?![\p{Nd}\p{L}]) ?[)\]]?/u, (found, count: string) => {
      if (person.texts.guestNo !== '' || person.more !== '') return found;
      person.more = `+${count}`;
      return CUT;
    });
}

/** Takes the number of people out of an answer: `yes (2)`. Returns the rest. */
export function withoutAnswer(person: Person, text: string): string {
  const [whole = '', count = ''] =
    /\(\s?(\d{1,2})\s?\)/.exec(text) ??
    /(?<=^\W*(?:yes|coming|confirmed|attending|haan|ha|ok))[\s,:–-]+(\d{1,2})(?!\p{L})(?=\W*$)/iu.exec(text) ??
    [];
  if (whole === '' || person.texts.guestNo !== '') return text;
  person.once('guestNo', count);
  return text.replace(whole, ' ');
}

function withoutPincode(person: Person, text: string): string {
  if (person.texts.pincode !== '') return text;
  const parted = pincodeInAddress(trimSignsAtEnd(text, /[\s\u0001]/));
  if (parted) {
    person.once('pincode', parted.pincode);
    return parted.address;
  }
  const [own, digits = ''] =
    /[\s(–-]{0,3}(?<![\d#/]|\d-)([1-9]\d{2} ?\d{3})(?!\d|[/-]\d)\)?(?:\.(?=\s|$))?/.exec(text) ?? [];
  if (own === undefined) return text;
  person.once('pincode', digits.replace(/\D/g, ''));
  return text.replace(own, ' ').replace(/ (?=[,;])/g, '');
}

/** Returns a text with the digits of other scripts as common ones where they are numbers of people, pincode or phone. */
const asciiDigitsOfNumbers = (text: string): string => text.replace(/\p{Nd}(?:[\s-]?\p{Nd}){5,}/gu, asciiDigits);
