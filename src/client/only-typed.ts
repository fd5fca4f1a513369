import type { UseFormRegisterReturn } from 'react-hook-form';

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
