import { useId, useState } from 'react';
import { weekDays } from '#domain/settings/settings.rules.ts';
import { indianClock, nearDay } from '#lib/dates.ts';
import * as say from '#office/settings/settings.texts.ts';
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

/** Field with a checkbox per choice; the selected values keep the order of the choices. */
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

/** Field with a checkbox per day of the week, Monday first; its value is sorted, with 0 for Sunday. */
export const WeekDaysField = ({ value, onChange, ...rest }: ListProps<number>) => (
  <TicksField
    {...rest}
    value={value}
    choices={[1, 2, 3, 4, 5, 6, 0].map((day) => ({ value: day, label: weekDays[day] ?? '' }))}
    onChange={(days) => onChange([...days].sort())}
  />
);

/** Returns the display text of a day with its year, since closed days may be far ahead: `Sunday, 8 November 2026`. */
const dayOfYear = (day: string): string => `${nearDay(day)} ${day.slice(0, 4)}`;

/** Field of calendar days (`yyyy-mm-dd`), sorted. A typed day counts even before it is added. */
export function DatesField({ label, help, value, problem, onChange }: ListProps<string>) {
  const id = useId();
  const [typed, setTyped] = useState('');
  /** Typed day that is part of the value before it is added, for users who save without adding it. */
  const [pending, setPending] = useState('');
  const today = indianClock(new Date().toISOString()).slice(0, 10);
  const type = (day: string): void => {
    const others = value.filter((one) => one !== pending);
    const isNew = day !== '' && !others.includes(day);
    setTyped(day);
    setPending(isNew ? day : '');
    onChange(isNew ? [...others, day].sort() : others);
  };
  const add = (): void => {
    setTyped('');
    setPending('');
  };
  const listed = value.filter((day) => day !== pending);
  const notes = typed !== '' && typed < today ? [help, say.dayIsOver] : [help];
  return (
    <fieldset className="field" aria-describedby={`${id}-hint ${id}-error`}>
      <legend>{label}</legend>
      {listed.length > 0 && (
        <ul className="settings-dates">
          {listed.map((day) => (
            <li key={day}>
              <span>
                {dayOfYear(day)}
                {day < today && <small> {say.over}</small>}
              </span>
              <button
                type="button"
                className="icon-button"
                aria-label={say.removeDayHeard(dayOfYear(day))}
                onClick={() => onChange(value.filter((one) => one !== day))}
              >
                <Icon name="trash" size={20} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="settings-add">
        <label htmlFor={id}>{say.anotherDay}</label>
        <input
          id={id}
          type="date"
          className="input"
          value={typed}
          aria-invalid={Boolean(problem)}
          aria-describedby={problem ? `${id}-error` : undefined}
          onChange={({ target }) => type(target.value)}
        />
        <button type="button" className="button button-quiet" disabled={!typed} onClick={add}>
          {say.addDay}
        </button>
      </div>
      <FieldNotes id={id} hint={notes.filter(Boolean).join(' ')} error={problem} />
    </fieldset>
  );
}
