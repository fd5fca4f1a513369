import type { FieldDeclaration, KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import { declarationOf } from '#office/catalogue/declarations/staff-lists.ts';
import { fieldOf } from '#office/catalogue/value-text.tsx';
import { recordPathOf } from '#office/frame/catalogue-paths.ts';
import { enquiryPath } from '#office/frame/inbox-path.ts';
import { grouped } from '#office/log/log-groups.ts';
import { type LoggedChange, loggedChanges, readable } from '#office/log/log-values.ts';
import * as say from '#office/log/log.texts.ts';
import { settingsWords } from '#office/log/settings-words.ts';
import { templateTexts } from '#domain/outbox/customer-messages.rules.ts';
import { type ParcelState, parcelStaffTexts } from '#domain/parcels/fulfilment.rules.ts';
import { settingSections } from '#domain/settings/settings.rules.ts';
import type { AuditEntry } from '#domain/staff/staff.contract.ts';
import { nearDay } from '#lib/dates.ts';
import { isId } from '#lib/ids.ts';
import { listText } from '#lib/text.ts';

type Entry = AuditEntry;
/** Present names of what entries are about, by id. */
export type Names = Readonly<Record<string, string>>;

/** What an entry is about: its name, and where it stands; empty for what has no page. */
interface Thing {
  name: string;
  href: string;
}

/** Line of the log: what somebody did, to follow their name. `THING` in the sentence stands for the thing. */
export interface Story {
  sentence: string;
  thing: Thing;
  /** Changed fields that the sentence does not tell. */
  changes: LoggedChange[];
}

/** Most letters of a value within a sentence. */
const SHORT = 40;
const isShort = ({ before, after }: LoggedChange): boolean =>
  before !== null && [before, after].every((text) => text.length <= SHORT && !text.includes('\n'));

const recordIn = (kept: Entry['before']): Record<string, unknown> | undefined =>
  kept?.['record'] as Record<string, unknown> | undefined;

function recordThing(declaration: KindDeclaration, { recordId, before, after }: Entry, names: Names): Thing {
  const record = recordIn(after) ?? recordIn(before);
  const name = (record ? declaration.title(record) : names[recordId]) ?? say.withArticle(declaration.one);
  return { name, href: recordPathOf(declaration.kind, recordId) };
}

/** Returns the ids of the orders that an entry is about. */
function ordersOf({ kind, recordId, after }: Entry): string[] {
  const { orders, order } = after ?? {};
  if (kind === 'order' || kind === 'refund') return [recordId];
  if (kind === 'parcel') return Array.isArray(orders) ? orders.map(String) : [];
  return typeof order === 'string' ? [order] : [];
}

function orderThing(entry: Entry, names: Names): Thing {
  const [id = '', ...others] = ordersOf(entry);
  if (others.length > 0) return { name: say.severalOrders(others.length + 1), href: '' };
  return { name: names[id] ?? say.anOrder, href: isId(id) ? `/back-office/orders/${id}` : '' };
}

/** Returns what an entry is about that is no record of the catalogue. */
function otherThing(entry: Entry, names: Names): Thing {
  const { kind, recordId, before, after } = entry;
  const noted = (field: string): string => String(after?.[field] ?? before?.[field] ?? '');
  switch (kind) {
    case 'order':
    case 'refund':
    case 'parcel':
    case 'message':
      return orderThing(entry, names);
    case 'enquiry':
      return { name: names[recordId] ? say.messageOf(names[recordId]) : say.aMessage, href: enquiryPath(recordId) };
    case 'kitchen':
      return { name: names[tickOf(entry).id] ?? say.something, href: '/back-office/kitchen' };
    case 'staff':
      return { name: noted('name') || (names[recordId] ?? say.somebody), href: '/back-office/staff' };
    case 'token':
      return { name: noted('name') || recordId, href: '' };
    case 'passkey':
      return { name: noted('name') || noted('device'), href: '' };
    case 'message-template':
      return { name: templateTexts[recordId as keyof typeof templateTexts] ?? recordId, href: '/back-office/messages' };
    case 'settings': {
      const section = settingSections.find((name) => name === recordId);
      const title = section && settingsWords()?.sections[section].title;
      return { name: title ?? recordId, href: `/back-office/settings#${recordId}` };
    }
    case 'schedule': {
      const planned = declarationOf(noted('kind'));
      if (!planned) return { name: say.somebody, href: '' };
      return { name: names[recordId] || say.withArticle(planned.one), href: recordPathOf(planned.kind, recordId) };
    }
    default:
      return { name: '', href: '' };
  }
}

/** Returns the day and the product of a tick of the kitchen. */
function tickOf({ recordId }: Entry): { day: string; id: string } {
  const [day = '', id = ''] = recordId.split(' ');
  return { day, id };
}

/** Returns the state into which homes came by a step or its undo; null where the log does not know it. */
function stepOf({ action, after }: Entry): ParcelState | null {
  const state = String(after?.['state'] ?? '');
  if (action === 'undo') return 'placed';
  return state in parcelStaffTexts ? (state as ParcelState) : null;
}
const homesIn = ({ after }: Entry): number => Number(after?.['homes'] ?? 0);

/** Returns what was done to a record; `undo` for a save that takes the one before it back. */
function deedOf({ action, before, after }: Entry): string {
  const [restored, was] = [after?.['restores'], before?.['revision']];
  return action === 'restore' && typeof was === 'number' && restored === was - 1 ? 'undo' : action;
}

const isSwitch = ({ widget }: FieldDeclaration): boolean => widget.is === 'switch';

/** Returns the sentence of changed fields of a record; empty for what only an action tells. */
function recordSentence(declaration: KindDeclaration, action: string, changes: readonly LoggedChange[]): string {
  const [first, ...others] = changes;
  if (action === 'move' && first?.before) return say.moved(first.before, first.after);
  if (action !== 'change' || !first) return '';
  if (others.length > 0)
    return say.changedFields(
      listText(
        changes.map((one) => fieldWord(declaration, one)),
        3,
      ),
    );
  if (first.name === 'isActive') return first.after === 'Yes' ? say.putOnSite : say.hidFromSite;
  if (!isShort(first)) return say.changedFields(fieldWord(declaration, first));
  if (isSwitch(fieldOf(declaration, first.name))) return say.switched(first.label, first.after);
  return say.changedField(fieldWord(declaration, first), first.before ?? '', first.after);
}

const fieldWord = ({ price }: KindDeclaration, { name, label }: LoggedChange): string =>
  name === price?.field ? say.price : say.quoted(label);

/** Returns the sentence of an entry that is no record of the catalogue; empty where the action tells all. */
function otherSentence(entry: Entry, changes: readonly LoggedChange[], names: Names): string {
  const { kind, action, recordId, before, after } = entry;
  const [first, ...others] = changes;
  if (kind === 'parcel') {
    const state = stepOf(entry);
    return state ? say.stepped(state, homesIn(entry), names[recordId]) : '';
  }
  if (kind === 'kitchen') {
    if (Number.isNaN(Date.parse(tickOf(entry).day))) return '';
    const day = nearDay(tickOf(entry).day);
    return action === 'ready' ? say.readyFor(day) : say.unreadyFor(day);
  }
  if (kind === 'refund' && action === 'refund' && after?.['amount']) return say.paidBack(String(after['amount']));
  if (others.length > 0 || !first || !before || !isShort(first)) return '';
  if (kind === 'settings') return say.changedSetting(first.label, first.before ?? '', first.after);
  if (kind === 'staff' && first.name === 'role') return say.changedRole(first.before ?? '', first.after);
  if (kind === 'staff' && first.name === 'isActive')
    return first.after === 'Yes' ? say.openedAccount : say.closedAccount;
  if (kind !== 'enquiry' || action !== 'change') return '';
  if (first.name === 'assignee') return after?.['assignee'] ? say.assigned(first.after) : say.unassigned;
  return first.name === 'state' ? say.movedTo(first.before ?? '', first.after) : '';
}

/** Fields that the sentences of parcels and money say themselves, or that say nothing to people. */
const told: Readonly<Record<string, readonly string[]>> = {
  parcel: ['state', 'homes', 'orders'],
  refund: ['amount'],
  message: ['order', 'together'],
  staff: ['name'],
  token: ['name'],
  passkey: ['name'],
  schedule: ['kind'],
};

/** Returns the sentence of an action that nobody gave words to: readable at least. */
const unnamed = (action: string, kind: string): string =>
  `${readable(action)}: ${say.otherKinds[kind] ?? readable(kind)}`;

const otherDeed = ({ kind, action }: Entry): string | undefined =>
  kind === 'enquiry' && action === 'erase' ? say.deletedMessage : say.deeds[`${action} ${kind}`];

/** Returns the line of one entry. */
export function storyOf(entry: Entry, names: Names): Story {
  const { kind, action } = entry;
  const declaration = declarationOf(kind);
  const changes = loggedChanges(entry).filter(({ name }) => !told[kind]?.includes(name));
  const whole = declaration ? recordSentence(declaration, action, changes) : otherSentence(entry, changes, names);
  const deed = declaration ? say.recordDeeds[deedOf(entry)] : otherDeed(entry);
  const thing = declaration ? recordThing(declaration, entry, names) : otherThing(entry, names);
  const tells = changes.length === 1 && whole !== '' && isShort(changes[0]!) && kind !== 'parcel' && kind !== 'refund';
  return { sentence: whole || (deed ?? unnamed(action, kind)), thing, changes: tells ? [] : changes };
}

/** Group of entries that were done together, the newest first. */
export type Deeds = ReturnType<typeof deedsOf>[number];

/** Deeds that people do to one thing after another, by kind: what follows within a minute is one line. */
const inTurn: Readonly<Record<string, readonly string[]>> = {
  message: ['send-again'],
  kitchen: ['ready', 'not-ready'],
  parcel: ['step', 'undo'],
};
/** Deeds of plans that one press does to many things. */
const plans = ['plan', 'unplan', 'take-over'];

/**
 * Returns what two entries have to share to be one line: the time of the press that made them and the fields that it
 * changed, or the minute of what is done one after another; null for what stands alone.
 */
function sameness(entry: Entry): string | null {
  const { kind, action, at, before, after } = entry;
  if (inTurn[kind]?.includes(action)) {
    const orders = kind === 'parcel' ? ordersOf(entry) : [];
    return orders.length > 1 ? null : [at.slice(0, 16), ...orders, String(after?.['state'] ?? '')].join(' ');
  }
  if (kind === 'schedule' && plans.includes(action)) return `${at} ${String((after ?? before)?.['kind'])}`;
  if (!declarationOf(kind)) return null;
  const fields = loggedChanges(entry).map(({ name }) => name);
  return [at, deedOf(entry), ...fields].join(' ');
}

/** Puts the entries of the log into lines: those that one press made stand together. */
export const deedsOf = (entries: readonly Entry[]) => grouped(entries, sameness);

/**
 * Returns the line of entries that were done together.
 * @param open true when older entries of the same may not be loaded yet
 */
export function storyOfMany(all: Deeds, names: Names, open: boolean): Story {
  const [first] = all;
  const state = first.kind === 'parcel' ? stepOf(first) : null;
  if (!state) return { sentence: manyText(all, open), thing: { name: '', href: '' }, changes: [] };
  const homes = all.reduce((sum, entry) => sum + homesIn(entry), 0);
  return { sentence: say.stepped(state, homes, '', open), thing: orderThing(first, names), changes: [] };
}

function manyText(all: Deeds, open: boolean): string {
  const [first] = all;
  const { kind, action, after, before } = first;
  const count = open ? say.atLeast(all.length) : String(all.length);
  if (kind === 'message') return say.manyMessages(count);
  if (kind === 'kitchen') return action === 'ready' ? say.manyTicks(count) : say.manyUnticked(count);
  const planned = kind === 'schedule' ? declarationOf(String((after ?? before)?.['kind'])) : null;
  const declaration = declarationOf(kind) ?? planned;
  const many = declaration?.many.toLowerCase() ?? '';
  const deed = (kind === 'schedule' ? say.deeds[`${action} ${kind}`] : say.recordDeeds[deedOf(first)]) ?? '';
  const [field, ...others] = planned ? [] : loggedChanges(all[0]);
  if (!declaration || action !== 'change' || !field || others.length > 0) return say.manyRecords(deed, count, many);
  if (field.name === declaration.price?.field) return say.manyPrices(count, many);
  if (field.name === 'isActive')
    return say.manyRecords(field.after === 'Yes' ? say.putOnSite : say.hidFromSite, count, many);
  return say.manyFields(say.quoted(field.label), count, many);
}
