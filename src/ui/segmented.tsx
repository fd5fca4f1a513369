import { type ReactNode, useId } from 'react';

interface SegmentedProps<Value extends string> {
  legend: ReactNode;
  /** `drawing` is a small picture above the label. */
  options: readonly { value: Value; label: ReactNode; drawing?: ReactNode; disabled?: boolean }[];
  value: Value | null;
  onChange(value: Value): void;
  /** Name in the form, needed when the form is also sent without scripts. */
  name?: string;
}

/** Shows a choice of one of a few options, as a radio group. */
export function Segmented<Value extends string>({ legend, options, value, onChange, name }: SegmentedProps<Value>) {
  const group = useId();
  return (
    <fieldset className="field">
      <legend>{legend}</legend>
      <div className="segmented">
        {options.map((option) => (
          <label key={option.value} className="segment">
            <input
              type="radio"
              name={name ?? group}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled ?? false}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.drawing}
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
