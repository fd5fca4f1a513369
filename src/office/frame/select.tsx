import type { Choice } from '#domain/catalogue/field-choices.contract.ts';
import { Field } from '#ui/field.tsx';

/** Returns a choice whose label is its value. */
export const plainChoice = (value: string): Choice => ({ value, label: value });

/** Returns the choices of a table of values and their labels. */
export const choicesOf = (labels: Record<string, string>): Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

interface SelectProps {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChange(value: string): void;
}

/** Drop-down list with its label. */
export function Select({ label, value, choices, onChange }: SelectProps) {
  return (
    <Field label={label}>
      <select className="input" value={value} onChange={({ target }) => onChange(target.value)}>
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
