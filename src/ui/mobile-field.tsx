import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field } from '#ui/field.tsx';

interface MobileFieldProps {
  label?: string;
  hint?: ReactNode;
  error: string | undefined;
  autoFocus?: boolean;
  /** While the number is on its way nothing else may stand there. */
  readOnly?: boolean;
  /** What ties the control to its form. */
  control: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };
}

/** The field of an Indian mobile number: digit keys on a phone, and the browser offers the person's own. */
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
