import type { FieldDeclaration, KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import { sameValue } from '#office/catalogue/merge.rules.ts';
import { fieldOf, valueText } from '#office/catalogue/value-text.tsx';
import type { RecordState } from '#domain/catalogue/staff-record.contract.ts';
import * as say from '#office/catalogue/record.texts.ts';

type Content = Pick<RecordState, 'record' | 'isActive'>;

/** Most letters of a value within a sentence. */
const SHORT = 40;

/** Returns a value as it stands in a sentence; empty for none, a long one, and what no words say, such as a picture. */
function saidText(field: FieldDeclaration, value: unknown): string {
  const said = typeof value === 'number' || (typeof value === 'string' && ['text', 'choice'].includes(field.widget.is));
  const text = said && value !== '' ? valueText(field, value) : '';
  return text.length > SHORT ? '' : text;
}

/**
 * Returns what is true once a save was taken back: `the price of Kaju katli is ₹530 again`; without a value when several
 * fields changed or no words say it.
 * @param before content that is there again
 */
export function againText(declaration: KindDeclaration, before: Content, saved: Content): string {
  const title = declaration.title(before.record);
  const [name, ...others] = Object.keys(declaration.fields).filter(
    (field) => !sameValue(before.record[field], saved.record[field]),
  );
  if (name === undefined || others.length > 0 || before.isActive !== saved.isActive) return say.againAsBefore(title);
  const field = fieldOf(declaration, name);
  const value = saidText(field, before.record[name]);
  if (value === '') return say.againAsBefore(title);
  return name === declaration.price?.field ? say.againPrice(title, value) : say.againField(title, field.label, value);
}
