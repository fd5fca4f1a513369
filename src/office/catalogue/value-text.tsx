import type { FieldDeclaration, KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import { weightText } from '#lib/weights.ts';
import { formatRupees } from '#lib/money.ts';
import * as say from '#office/catalogue/value.texts.ts';
import { Picture } from '#ui/picture.tsx';

/** Declaration of a record's visibility in its form. */
const placeField: FieldDeclaration = { label: say.onSite, widget: { is: 'switch' } };

/** Returns the declaration of a form's field; a text field with the name as label when it is unknown. */
export const fieldOf = ({ fields }: KindDeclaration, name: string): FieldDeclaration =>
  name === 'isActive' ? placeField : (fields[name] ?? { label: name, widget: { is: 'text' } });

/**
 * Returns the display text of a field's value: `Yes` or `No`, rupees, a weight, a choice's label, HTML without tags, joined
 * lists; `(nothing)` when it is empty.
 */
export function valueText({ widget, grams }: FieldDeclaration, value: unknown): string {
  if (widget.is === 'switch') return value === true ? say.yes : say.no;
  if (value === undefined || value === null || value === '') return say.nothing;
  if (grams && typeof value === 'number') return weightText(value);
  if (widget.is === 'money' && typeof value === 'number') return formatRupees(value);
  if (widget.is === 'choice') return widget.choices.find((one) => one.value === value)?.label ?? String(value);
  if (widget.is === 'html') return new DOMParser().parseFromString(String(value), 'text/html').body.textContent.trim();
  if (!Array.isArray(value)) return String(value);
  if (value.length === 0) return say.nothing;
  return value.map((one: unknown) => taskText(one)).join(widget.is === 'tasks' ? '\n' : ', ');
}

function taskText(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry);
  const { text, daysBefore } = entry as { text?: unknown; daysBefore?: unknown };
  return typeof daysBefore === 'number' ? say.taskBefore(String(text), daysBefore) : String(text);
}

/** Shows a field's value: a picture as an image, any other value as text. */
export function Value({ field, value }: { field: FieldDeclaration; value: unknown }) {
  if (field.widget.is === 'picture' && value)
    return <Picture value={String(value)} alt={field.label} sizes="10rem" className="staff-thumb" />;
  return <span className="staff-value">{valueText(field, value)}</span>;
}
