/** One person of a list as people write it in chats and notes. */
import type { GuestField, GuestTexts } from '#domain/guests/guest-import.rules.ts';
import { withoutAnswer, withoutNumbers } from '#domain/guests/line-counts.rules.ts';
import { bare, CUT, Person } from '#domain/guests/line-fields.rules.ts';
import { ADDRESS_BEGINS, PLACE_WORD } from '#domain/guests/line-places.rules.ts';
import {
  isAsideTo,
  isRemark,
  isRemarkInName,
  NUMBER_MISSING,
  withoutSentence,
} from '#domain/guests/line-remarks.rules.ts';
import { hasTown, townBehind } from '#domain/guests/line-towns.rules.ts';
import { FILLERS, LABEL, labels, spelledOut, withColons } from '#domain/guests/line-words.rules.ts';
import { hasLetter } from '#lib/text.ts';

/** Returns the fields of a person from the lines about them. */
export function personIn(lines: readonly string[]): GuestTexts {
  const person = new Person();
  for (const line of lines)
    for (const { field, text } of labelled(withColons(spelledOut(line)))) readPart(person, field, text);
  return person.whole();
}

interface Part {
  field: GuestField | '';
  text: string;
}

/** Parts a line at its labels; the text before the first has none. */
export function labelled(line: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  let field: GuestField | '' = '';
  for (const found of line.matchAll(LABEL)) {
    const end = found.index + found[0].length;
    if (found.index < at || isEndOfWords(found[0], line.slice(0, found.index))) continue;
    const place = labels.findIndex((_, one) => found.groups?.[`f${one}`] !== undefined);
    const said = labels[place]?.[0] ?? '';
    const missing = VALUES.has(said) ? missingIn(line.slice(end)) : '';
    const label = labelOf(said, found[0], line.slice(end), found.index === 0);
    if (label === '' && missing === '') continue;
    parts.push({ field, text: line.slice(at, found.index) });
    at = end;
    field = label;
    if (missing === '') continue;
    parts.push({ field: 'note', text: `${bare(found[0])}: ${missing}` });
    at += missing.length;
    field = '';
  }
  return [...parts, { field, text: line.slice(at) }].filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/** Tells whether a text is a label and nothing else. */
export const isLabel = (text: string): boolean =>
  [...text.matchAll(LABEL)].some(({ 0: label, index }) => index === 0 && label.trim() === text.trim());

/** Tells whether a label and what is before it are one thing: `Bokaro Steel City - 827004`, `no phone - (3)`. */
const isEndOfWords = (label: string, before: string): boolean =>
  /(?:^|\s)(?:no|without|bina)\s$/iu.test(before) ||
  (/^(?:city|town|state|district|pind|gaon|village|area|locality)[\s–-]+$/iu.test(label) &&
    /[\p{L}\p{M}]\s*$/u.test(before));

/** Fields that say where a guest is reached. */
const VALUES = new Set<GuestField | ''>(['mobile', 'address', 'pincode', 'email']);

/** Returns the words that stand behind a label instead of a value: `not available`, `will send`; empty for a value. */
function missingIn(text: string): string {
  const [words = ''] = /^[^,;|\p{Nd}]{1,60}?(?=[,;|]|\s[-–—/]\s|\.?$)/u.exec(text) ?? [];
  return NUMBER_MISSING.test(words) || isRemark(words) ? words : '';
}

/** Returns the field of a label; empty where a label of numbers has none behind it: `no mobile - Moga`. */
function labelOf(field: GuestField | '', label: string, text: string, isStart: boolean): GuestField | '' {
  const isNumber = /^[+(\p{Nd}]/u.test(text);
  if (field === 'guestNo' && !isNumber) return /^guest\W/i.test(label) && isStart ? 'name' : '';
  return field === 'mobile' && !isNumber && !isStart ? '' : field;
}

function readPart(person: Person, field: GuestField | '', text: string): void {
  if (field === 'side' || field === 'category') return person.once(field, bare(text));
  if (field === 'note') return void person.notes.push(bare(withoutAnswer(person, text)));
  const left = withoutNumbers(person, text, field);
  if (field === 'address') {
    const address = bare(withoutFillers(left).replaceAll(CUT, ' '));
    if (address !== '') person.address.push(address);
    return;
  }
  readWords(person, left, field === '' || field === 'name');
}

/** Words of kin and kinds that stand beside a name and are no part of an address. */
const KIN =
  /^(?:mama|mami|chacha|chachi|taya|tayi|massi|masi|mausa|mausi|bua|bhua|phupha|dada|dadi|nana|nani|bhai|bhabhi|didi|jija|friends?|office|neighbou?rs?|cousins?|uncle|aunty|aunt|veg|non-?veg|vip|self|school|college|wife|husband|pati|patni|son|daughter|home|fami+l+y|pari[vw]ar|sa(?:h|pa)?pari[vw]ar|परिवार|सपरिवार|पति|पत्नी|ਪਰਿਵਾਰ)$/iu;
const BESIDE_KIN = /^(?:ji|ka|ki|side|full|whole|entire|with|and|&|both|dono|sahit|poor[aie]|pur[aie])$/iu;
/** Tells whether a text is words of kin and what stands between them. */
function isKin(text: string): boolean {
  const words = text.split(' ').filter((word) => !BESIDE_KIN.test(word));
  return words.length > 0 && words.every((word) => KIN.test(word));
}
const DEGREE = /^(?:md|mbbs|retd\.?|jr\.?|sr\.?|ph\.?d\.?|advocate|adv\.?|ias|ips|ca)$/i;

interface Piece {
  text: string;
  /** Sign before the piece. */
  sign: string;
  /** Sign behind the piece. */
  next: string;
}

/** Words that join two parts. */
const JOINS = /^(?:and|aur|or|ya|और|या|ਅਤੇ|ਤੇ|ਜਾਂ)$/iu;

/** Returns a text without the words that stand beside its numbers. */
const withoutFillers = (text: string): string =>
  text
    .replace(
      new RegExp(`(?<!(?:^|\\s)(?:no|not|without|bina)\\s)(?:${FILLERS.source}[\\s.:()-]*)+(?=${CUT})`, 'giu'),
      ' ',
    )
    .replace(new RegExp(`(?<=${CUT}[\\s.:()-]*)(?:${FILLERS.source}[\\s.:()-]*)+`, 'giu'), ' ');

/** Stands for a comma within brackets, which parts nothing. */
const COMMA = '\u0002';

/** Parts a text at signs, and before and behind brackets that follow a number. */
function piecesOf(text: string): Piece[] {
  const plain = withoutFillers(text.replace(/\[/g, '(').replace(/\]/g, ')')).replace(
    /\([^()\p{Nd}\u0001]{1,120}\)/gu,
    (aside) => aside.replaceAll(',', COMMA),
  );
  // Slashes part a line where one stands beside a number that was taken out, but never those of a house: `C-8/8136`.
  const isSlashed = /\/\s*\u0001|\u0001\s*\//.test(plain.replace(/\u0001\s*\/\s*\u0001/g, '\u0001'));
  const slashed = isSlashed ? plain.replace(/(?<!(?<!\p{L})\p{L}|\p{Nd})\/|(?<=\p{Nd})\/(?!\p{Nd})/giu, ' / ') : plain;
  const parts = slashed.split(
    /(\u0001|[,;|\t\n]|\s[-–—:/]{1,3}\s|\s[-–—]{1,3}|[–—]|[-–]{1,3}\s|:\s|={1,3}>?|->|\s\/\/\s|\s#\s?(?=\p{L})|\.{2,3}|…|(?<=\u0001[\s.-]{0,3})\([^()]{0,200}\))/u,
  );
  const pieces: Piece[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const sign = parts[at - 1] ?? '';
    if (sign.startsWith('(')) pieces.push({ text: bare(sign.slice(1, -1)), sign: '(', next: ')' });
    pieces.push({ text: bare(parts[at] ?? ''), sign, next: parts[at + 1] ?? '' });
  }
  return pieces
    .map((piece) => ({ ...piece, text: piece.text.replaceAll(COMMA, ',') }))
    .flatMap(bySentences)
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece.text) && !JOINS.test(piece.text));
}

/** Parts a piece at full stops where a part of it is a remark: `Moga. She will come by train`. */
function bySentences(piece: Piece): Piece[] {
  const texts = piece.text.split(/(?<=\p{L}{3})\.\s(?=\p{L}{2})/u);
  if (texts.length < 2 || !texts.slice(1).some(isRemark)) return [piece];
  return texts.map((text, at) => ({
    text: bare(text),
    sign: at === 0 ? piece.sign : '. ',
    next: at === texts.length - 1 ? piece.next : '. ',
  }));
}

/** Reads what is left of a text when its numbers are taken out: the name first, then address and notes. */
function readWords(person: Person, text: string, mayName: boolean): void {
  const pieces = withoutCount(
    person,
    piecesOf(text).filter((piece) => {
      const isMissing = NUMBER_MISSING.test(piece.text);
      if (isMissing) person.notes.push(piece.text);
      return !isMissing;
    }),
  );
  const rest: Piece[] = [];
  for (const piece of pieces) {
    if (person.name !== '' && rest.length === 0 && (DEGREE.test(piece.text) || isOfName(person.name, piece.text))) {
      person.name += `, ${piece.text}`;
      continue;
    }
    // `23/4 Civil Lines, Bareilly`: the town behind a house is nobody's name.
    const isTown = rest.length > 0 && townBehind(`- ${piece.text}`) === piece.text;
    if (!mayName || person.name !== '' || isTown || !hasLetter(piece.text)) {
      rest.push(piece);
      continue;
    }
    const begins = ADDRESS_BEGINS.exec(piece.text);
    const name = begins ? bare(piece.text.slice(0, begins.index)) : piece.text;
    if (name === '') rest.push(piece);
    else {
      const town = begins ? '' : townBehind(name);
      if (town !== '') rest.push({ ...piece, text: town, sign: ' ' });
      const [named, sentence] = withoutSentence(
        withoutAsides(person, town === '' ? name : bare(name.slice(0, -town.length)), isRemarkInName),
      );
      person.name = named.replace(/^["“]([^"“”]*)["”]$/u, '$1').replace(/\s(?:he|with)$/iu, '');
      if (!/^(?:hai|hain|है|हैं|ਹੈ)?$/iu.test(sentence)) person.notes.push(sentence);
      if (begins) rest.push({ ...piece, text: bare(piece.text.slice(begins.index)), sign: ' ' });
    }
  }
  readRest(person, rest);
}

/** Takes the number of people out of pieces: a small number alone that no part of an address follows. */
function withoutCount(person: Person, pieces: readonly Piece[]): Piece[] {
  return pieces.filter(({ text, sign, next }, at) => {
    const isLast = !pieces.slice(at + 1).some((piece) => hasLetter(piece.text) && !isRemark(piece.text));
    const [, count] =
      /^(\d{1,2})(?: ?nos?\.?)?$/i.exec(text) ??
      // `familly 4 prsn`: small words around a number, behind words with capitals.
      (isLast && /^\p{Lu}/u.test(person.name || (pieces[0]?.text ?? '')) && !isPlaceName(text)
        ? /^(?:\p{Ll}{3,8} )?(\d{1,2}) \p{Ll}{2,6}$/u.exec(text)
        : null) ??
      [];
    if (count === undefined || person.texts.guestNo !== '' || (person.name === '' && pieces.length < 2)) return true;
    const isCount = isLast || (sign.trim() !== ',' && next.trim() !== ',');
    if (isCount) person.once('guestNo', count);
    return !isCount;
  });
}

/** Titles before names and words behind them, by which a second name is told from a place. */
const OF_PERSONS =
  /^(?:mr|mrs|ms|dr|prof|s?h?ri|shree|smt|sh|sm|kum|km|adv|col|capt|maj|er|ca|श्री|श्रीमती|डॉ|ਸ਼੍ਰੀ|ਸ੍ਰੀਮਤੀ|ਡਾ)[.\s]+\S|(?<![\p{L}\p{M}])(?:ji|aunt(?:y|ie)|uncle|bhai(?:ya)?|bhabhi|didi|jiju|&|and family|parivar)$/iu;

/** Tells whether a piece behind a name is a second name: it has the same last word, or a title of persons. */
function isOfName(name: string, text: string): boolean {
  if (/[\p{Nd}()]/u.test(text) || isOfHouse(text) || isKin(text)) return false;
  const words = text.split(' ');
  const own = name.split(' ');
  return (
    words.length < 6 && ((words.length > 1 && own.length > 1 && words.at(-1) === own.at(-1)) || OF_PERSONS.test(text))
  );
}

/** Tells whether a text begins as persons are called, or names two of them. */
export const isPerson = (text: string): boolean =>
  OF_PERSONS.test(text.split(/[,;|]/)[0]?.trim() ?? '') || /\p{L} (?:&|and|aur) \p{L}/iu.test(text);

/** Titles at the start of a name. */
const TITLED =
  /^(?:mr|mrs|ms|dr|prof|s?h?ri|shree|shrimati|smt|sh|sardar|km|kum|adv|col|capt|maj|er|rev|श्री|श्रीमती|डॉ|ਸ਼੍ਰੀ|ਸ੍ਰੀਮਤੀ|ਡਾ)[.\s]+\p{L}/iu;
/** Last words of the names of houses: `Shri Niwas`. */
const OF_HOUSES = /(?<!\p{L})(?:ni[vw]as|kunj|sadan|kutir|nila?ya?m?|bhawan|bhavan|villa|dham|krupa|kripa)$/iu;
/** Tells whether a text is a name with its title, and nothing else. */
export const isTitled = (text: string): boolean =>
  TITLED.test(text) && !isPlace(text) && !hasTown(text) && !OF_HOUSES.test(text);

/** Tells whether a text is two to four words with capitals that name neither a place nor kin. */
export const isFullName = (text: string): boolean =>
  /^\p{Lu}[\p{L}.'’]{0,30}(?: \p{Lu}[\p{L}.'’]{0,30}){1,3}$/u.test(text) &&
  !isOfHouse(text) &&
  !isRemark(text) &&
  !isKin(text);

const isPlaceName = (text: string): boolean => PLACE_WORD.test(text) || hasTown(text);
/** Tells whether a text names a place or a house. */
export const isOfHouse = (text: string): boolean => isPlaceName(text) || OF_HOUSES.test(text);
const isPlace = (text: string): boolean => PLACE_WORD.test(text) || /\p{Nd}/u.test(text);

/** Takes remarks in brackets out of a text and keeps them as notes. */
function withoutAsides(person: Person, text: string, isAside = isRemark): string {
  const left = text.replace(/\(([^()]{1,200})\)/g, (found, inner: string) => {
    if (!isAside(inner)) return found;
    person.notes.push(bare(inner));
    return ' ';
  });
  return left === text ? text : bare(left).replace(/ (?=,)/g, '');
}

/** Verbs before a place: the place alone is the address. */
const LIVES = /^(?:now )?(?:liv(?:es?|ing)|stay(?:s|ing)|based|settled|shifted|moved)(?: now)? (?:in|at|to) /iu;

/** Parts what stands beside a name into address and notes. Text in brackets and remarks are no part of an address. */
function readRest(person: Person, pieces: readonly Piece[]): void {
  for (const { text, sign } of pieces) {
    const [, inner] = /^\(([^()]*)\)$/.exec(text) ?? [];
    const plain = inner ?? withoutAsides(person, text);
    const isAside = ((sign === '(' || inner !== undefined) && !isPlace(plain)) || isKin(plain);
    if (isAside || isRemark(plain) || isAsideTo(person.name, plain)) person.notes.push(plain);
    else if (plain !== '') {
      const place = plain.replace(LIVES, '');
      person.address.push(place);
      if (place !== plain) person.notes.push(plain);
    }
  }
}
