import type { Endpoint } from '#lib/endpoint.ts';
import { newId } from '#lib/ids.ts';
import { DAY, isoTime } from '#lib/time.ts';
import { Dice } from '#tests/attack/dice.ts';
import type { RequestParts } from '#tests/attack/intruders/request-parts.ts';
import { contents, type Names, validRequest } from '#tests/attack/valid-values.ts';
import type { SettledVillage } from '#tests/attack/intruders/village.ts';
import { pngOf } from '#tests/support/png.ts';

/** Fields of one call that its schema alone does not tell. */
type Own = (village: SettledVillage) => Record<string, unknown>;

const caller = ({ her }: SettledVillage) => ({
  orderNumber: her.things.itemOrder,
  paid: '1299',
  pincode: '143001',
  address: her.marker,
  mobile: '9812345111',
});

/** Fields of single calls. */
const own: Record<string, Own> = {
  'POST /api/staff/parcels/steps': ({ her }) => ({
    parcels: [{ orderId: her.things.correctedOrder }],
    state: 'accepted',
  }),
  'POST /api/staff/orders/:orderId/refunds': ({ her }) => ({
    orderId: her.things.itemOrder,
    amount: 100_00,
    positions: [],
  }),
  'POST /api/staff/orders/:orderId/release': ({ her }) => ({ orderId: her.things.advanced }),
  'POST /api/staff/orders/:orderId/messages': ({ her }) => ({ orderId: her.things.boxOrder, kind: 'sent' }),
  'POST /api/staff/accounts/find': ({ her }) => ({ mobile: her.things.mobile }),
  'POST /api/staff/accounts/:userId/code': caller,
  'POST /api/staff/accounts/:userId/move': caller,
  'POST /api/staff/accounts/:userId/stop': () => ({ mobile: '9812345670' }),
  'PUT /api/staff/kitchen/ticks': ({ bench }) => ({
    id: bench.goods.sweet,
    parts: 1,
    day: isoTime(bench.shop.now() + DAY).slice(0, 10),
  }),
  'GET /api/staff/packing/changes': ({ bench }) => ({ since: isoTime(bench.shop.now() - DAY) }),
  'PUT /api/staff/settings/:section': () => ({ revision: 0 }),
  'PUT /api/staff/messages/templates/:kind': () => ({
    kind: 'placed',
    text: 'Namaste {name}, thank you.',
    revision: 0,
    enabled: false,
  }),
  'POST /api/staff/catalogue/:kind/schedule': ({ office, bench }) => ({
    changes: [{ recordId: office.records.sweet, what: 'hide', at: isoTime(bench.shop.now() + 3 * DAY) }],
  }),
  'PATCH /api/staff/catalogue/:kind': ({ office }) => ({
    changes: [{ id: office.records.planning, revision: 1, isActive: false }],
  }),
  'PUT /api/staff/catalogue/:kind/order': ({ office }) => ({ ids: [office.records.planning], at: 0 }),
  'POST /api/box-ideas': ({ bench }) => ({ invitationId: bench.goods.invitation }),
  'POST /api/user/customization-requests': ({ bench }) => ({ invitationId: bench.goods.invitation }),
  'POST /api/user/quote': ({ office }) => ({ decorationId: office.records.decoration }),
  'POST /api/user/designer-quote': ({ office }) => ({ designerId: office.records.designer }),
  'GET /api/user/sweet/:id': ({ bench }) => ({ id: bench.goods.sweet }),
  'GET /api/user/dry_fruit/:id': ({ bench }) => ({ id: bench.goods.dryFruit }),
  'GET /api/user/invitation/:id': ({ bench }) => ({ id: bench.goods.invitation }),
  'POST /api/staff/parcels/undo': ({ her }) => ({ batch: her.things.batch }),
  'PATCH /api/staff/people/:staffId': ({ office }) => ({ staffId: office.members.helper.id, role: 'packer' }),
  'POST /api/staff/people/invite': () => ({ name: 'Somebody New', role: 'helper', staffId: null }),
  'POST /api/staff/inbox/:enquiryId/undo': ({ her }) => ({ enquiryId: her.things.enquiry }),
};

/** Values of the settled shop for the fields of staff calls. */
function namesOf(village: SettledVillage, call: string): Names {
  const { her, office, bench } = village;
  const { things } = her;
  const { owner } = office.members;
  const kind = call.includes('/schedule') ? 'sweet' : 'planning';
  const shared: Record<string, readonly unknown[]> = {
    kind: call.includes('/messages') ? ['placed'] : [kind],
    section: ['site'],
    folder: [call.includes('videos') ? 'about' : 'sweets'],
    id: [call.includes('/schedule') ? office.planned : call.includes('/catalogue') ? office.records[kind] : newId()],
    ids: [call.includes('/catalogue') ? office.records[kind] : office.planned],
    recordId: [office.records[kind]],
    orderId: [things.boxOrder],
    order: [things.boxOrder],
    refundId: [things.refund],
    messageId: [things.message],
    enquiryId: [things.enquiry],
    userId: [things.id],
    staffId: [office.members.helper.id],
    sessionId: [owner.sessionId],
    inviteId: [office.invite.id],
    tokenId: [office.tokenId],
    passkeyId: [owner.passkey],
    assigneeId: [office.members.helper.id],
    assignee: ['nobody'],
    at: [isoTime(bench.shop.now() + 2 * DAY)],
    batch: [newId()],
    revision: [call.includes('/inbox') ? 0 : 1],
    attempt: [1],
    secret: [office.invite.secret],
    reason: ['Asked by telephone'],
    set: [{ isActive: true }],
  };
  const fields = Object.entries(own[call]?.(village) ?? {}).map(([name, value]) => [name, [value]]);
  return { ...contents, ...shared, ...Object.fromEntries(fields) };
}

const texts = (fields: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );

/** Returns a request of the staff about what the victim has, or about other staff; an open call likewise. */
export function staffRequest(endpoint: Endpoint, village: SettledVillage): RequestParts {
  const { method, path } = endpoint;
  const call = `${method} ${path}`;
  const { params, query, body } = validRequest(endpoint, new Dice(7), namesOf(village, call));
  const segments = path
    .split('/')
    .slice(1)
    .map((part) => (part.startsWith(':') ? String(params[part.slice(1)]) : part));
  const file = new File([new Uint8Array(pngOf(16, 16))], 'a.png', { type: 'image/png' });
  const sent = endpoint.multipart
    ? { ...body, image: file }
    : body && { ...body, ...(own[call] ? pick(body, own[call](village)) : {}) };
  return { method, path: segments, query: texts(query), body: sent, isForm: endpoint.multipart === true };
}

/** Returns the fields of `values` that a body may have. */
const pick = (body: Record<string, unknown>, values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in body));
