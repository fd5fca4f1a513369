/** Phone numbers in lines as people write them. */
import { asciiDigits } from '#lib/digits.ts';
import { abroadNumber, indianMobile, landlineNumber } from '#lib/phone.ts';

/** Numbers that can be dialled: Indian mobile numbers in any groups, numbers abroad, landlines with an area code. */
const PHONE = new RegExp(
  [
    '(?<![\\d+])(?:\\(?(?:\\+|00)?91\\)?[\\s.-]*)?(?:\\(0\\)|0[\\s-]?)?\\(?[6-9](?:[\\s.()-]{0,2}\\d){9}(?!\\d)',
    '\\+98[\\d\\s]{8,12}\\d(?!\\d)',
    // A small number in brackets behind it counts people.
    '(?<!\\d)(?:\\+|00)(?!91)[1-9](?:(?!\\s?\\(\\d{1,2}\\)(?!\\s?\\d))[\\d\\s().-]){7,18}\\d',
    '(?<!\\d)(?:\\+?91[\\s-]*)?\\(?0?\\d{2,4}\\)?[\\s-]\\d{6,8}(?!\\d)',
    '(?<!\\d)(?:\\+?91[\\s-]*)?\\(?0\\d{2,4}\\)?[\\s-]{1,3}\\d{2,4}[\\s-]\\d{3,4}(?!\\d)',
    '(?<!\\d)0\\d{10}(?!\\d)',
  ].join('|'),
  'g',
);

/** Returns the numbers of a text that can be dialled. */
export const phonesIn = (text: string): { index: number; text: string }[] =>
  [...asciiDigits(text).matchAll(PHONE)]
    .filter(
      ([found]) =>
        indianMobile(found) ?? abroadNumber(found) ?? (/\d{9}/.test(found.replace(/\D/g, '')) && landlineNumber(found)),
    )
    .map(({ index, 0: found }) => ({ index, text: found }));
