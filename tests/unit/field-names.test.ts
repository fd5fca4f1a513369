import { type AnySchema, ValidationError } from 'yup';
import { describe, expect, it } from 'vitest';
import { kindDeclarations } from '#office/catalogue/declarations/staff-lists.ts';
import { fieldOf } from '#office/catalogue/value-text.tsx';
import { deedText, loggedChanges, otherKinds } from '#office/log/log-text.ts';
import { columnText } from '#office/catalogue/column-text.ts';
import { recordSchemas } from '#domain/catalogue/record-kinds.contract.ts';
import { recordKinds } from '#domain/catalogue/record-kinds.rules.ts';
import { validationText } from '#server/http/validation-text.ts';

/** Values that break some rule of nearly every field. */
const wrong = ['', null, -1, 0.5, 1e12, 'x'.repeat(200_001), ['x'.repeat(500)], Array.from({ length: 300 }, () => 'x')];
/** Sentences that tell what to do without a name; they stand at the field itself. */
const nameless = /^(?:Please (?:fill|choose one)|This is|A picture is required|must be a picture|.*each may have)/;

describe.each(recordKinds)('a refusal of a field of %s', (kind) => {
  const declaration = kindDeclarations[kind];
  it('names it as the form does', () => {
    let told = 0;
    for (const [name, schema] of Object.entries(recordSchemas[kind].fields))
      for (const value of wrong) {
        let message = '';
        try {
          (schema as AnySchema).validateSync(value);
        } catch (error) {
          // What is wrong inside of an entry names the part of it.
          if (error instanceof ValidationError && !error.path) message = validationText(error);
        }
        if (!message || nameless.test(message)) continue;
        told += 1;
        expect(message.toLowerCase()).toContain(fieldOf(declaration, name).label.toLowerCase());
      }
    expect(told).toBeGreaterThan(0);
  });
});

describe('the log', () => {
  const entry = { before: null, after: null };

  it('calls what was changed by the labels of its form, and tells values in words', () => {
    const noted = (rate: number, isBestSeller: boolean) => ({ isActive: true, record: { rate, isBestSeller } });
    expect(loggedChanges({ kind: 'sweet', before: noted(260_00, false), after: noted(240_00, true) })).toEqual([
      { name: 'rate', label: 'Price of 400 gm', before: '₹260', after: '₹240' },
      { name: 'isBestSeller', label: 'Best seller', before: 'No', after: 'Yes' },
    ]);
    expect(
      loggedChanges({
        kind: 'staff',
        before: { role: 'editor', isActive: true },
        after: { role: 'packer', isActive: false },
      }).map(({ label, before, after }) => `${label}: ${before} ${after}`),
    ).toEqual(['Role: Editor Packer', 'May sign in: Yes No']);
    expect(
      loggedChanges({
        kind: 'enquiry',
        before: { state: 'new', assignee: '' },
        after: { state: 'open', assignee: 'Asha' },
      }),
    ).toMatchObject([
      { label: 'State', before: 'New', after: 'In work' },
      { label: 'Who answers', before: '(nothing)', after: 'Asha' },
    ]);
    expect(
      loggedChanges({ ...entry, kind: 'parcel', after: { state: 'sent', homes: 2, orders: ['a', 'b'] } }),
    ).toMatchObject([
      { label: 'State', before: null, after: 'Sent' },
      { label: 'Homes', after: '2' },
      { label: 'Orders', after: '2' },
    ]);
    expect(loggedChanges({ ...entry, kind: 'banner', before: { place: 1 }, after: { place: 3 } })).toMatchObject([
      { label: 'Place in the list' },
    ]);
  });

  it('has words for what nobody named yet', () => {
    expect(loggedChanges({ ...entry, kind: 'site', after: { heldSince: 'noon' } })).toMatchObject([
      { label: 'Held since' },
    ]);
    expect(deedText({ kind: 'archive', action: 'bring-back' })).toBe('Bring back: Restored archives');
    expect(deedText({ kind: 'sweet', action: 'bring-back' })).toBe('brought back from the bin the sweet');
    for (const kind of Object.keys(otherKinds))
      expect(deedText({ kind, action: 'do' })).toBe(`Do: ${otherKinds[kind]}`);
  });
});

describe('a column of a table', () => {
  it('goes by its label, with the heading by which it is found', () => {
    expect(columnText('sweet', 'rate')).toBe('Price of 400 gm (rate)');
    expect(columnText('sweet', 'name')).toBe('Name');
    expect(columnText('planning', 'items[3].text')).toBe('What to do (items)');
    expect(columnText('sweet', 'column 12')).toBe('column 12');
  });
});
