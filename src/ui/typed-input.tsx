import type { InputHTMLAttributes } from 'react';
import { asciiDigits } from '#lib/digits.ts';
import { typedMobile, typedMobileDigits } from '#lib/mobile.ts';
import { typedPincode } from '#lib/pincode.ts';
import { type Reader, typedCode, typedMoney, typedName, typedPeople } from '#lib/typed.ts';
import { wholeTyped } from '#lib/whole-number.ts';
import { ReadInput, type ReadInputProps } from '#ui/read-input.tsx';

type Kind = InputHTMLAttributes<HTMLInputElement> & { read: Reader };

const mobile = { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' } as const;

/** What each kind of field keeps of what is typed, with its keyboard and its autofill. */
export const typedKinds = {
  pincode: { read: typedPincode, inputMode: 'numeric', autoComplete: 'postal-code' },
  mobile: { read: typedMobile, ...mobile },
  /** Mobile number in whose field no letter can be typed. */
  'mobile digits': { read: typedMobileDigits, ...mobile },
  /** Numbers of a list's row, which are told apart when the field is left. */
  numbers: { read: (next) => asciiDigits(next), type: 'tel', inputMode: 'tel', autoComplete: 'off' },
  name: { read: typedName, autoComplete: 'name' },
  /** Code of a message or of an authenticator app. */
  code: { read: typedCode(6), inputMode: 'numeric', autoComplete: 'one-time-code' },
  'guest number': { read: typedPeople, inputMode: 'numeric', autoComplete: 'off' },
  whole: { read: wholeTyped, inputMode: 'numeric', autoComplete: 'off' },
  /** Whole number in a field where words stay, and are refused. */
  number: { read: typedMoney, inputMode: 'numeric', autoComplete: 'off' },
  money: { read: typedMoney, inputMode: 'decimal', autoComplete: 'off' },
  text: { read: (next) => next },
} satisfies Record<string, Kind>;

export type TypedKind = keyof typeof typedKinds;

interface TypedInputProps extends ReadInputProps {
  kind: TypedKind;
}

/** Input that takes a pincode, number, code, sum or name as people write it. */
export const TypedInput = ({ kind, ...rest }: TypedInputProps) => <ReadInput {...typedKinds[kind]} {...rest} />;
