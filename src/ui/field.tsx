import { cloneElement, type ReactElement, type ReactNode, useId } from 'react';
import * as say from '#ui/ui.texts.ts';

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  /** The control; it gets its id and references to hint and error. */
  children: ReactElement<{ id?: string; 'aria-describedby'?: string | undefined; 'aria-invalid'?: boolean }>;
}

/** Shows the label, control, hint and error message of one form field. */
export function Field({ label, hint, error, optional = false, children }: FieldProps) {
  const generated = useId();
  const id = children.props.id ?? generated;
  const notes = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="field-optional">{say.optional}</span>}
      </label>
      {cloneElement(children, { id, 'aria-describedby': notes || undefined, 'aria-invalid': Boolean(error) })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** Shows the hint and the error message below a field's control, with the ids `{id}-hint` and `{id}-error`. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: string | undefined }) {
  return (
    <>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </>
  );
}
