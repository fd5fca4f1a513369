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

/** Days of the week, Monday first, to be ticked. */
export function WeekDaysField({ label, help, value, problem, onChange }: ListProps<number>) {
  const id = useId();
  return (
    <fieldset className="field" aria-describedby={`${id}-hint ${id}-error`}>
      <legend>{label}</legend>
      <div className="settings-days">
        {[1, 2, 3, 4, 5, 6, 0].map((day) => (
          <label key={day} className="check">
            <input
              type="checkbox"
              checked={value.includes(day)}
              onChange={({ target }) =>
                onChange(target.checked ? [...value, day].sort() : value.filter((one) => one !== day))
              }
            />
            {weekDays[day]}
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={help} error={problem} />
    </fieldset>
  );
}

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
