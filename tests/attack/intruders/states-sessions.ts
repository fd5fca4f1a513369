import { newId } from '#lib/ids.ts';
import { HOUR, MINUTE } from '#lib/time.ts';
import { ahead, her, him, type Knock, must, nothing, state, type State } from '#tests/attack/intruders/knock.ts';
import type { Stage } from '#tests/attack/intruders/stage.ts';
import type { Customer } from '#tests/support/order-bench.ts';

const GONE = [401];
const address = { address: 'Intruder Lane 1', pincode: '560001' };

/** Returns a customer's token that belongs to a session. */
async function sessionOf({ village }: Stage, whose: 'her' | 'him'): Promise<Customer> {
  const { id } = village[whose].who;
  const { session } = village[whose].things;
  return { id, token: await village.bench.shop.tokens.sign(id, 0, '7d', session) };
}

/** Calls that a session which ended must not make. */
const asGone = (as: Customer): Knock[] => [
  { method: 'GET', path: `/api/user/data/${as.id}`, as, refused: GONE },
  { method: 'GET', path: '/api/user/my-data', as, refused: GONE },
  { method: 'PUT', path: '/api/user/celebration', as, body: { couple: 'x', revision: 1 }, refused: GONE },
  {
    method: 'POST',
    path: '/api/user/add-guest',
    as,
    body: { name: 'New Name', mobile: '9812345678', ...address },
    refused: GONE,
  },
  {
    method: 'POST',
    path: '/api/user/shagun-ledger',
    as,
    body: { name: 'x', amount: '5', day: '2026-11-22' },
    refused: GONE,
  },
];

const ended = (name: string, end: (stage: Stage, as: Customer) => Promise<unknown>): State => ({
  name,
  run: async (stage) => {
    const as = await sessionOf(stage, 'him');
    return state(
      name,
      () => end(stage, as),
      () => asGone(as),
    ).run(stage);
  },
});

/** States of sessions and codes, and what nobody may fetch. */
export const sessionStates: State[] = [
  ended('a session that signed out', (stage, as) => must(stage, as, 'POST', '/api/user/sign-out')),
  ended('a session that was signed out', (stage) =>
    must(stage, him(stage).who, 'DELETE', `/api/user/sessions/${him(stage).things.session}`),
  ),
  ended('sessions that were signed out everywhere', (stage) =>
    must(stage, him(stage).who, 'POST', '/api/user/sign-out-everywhere'),
  ),
  ended('sessions of before a stopped change of number', (stage) =>
    must(stage, him(stage).who, 'POST', '/api/user/stop-mobile-change'),
  ),
  ended('sessions of before a changed number', async (stage, as) => {
    const { changeMobile, changeOtp, changeOtpId, presentOtp, presentOtpId } = him(stage).things;
    await must(stage, as, 'PATCH', '/api/user/update', {
      mobile: changeMobile,
      otp: changeOtp,
      otpId: changeOtpId,
      presentOtp,
      presentOtpId,
    });
  }),
  ended('a session of an account that went', async (stage) => {
    await ahead(31 * MINUTE)(stage);
    await must(stage, him(stage).who, 'DELETE', '/api/user/account');
  }),
  state(
    'a code that was used',
    (stage) =>
      must(stage, null, 'POST', '/api/user/verify-otp', { _id: her(stage).things.otpId, otp: her(stage).things.otp }),
    (stage) => [
      {
        method: 'POST',
        path: '/api/user/verify-otp',
        body: { _id: her(stage).things.otpId, otp: her(stage).things.otp },
        mayWrite: true,
      },
    ],
  ),
  state('a code that is over', ahead(HOUR), (stage) => [
    {
      method: 'POST',
      path: '/api/user/verify-otp',
      body: { _id: her(stage).things.otpId, otp: her(stage).things.otp },
      mayWrite: true,
    },
  ]),
  state(
    'a code that was guessed at ten times',
    async (stage) => {
      const { otpId, otp } = her(stage).things;
      const wrong = otp === '123456' ? '654321' : '123456';
      for (let tries = 0; tries < 10; tries += 1)
        await stage.send('/api/user/verify-otp', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ _id: otpId, otp: wrong }),
        });
    },
    (stage) => [
      {
        method: 'POST',
        path: '/api/user/verify-otp',
        body: { _id: her(stage).things.otpId, otp: her(stage).things.otp },
        mayWrite: true,
      },
    ],
  ),
  state('codes that were sent for something else', nothing, (stage) => {
    const { things } = her(stage);
    const change = { _id: things.changeOtpId, otp: things.changeOtp };
    const present = { _id: things.presentOtpId, otp: things.presentOtp };
    return [change, present, { _id: things.otpId, otp: him(stage).things.otp }].map((body) => ({
      method: 'POST',
      path: '/api/user/verify-otp',
      body,
      mayWrite: true,
      holds: () => body.otp === '',
    }));
  }),
  state("somebody else's number", nothing, async (stage) => {
    const { things, who } = him(stage);
    const hers = her(stage).things;
    const { changeOtp: otp, changeOtpId: otpId, presentOtp, presentOtpId } = things;
    const present = { presentOtp, presentOtpId };
    const change = (body: object): Knock => ({
      method: 'PATCH',
      path: '/api/user/update',
      as: who,
      body,
      mayWrite: true,
      holds: (text) => text.includes(`"mobile":"${things.mobile}"`),
    });
    return [
      change({ mobile: hers.mobile, otp, otpId, ...present }),
      change({ mobile: hers.changeMobile, otp, otpId, ...present }),
      change({ mobile: hers.changeMobile, otp: hers.changeOtp, otpId: hers.changeOtpId, ...present }),
      change({ mobile: things.changeMobile, otp: things.otp, otpId: things.otpId, ...present }),
      change({ mobile: things.changeMobile, otp: '', otpId, ...present }),
      change({ mobile: things.changeMobile, ...present }),
      change({ mobile: things.changeMobile, otp, otpId, presentOtp: otp, presentOtpId: otpId }),
      change({ mobile: things.changeMobile, otp, otpId }),
      change({ mobile: things.changeMobile, otp, otpId, presentOtp: hers.presentOtp, presentOtpId: hers.presentOtpId }),
    ];
  }),
  state('designs that others sent', nothing, (stage) => {
    const file = her(stage).things.design.split('/').at(-1) ?? '';
    const paths = [
      'designs',
      'Designs',
      '%64esigns',
      './designs',
      'x/../designs',
      '/designs',
      'designs%2f..%2fdesigns',
      'designs/.',
    ];
    return [null, him(stage).who].flatMap((as) =>
      paths.map((path) => ({ method: 'GET', path: `/uploads/${path}/${file}`, as })),
    );
  }),
  state('things that nobody has', nothing, (stage) =>
    [`data/${newId()}`, `payment-data/${newId()}`, `cart-details-id/${newId()}`].map((path) => ({
      method: 'GET',
      path: `/api/user/${path}`,
      as: him(stage).who,
    })),
  ),
];
