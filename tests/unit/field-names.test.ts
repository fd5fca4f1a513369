import { type AnySchema, ValidationError } from 'yup';
import { beforeAll, describe, expect, it } from 'vitest';
import { kindDeclarations } from '#office/catalogue/declarations/staff-lists.ts';
import { fieldOf } from '#office/catalogue/value-text.tsx';
import { storyOf } from '#office/log/log-story.ts';
import { loggedChanges } from '#office/log/log-values.ts';
import { loadSettingsWords } from '#office/log/settings-words.ts';
import { deeds, otherKinds, recordDeeds } from '#office/log/log.texts.ts';
import { sheetColumns } from '#domain/catalogue/catalogue-sheet.contract.ts';
import { sections } from '#domain/settings/settings.contract.ts';
import { roleNames } from '#domain/staff/staff.rules.ts';
import { columnText } from '#office/catalogue/column-text.ts';
import { recordSchemas } from '#domain/catalogue/record-kinds.contract.ts';
import { recordKinds } from '#domain/catalogue/record-kinds.rules.ts';
import { validationText } from '#server/http/validation-text.ts';

/** Values that break some rule of nearly every field. */
const wrong = ['', null, -1, 0.5, 1e12, 'x'.repeat(200_001), ['x'.repeat(500)], Array.from({ length: 300 }, () => 'x')];
/** Sentences that tell what to do without a name; they stand at the field itself. */
const nameless =
  /^(?:Please (?:fill|choose one|write a price)|At most two digits|This is|A picture is required|must be a picture|.*each may have)/;

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

beforeAll(loadSettingsWords);

describe('the log', () => {
  const entry = { recordId: '', before: null, after: null };
  const deed = (kind: string, action: string) =>
    storyOf({ ...entry, id: '', at: '2026-11-29T08:50:00.000Z', actor: 'Asha', kind, action }, {}).sentence;

  it('calls what was changed by the labels of its form, and tells values in words', () => {
    const noted = (rate: number, isBestSeller: boolean) => ({ isActive: true, record: { rate, isBestSeller } });
    expect(
      loggedChanges({ ...entry, kind: 'sweet', before: noted(260_00, false), after: noted(240_00, true) }),
    ).toEqual([
      { name: 'rate', label: 'Price of 400 gm', before: '₹260', after: '₹240' },
      { name: 'isBestSeller', label: 'Best seller', before: 'No', after: 'Yes' },
    ]);
    expect(
      loggedChanges({
        ...entry,
        kind: 'staff',
        before: { role: 'editor', isActive: true },
        after: { role: 'packer', isActive: false },
      }).map(({ label, before, after }) => `${label}: ${before} ${after}`),
    ).toEqual(['Role: Editor Packer', 'May sign in: Yes No']);
    expect(
      loggedChanges({
        ...entry,
        kind: 'enquiry',
        before: { state: 'new', assignee: '' },
        after: { state: 'open', assignee: 'Asha' },
      }),
    ).toMatchObject([
      { label: 'State', before: 'New', after: 'Started' },
      { label: 'Who answers', before: 'nobody', after: 'Asha' },
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
    expect(deed('archive', 'bring-back')).toBe('Bring back: Restored archives');
    for (const kind of Object.keys(otherKinds)) expect(deed(kind, 'do')).toBe(`Do: ${otherKinds[kind]}`);
  });
});

describe('a column of a table', () => {
  it('goes by its label', () => {
    expect(columnText('sweet', 'rate')).toBe('Price of 400 gm');
    expect(columnText('sweet', 'name')).toBe('Name');
    expect(columnText('planning', 'items[3].text')).toBe('What to do');
    expect(columnText('sweet', 'column 12')).toBe('column 12');
  });
});

/** Words of code: in camelCase, with underscores, or of a switch such as `isActive`. */
const isCode = (text: string): boolean =>
  /\p{Ll}\p{Lu}|_|\bis[A-Z]/u.test(text.replaceAll(/WhatsApp|YouTube|LinkedIn|NetBanking|RuPay/g, ''));

describe('no word of code is read by people', () => {
  it.each(recordKinds)('in labels, tables and history of %s', (kind) => {
    const { fields, one, many, about } = kindDeclarations[kind];
    const named = Object.values(fields).flatMap(({ label, help = '', widget }) => [
      label,
      help,
      ...(widget.is === 'choice' ? widget.choices.map((choice) => choice.label) : []),
    ]);
    for (const text of [one, many, about, ...named, ...sheetColumns(kind)])
      expect(isCode(text) ? text : '', text).toBe('');
    for (const field of [...Object.keys(fields), 'isActive']) {
      // A page reads the words of a text with tags.
      if (fields[field]?.widget.is === 'html') continue;
      const noted = (value: unknown) => ({ isActive: value, record: { [field]: value } });
      const entry = { kind, recordId: '', before: noted(true), after: noted(false) };
      for (const { label } of loggedChanges(entry)) expect(isCode(label) ? label : '').toBe('');
    }
  });

  it('in headings that mean two things', () => {
    for (const kind of recordKinds) {
      const headings = sheetColumns(kind).map((heading) => heading.toLowerCase());
      expect(new Set(headings).size).toBe(headings.length);
    }
  });

  it('in settings, roles, kinds and sentences of the log', () => {
    const settings = Object.values(sections).flatMap(({ title, about, fields }) => [
      title,
      about,
      ...Object.values(fields).flatMap(({ label, help = '' }) => [label, help]),
    ]);
    const roles = Object.values(roleNames).flatMap((role) => Object.values(role).map(String));
    const log = [...Object.values(deeds), ...Object.values(recordDeeds), ...Object.values(otherKinds)];
    for (const text of [...settings, ...roles, ...log]) expect(isCode(text) ? text : '').toBe('');
  });
});
