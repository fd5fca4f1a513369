import { decodeBytes } from '#domain/lists/bytes.rules.ts';
import { trimSigns } from '#lib/text.ts';

/** A property of a contact card. */
export interface Property {
  /** Name in capital letters, without its group: `TEL`. */
  name: string;
  /** Types in capital letters: `CELL`, `PREF`. Old cards give them without `TYPE=`. */
  types: readonly string[];
  /** Parts between semicolons, decoded. Most properties have one. */
  parts: readonly string[];
  /** The whole value, decoded. */
  value: string;
  /** Address that stands as a parameter beside its parts. */
  label: string;
}

/** Begin of a line with a property: group, name, parameters; a quoted parameter may hold any sign. */
const START = /^(?:[\w-]+\.)?([a-z][\w-]*)((?:;(?:[^":;]|"[^"]*")*)*):/i;
/** The same where a quotation mark stands alone. */
const LOOSE = /^(?:[\w-]+\.)?([a-z][\w-]*)((?:;[^:]*)?):/i;
const PRINTABLE = /QUOTED-PRINTABLE/i;
const BASE64 = /ENCODING=(?:B|BASE64)\b|;BASE64\b/i;

/**
 * Divides a text into contact cards with their properties. Own code: ical.js refuses cards of version 2.1, vcf and
 * vcard4 do not decode what Indian phones write in them (quoted-printable, folding of Samsung, CHARSET).
 */
export function cardsIn(text: string): Property[][] {
  const cards: string[][] = [];
  for (const line of text.split(/\r\n?|\n/))
    if (/^\s*BEGIN:VCARD\s*$/i.test(line)) cards.push([]);
    else if (!/^\s*END:VCARD\s*$/i.test(line)) cards.at(-1)?.push(line);
  return cards.map((lines) => unfolded(lines).flatMap(propertyIn));
}

/**
 * Joins the lines of each property. A line that begins with a blank belongs to the one before, as one does that is no
 * property; a soft line break (`=` at the end) counts in quoted-printable values only.
 */
function unfolded(lines: readonly string[]): string[] {
  const isOld = lines.some((line) => /^VERSION:2/i.test(line));
  const whole: string[] = [];
  let isSoft = false;
  for (const line of lines) {
    const before = whole.at(-1);
    const head = START.exec(line) ?? LOOSE.exec(line);
    if (before !== undefined && isSoft) whole[whole.length - 1] = softlyJoined(before, line);
    else if (before !== undefined && /^[ \t]/.test(line))
      whole[whole.length - 1] = before + (isOld && !isEncoded(before) ? line : line.slice(1));
    else if (before !== undefined && !head)
      whole[whole.length - 1] = line.trim() === '' ? before : `${before}\\n${line}`;
    else whole.push(line);
    const last = whole.at(-1) ?? '';
    isSoft = last.endsWith('=') && PRINTABLE.test(headOf(last));
  }
  return whole;
}

const headOf = (line: string): string => (START.exec(line) ?? LOOSE.exec(line))?.[2] ?? '';
const isEncoded = (line: string): boolean => BASE64.test(headOf(line)) || PRINTABLE.test(headOf(line));

/** Joins a line to one with a soft break. Samsung folds as well, with a blank that is no part of the text. */
function softlyJoined(before: string, line: string): string {
  const isFold = /^[ \t]=[0-9a-f]{2}/i.test(line) || (/^[ \t]/.test(line) && before.includes('=20'));
  return before.slice(0, -1) + (isFold ? line.slice(1) : line);
}

function propertyIn(line: string): Property[] {
  const head = START.exec(line) ?? LOOSE.exec(line);
  if (!head) return [];
  const [start, name = '', more = ''] = head;
  const parameters = [...more.matchAll(/;((?:[^";]|"[^"]*"|")*)/g)].map(([, one = '']) => one);
  const valueOf = (wanted: string): string[] =>
    parameters.flatMap((one) => {
      const at = one.indexOf('=');
      return one.slice(0, Math.max(at, 0)).toUpperCase() === wanted ? [one.slice(at + 1).replaceAll('"', '')] : [];
    });
  const bare = parameters.filter((one) => !one.includes('='));
  const charset = valueOf('CHARSET')[0] ?? 'utf-8';
  const isPrintable = PRINTABLE.test(more);
  const decoded = (text: string): string => plain(isPrintable ? unquoted(text, charset) : text);
  const raw =
    isPrintable || !BASE64.test(more) ? line.slice(start.length) : fromBase64(line.slice(start.length), charset);
  const parts = raw.split(/(?<!\\);/).map(decoded);
  return [
    {
      name: name.toUpperCase(),
      types: [...valueOf('TYPE').flatMap((one) => one.split(',')), ...bare, ...valueOf('PREF').map(rank)].map((one) =>
        one.trim().toUpperCase(),
      ),
      // Some phones encode the semicolons between the parts as well.
      parts: parts.length === 1 && isPrintable ? (parts[0] ?? '').split(';').map((part) => part.trim()) : parts,
      value: decoded(raw),
      label: plain(valueOf('LABEL')[0] ?? ''),
    },
  ];
}

const rank = (preference: string): string => (preference === '1' ? 'PREF' : `PREF ${preference}`);

/** Decodes quoted-printable bytes (`=E0=A8=97`) of a charset. */
const unquoted = (text: string, charset: string): string =>
  text.replace(/=$/, '').replace(/(?:=[0-9a-f]{2})+/gi, (run) =>
    decodeBytes(
      Uint8Array.from(run.slice(1).split('='), (code) => Number.parseInt(code, 16)),
      charset,
    ),
  );

/** Decodes a short text in base 64; a picture stays as it is. */
function fromBase64(text: string, charset: string): string {
  try {
    const bytes = Uint8Array.from(atob(text.replace(/\s/g, '')), (sign) => sign.charCodeAt(0));
    return bytes.length > 5000 || bytes.includes(0) ? text : decodeBytes(bytes, charset);
  } catch {
    return text;
  }
}

/** Takes the escapes of cards out of a value; its lines are joined by commas. */
const plain = (text: string): string =>
  text
    .replace(/\\(?:([\\,;:])|n)/gi, (_, sign: string | undefined) => sign ?? '\n')
    .split(/[\r\n]/)
    .map((line) => trimSigns(line, /[\s,]/))
    .filter(Boolean)
    .join(', ');
