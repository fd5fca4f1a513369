import { useId } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { CodedInput } from '#office/catalogue/coded-input.tsx';
import { wholeNumber } from '#office/catalogue/codecs.ts';
import { ownMessage, partMessage } from '#office/catalogue/field-message.ts';
import {
  type CourierColumn,
  type CourierField as FieldName,
  courierFields,
  type CourierTable,
} from '#domain/settings/courier-tables.rules.ts';
import { newId } from '#lib/ids.ts';
import { raised, replaced, without } from '#office/settings/list-edits.rules.ts';
import { FoldedEntry } from '#office/settings/folded-entry.tsx';
import * as say from '#office/settings/settings.texts.ts';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';

interface CourierFieldProps {
  label: string;
  value: readonly CourierTable[];
  /** Errors of the field and, by index, of its couriers. */
  error: FieldErrors[string];
  onChange(value: CourierTable[]): void;
}

/** Field of the couriers, each with the columns of its export table. */
export function CourierField({ label, value, error, onChange }: CourierFieldProps) {
  const problem = ownMessage(error);
  const add = (): void =>
    onChange([
      ...value,
      {
        id: `courier-${newId()}`,
        courier: '',
        lineLength: 100,
        packingGrams: 250,
        columns: (['reference', 'name', 'address', 'pincode', 'mobile'] as const).map((field) => ({
          heading: courierFields[field],
          field,
          text: '',
        })),
      },
    ]);
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      {value.map((table, at) => (
        <FoldedEntry
          key={table.id}
          title={table.courier || say.newCourier}
          note={say.columnCount(table.columns.length)}
          isNew={table.courier === ''}
        >
          <CourierForm
            table={table}
            wrong={(...path) => partMessage(error, at, ...path)}
            onChange={(next) => onChange(replaced(value, at, next))}
            onRemove={() => onChange(without(value, at))}
          />
        </FoldedEntry>
      ))}
      <button type="button" className="button button-quiet" onClick={add}>
        {say.addCourier}
      </button>
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

interface CourierFormProps {
  table: CourierTable;
  /** Returns the error of a part of the courier; undefined when there is none. */
  wrong(...path: (string | number)[]): string | undefined;
  onChange(table: CourierTable): void;
  onRemove(): void;
}

function CourierForm({ table, wrong, onChange, onRemove }: CourierFormProps) {
  const { columns } = table;
  const title = table.courier || say.newCourier;
  /** Returns the error of a part of the courier, prefixed with its name; undefined when there is none. */
  const named = (...path: (string | number)[]): string | undefined => {
    const message = wrong(...path);
    return message && say.wrongIn(title, message);
  };
  const noColumns = columns.length === 0 ? named('columns') : undefined;
  const put = (next: CourierColumn[]): void => onChange({ ...table, columns: next });
  const number = (name: 'lineLength' | 'packingGrams', text: string) => (
    <Field label={text} error={named(name)}>
      <CodedInput codec={wholeNumber} value={table[name]} onChange={(next) => onChange({ ...table, [name]: next })} />
    </Field>
  );
  return (
    <div className="form-fields">
      <Field label={say.courierName} error={wrong('courier')}>
        <input
          className="input"
          value={table.courier}
          onChange={({ target }) => onChange({ ...table, courier: target.value })}
        />
      </Field>
      <div className="form-pair">
        {number('lineLength', say.lineLength)}
        {number('packingGrams', say.packingWeight)}
      </div>
      <ol
        className="settings-columns"
        aria-label={table.courier ? say.columnsHeard(table.courier) : say.newColumnsHeard}
      >
        {columns.map((column, at) => (
          <ColumnRow
            // Columns have no name of their own: two may have the same heading.
            key={at}
            place={at + 1}
            column={column}
            wrong={named('columns', at)}
            wrongPart={(part) => wrong('columns', at, part) !== undefined}
            onChange={(next) => put(replaced(columns, at, next))}
            onUp={at > 0 ? () => put(raised(columns, at)) : null}
            onRemove={() => put(without(columns, at))}
          />
        ))}
      </ol>
      {noColumns && (
        <p className="field-error" role="alert">
          {noColumns}
        </p>
      )}
      <div className="staff-tools">
        <button
          type="button"
          className="button button-quiet"
          onClick={() => put([...columns, { heading: '', field: 'text', text: '' }])}
        >
          {say.addColumn}
        </button>
        <button type="button" className="button button-plain" onClick={onRemove}>
          {table.courier ? say.removeCourier(table.courier) : say.removeNewCourier}
        </button>
      </div>
    </div>
  );
}

interface ColumnRowProps {
  place: number;
  column: CourierColumn;
  /** Error of the column; `wrongPart` tells whether it concerns the heading or the text. */
  wrong: string | undefined;
  wrongPart(part: 'heading' | 'text'): boolean;
  onChange(column: CourierColumn): void;
  /** Null for the first one. */
  onUp: (() => void) | null;
  onRemove(): void;
}

function ColumnRow({ place, column, wrong, wrongPart, onChange, onUp, onRemove }: ColumnRowProps) {
  const id = useId();
  const { heading, field, text } = column;
  const tied = (part: 'heading' | 'text') =>
    wrongPart(part) ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {};
  return (
    <li>
      <label htmlFor={`${id}-heading`}>
        <span className="visually-hidden">{say.columnHeard(place)} </span>
        {say.columnHeading}
      </label>
      <input
        id={`${id}-heading`}
        {...tied('heading')}
        className="input"
        value={heading}
        onChange={({ target }) => onChange({ ...column, heading: target.value })}
      />
      <label htmlFor={`${id}-field`}>
        <span className="visually-hidden">{say.columnHeard(place)} </span>
        {say.columnField}
      </label>
      <select
        id={`${id}-field`}
        className="input"
        value={field}
        onChange={({ target }) => onChange({ ...column, field: target.value as FieldName })}
      >
        {Object.entries(courierFields).map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
      {field === 'text' && (
        <>
          <label htmlFor={`${id}-text`}>
            <span className="visually-hidden">{say.columnHeard(place)} </span>
            {say.columnText}
          </label>
          <input
            id={`${id}-text`}
            {...tied('text')}
            className="input"
            value={text}
            onChange={({ target }) => onChange({ ...column, text: target.value })}
          />
        </>
      )}
      {wrong && (
        <p className="field-error settings-column-error" id={`${id}-error`} role="alert">
          {wrong}
        </p>
      )}
      <span className="settings-column-tools">
        <button
          type="button"
          className="icon-button"
          aria-label={say.columnUpHeard(place)}
          disabled={!onUp}
          onClick={() => onUp?.()}
        >
          <Icon name="up" size={20} />
        </button>
        <button type="button" className="icon-button" aria-label={say.columnRemoveHeard(place)} onClick={onRemove}>
          <Icon name="trash" size={20} />
        </button>
      </span>
    </li>
  );
}
