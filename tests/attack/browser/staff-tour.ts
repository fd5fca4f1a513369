import { recordSchemas } from '#domain/catalogue/record-kinds.contract.ts';
import { recordKinds, type RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import { sections } from '#domain/settings/settings.contract.ts';
import { settingSections } from '#domain/settings/settings.rules.ts';
import { newId } from '#lib/ids.ts';
import type { EnquiryKind } from '#domain/enquiries/inbox.rules.ts';
import type { Marks, Way } from '#tests/attack/browser/marks.ts';
import type { Tour } from '#tests/attack/browser/tour.ts';
import type { Toured } from '#tests/attack/browser/family-tour.ts';

/** Kinds of which the site shows one record, or one for each place, so that it is changed and none is added. */
const SINGLE: readonly RecordKind[] = ['about', 'policy', 'ad', 'planning'];

/** Record as staff read it. */
interface Held {
  id: string;
  revision: number;
  record: Record<string, unknown>;
}

/** Ids of what staff wrote. */
export interface StaffToured {
  records: { kind: RecordKind; id: string }[];
  /** One message of each kind and way. */
  enquiries: { id: string; kind: EnquiryKind; way: Way }[];
}

/** Lets staff write dangerous texts wherever they can: catalogue, settings, orders, parcels, messages and people. */
export async function tourOfStaff(tour: Tour, families: readonly Toured[]): Promise<StaffToured> {
  const records = await catalogue(tour);
  await settings(tour);
  for (const { boxOrder, itemOrder, advanced } of families) {
    await tour.fill('POST /api/staff/orders/:orderId/release', {
      as: 'owner',
      params: { orderId: advanced },
      body: { reason: 'Pays later' },
    });
    await orders(tour, boxOrder);
    await orders(tour, itemOrder);
  }
  const enquiries = await inbox(tour);
  await words(tour);
  return { records, enquiries };
}

async function catalogue(tour: Tour): Promise<StaffToured['records']> {
  const written: StaffToured['records'] = [];
  for (const kind of recordKinds) {
    const { data } = await tour.ask('GET /api/staff/catalogue/:kind/records', {
      as: 'owner',
      params: { kind },
      query: { state: 'public' },
    });
    const held = data.records as Held[];
    const [first] = held;
    if (!first) continue;
    if (!SINGLE.includes(kind)) {
      const record = marked(tour.marks, tour.way, kind, first.record);
      const added = await tour.ask('POST /api/staff/catalogue/:kind/records', {
        as: 'owner',
        params: { kind },
        body: { isActive: true, record },
      });
      if (added.status < 300) written.push({ kind, id: added.data.record.id });
      continue;
    }
    if (tour.way === 'link') continue;
    for (const { id, revision, record: before } of held) {
      const record = marked(tour.marks, tour.way, kind, before);
      await tour.ask('PUT /api/staff/catalogue/:kind/records/:id', {
        as: 'owner',
        params: { kind, id },
        body: { revision, isActive: true, record },
      });
      written.push({ kind, id });
    }
  }
  return written;
}

/** Returns a record with a dangerous text in each of its fields that takes one. */
function marked(
  marks: Marks,
  way: Tour['way'],
  kind: RecordKind,
  record: Record<string, unknown>,
): Record<string, unknown> {
  const where = `${kind} record`;
  if (kind === 'policy') return { ...record, data: marks.html(where, way) };
  return marks.fill(recordSchemas[kind], record, { where, of: 'public', way });
}

async function settings(tour: Tour): Promise<void> {
  const { data } = await tour.ask('GET /api/staff/settings', { as: 'owner' });
  // Addresses of the shop's own pages elsewhere are links; whatever else it tells of itself is text, and is told once.
  for (const section of settingSections.filter((one) => (one === 'site') === (tour.way === 'link'))) {
    const { values, revision } = data.sections[section];
    const filled = tour.marks.fill(sections[section].schema, values, {
      where: `settings ${section}`,
      of: 'public',
      way: tour.way,
      keep: ['districts', 'states'],
    });
    await tour.ask('PUT /api/staff/settings/:section', {
      as: 'owner',
      params: { section },
      body: { revision, values: filled },
    });
  }
}

async function orders(tour: Tour, orderId: string): Promise<void> {
  const as = 'owner';
  const params = { orderId };
  await tour.ask('GET /api/staff/orders/:orderId', { as, params });
  await tour.fill('POST /api/staff/orders/:orderId/notes', { as, params, body: { text: 'Calls' } });
  const step = {
    parcels: [{ orderId, position: 0, tracking: 'A1' }],
    courier: 'DTDC',
    tracking: 'A1',
    together: false,
    note: 'Waits',
  };
  for (const state of ['accepted', 'sent', 'delivered'])
    await tour.fill(
      'POST /api/staff/parcels/steps',
      { as, body: { ...step, batch: newId(), state } },
      { keep: ['batch'] },
    );
  await tour.fill('POST /api/staff/orders/:orderId/refunds', {
    as,
    params,
    body: { id: newId(), amount: 100, reason: 'Asked', positions: [] },
  });
}

/** Adds a note to the newest message of each kind, which the family of this tour sent. */
async function inbox(tour: Tour): Promise<StaffToured['enquiries']> {
  const as = 'owner';
  const { data } = await tour.ask('GET /api/staff/inbox', { as, query: { state: 'all' } });
  const all = data.enquiries as { id: string; kind: EnquiryKind }[];
  const newest = all.filter(({ kind }, at) => all.findIndex((one) => one.kind === kind) === at);
  for (const { id: enquiryId } of newest)
    await tour.fill('POST /api/staff/inbox/:enquiryId/notes', {
      as,
      params: { enquiryId },
      body: { text: 'Called', id: newId() },
    });
  return newest.map(({ id, kind }) => ({ id, kind, way: tour.way }));
}

/** Writes the texts of messages to customers, and invites somebody. */
async function words(tour: Tour): Promise<void> {
  const as = 'owner';
  const { data } = await tour.ask('GET /api/staff/messages/templates', { as });
  for (const { kind, text, dltId, enabled, revision } of data.templates ?? []) {
    await tour.fill(
      'PUT /api/staff/messages/templates/:kind',
      { as, params: { kind }, body: { text, dltId, enabled, revision } },
      { keep: ['dltId'] },
    );
  }
  await tour.fill('POST /api/staff/people/invite', { as, body: { name: 'Gurdeep', role: 'packer' } });
}
