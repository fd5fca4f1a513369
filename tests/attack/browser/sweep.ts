import type { Endpoint } from '#lib/endpoint.ts';
import type { Ground, Signed } from '#tests/attack/browser/ground.ts';
import type { Toured } from '#tests/attack/browser/family-tour.ts';
import type { StaffToured } from '#tests/attack/browser/staff-tour.ts';
import { totpCode, totpStep } from '#server/staff/totp.ts';

/** Values of the parts of paths. */
type Params = Record<string, string>;

/** Returns the values for a read's path. */
function paramsOf({ path }: Endpoint, family: Toured, { records, enquiries }: StaffToured): Params {
  const sweet = records.find(({ kind }) => kind === 'sweet');
  const idOf = (kind: string): string => records.find((one) => one.kind === kind)?.id ?? '';
  const ids: Readonly<Record<string, string>> = {
    '/api/user/shared-lists/:id': family.sharedList,
    '/api/user/payment-data/:id': family.boxOrder,
    '/api/user/sweet-history/:id': family.itemOrder,
    '/api/user/cart-details-id/:id': family.cart,
    '/api/user/sweet/:id': idOf('sweet'),
    '/api/user/dry_fruit/:id': idOf('dry-fruit'),
    '/api/user/invitation/:id': idOf('invitation'),
  };
  return {
    id: ids[path] ?? sweet?.id ?? '',
    userId: family.person.userId,
    orderId: family.boxOrder,
    gatewayOrderId: family.boxGatewayOrder,
    enquiryId: enquiries[0]?.id ?? '',
    kind: 'sweet',
    pincode: '143001',
  };
}

/** Queries without which a read is refused. */
const QUERIES: Readonly<Record<string, Record<string, string>>> = {
  '/api/staff/packing/changes': { since: '2026-01-01T00:00:00.000Z' },
  '/api/catalogue-changes/:kind': { since: '2026-01-01T00:00:00.000Z' },
  '/api/user/address-suggestions': { q: 'House', session: '0b9f8a52-6f6e-4a57-9d3c-3c0f2f6f6a10' },
  '/api/user/address-suggestions/:id': { session: '0b9f8a52-6f6e-4a57-9d3c-3c0f2f6f6a10' },
};

/** Makes every read of the contracts as whoever may make it; returns those that do not answer 200. */
export async function readEverything(ground: Ground, family: Toured, staff: StaffToured): Promise<string[]> {
  const unread: string[] = [];
  for (const endpoint of ground.endpoints.filter(({ method }) => method === 'GET')) {
    const { path, access } = endpoint;
    const as: Signed | 'owner' | undefined =
      access === 'staff'
        ? 'owner'
        : access === 'public'
          ? undefined
          : path.includes('shared-lists')
            ? family.relative
            : family.person;
    const query = QUERIES[path] ?? {};
    const params = paramsOf(endpoint, family, staff);
    // One of the messages has a picture.
    const tries = path.endsWith('/picture')
      ? staff.enquiries.map(({ id }) => ({ ...params, enquiryId: id }))
      : [params];
    let status = 0;
    for (const one of tries) {
      if (status !== 200) ({ status } = await ground.ask(`GET ${path}`, { as, params: one, query }));
    }
    if (status !== 200) unread.push(`GET ${path} answers ${status}`);
  }
  return unread;
}

/** Comes in as a new member of the staff by password and goes out again, because only this sets cookies. */
export async function comeAndGo(ground: Ground): Promise<string[]> {
  const { data } = await ground.ask('POST /api/staff/people/invite', {
    as: 'owner',
    body: { name: 'Comes and goes', role: 'helper' },
  });
  const secret = String(data.link ?? '').split('#')[1] ?? '';
  const began = await ground.ask('POST /api/staff/invite/password/begin', { bySecret: true, body: { secret } });
  const { challengeId, totpSecret } = began.data;
  const password = 'a long password of nobody';
  const code = totpCode(totpSecret, totpStep(Date.now()));
  for (const one of [secret, totpSecret, password]) if (one) ground.secrets.add(one);
  const joined = await ground.ask('POST /api/staff/invite/password', {
    bySecret: true,
    body: { secret, challengeId, password, code, device: '', keep: false },
  });
  const [cookie] = joined.headers.getSetCookie();
  if (!cookie) return [`POST /api/staff/invite/password (${joined.status}) sets no cookie`];
  const value = cookie.split(';')[0] ?? '';
  ground.secrets.add(value.split('=')[1] ?? value);
  for (const recovery of joined.data.recoveryCodes ?? []) ground.secrets.add(recovery);
  const left = await ground.fetch(
    '/api/staff/sign-out',
    { method: 'POST', headers: { cookie: value, 'sec-fetch-site': 'same-origin' } },
    { call: 'POST /api/staff/sign-out', isPersonal: true },
  );
  return left.headers.getSetCookie().length > 0 ? [] : ['POST /api/staff/sign-out takes no cookie away'];
}
