import { DAY } from '#lib/time.ts';
import type { Things } from '#tests/attack/intruders/belongings.ts';
import { ahead, her, him, type Knock, must, nothing, state, type State } from '#tests/attack/intruders/knock.ts';
import type { Customer } from '#tests/support/order-bench.ts';

const OVER = [410];
const NONE = [404];
const address = { address: 'Intruder Lane 1', pincode: '560001' };

/** Requests by a guest's link. */
const byGuestLink = ({ guestMobile, guestLink }: Things, changes: object = {}): Knock[] => {
  const link = { mobile: guestMobile, t: guestLink, ...changes };
  return [
    { method: 'POST', path: '/api/user/guest-page', body: link, refused: OVER },
    {
      method: 'PUT',
      path: '/api/user/guest-answer',
      body: { ...link, coming: 'no', people: 0, food: '' },
      refused: OVER,
    },
    { method: 'PUT', path: '/api/user/guest-arrived', body: { ...link, thanks: 'x' }, refused: OVER },
    { method: 'POST', path: '/api/user/guest-erase', body: link, refused: OVER },
    { method: 'PATCH', path: '/api/user/update-address-person', body: { ...link, ...address }, refused: OVER },
    {
      method: 'POST',
      path: '/api/user/address-request',
      body: link,
      refused: OVER,
      holds: (text) => text.includes('"open":false') && text.includes('"host":""'),
    },
  ];
};

/** Requests by a family's link. */
const byFamilyLink = ({ familyLink }: Things): Knock[] => [
  {
    method: 'POST',
    path: '/api/user/family-request',
    body: { f: familyLink },
    refused: OVER,
    holds: (text) => text.includes('"open":false') && text.includes('"host":""'),
  },
  {
    method: 'PUT',
    path: '/api/user/add-myself',
    body: { f: familyLink, name: 'Intruder', mobile: '9812345678', ...address },
    refused: OVER,
  },
];

/** Requests of a relative to a shared list. */
const toList = (as: Customer, share: string, guest: string, refused: readonly number[]): Knock[] => [
  ...(refused.includes(403) ? [] : [{ method: 'GET', path: `/api/user/shared-lists/${share}`, as, refused }]),
  {
    method: 'POST',
    path: `/api/user/shared-lists/${share}/guests`,
    body: { name: 'Intruder', mobile: '9812345678', ...address },
    as,
    refused,
  },
  {
    method: 'PATCH',
    path: `/api/user/shared-lists/${share}/guests`,
    body: { _id: guest, revision: 0, ...address },
    as,
    refused,
  },
];

/** States of links and of shared lists. */
export const linkStates: State[] = [
  state(
    "a guest's link that was taken back",
    (stage) => must(stage, her(stage).who, 'DELETE', `/api/user/ask-guest/${her(stage).things.guest}`),
    (stage) => byGuestLink(her(stage).things),
  ),
  state("a guest's link that is over", ahead(500 * DAY), (stage) => byGuestLink(her(stage).things)),
  state(
    'the link of a guest who was deleted',
    (stage) => must(stage, her(stage).who, 'DELETE', `/api/user/delete-guest/${her(stage).things.guest}`),
    (stage) => byGuestLink(her(stage).things),
  ),
  state(
    'the link of a guest who erased themselves',
    (stage) =>
      must(stage, null, 'POST', '/api/user/guest-erase', {
        mobile: her(stage).things.guestMobile,
        t: her(stage).things.guestLink,
      }),
    (stage) => byGuestLink(her(stage).things),
  ),
  state(
    'the link of a guest with another number since',
    (stage) =>
      must(stage, her(stage).who, 'PATCH', '/api/user/edit-guest', {
        _id: her(stage).things.guest,
        mobile: '9812345699',
      }),
    (stage) => [...byGuestLink(her(stage).things), ...byGuestLink(her(stage).things, { mobile: '9812345699' })],
  ),
  state(
    'the link of a guest whose number was taken out since',
    (stage) =>
      stage.village.bench.shop.db
        .updateTable('guest')
        .set({ mobile: null, note: 'Landline 0183 2223334' })
        .where('id', '=', her(stage).things.guest)
        .execute(),
    (stage) => [
      ...byGuestLink(her(stage).things),
      ...byGuestLink(her(stage).things, { mobile: '' }).map((knock) => ({ ...knock, refused: [400, ...OVER] })),
    ],
  ),
  state("a guest's link with another guest's number", nothing, (stage) => [
    ...byGuestLink(her(stage).things, { mobile: him(stage).things.guestMobile }),
    ...byGuestLink(him(stage).things, { mobile: her(stage).things.guestMobile }),
    ...byGuestLink(her(stage).things, { t: her(stage).things.familyLink }),
    ...byGuestLink(her(stage).things, { t: her(stage).things.offer }),
  ]),
  state(
    "a family's link that was taken back",
    (stage) => must(stage, her(stage).who, 'DELETE', '/api/user/family-link'),
    (stage) => byFamilyLink(her(stage).things),
  ),
  state(
    "a family's link that was renewed",
    (stage) => must(stage, her(stage).who, 'POST', '/api/user/family-link', { renew: true }),
    (stage) => byFamilyLink(her(stage).things),
  ),
  state('a list that may be read alone', nothing, (stage) =>
    toList(him(stage).who, him(stage).things.readable, him(stage).things.readableGuest, [403]),
  ),
  state('a guest of another list by a shared one', nothing, (stage) =>
    [her(stage).things.guest, her(stage).things.lentGuest, him(stage).things.readableGuest].map((_id) => ({
      method: 'PATCH',
      path: `/api/user/shared-lists/${him(stage).things.lent}/guests`,
      as: him(stage).who,
      body: { _id, revision: 0, ...address },
      refused: NONE,
    })),
  ),
  state('shares that are over', ahead(500 * DAY), (stage) =>
    toList(him(stage).who, him(stage).things.lent, him(stage).things.lentGuest, NONE),
  ),
  state(
    'shares that were taken back',
    (stage) =>
      stage.village.bench.shop.db
        .updateTable('share')
        .set({ revoked_at: new Date(stage.village.bench.shop.now()).toISOString() })
        .execute(),
    (stage) => [
      ...toList(him(stage).who, him(stage).things.lent, him(stage).things.lentGuest, NONE),
      {
        method: 'PUT',
        path: '/api/user/shared-lists',
        as: him(stage).who,
        body: { t: him(stage).things.offer },
        refused: OVER,
      },
    ],
  ),
  state(
    'a share that somebody else opened',
    (stage) => must(stage, her(stage).who, 'PUT', '/api/user/shared-lists', { t: her(stage).things.offer }),
    (stage) => [
      {
        method: 'PUT',
        path: '/api/user/shared-lists',
        as: him(stage).who,
        body: { t: her(stage).things.offer },
        refused: OVER,
      },
    ],
  ),
];
