import { type InputHTMLAttributes, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { keepTyped } from '#client/typed-field.ts';
import { OTP_DIGITS } from '#domain/session/session.rules.ts';
import { typedMobile, typedMobileDigits } from '#lib/mobile.ts';
import { typedPincode } from '#lib/pincode.ts';
import { type Reader, typedCode, typedDigits, typedMoney, typedName } from '#lib/typed.ts';
import { wholeTyped } from '#lib/whole-number.ts';

type Kind = InputHTMLAttributes<HTMLInputElement> & { read: Reader };

const mobile = { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' } as const;

/** What each kind of field keeps of what is typed, with its keyboard and its autofill. */
export const typedKinds = {
  pincode: { read: typedPincode, inputMode: 'numeric', autoComplete: 'postal-code' },
  mobile: { read: typedMobile, ...mobile },
  /** Mobile number in whose field no letter can be typed. */
  'mobile digits': { read: typedMobileDigits, ...mobile },
  name: { read: typedName, autoComplete: 'name' },
  code: { read: typedCode(OTP_DIGITS), inputMode: 'numeric', autoComplete: 'one-time-code' },
  'guest number': { read: typedDigits(4), inputMode: 'numeric', autoComplete: 'off' },
  whole: { read: wholeTyped, inputMode: 'numeric', autoComplete: 'off' },
  money: { read: typedMoney, inputMode: 'decimal', autoComplete: 'off' },
  text: { read: (next) => next },
} satisfies Record<string, Kind>;

export type TypedKind = keyof typeof typedKinds;

interface TypedInputProps extends InputHTMLAttributes<HTMLInputElement> {
  kind: TypedKind;
  ref?: Ref<HTMLInputElement>;
}

/** Input that takes a pincode, number, code, sum or name as people write it, typed, pasted or filled by the browser. */
export function TypedInput({ kind, ref, ...rest }: TypedInputProps) {
  const own = useRef<HTMLInputElement>(null);
  const { read, ...given } = typedKinds[kind];
  useImperativeHandle(ref, () => own.current!, []);
  // Before anybody makes again what was typed while React was not there.
  useLayoutEffect(() => keepTyped(own.current!, read), [read]);
  return <input className="input" {...given} {...rest} ref={own} />;
}
