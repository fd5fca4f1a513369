import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import { declarationOf } from '#office/catalogue/declarations/staff-lists.ts';
import { sameValue } from '#office/catalogue/merge.rules.ts';
import { fieldOf, valueText } from '#office/catalogue/value-text.tsx';
import { parcelStaffTexts } from '#domain/parcels/fulfilment.rules.ts';
import { enquiryStates } from '#domain/enquiries/inbox.rules.ts';
import { messageKindTexts, messageStateTexts } from '#domain/outbox/customer-messages.rules.ts';
import { type SettingsWords, settingsWords } from '#office/log/settings-words.ts';
import type { SettingField } from '#domain/settings/setting-field.contract.ts';
import { settingSections } from '#domain/settings/settings.rules.ts';
import type { AuditEntry } from '#domain/staff/staff.contract.ts';
import { roleNames } from '#domain/staff/staff.rules.ts';
import { nearMoment } from '#lib/dates.ts';
import { shorten } from '#lib/text.ts';
import * as say from '#office/log/log.texts.ts';

/** Returns the display text of a stored value. */
type Reader = (value: unknown) => string;
const plain: Reader = (value) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value));
const among =
  (words: Readonly<Record<string, string>>): Reader =>
  (value) =>
    words[String(value)] ?? String(value);
/** Reads a release's name, an ISO time with `-` for `:` and `.`, as a time. */
const release: Reader = (value) => {
  const at = String(value).replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z');
  return Number.isNaN(Date.parse(at)) ? String(value) : nearMoment(at);
};
const state = among({
  ...enquiryStates,
  ...Object.fromEntries(Object.entries(parcelStaffTexts).map(([name, words]) => [name, words.state])),
});

/** Label and reader of the stored fields that belong neither to records nor to settings, and the text of an empty one. */
const noted: Record<string, readonly [label: string, reader: Reader, empty?: string]> = {
  name: ['Name', plain],
  role: ['Role', among(Object.fromEntries(Object.entries(roleNames).map(([role, { name }]) => [role, name])))],
  isActive: [say.maySignIn, plain],
  device: ['Device', plain],
  state: ['State', state],
  assignee: [say.whoAnswers, plain, say.nobody],
  erasure: [say.asksForDeletion, plain],
  text: ['Text', plain],
  note: ['Note', plain],
  dltId: [say.dltId, plain],
  enabled: ['Sent', plain],
  homes: ['Homes', plain],
  orders: ['Orders', (value) => String(Array.isArray(value) ? value.length : value)],
  order: ['Order', plain],
  kind: ['About', among(messageKindTexts)],
  was: ['Was', among(messageStateTexts)],
  amount: ['Amount', plain],
  due: [say.stillToPay, plain],
  reason: ['Reason', plain],
  attempt: ['Attempt', plain],
  release: ['Release', release],
  by: [say.heldBy, plain],
  madeAt: ['Made', (value) => nearMoment(String(value))],
  purpose: [say.madeFor, plain],
  mobile: ['Number', plain],
  Plan: ['Plan', plain],
  together: [say.sentTogether, plain],
  days: [say.goodForDays, plain],
  since: [say.heldSince, (value) => nearMoment(String(value))],
  way: ['By', plain],
};

/** Converts an identifier to a readable text: `isBestSeller` becomes “Is best seller”. */
export function readable(name: string): string {
  const text = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Changed field with its label; `before` is null when the entry stores no earlier state. */
export interface LoggedChange {
  name: string;
  label: string;
  before: string | null;
  after: string;
}

type Noted = Record<string, unknown> | null;

/**
 * Returns the fields of an entry's stored state: the plan, the record's fields with `isActive`, or the state itself;
 * null for null.
 */
function fieldsOf(kept: Noted): Noted {
  if (kept && 'plan' in kept) return { Plan: kept['plan'] };
  if (!kept || typeof kept['record'] !== 'object') return kept;
  return { ...(kept['record'] as Record<string, unknown>), isActive: kept['isActive'] };
}

/** Returns the names of the fields whose values differ between two stored states; all fields when one state is null. */
function changedNames(before: Noted, after: Noted): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.filter((name) => !sameValue(before?.[name], after?.[name]));
}

/** Returns the changed fields of an entry with their labels and display texts; empty for a new catalogue record. */
export function loggedChanges(entry: Pick<AuditEntry, 'kind' | 'recordId' | 'before' | 'after'>): LoggedChange[] {
  const declaration = declarationOf(entry.kind);
  const [before, after] = [fieldsOf(entry.before), fieldsOf(entry.after)];
  if (declaration && !before) return [];
  const words = settingsWords();
  const settings = entry.kind === 'settings' && words ? settingsOf(words, entry.recordId) : null;
  return changedNames(before, after).flatMap((name) => {
    // A setting that is no more has no words.
    if (settings && !Object.hasOwn(settings, name)) return [];
    const [label, read, empty = say.nothing] = declaration
      ? ofRecord(declaration, name)
      : settings
        ? ofSetting(settings, name)
        : (noted[name] ?? [readable(name), plain]);
    const text = (value: unknown): string =>
      shorten(value === undefined || value === null || value === '' ? empty : read(value), SHOWN);
    return [{ name, label, before: before && text(before[name]), after: text(after?.[name]) }];
  });
}

/** Returns the fields of a section of the settings; none for one that is no more. */
const settingsOf = ({ sections }: SettingsWords, section: string): Readonly<Record<string, SettingField>> => {
  const known = settingSections.find((name) => name === section);
  return known ? sections[known].fields : {};
};

const ofSetting = (
  fields: Readonly<Record<string, SettingField>>,
  name: string,
): readonly [label: string, reader: Reader, empty?: string] => [
  fields[name]?.label ?? readable(name),
  (value) => settingsWords()?.settingText(fields[name], value) ?? plain(value),
];

/** Letters of a value that the log shows. */
const SHOWN = 300;

function ofRecord(
  declaration: KindDeclaration,
  name: string,
): readonly [label: string, reader: Reader, empty?: string] {
  if (name === 'place') return [say.placeInList, plain];
  const field = fieldOf(declaration, name);
  return [field.label, (value) => valueText(field, value)];
}
