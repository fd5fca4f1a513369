import { DAY, MINUTE } from '#lib/time.ts';

/** Formats of numbers that workbooks name by number only: those of dates, and of times. */
const DATES = new Set([14, 15, 16, 17, ...range(27, 31), 34, 35, 36, ...range(50, 58)]);
const TIMES = new Set([18, 19, 20, 21, 32, 33, 45, 46, 47]);

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

/** Returns the code of a format that workbooks name by number only; empty when it is of neither dates nor times. */
export function builtInFormat(id: number): string {
  if (DATES.has(id)) return 'dd-mm-yyyy';
  if (id === 22) return 'dd-mm-yyyy hh:mm';
  return TIMES.has(id) ? 'hh:mm' : '';
}

/** Days from 30 December 1899 to 1 January 1904, from which some workbooks count. */
const SINCE_1904 = 1462;
/** First and last day taken for a date, of 1900 and 2199; a pincode under a format for dates lies beyond. */
const [FIRST, LAST] = [1, 109_574];

/**
 * Returns a number of a workbook as a person reads it: dates as dd-mm-yyyy, digits instead of powers of ten, and without
 * the traces of binary fractions (141001.00000000001).
 * @param format code of its format, such as `dd/mm/yyyy` or `000000`; empty for none
 */
export function shownNumber(value: string, format: string, is1904: boolean): string {
  const typed = value.trim();
  const number = Number(typed);
  if (typed === '' || !Number.isFinite(number)) return typed;
  return dateIn(number + (is1904 ? SINCE_1904 : 0), format) || digitsOf(typed, number, format);
}

function digitsOf(typed: string, number: number, format: string): string {
  // A number keeps 15 digits; those of a longer one are shown as they are stored.
  const whole = /^-?\d+$/.test(typed) ? typed : String(Number(number.toPrecision(15)));
  return /^0{2,}$/.test(format) && /^\d+$/.test(whole) ? whole.padStart(format.length, '0') : whole;
}

/** Returns a number of days as date, time or both as its format asks; empty when it asks for neither. */
function dateIn(days: number, format: string): string {
  const [code = ''] = format.replace(/"[^"]*"|\\.|_.|\*./g, '').split(';');
  const letters = code
    .toLowerCase()
    .replace(/\[([^[\]]*)\]/g, (_, inside: string) => (/^[hms]+$/.test(inside) ? inside : ''));
  const hasTime = /[hs]/.test(letters);
  const hasDay = /[dy]/.test(letters) || (!hasTime && letters.includes('m'));
  if (/general|[0#?]/.test(letters.replace(/s\.0+/g, 's')) || !(hasDay || hasTime)) return '';
  if (days < (hasDay ? FIRST : 0) || days > LAST) return '';
  // Workbooks count a 29 February 1900, which was none.
  const day = days < 60 ? days + 1 : days;
  const iso = new Date(Math.round(((day - 25_569) * DAY) / MINUTE) * MINUTE).toISOString();
  return isoShown(hasDay ? (hasTime && days % 1 !== 0 ? iso.slice(0, 16) : iso.slice(0, 10)) : iso.slice(10, 16));
}

/** Turns a date as computers write it (2026-11-01T21:12) into 01-11-2026 21:12; other texts stay. */
export function isoShown(text: string): string {
  const [, year, month, day, time] = /^(?:(\d{4})-(\d\d)-(\d\d))?(?:T(\d\d:\d\d).*)?$/.exec(text) ?? [];
  const date = year ? `${day}-${month}-${year}` : '';
  return [date, time === '00:00' && date ? '' : time].filter(Boolean).join(' ') || text;
}

/** Turns the marks by which workbooks keep unusual characters (`_x000D_`) into the characters; lines end by `\n`. */
export const unmarked = (text: string): string =>
  text
    .replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\r\n?/g, '\n');
