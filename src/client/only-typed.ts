import type { UseFormRegisterReturn } from 'react-hook-form';
import { asciiDigits } from '#lib/digits.ts';
import { isOneMore, typedMobile } from '#lib/mobile.ts';
import { wholeTyped } from '#lib/whole-number.ts';

type Control<Name extends string> = UseFormRegisterReturn<Name>;

/** Value of each field before the last change, by which typing is distinguished from pasting. */
const held = new WeakMap<HTMLInputElement, string>();

/**
 * Returns the props of a text field whose value is replaced by the result of `read` after every change. Keeps the
 * caret's position.
 */
function kept<Name extends string>(
  control: Control<Name>,
  read: (next: string, before: string) => string,
): Control<Name> {
  const whole = {
    ...control,
    onFocus: ({ target }: { target: HTMLInputElement }) => held.set(target, target.value),
    onChange: (event: { target: HTMLInputElement }) => {
      const field = event.target;
      const typed = field.value;
      const value = read(typed, held.get(field) ?? '');
      held.set(field, value);
      if (value !== typed) {
        const at = (field.selectionStart ?? typed.length) - (typed.length - value.length);
        field.value = value;
        field.setSelectionRange(at, at);
      }
      return control.onChange(event);
    },
  };
  return whole;
}

/**
 * Returns the props of a field that removes unwanted characters, stops typing at `length`, and converts digits of every
 * script to 0 to 9. A longer pasted text is kept whole, because its beginning could be a valid wrong value; the form
 * refuses it.
 * @param unwanted matches the characters to remove
 */
export function onlyTyped<Name extends string>(
  control: Control<Name>,
  unwanted: RegExp,
  length = Infinity,
): Control<Name> {
  return kept(control, (next, before) => {
    const value = asciiDigits(next).replace(unwanted, '');
    return value.length > length && isOneMore(value, before) ? before : value;
  });
}

/**
 * Returns the props of a field for a whole number (see `wholeTyped`). Punctuation that changes the number stays, and
 * the form refuses it.
 */
export function wholeOnly<Name extends string>(control: Control<Name>): Control<Name> {
  return kept(control, wholeTyped);
}

/** Returns the props of a field for an Indian mobile number, which keeps digits only (see `typedMobile`). */
export function mobileTyped<Name extends string>(control: Control<Name>): Control<Name> {
  return kept(control, (next, before) => typedMobile(next, before));
}

/**
 * Returns the props of a field for a mobile number that keeps other characters too; the form refuses them with a
 * message.
 */
export function mobileCapped<Name extends string>(control: Control<Name>): Control<Name> {
  return kept(control, (next, before) => typedMobile(next, before, true));
}
