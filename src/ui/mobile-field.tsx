import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field } from '#ui/field.tsx';
import { TypedInput } from '#ui/typed-input.tsx';
import * as say from '#ui/ui.texts.ts';

interface MobileFieldProps {
  label?: string;
  hint?: ReactNode;
  error: string | undefined;
  autoFocus?: boolean;
  /** True while the number is being sent. */
  readOnly?: boolean;
  /** Props that connect the input with its form. */
  control: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };
}

/** Form field for an Indian mobile number, with a keyboard of digits and autofill. */
export function MobileField({ label = say.mobileLabel, hint, error, autoFocus, readOnly, control }: MobileFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      <TypedInput kind="mobile" {...control} autoFocus={autoFocus} readOnly={readOnly} />
    </Field>
  );
}
