/**
 * How a text travels as SMS (3GPP TS 23.038 and 23.040): in seven bits a sign while every sign is in the default alphabet,
 * else in sixteen; a long text is cut into parts, each a little shorter for what joins them again. By hand: sms-segments-calculator
 * brings 12 KB to the page where staff write messages.
 */

const DEFAULT =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Signs that take two places of the default alphabet. */
const EXTENDED = '^{}\\[~]|€\f';

/** Length of a text as SMS. */
export interface SmsLength {
  encoding: 'GSM-7' | 'Unicode';
  /** Places taken: signs of seven bits, or halves of thirty-two. */
  units: number;
  /** Parts that are sent and paid for; 0 for an empty text. */
  segments: number;
}

/** Returns the encoding, length and number of paid parts of a text sent as SMS. */
export function smsLength(text: string): SmsLength {
  const signs = [...text];
  const plain = signs.every((sign) => DEFAULT.includes(sign) || EXTENDED.includes(sign));
  const units = plain ? signs.reduce((sum, sign) => sum + (EXTENDED.includes(sign) ? 2 : 1), 0) : text.length;
  const [alone, joined] = plain ? [160, 153] : [70, 67];
  const segments = units === 0 ? 0 : units <= alone ? 1 : partsOf(signs, plain, joined);
  return { encoding: plain ? 'GSM-7' : 'Unicode', units, segments };
}

/** Returns the number of parts of a long text with `room` units each; a character of two units is never split. */
function partsOf(signs: readonly string[], plain: boolean, room: number): number {
  let [parts, used] = [1, 0];
  for (const sign of signs) {
    const size = plain ? (EXTENDED.includes(sign) ? 2 : 1) : sign.length;
    if (used + size > room) [parts, used] = [parts + 1, 0];
    used += size;
  }
  return parts;
}

/** Returns the distinct characters that force a text to be sent as Unicode, with fewer characters in each part. */
export const costlySigns = (text: string): string[] => [
  ...new Set([...text].filter((sign) => !DEFAULT.includes(sign) && !EXTENDED.includes(sign))),
];
