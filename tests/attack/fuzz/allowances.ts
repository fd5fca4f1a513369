import type { Endpoint } from '#lib/endpoint.ts';
import { headersFor } from '#tests/attack/fuzz/prepare.ts';
import type { Siege } from '#tests/attack/fuzz/siege.ts';
import { callOf } from '#tests/attack/fuzz/verdicts.ts';
import type { Victim } from '#tests/attack/victim.ts';
import { sendOne } from '#tests/attack/fuzz/wire.ts';

/** Most calls from one IP address in the time of a limit, by call; whatever is not here has the common limit alone. */
const ALLOWED: Readonly<Record<string, number>> = {
  'POST /api/staff/invite/passkey/begin': 30,
  'POST /api/staff/invite/password/begin': 30,
  'POST /api/staff/sign-in/passkey/begin': 30,
  'POST /api/staff/invite/passkey': 30,
  'POST /api/staff/invite/password': 30,
  'POST /api/staff/sign-in/passkey': 30,
  'POST /api/staff/sign-in/password': 30,
  'POST /api/staff/invite': 30,
  'PUT /api/user/shared-lists': 200,
  'POST /api/user/change-mobile': 30,
  'GET /api/user/my-data': 10,
  'POST /api/user/google-login': 20,
  'PATCH /api/user/update': 60,
  'POST /api/box-ideas': 120,
  'POST /api/user/add-planning-help': 20,
  'POST /createOrder': 60,
  'GET /api/user/order-status/:gatewayOrderId': 240,
  'POST /api/user/orders/:orderId/rest': 60,
  'POST /verifyOrder': 120,
  'POST /api/reach': 120,
  'PUT /api/user/guest-answer': 1200,
  'POST /api/user/guest-erase': 1200,
  'POST /api/user/guest-page': 1200,
  'PUT /api/user/guest-arrived': 1200,
  'POST /api/user/ask-guest/:id': 300,
  'POST /api/user/contact-us-detail': 20,
  'POST /api/user/customization-requests': 20,
  'POST /api/user/quote': 20,
  'POST /api/user/upload-design-quote': 10,
  'POST /api/user/designer-quote': 20,
  'GET /api/user/address-suggestions': 120,
  'GET /api/user/address-suggestions/:id': 120,
  'GET /api/arrival/:pincode': 240,
  'POST /api/delivery-plan': 240,
  'POST /api/pincodes': 60,
};
/** Most calls with a wrong secret from one IP address, by call. */
const GUESSES: Readonly<Record<string, number>> = {
  'PUT /api/user/shared-lists': 20,
  'PUT /api/user/guest-answer': 60,
  'POST /api/user/guest-erase': 60,
  'POST /api/user/guest-page': 60,
  'PUT /api/user/guest-arrived': 60,
  'POST /api/user/address-request': 30,
  'PATCH /api/user/update-address-person': 30,
  'PUT /api/user/confirm-address': 30,
  'POST /update-address-person': 30,
  'POST /api/user/family-request': 60,
  'PUT /api/user/add-myself': 60,
};
/** Most calls of all kinds from one IP address in a minute. */
const COMMON = 600;
/** Values of parameters that are no ids. */
const PARAMETERS: Readonly<Record<string, string>> = {
  kind: 'sweet',
  pincode: '143001',
  section: 'facts',
  folder: 'sweets',
};
/** Limits up to which every call is made; above, what the answer says of the limit counts. */
const MADE = 130;

/**
 * Makes each limited call from one IP address until it is refused, at a shop that counts callers. Requires that it is
 * refused after as many calls as it should be, and that a caller from elsewhere is not.
 * @param victim shop with limits behind a proxy that names its callers
 */
export async function exhaust(
  siege: Siege,
  victim: Victim,
  endpoints: readonly Endpoint[],
  number: number,
): Promise<void> {
  for (const [place, endpoint] of endpoints.entries()) {
    const call = callOf(endpoint);
    const allowed = ALLOWED[call] ?? COMMON;
    const path = endpoint.path.replace(/:([A-Za-z]+)/g, (_, name: string) => PARAMETERS[name] ?? 'f'.repeat(24));
    const guess = GUESSES[call];
    const wrong = JSON.stringify({ t: 'x'.repeat(22), f: 'x'.repeat(22), mobile: '9876543210' });
    const ask = (from: string) => {
      const headers = {
        ...headersFor(endpoint, siege.world),
        'x-forwarded-for': from,
        'content-type': 'application/json',
      };
      return sendOne(victim.url, {
        method: endpoint.method,
        path,
        headers,
        body: guess ? wrong : endpoint.method === 'GET' ? undefined : '',
      });
    };
    const home = `10.1.${Math.floor(place / 250)}.${(place % 250) + 1}`;
    const { headers } = await ask(home);
    const said = Number(headers['x-ratelimit-limit'] ?? Infinity);
    if (said > allowed) siege.tell(`${call} allows ${said} calls from one IP address, not ${allowed}`, number);
    const most = guess ?? allowed;
    if (most > MADE || said > allowed) continue;
    for (let more = 1; more < most; more += 1) await ask(home);
    const over = await ask(home);
    if (over.status !== 429)
      siege.tell(`${call} answers ${over.status} to call ${most + 1} from one IP address`, number);
    const elsewhere = await ask(`10.2.${Math.floor(place / 250)}.${(place % 250) + 1}`);
    if (elsewhere.status === 429) siege.tell(`${call} refuses a caller from elsewhere`, number);
  }
}
