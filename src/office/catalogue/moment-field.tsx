import { type ReactNode, useId } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import type { PlanValues } from '#office/catalogue/plan-form.ts';
import { indianClock } from '#lib/dates.ts';
import * as say from '#office/catalogue/plans.texts.ts';
import { FieldNotes } from '#ui/field.tsx';

interface MomentFieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  /** Indian time as `2026-11-05T00:00`; empty for none. */
  value: string;
  /** Time of a day that is chosen without a time. */
  time: '00:00' | '23:59';
  onChange(value: string): void;
  onBlur?(): void;
}

/** Field of a day and a time in India; a day that is chosen first gets the default time. */
export function MomentField({ label, hint, error, optional = false, value, time, onChange, onBlur }: MomentFieldProps) {
  const id = useId();
  const [day = '', clock = ''] = value.split('T');
  const notes = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
  const common = { className: 'input', onBlur, 'aria-invalid': Boolean(error), 'aria-describedby': notes };
  return (
    <fieldset className="field">
      <legend>
        {label}
        {optional && <span className="field-optional">{say.optional}</span>}
      </legend>
      <div className="plan-moment">
        <label>
          <span>{say.day}</span>
          <input
            {...common}
            type="date"
            min={indianClock(new Date().toISOString()).slice(0, 10)}
            value={day}
            onChange={({ target }) => onChange(target.value && `${target.value}T${clock || time}`)}
          />
        </label>
        <label>
          <span>{say.time}</span>
          <input
            {...common}
            type="time"
            value={clock || time}
            onChange={({ target }) => onChange(`${day}T${target.value}`)}
          />
        </label>
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}

interface FormMomentProps extends Pick<MomentFieldProps, 'label' | 'hint' | 'error' | 'optional'> {
  form: UseFormReturn<PlanValues>;
  name: 'from' | 'until';
}

/** Moment field connected to a plan's form. The default time is 00:00 for `from` and 23:59 for `until`. */
export function FormMoment({ form, name, ...rest }: FormMomentProps) {
  const { field } = useController({ name, control: form.control });
  const { value, onChange, onBlur } = field;
  return (
    <MomentField
      {...rest}
      value={value}
      time={name === 'from' ? '00:00' : '23:59'}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
