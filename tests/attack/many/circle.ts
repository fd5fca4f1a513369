import { MOST_NEWCOMERS } from '#domain/guests/family-link.contract.ts';
import { MOST_SHARES } from '#domain/sharing/share.rules.ts';
import { ADDRESS, freshGuests, guestLink, guestOf, guestsOf, mobilesOf, newcomers } from '#tests/attack/many/guests.ts';
import {
  atMost,
  isAcknowledged,
  isDone,
  keptOnce,
  letters,
  same,
  type Scene,
  times,
  type Turn,
} from '#tests/attack/many/scene.ts';
import type { Customer } from '#tests/support/order-bench.ts';
import { secretIn, sharedWith } from '#tests/support/shares.ts';

/** Returns the secret of a family's link. */
async function familyLink(scene: Scene, family: Customer): Promise<string> {
  const { link } = await scene.must(scene.by(family, 'POST', '/api/user/family-link'));
  return new URL(link).searchParams.get('f') ?? '';
}

const newcomersOf = async ({ db }: Scene, { id }: Customer): Promise<string[]> =>
  (await db.selectFrom('newcomer').select('mobile').where('user_id', '=', id).execute()).map(({ mobile }) => mobile);

/** Moments of what guests, newcomers and relatives do, and of the celebration. */
export const circleTurns: Turn[] = [
  {
    name: 'a guest answers and says that the box is there',
    set: async (scene) => {
      const family = await scene.bench.customer();
      const [id = ''] = await scene.bench.guests(family, 1);
      await scene.paid(family, scene.bench.invitationOrder([{ guestId: id, quantity: 1 }], 1285_00));
      const link = await guestLink(scene, family, id);
      return {
        requests: [
          scene.by(null, 'PUT', '/api/user/guest-answer', { ...link, coming: 'yes', people: 3, food: 'veg' }),
          scene.by(null, 'PUT', '/api/user/guest-arrived', { ...link, thanks: 'Thank you' }),
        ],
        refusals: [404],
        check: async (heard) => {
          const row = await scene.db
            .selectFrom('guest_answer')
            .selectAll()
            .where('guest_id', '=', id)
            .executeTakeFirst();
          return [
            ...isAcknowledged('people', heard, ['3', null], row?.people),
            ...isAcknowledged('thanks', heard, [null, 'Thank you'], row?.thanks),
          ];
        },
      };
    },
  },
  {
    name: 'the celebration is told',
    set: async (scene) => {
      const family = await scene.bench.customer();
      const isNew = scene.turn % 2 === 0;
      if (!isNew) await scene.must(scene.by(family, 'PUT', '/api/user/celebration', { couple: 'First', revision: 0 }));
      const couples = times(8, (at) => `Pair ${letters(at)}`);
      return {
        requests: couples.map((couple) =>
          scene.by(family, 'PUT', '/api/user/celebration', { couple, revision: isNew ? 0 : 1 }),
        ),
        most: 1,
        check: async (heard) => {
          const { celebration } = await scene.must(scene.by(family, 'GET', '/api/user/celebration'));
          return isAcknowledged('celebration', heard, couples, celebration.couple);
        },
      };
    },
  },
  {
    name: 'the link of the family is opened',
    set: async (scene) => {
      const family = await scene.bench.customer();
      return {
        requests: times(6, () => scene.by(family, 'POST', '/api/user/family-link')),
        check: async (heard) => {
          // Each process has an address of its own.
          const links = heard.filter(isDone).map((one) => new URL(String(one?.data['link'])).search);
          return same('links', new Set(links).size, 1);
        },
      };
    },
  },
  {
    name: 'people add themselves',
    set: async (scene) => {
      const family = await scene.bench.customer();
      const f = await familyLink(scene, family);
      const mobiles = freshGuests(8);
      return {
        requests: [...mobiles, mobiles[0]].map((mobile) =>
          scene.by(null, 'PUT', '/api/user/add-myself', { f, name: 'Aunt Preet', mobile, ...ADDRESS }),
        ),
        check: async (heard) => keptOnce(heard, mobiles, await newcomersOf(scene, family)),
      };
    },
  },
  {
    name: 'the last places of those who wait are taken',
    set: async (scene) => {
      const family = await scene.bench.customer();
      const f = await familyLink(scene, family);
      await newcomers(scene, family, MOST_NEWCOMERS - 3);
      return {
        requests: freshGuests(10).map((mobile) =>
          scene.by(null, 'PUT', '/api/user/add-myself', { f, name: 'Aunt Preet', mobile, ...ADDRESS }),
        ),
        check: async () => atMost('people who wait', (await newcomersOf(scene, family)).length, MOST_NEWCOMERS),
      };
    },
  },
  {
    name: 'one who waits is taken and refused',
    set: async (scene) => {
      const family = await scene.bench.customer();
      const [one] = await newcomers(scene, family, 1);
      const judge = (take: boolean) =>
        scene.by(family, 'POST', '/api/user/newcomers', { take, newcomers: [{ _id: one?._id, revision: 0 }] });
      return {
        requests: [...times(3, () => judge(true)), ...times(3, () => judge(false))],
        check: async (heard) => {
          const taken = heard.map((each) => Number(each?.data['taken'] ?? 0));
          const isGuest = taken.slice(0, 3).includes(1) ? 1 : 0;
          return [
            ...atMost(
              'judged',
              taken.reduce((sum, each) => sum + each, 0),
              1,
            ),
            ...same('guests', (await guestsOf(scene, family)).length, isGuest),
          ];
        },
      };
    },
  },
  {
    name: 'the list is shared',
    set: async (scene) => {
      const family = await scene.bench.customer();
      const count = scene.turn % 2 === 0 ? 8 : 14;
      const names = times(count, (at) => `Rohan ${letters(at)}`);
      const rows = () => scene.db.selectFrom('share').select('name').where('user_id', '=', family.id).execute();
      return {
        requests: names.map((name) => scene.by(family, 'POST', '/api/user/shares', { name, mayWrite: true })),
        check: async (heard) => {
          const kept = (await rows()).map(({ name }) => name);
          return [...keptOnce(heard, names, kept), ...atMost('shares', kept.length, MOST_SHARES)];
        },
      };
    },
  },
  {
    name: 'one link of a shared list is opened by several people',
    set: async (scene) => {
      const family = await scene.bench.customer();
      const { shares } = await scene.must(
        scene.by(family, 'POST', '/api/user/shares', { name: 'Rohan', mayWrite: true }),
      );
      const people = await Promise.all(times(5, () => scene.bench.customer()));
      return {
        requests: people.map((one) => scene.by(one, 'PUT', '/api/user/shared-lists', { t: secretIn(shares) })),
        refusals: [410],
        most: 1,
      };
    },
  },
  {
    name: 'a relative and the family add guests',
    set: async (scene) => {
      const family = await scene.bench.customer();
      const brother = await scene.bench.customer();
      const { share } = await sharedWith(scene.bench, brother, { family });
      const mobiles = freshGuests(8);
      return {
        requests: mobiles.map((mobile, at) =>
          at % 2 === 0
            ? scene.by(family, 'POST', '/api/user/add-guest', guestOf(mobile))
            : scene.by(brother, 'POST', `/api/user/shared-lists/${share}/guests`, { name: 'Manjit Kaur', mobile }),
        ),
        check: async (heard) => keptOnce(heard, mobiles, await mobilesOf(scene, family)),
      };
    },
  },
];
