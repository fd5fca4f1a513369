import { useStore } from '@nanostores/react';
import { type ReactElement, useEffect, useRef } from 'react';
import { bringIntoView } from '#client/in-view.ts';
import type { GuestField } from '#domain/guests/guest-import.rules.ts';
import { guestCategories } from '#domain/guests/guest.rules.ts';
import { sideInText } from '#domain/guests/household.rules.ts';
import { fieldLabels, sideLabels } from '#shop/guests/import-labels.ts';
import { settleNumber } from '#shop/guests/import-rows.ts';
import { $import, editRow } from '#shop/guests/import.store.ts';
import * as say from '#shop/guests/import.texts.ts';
import type { ShownRow } from '#shop/guests/use-import-rows.ts';
import { Field } from '#ui/field.tsx';
import { TypedInput, type TypedKind } from '#ui/typed-input.tsx';

/** Kinds of the fields that are typed in one line. */
const kinds: readonly [field: GuestField, kind: TypedKind][] = [
  ['name', 'name'],
  ['mobile', 'numbers'],
  ['guestNo', 'guest number'],
  ['email', 'text'],
  ['pincode', 'pincode'],
  ['events', 'text'],
  ['household', 'text'],
  ['note', 'text'],
];
const kindOf = new Map(kinds);

/** The fields, in pairs where there is room. */
const order: readonly GuestField[] = [
  'name',
  'mobile',
  'address',
  'pincode',
  'guestNo',
  'category',
  'side',
  'events',
  'household',
  'email',
  'note',
];

const categoryOptions = guestCategories.map((name) => [name, name] as const);
const sideOptions = Object.entries(sideLabels);

/**
 * Fields of a row, judged as they are typed. A row with a problem is opened at the field that the problem is about.
 */
export function ImportRowFields({ row: { read, now }, id }: { row: ShownRow; id: string }) {
  const typed = useStore($import, { ssr: () => $import.get() }).edits[read.row] ?? {};
  const element = useRef<HTMLDivElement>(null);
  const first = useRef(now.problem === '' ? '' : now.problemField || 'name');
  useEffect(() => {
    if (!first.current) return;
    const faulty = element.current?.querySelector<HTMLElement>(`[name="${first.current}"]`);
    faulty?.focus({ preventScroll: true });
    // With what is said below it, past the bar that saves.
    const field = faulty?.closest('.field');
    if (field) bringIntoView(field);
  }, []);
  return (
    <div className="import-fields" id={id} ref={element}>
      {order.map((field) => (
        <Field key={field} label={fieldLabels[field]} error={now.problemField === field ? now.problem : undefined}>
          {control(field, typed[field] ?? read[field], {
            onText: (text) => editRow(read.row, { [field]: text }),
            onNumber: (text) => settleNumber(read.row, text, now.note),
          })}
        </Field>
      ))}
    </div>
  );
}

interface Typing {
  onText(text: string): void;
  /** Called with the text that the number field is left with. */
  onNumber(text: string): void;
}

/** Returns the control of a field with its text. */
function control(field: GuestField, text: string, { onText, onNumber }: Typing): ReactElement<object> {
  const common = { name: field, className: 'input', onChange: (event: Typed) => onText(event.target.value) };
  if (field === 'address') return <textarea {...common} rows={2} value={text} />;
  if (field === 'category')
    return (
      <select {...common} value={text}>
        {optionsOf(categoryOptions, text)}
      </select>
    );
  if (field === 'side') {
    const side = sideInText(text) || text;
    return (
      <select {...common} value={side}>
        {optionsOf(sideOptions, side)}
      </select>
    );
  }
  const email = { type: 'email', inputMode: 'email', autoCapitalize: 'none' } as const;
  return (
    <TypedInput
      {...common}
      {...(field === 'email' ? email : {})}
      kind={kindOf.get(field) ?? 'text'}
      autoComplete="off"
      value={text}
      onBlur={field === 'mobile' ? ({ target }) => onNumber(target.value) : undefined}
    />
  );
}

interface Typed {
  target: { value: string };
}

/** Returns the options of a select, also one for a text that is not among them. */
function optionsOf(known: readonly (readonly [value: string, label: string])[], text: string) {
  const own = text === '' || known.some(([value]) => value === text) ? [] : [[text, text] as const];
  return [['', say.noValue] as const, ...known, ...own].map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
