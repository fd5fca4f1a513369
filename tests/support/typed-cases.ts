/** Ways in which people write a number or a name, and what its field holds and a form says then. */
import type { TypedKind } from '#ui/typed-input.tsx';

export interface TypedCase {
  written: string;
  /** What the field holds after the text was pasted or filled. */
  holds: string;
  /** What it holds after the text was typed key by key, where that differs. */
  typed?: string;
  /** True when every form refuses what the field holds after pasting. */
  refused?: true;
}

const digits = (zero: number, text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
/** Digits of Hindi, of Punjabi, and wide ones. */
const native = (text: string): string[] => [0x966, 0xa66, 0xff10].map((zero) => digits(zero, text));
const all = (texts: readonly string[], holds: string): TypedCase[] => texts.map((written) => ({ written, holds }));

const MOBILE = '9814021000';
const mobile: TypedCase[] = [
  ...all(
    [
      MOBILE,
      '98140 21000',
      ' 9814021000 ',
      '98140-21000',
      '98140\u201121000',
      '98140–21000',
      '981.402.1000',
      '(98140) 21000',
      '+91 98140 21000',
      '+91-9814021000',
      '(+91) 98140 21000',
      '0091 98140 21000',
      '919814021000',
      '09814021000',
      '+91 0 98140 21000',
      '\u202a+91 98140 21000\u202c',
      '98140\u200b21000',
      '98140\u00a021000',
      ...native('98140 21000'),
      ...native('+91-98140-21000'),
    ],
    MOBILE,
  ),
  { written: '98140210001', holds: '98140210001', typed: MOBILE, refused: true },
  { written: '9814021000123', holds: '9814021000123', typed: MOBILE, refused: true },
  { written: '98140', holds: '98140', refused: true },
  { written: '1234567890', holds: '1234567890', refused: true },
  { written: '+44 7911 123456', holds: '+447911123456', refused: true },
];

/** What each kind of field makes of what is written. */
export const typedCases: Record<Exclude<TypedKind, 'text'>, readonly TypedCase[]> = {
  numbers: [
    { written: '98140 21000 / 0161 2345678', holds: '98140 21000 / 0161 2345678' },
    { written: '९८१४० २१०००', holds: '98140 21000' },
  ],
  pincode: [
    ...all(
      [
        '141001',
        '141 001',
        ' 141001 ',
        '141-001',
        '141–001',
        '141.001',
        '(141001)',
        '141\u00a0001',
        '\u200e141001\u200f',
        '\u202a141 001\u202c',
        '141\u200b001',
        'PIN 141001',
        'Pin Code: 141 001',
        'Pincode-141001',
        'पिन कोड 141001',
        'ਪਿੰਨ ਕੋਡ: 141001',
        ...native('141001'),
        ...native('141 001'),
      ],
      '141001',
    ),
    { written: '1410012', holds: '1410012', typed: '141001', refused: true },
    { written: '14100', holds: '14100', refused: true },
    { written: '012345', holds: '012345', refused: true },
    { written: '14100a', holds: '14100a', refused: true },
    { written: 'Ludhiana 141001', holds: 'Ludhiana 141001', refused: true },
  ],
  mobile: [
    ...mobile,
    { written: 'Mob: 98140 21000', holds: MOBILE },
    { written: '98140 21000 (Ravi)', holds: MOBILE },
    { written: '98ABC', holds: '98ABC', refused: true },
    { written: '98140 21000, 98550 21000', holds: '98140 21000, 98550 21000', typed: MOBILE, refused: true },
  ],
  'mobile digits': [...mobile, { written: '98a140 21000', holds: '98a140 21000', typed: MOBILE, refused: true }],
  name: [
    { written: 'Ravi+Sunita', holds: 'Ravi & Sunita' },
    { written: 'Ravi + Sunita', holds: 'Ravi & Sunita' },
    { written: "Dr. Meera D'Souza-Gill", holds: "Dr. Meera D'Souza-Gill" },
    { written: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', holds: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ' },
    { written: 'Ravi 🎉2', holds: 'Ravi ' },
    { written: '\u202eRavi', holds: 'Ravi' },
  ],
  code: [
    ...all(['123456', '123 456', '123-456', '\u200e123456', ...native('123 456')], '123456'),
    { written: 'Your code is 123456.', holds: '123456' },
    { written: '123456 is your code, good for 5 minutes', holds: '123456' },
    { written: '1234567', holds: '1234567', typed: '123456', refused: true },
  ],
  'guest number': [
    ...all(['12', ' 12 ', '12 people', ...native('12')], '12'),
    { written: '2-3', holds: '2-3', refused: true },
    { written: '1.5', holds: '1.5', refused: true },
    { written: '12345', holds: '12345', typed: '1234', refused: true },
  ],
  whole: [
    ...all(['250', ' 250 ', '250 gm', '\u200e250', '2\u200b50', ...native('250')], '250'),
    ...all(['1500', '1,500', '１，５００', ...native('1,500')], '1500'),
    { written: '₹ 1,00,000/-', holds: '100000' },
    { written: '1.5', holds: '1.5', refused: true },
    { written: '-5', holds: '-5', refused: true },
  ],
  number: [
    ...all(['1500', '\u200e1500', ...native('1500')], '1500'),
    { written: '1,500', holds: '1,500' },
    { written: 'many', holds: 'many', refused: true },
    { written: '1.5', holds: '1.5', refused: true },
  ],
  money: [
    ...all(['1,500', '\u202a1,500\u202c', ...native('1,500')], '1,500'),
    ...all(['₹ 1,00,000/-', '₹\u200e 1,00,000/-', ...native('₹ 1,00,000/-')], '₹ 1,00,000/-'),
    ...all(['250.50', '２５０．５０', '٢٥٠٫٥٠'], '250.50'),
    { written: '280,50', holds: '280,50', refused: true },
  ],
};
