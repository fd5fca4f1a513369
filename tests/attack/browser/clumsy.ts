import type { Ground } from '#tests/attack/browser/ground.ts';
import type { Toured } from '#tests/attack/browser/family-tour.ts';

/** Name of a request whose address cannot be decoded. */
export const UNREADABLE = 'an address that cannot be read';

/** Sends requests that are refused and hold what is personal: numbers, secrets and tokens in odd places, for the log. */
export async function sendClumsyRequests(ground: Ground, { person, links }: Toured): Promise<void> {
  const { mobile, token, userId } = person;
  const call = 'a clumsy request';
  const json = { 'content-type': 'application/json' };
  const send = (path: string, request: RequestInit = {}) => ground.fetch(path, request, { call });
  const post = (path: string, body: string, headers: Record<string, string> = json) =>
    send(path, { method: 'POST', headers, body });
  const page = `${ground.url}${links.guest}`;
  const report = {
    'document-uri': page,
    'blocked-uri': page,
    referrer: page,
    'violated-directive': 'script-src',
    'script-sample': token,
  };
  await post('/api/policy-reports', JSON.stringify({ 'csp-report': report }), {
    'content-type': 'application/csp-report',
  });
  await post(
    '/api/policy-reports',
    JSON.stringify([
      {
        type: 'csp-violation',
        url: page,
        body: { documentURL: page, blockedURL: page, effectiveDirective: 'script-src' },
      },
    ]),
  );
  await post('/api/user/register', `{"mobile":"${mobile}"`);
  await post('/api/user/register', `mobile=${mobile}`, { 'content-type': 'text/plain' });
  await post('/api/user/verify-otp', JSON.stringify({ _id: userId, otp: mobile }));
  await post('/api/payments/return', `razorpay_order_id=${token}&razorpay_payment_id=${mobile}`, {
    'content-type': 'application/x-www-form-urlencoded',
  });
  await post(
    '/api/payments/webhook',
    JSON.stringify({ event: 'payment.captured', payload: { payment: { entity: { contact: mobile } } } }),
    { ...json, 'x-razorpay-signature': token },
  );
  await post('/api/user/contact-us-detail', JSON.stringify({ mobile, message: token.repeat(400) }));
  await ground.fetch(`/%zz?mobile=${mobile}&t=${token}`, {}, { call: UNREADABLE });
  await send(`/api/no-such-call?mobile=${mobile}&t=${token}`);
  await send(links.guest);
  await send(`/api/user/guest-list/${userId}?q=${mobile}`, { headers: { authorization: `Bearer ${token}x` } });
  await send('/api/user/my-data', { headers: { authorization: `Basic ${token}`, cookie: `__Host-staff=${token}` } });
  await send('/api/staff/sign-in/password', {
    method: 'POST',
    headers: { ...json, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ name: mobile, password: token, code: mobile }),
  });
}
