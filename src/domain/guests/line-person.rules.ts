/** One person of a list as people write it in chats and notes. */
import { pincodeInAddress } from '#domain/guests/address-parts.rules.ts';
import { type GuestField, type GuestTexts, noTexts } from '#domain/guests/guest-import.rules.ts';
import {
  ADDRESS_BEGINS,
  FAMILY_OF,
  FILLERS,
  LABEL,
  labels,
  NUMBER_MISSING,
  PEOPLE_COUNT,
  PLACE_WORD,
  REMARK,
  spelledOut,
  TOWN,
  withColons,
} from '#domain/guests/line-words.rules.ts';
import { CELLS } from '#domain/lists/sheets.rules.ts';
import { asciiDigits } from '#lib/digits.ts';
import { abroadNumber, indianMobile, landlineNumber } from '#lib/phone.ts';
import { hasLetter, isEmail, trimSigns, trimSignsAtEnd } from '#lib/text.ts';

/** Numbers that can be dialled: Indian mobile numbers in any groups, numbers abroad, landlines with an area code. */
const PHONE = new RegExp(
  [
    '(?<![\\d+])(?:\\(?(?:\\+|00)?91\\)?[\\s.-]*)?(?:\\(0\\)|0[\\s-]?)?[6-9](?:[\\s.-]{0,2}\\d){9}(?!\\d)',
    '\\+98[\\d\\s]{8,12}\\d(?!\\d)',
    '(?<!\\d)(?:\\+|00)(?!91)[1-9][\\d\\s().-]{7,18}\\d',
    '(?<!\\d)(?:\\+?91[\\s-]*)?\\(?0?\\d{2,4}\\)?[\\s-]\\d{6,8}(?!\\d)',
    '(?<!\\d)0\\d{10}(?!\\d)',
  ].join('|'),
  'g',
);
/** Stands where a number was taken out. */
const CUT = '\u0001';

/** Texts of a person that was read piece by piece. */
class Person {
  readonly texts: GuestTexts = noTexts();
  readonly mobiles: string[] = [];
  readonly address: string[] = [];
  readonly notes: string[] = [];
  name = '';
  more = '';

  /** Sets a field, or keeps the text as a note where it is filled. */
  once(field: GuestField, text: string): void {
    if (this.texts[field] === '') this.texts[field] = text;
    else if (this.texts[field] !== text) this.notes.push(text);
  }

  whole(): GuestTexts {
    const name = [this.name, this.more].filter(Boolean).join(' ');
    const address = this.address.join(', ');
    const parted = this.texts.pincode === '' ? pincodeInAddress(address) : null;
    return {
      ...this.texts,
      name,
      mobile: this.mobiles.join(CELLS),
      address: parted?.address ?? address,
      pincode: parted?.pincode ?? this.texts.pincode,
      note: this.notes.join('; '),
    };
  }
}

const SIGNS = /[\s,;:.|=>~*•\-–—_&/\\"“”]/u;
const ENDS = /[\s,;:|=>~*•\-–—_&/\\"“”]/u;
const INNER_SIGNS = /[\s,;:.|=>~*•\-–—_&/\\]/u;
const INNER_ENDS = /[\s,;:|=>~*•\-–—_&/\\]/u;
/** Trims signs and pictures; quotation marks stay where both stand in the text, as around the name of a house. */
const bare = (text: string): string => {
  const marks = text.match(/["“”]/gu)?.length ?? 0;
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/\p{Extended_Pictographic}(?:\u200d|\ufe0f|\p{Emoji_Modifier})*/gu, ' ');
  const [start, end] = marks > 0 && marks % 2 === 0 ? [INNER_SIGNS, INNER_ENDS] : [SIGNS, ENDS];
  return trimSigns(plain, start, end)
    .replace(/\( ?\)|\[ ?\]|[([] ?$|^ ?[)\]]/g, '')
    .trim();
};

/** Returns the numbers of a text that can be dialled. */
export const phonesIn = (text: string): { index: number; text: string }[] =>
  [...asciiDigits(text).matchAll(PHONE)]
    .filter(
      ([found]) =>
        indianMobile(found) ?? abroadNumber(found) ?? (/\d{9}/.test(found.replace(/\D/g, '')) && landlineNumber(found)),
    )
    .map(({ index, 0: found }) => ({ index, text: found }));

/** Returns the fields of a person from the lines about them. */
export function personIn(lines: readonly string[]): GuestTexts {
  const person = new Person();
  for (const line of lines)
    for (const { field, text } of labelled(withColons(spelledOut(line)))) readPart(person, field, text);
  return person.whole();
}

/** Parts a line at its labels; the text before the first has none. */
export function labelled(line: string): { field: GuestField | ''; text: string }[] {
  const parts: { field: GuestField | ''; text: string }[] = [];
  let at = 0;
  let field: GuestField | '' = '';
  for (const found of line.matchAll(LABEL)) {
    const place = labels.findIndex((_, one) => found.groups?.[`f${one}`] !== undefined);
    parts.push({ field, text: line.slice(at, found.index) });
    at = found.index + found[0].length;
    field = labels[place]?.[0] ?? '';
  }
  return [...parts, { field, text: line.slice(at) }].filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

function readPart(person: Person, field: GuestField | '', text: string): void {
  if (field === 'side' || field === 'category') return person.once(field, bare(text));
  if (field === 'note') return void person.notes.push(bare(text));
  const left = withoutNumbers(person, text, field);
  if (field === 'address') {
    const address = bare(left.replaceAll(CUT, ' '));
    if (address !== '') person.address.push(address);
    return;
  }
  readWords(person, left, field === '' || field === 'name');
}

/** Takes e-mail, phone numbers, number of people and a labelled pincode out of a text. Returns the rest. */
function withoutNumbers(person: Person, text: string, field: GuestField | ''): string {
  let left = asciiDigitsOfNumbers(text).replace(/[^\s@,;:|()<>]+(?:@[^\s@,;:|()<>]+)?/g, (mail) => {
    if (!isEmail(mail)) return mail;
    person.once('email', mail);
    return CUT;
  });
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
  return withoutPincode(person, withoutPeople(person, left));
}

/** Numbers of people in words, before a word for people. */
const COUNTS = [
  'ek|one',
  'do|two',
  'teen|three',
  'char|chaar|four',
  'panch|paanch|five',
  'che|chhe|six',
  'saat|seven',
  'aath|eight',
];

function withoutPeople(person: Person, text: string): string {
  const counted = COUNTS.reduce(
    (all, words, at) =>
      all.replace(
        new RegExp(`(?<!\\p{L})(?:${words})(?=\\s+(?:persons?|people|log|members?|jane|guests)(?!\\p{L}))`, 'giu'),
        String(at + 1),
      ),
    text,
  );
  let people = 0;
  const left = counted.replace(PEOPLE_COUNT, (_, count: string) => {
    people += Number(asciiDigits(count));
    return CUT;
  });
  if (people > 0) person.once('guestNo', String(people));
  return left
    .replace(FAMILY_OF, (found, count: string) => {
      if (person.texts.guestNo !== '') return found;
      person.once('guestNo', asciiDigits(count));
      return CUT;
    })
    .replace(/[([]\s*(\p{Nd}{1,2})\s*[)\]]/u, (found, count: string) => {
      if (person.texts.guestNo !== '') return found;
      person.once('guestNo', asciiDigits(count));
      return CUT;
    })
    .replace(/[([]? ?\+ ?(\p{Nd}{1,2})(?![\p{Nd}\p{L}]) ?[)\]]?/u, (found, count: string) => {
      if (person.texts.guestNo !== '' || person.more !== '') return found;
      person.more = `+${count}`;
      return CUT;
    });
}

function withoutPincode(person: Person, text: string): string {
  if (person.texts.pincode !== '') return text;
  const parted = pincodeInAddress(trimSignsAtEnd(text, /[\s\u0001]/));
  const own = parted ? null : /(?<![\d#/-])[1-9]\d{2} ?\d{3}(?![\d/-])/.exec(text);
  if (parted) {
    person.once('pincode', parted.pincode);
    return parted.address;
  }
  if (!own) return text;
  person.once('pincode', own[0].replace(/\D/g, ''));
  return text.replace(own[0], ' ');
}

/** Returns a text with the digits of other scripts as common ones where they are numbers of people, pincode or phone. */
const asciiDigitsOfNumbers = (text: string): string => text.replace(/\p{Nd}(?:[\s-]?\p{Nd}){5,}/gu, asciiDigits);

/** Words of kin and kinds that stand beside a name and are no part of an address. */
const RELATION =
  /^(?:mama|mami|chacha|chachi|taya|tayi|massi|masi|mausa|mausi|bua|bhua|phupha|dada|dadi|nana|nani|bhai|bhabhi|didi|jija|friend|friends|office|neighbou?r|cousin|uncle|aunty|aunt|veg|non-?veg|vip|self|school|college|wife|husband|son|daughter|home)(?: ?(?:ji|ka|ki|side|friend))*$/iu;
const DEGREE = /^(?:md|mbbs|retd\.?|jr\.?|sr\.?|ph\.?d\.?|advocate|adv\.?|ias|ips|ca)$/i;

interface Piece {
  text: string;
  /** Sign before the piece. */
  sign: string;
  /** Sign behind the piece. */
  next: string;
}

/** Parts a text at signs, and before and behind brackets that follow a number. */
function piecesOf(text: string): Piece[] {
  const plain = text
    .replace(new RegExp(`(?:${FILLERS.source}[\\s.:()-]*)+(?=${CUT})`, 'giu'), ' ')
    .replace(new RegExp(`(?<=${CUT}[\\s.:()-]*)(?:${FILLERS.source}[\\s.:()-]*)+`, 'giu'), ' ');
  const slashed = /\/\s*\u0001|\u0001\s*\//.test(plain) ? plain.replace(/(?<!\b[sdwc])\/(?!o\b)/giu, ' / ') : plain;
  const parts = slashed.split(
    /(\u0001|[,;|\t\n]|\s[-–—:/]{1,3}\s|\s[-–—]{1,3}|[–—]|[-–]{1,3}\s|:\s|={1,3}>?|->|(?<=\u0001[\s.-]{0,3})\([^()]{0,200}\))/u,
  );
  const pieces: Piece[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const sign = parts[at - 1] ?? '';
    if (sign.startsWith('(')) pieces.push({ text: bare(sign.slice(1, -1)), sign: '(', next: ')' });
    pieces.push({ text: bare(parts[at] ?? ''), sign, next: parts[at + 1] ?? '' });
  }
  return pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece.text));
}

/** Reads what is left of a text when its numbers are taken out: the name first, then address and notes. */
function readWords(person: Person, text: string, mayName: boolean): void {
  const pieces = piecesOf(text).filter((piece) => !NUMBER_MISSING.test(piece.text));
  const rest: Piece[] = [];
  for (const piece of pieces) {
    const isCount =
      /^\d{1,2}$/.test(piece.text) &&
      piece.next.trim() !== ',' &&
      (piece.sign !== ',' || (piece.next === '' && text.includes(CUT)));
    if (isCount && person.texts.guestNo === '' && (person.name !== '' || pieces.length > 1)) {
      person.once('guestNo', piece.text);
      continue;
    }
    if (person.name !== '' && rest.length === 0 && DEGREE.test(piece.text)) {
      person.name += `, ${piece.text}`;
      continue;
    }
    if (!mayName || person.name !== '' || !hasLetter(piece.text)) {
      rest.push(piece);
      continue;
    }
    const begins = ADDRESS_BEGINS.exec(piece.text);
    const name = begins ? bare(piece.text.slice(0, begins.index)) : piece.text;
    if (name === '') rest.push(piece);
    else {
      person.name = name.replace(/^["“]([^"“”]*)["”]$/u, '$1').replace(/\s(?:hai|he|है|ਹੈ)$/iu, '');
      if (begins) rest.push({ ...piece, text: bare(piece.text.slice(begins.index)), sign: ' ' });
    }
  }
  readRest(person, rest);
}

const isPlace = (text: string): boolean => PLACE_WORD.test(text) || /\p{Nd}/u.test(text);

/** Parts what stands beside a name into address and notes. Text in brackets and remarks are no part of an address. */
function readRest(person: Person, pieces: readonly Piece[]): void {
  for (const { text, sign } of pieces) {
    const [, inner] = /^\(([^()]*)\)$/.exec(text) ?? [];
    const plain = inner ?? text;
    const isAside =
      sign === '(' || inner !== undefined || RELATION.test(plain) || (REMARK.test(plain) && !TOWN.test(plain));
    if (isAside && !isPlace(plain)) person.notes.push(plain);
    else person.address.push(plain);
  }
}
