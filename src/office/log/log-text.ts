import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import { declarationOf } from '#office/catalogue/declarations/staff-lists.ts';
import { sameValue } from '#office/catalogue/merge.rules.ts';
import { fieldOf, valueText } from '#office/catalogue/value-text.tsx';
import { parcelStaffTexts } from '#domain/parcels/fulfilment.rules.ts';
import { enquiryStates } from '#domain/enquiries/inbox.rules.ts';
import { messageKindTexts, messageStateTexts } from '#domain/outbox/customer-messages.rules.ts';
import type { AuditEntry } from '#domain/staff/staff.contract.ts';
import { roleNames } from '#domain/staff/staff.rules.ts';
import { nearMoment } from '#lib/dates.ts';
import { shorten } from '#lib/text.ts';

/** Kinds of the log that are no records of the catalogue. */
export const otherKinds: Record<string, string> = {
  session: 'Signing in',
  staff: 'Staff',
  invite: 'Invitations to the staff',
  'recovery codes': 'Recovery codes',
  passkey: 'Passkeys',
  token: 'Tokens of the command line',
  enquiry: 'Messages of customers',
  schedule: 'Planned changes',
  parcel: 'Steps of parcels',
  order: 'Notes on orders, and what may be packed unpaid',
  kitchen: 'Ticks of the kitchen',
  refund: 'Money back',
  message: 'Messages to customers',
  'message-template': 'Words of messages',
  settings: 'Settings',
  site: 'The public site',
  archive: 'Restored archives',
  account: 'Accounts with a new number',
  rehearsal: 'Rehearsals',
};

/** Texts of actions by `action kind`. */
const deeds: Record<string, string> = {
  'sign-in session': 'signed in',
  'join staff': 'joined the staff',
  'rejoin staff': 'came in again',
  'invite staff': 'invited somebody',
  'new-way staff': 'made a new way in for somebody',
  'change staff': 'changed an account',
  'withdraw invite': 'took a link for the staff back',
  'make token': 'made a token',
  'revoke token': 'took a token back',
  'renew recovery codes': 'made new recovery codes',
  'add passkey': 'made another passkey',
  'remove passkey': 'took a passkey away',
  'step parcel': 'brought parcels to another state',
  'undo parcel': 'took a step of parcels back',
  'note order': 'noted something about an order',
  'release order': 'let an order be packed before it was paid in full',
  'refund refund': 'sent money back',
  'refund-again refund': 'asked again for a refund',
  'settle refund': 'declared money settled',
  'change enquiry': 'changed where a message stands',
  'answer enquiry': 'answered a message',
  'note enquiry': 'added a note to a message',
  'erase enquiry': 'erased a message',
  'undo enquiry': 'took back a change of a message',
  'ready kitchen': 'ticked something as ready in the kitchen',
  'not-ready kitchen': 'took a tick of the kitchen away',
  'send-again message': 'sent a message to a customer again',
  'whatsapp message': 'opened a message to a customer in WhatsApp',
  'save message-template': 'changed the words of a message',
  'fill rehearsal': 'filled a family for a rehearsal',
  'change settings': 'changed the settings',
  'plan schedule': 'planned something for',
  'replan schedule': 'changed what is planned for',
  'unplan schedule': 'removed what was planned for',
  'take-over schedule': 'took over what is planned for',
  'publish site': 'published the site',
  'go back site': 'went back to an earlier release',
  'restore archive': 'restored an archive',
  'move account': 'began to move an account to a new number',
  'moved account': 'moved an account to its new number',
  'stop account': 'kept the number of an account',
};

/** Texts of actions on catalogue records. */
const recordActions: Record<string, string> = {
  create: 'added',
  change: 'changed',
  restore: 'brought an earlier version back of',
  withdraw: 'withdrew',
  'bring-back': 'brought back from the bin',
  move: 'moved',
};

/** Returns the text of an entry's action, to follow the staff member's name: "changed the sweet". */
export function deedText({ action, kind }: Pick<AuditEntry, 'action' | 'kind'>): string {
  const declaration = declarationOf(kind);
  return declaration
    ? `${recordActions[action] ?? readable(action)} the ${declaration.one}`
    : (deeds[`${action} ${kind}`] ?? `${readable(action)}: ${otherKinds[kind] ?? readable(kind)}`);
}

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

/** Label and reader of the stored fields that belong neither to records nor to settings. */
const noted: Record<string, readonly [label: string, reader: Reader]> = {
  name: ['Name', plain],
  role: ['Role', among(Object.fromEntries(Object.entries(roleNames).map(([role, { name }]) => [role, name])))],
  isActive: ['May sign in', plain],
  way: ['By', plain],
  device: ['Device', plain],
  state: ['State', state],
  assignee: ['Who answers', plain],
  erasure: ['Wish to be erased', plain],
  text: ['Text', plain],
  note: ['Note', plain],
  dltId: ['DLT id', plain],
  enabled: ['Sent', plain],
  homes: ['Homes', plain],
  orders: ['Orders', (value) => String(Array.isArray(value) ? value.length : value)],
  order: ['Order', plain],
  kind: ['About', among(messageKindTexts)],
  was: ['Was', among(messageStateTexts)],
  amount: ['Amount', plain],
  due: ['Still to be paid', plain],
  reason: ['Reason', plain],
  attempt: ['Attempt', plain],
  release: ['Release', release],
  by: ['Held by', plain],
  madeAt: ['Made', (value) => nearMoment(String(value))],
  purpose: ['Made for', plain],
  mobile: ['Number', plain],
  Plan: ['Plan', plain],
};

/** Converts an identifier to a readable text: `isBestSeller` becomes “Is best seller”. */
function readable(name: string): string {
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
export function changedNames(before: Noted, after: Noted): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.filter((name) => !sameValue(before?.[name], after?.[name]));
}

/** Returns the changed fields of an entry with their labels and display texts; empty for a new catalogue record. */
export function loggedChanges(entry: Pick<AuditEntry, 'kind' | 'before' | 'after'>): LoggedChange[] {
  const declaration = declarationOf(entry.kind);
  const [before, after] = [fieldsOf(entry.before), fieldsOf(entry.after)];
  if (declaration && !before) return [];
  return changedNames(before, after).map((name) => {
    const [label, read] = declaration ? ofRecord(declaration, name) : (noted[name] ?? [readable(name), plain]);
    const text = (value: unknown): string =>
      shorten(value === undefined || value === null || value === '' ? '(nothing)' : read(value), SHOWN);
    return { name, label, before: before && text(before[name]), after: text(after?.[name]) };
  });
}

/** Letters of a value that the log shows. */
const SHOWN = 300;

function ofRecord(declaration: KindDeclaration, name: string): readonly [label: string, reader: Reader] {
  if (name === 'place') return ['Place in the list', plain];
  const field = fieldOf(declaration, name);
  return [field.label, (value) => valueText(field, value)];
}
