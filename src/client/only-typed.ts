import type { UseFormRegisterReturn } from 'react-hook-form';
import { normaliseMobile } from '#lib/mobile.ts';

/** The control of a field into which only some characters, and only so many, can be typed. */
export function onlyTyped<Name extends string>(control: UseFormRegisterReturn<Name>, unwanted: RegExp, length?: number): UseFormRegisterReturn<Name> {
  return {
    ...control,
    onChange: (event: { target: HTMLInputElement }) => {
      const kept = event.target.value.replace(unwanted, '').slice(0, length);
      if (kept !== event.target.value) event.target.value = kept;
      return control.onChange(event);
    },
  };
}

/**
 * The control of a field for an Indian mobile number: digits, at most ten. A number that is pasted with its country
 * code and spaces loses them first, so that cutting it does not make somebody else's number of it.
 */
export function mobileTyped<Name extends string>(control: UseFormRegisterReturn<Name>): UseFormRegisterReturn<Name> {
  return {
    ...control,
    onChange: (event: { target: HTMLInputElement }) => {
      const { value } = event.target;
      const kept = normaliseMobile(value) ?? value.replace(/^\s*(?:\+|00)91/, '').replace(/\D+/g, '').slice(0, 10);
      if (kept !== value) event.target.value = kept;
      return control.onChange(event);
    },
  };
}

/** Like `mobileTyped`, but what is no digit can be typed too, because the form itself tells that it may not be there. */
export function mobileCapped<Name extends string>(control: UseFormRegisterReturn<Name>): UseFormRegisterReturn<Name> {
  return {
    ...control,
    onChange: (event: { target: HTMLInputElement }) => {
      event.target.value = normaliseMobile(event.target.value) ?? event.target.value.slice(0, 10);
      return control.onChange(event);
    },
  };
}
