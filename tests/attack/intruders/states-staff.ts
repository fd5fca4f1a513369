import { newId } from '#lib/ids.ts';
import { DAY, HOUR, MINUTE } from '#lib/time.ts';
import { totpCode, totpStep } from '#server/staff/totp.ts';
import {
  ahead,
  asOwner,
  asSession,
  her,
  type Knock,
  must,
  nothing,
  state,
  type State,
} from '#tests/attack/intruders/knock.ts';
import type { Answer } from '#tests/support/order-bench.ts';
import type { Stage } from '#tests/attack/intruders/stage.ts';

const office = (stage: Stage) => stage.village.office;
const asToken = (token: string) => ({ authorization: `Bearer ${token}` });

/** Ways in that are closed. */
const closed = (as: Record<string, string>): Knock[] => [
  { method: 'GET', path: '/api/staff/me', as, refused: [401] },
  { method: 'GET', path: '/api/staff/orders', as, refused: [401] },
  { method: 'POST', path: '/api/staff/sign-out', as, refused: [401] },
  { method: 'PUT', path: '/api/staff/rehearsal', as, refused: [401] },
];

/** What a browser says of a page of the shop. */
const fromShop = { 'sec-fetch-site': 'same-origin' };

const byInvite = (stage: Stage): Knock[] => {
  const { secret } = office(stage).invite;
  const finish = { secret, challengeId: newId(), password: 'four long warm words', code: '123456' };
  return [
    { method: 'POST', path: '/api/staff/invite', body: { secret }, as: fromShop },
    { method: 'POST', path: '/api/staff/invite/passkey/begin', body: { secret }, as: fromShop },
    { method: 'POST', path: '/api/staff/invite/password/begin', body: { secret }, as: fromShop },
    { method: 'POST', path: '/api/staff/invite/password', body: finish, as: fromShop },
  ];
};

/** Texts that a role must not find in an answer. */
function hides(
  name: string,
  role: 'packer' | 'helper',
  path: (stage: Stage) => string,
  isTold: (data: Answer['data']) => boolean,
): State {
  return {
    name,
    run: async (stage) => {
      const data = await must(stage, asSession(office(stage).members[role].session), 'GET', path(stage));
      return isTold(data) ? [`the ${role} is told`] : [];
    },
  };
}

/** States of sessions, invitations and accounts of the staff. */
export const staffStates: State[] = [
  state('a staff session that nobody used for half an hour', ahead(31 * MINUTE), (stage) => closed(asOwner(stage))),
  state(
    'a staff session of yesterday',
    async (stage) => {
      await ahead(13 * HOUR)(stage);
      const { db, now } = stage.village.bench.shop;
      await db
        .updateTable('staff_session')
        .set({ seen_at: new Date(now()).toISOString() })
        .execute();
    },
    (stage) => closed(asOwner(stage)),
  ),
  state(
    'a staff session that signed out',
    (stage) => must(stage, asOwner(stage), 'POST', '/api/staff/sign-out'),
    (stage) => closed(asOwner(stage)),
  ),
  state(
    'a staff session that was ended',
    (stage) =>
      must(
        stage,
        asSession(office(stage).members.owner.late),
        'DELETE',
        `/api/staff/sessions/${office(stage).members.owner.sessionId}`,
      ),
    (stage) => closed(asOwner(stage)),
  ),
  state('tokens that are over', ahead(3 * HOUR), (stage) => closed(asToken(office(stage).members.owner.token))),
  state(
    'an account that an owner closed',
    (stage) =>
      must(stage, asOwner(stage), 'PATCH', `/api/staff/people/${office(stage).other.id}`, {
        role: 'owner',
        isActive: false,
      }),
    (stage) => [...closed(asSession(office(stage).other.session)), ...closed(asToken(office(stage).other.token))],
  ),
  state(
    'a role that an owner took away',
    (stage) =>
      must(stage, asOwner(stage), 'PATCH', `/api/staff/people/${office(stage).other.id}`, {
        role: 'helper',
        isActive: true,
      }),
    (stage) =>
      [asSession(office(stage).other.session), asToken(office(stage).other.token)].flatMap((as) =>
        ['/api/staff/money', '/api/staff/people', '/api/staff/audit'].map((path) => ({ method: 'GET', path, as })),
      ),
  ),
  state(
    'an invitation that was taken back',
    (stage) => must(stage, asOwner(stage), 'DELETE', `/api/staff/invites/${office(stage).invite.id}`),
    byInvite,
  ),
  state('an invitation that is over', ahead(2 * DAY), byInvite),
  state(
    'an invitation that was used',
    async (stage) => {
      const { secret } = office(stage).invite;
      const begun = await must(stage, fromShop, 'POST', '/api/staff/invite/password/begin', { secret });
      const code = totpCode(begun.totpSecret, totpStep(stage.village.bench.shop.now()));
      const answer = { secret, challengeId: begun.challengeId, password: 'four long warm words', code };
      await must(stage, fromShop, 'POST', '/api/staff/invite/password', answer);
    },
    byInvite,
  ),
  state('ways in of other staff', nothing, (stage) => {
    const { other, members } = office(stage);
    return (['helper', 'packer', 'editor', 'owner'] as const).flatMap((role): Knock[] => {
      const as = asSession(members[role].session);
      const passkey: Knock = {
        method: 'POST',
        path: '/api/staff/passkeys/remove',
        as,
        body: { passkeyId: other.passkey },
      };
      return [
        { method: 'DELETE', path: `/api/staff/sessions/${other.sessionId}`, as },
        ...(role === 'owner' ? [] : [passkey]),
        {
          method: 'GET',
          path: '/api/staff/sessions',
          as,
          holds: (text) => !text.includes(other.sessionId) && !text.includes(other.name),
        },
        { method: 'GET', path: '/api/staff/passkeys', as, holds: (text) => !text.includes(other.passkey) },
      ];
    });
  }),
  hides(
    'payments of an order',
    'packer',
    (stage) => `/api/staff/orders/${her(stage).things.boxOrder}`,
    ({ order, money }) => order.paymentId !== '' || order.gatewayOrderId !== '' || money !== null,
  ),
  ...(['packer', 'helper'] as const).flatMap((role) => [
    hides(
      'sums of the orders',
      role,
      () => '/api/staff/orders',
      ({ totals }) => totals.amount !== null,
    ),
    hides(
      'the sum of the day',
      role,
      () => '/api/staff/today',
      ({ today }) => today.orders.sold.amount !== null,
    ),
  ]),
];
