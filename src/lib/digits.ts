/**
 * Code points of the zeros of scripts typed in India: Arabic and Persian, Devanagari to Malayalam, and wide digits of
 * some phones.
 */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xff10];

/** Converts the digits of Arabic, Persian, Indian and wide scripts to 0 to 9; all other characters stay. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    const zero = ZEROS.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** Returns only the digits of a text, converted to 0 to 9. */
export const digitsIn = (text: string): string => asciiDigits(text).replace(/\D+/g, '');

/** Signs of numbers in the Arabic script and in wide scripts, with their plain forms. */
const SIGNS: Record<string, string> = { '٫': '.', '٬': ',', '．': '.', '，': ',', '－': '-', '／': '/' };

/** Returns the text of a number or sum with plain digits, points and commas, and without invisible marks. */
export const plainNumber = (text: string): string =>
  asciiDigits(text).replace(/[٫٬．，－／]|\p{Cf}/gu, (sign) => SIGNS[sign] ?? '');

/** Signs between the digits of a number: spaces, brackets, dots, dashes of every length, and invisible marks. */
const BETWEEN = /[\s\p{Cf}()[\].\-‐-―−/]+/gu;

/** Returns a number without the signs between its digits. */
export const withoutSeparators = (text: string): string => text.replace(BETWEEN, '');

/** Tells whether `next` is `before` with one character added, as by a keystroke. */
export function isOneMore(next: string, before: string): boolean {
  if (next.length !== before.length + 1) return false;
  let at = 0;
  while (at < before.length && next[at] === before[at]) at++;
  return next.slice(at + 1) === before.slice(at);
}
