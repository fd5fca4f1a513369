import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field } from '#ui/field.tsx';

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

/** Form field for an Indian mobile number, with a numeric keyboard and autofill. */
export function MobileField({ label = 'Mobile', hint, error, autoFocus, readOnly, control }: MobileFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      <input
        {...control}
        className="input"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        autoFocus={autoFocus}
        readOnly={readOnly}
      />
    </Field>
  );
}
