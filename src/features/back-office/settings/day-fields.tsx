import { useId, useState } from 'react';
import { weekDays } from '#features/settings/settings.rules.ts';
import { nearDay } from '#lib/dates.ts';
import { FieldNotes } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';

interface ListProps<T> {
  label: string;
  help: string | undefined;
  value: readonly T[];
  problem: string | undefined;
  onChange(value: T[]): void;
}

interface TicksProps<T> extends ListProps<T> {
  choices: readonly { value: T; label: string }[];
}

/** Some of a few things, each to be ticked; they are kept in the order in which they stand. */
export function TicksField<T extends string | number>({
  label,
  help,
  value,
  problem,
  choices,
  onChange,
}: TicksProps<T>) {
  const id = useId();
  const put = (one: T, ticked: boolean): void =>
    onChange(choices.map((choice) => choice.value).filter((other) => (other === one ? ticked : value.includes(other))));
  return (
    <fieldset className="field" aria-describedby={`${id}-hint ${id}-error`}>
      <legend>{label}</legend>
      <div className="settings-days">
        {choices.map((choice) => (
          <label key={choice.value} className="check">
            <input
              type="checkbox"
              checked={value.includes(choice.value)}
              onChange={({ target }) => put(choice.value, target.checked)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={help} error={problem} />
    </fieldset>
  );
}

/** Days of the week, Monday first, to be ticked. */
export const WeekDaysField = ({ value, onChange, ...rest }: ListProps<number>) => (
  <TicksField
    {...rest}
    value={value}
    choices={[1, 2, 3, 4, 5, 6, 0].map((day) => ({ value: day, label: weekDays[day] ?? '' }))}
    onChange={(days) => onChange([...days].sort())}
  />
);

/** Days of the calendar, the next one first. */
export function DatesField({ label, help, value, problem, onChange }: ListProps<string>) {
  const id = useId();
  const [next, setNext] = useState('');
  const add = (): void => {
    if (next && !value.includes(next)) onChange([...value, next].sort());
    setNext('');
  };
  return (
    <fieldset className="field" aria-describedby={`${id}-hint ${id}-error`}>
      <legend>{label}</legend>
      {value.length > 0 && (
        <ul className="settings-dates">
          {value.map((day) => (
            <li key={day}>
              <span>{nearDay(day)}</span>
              <button
                type="button"
                className="icon-button"
                aria-label={`Take out ${nearDay(day)}`}
                onClick={() => onChange(value.filter((one) => one !== day))}
              >
                <Icon name="trash" size={20} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="settings-add">
        <label htmlFor={id}>Another day</label>
        <input id={id} type="date" className="input" value={next} onChange={({ target }) => setNext(target.value)} />
        <button type="button" className="button button-quiet" disabled={!next} onClick={add}>
          Add
        </button>
      </div>
      <FieldNotes id={id} hint={help} error={problem} />
    </fieldset>
  );
}
