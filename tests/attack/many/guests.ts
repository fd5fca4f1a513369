import { LINK_EDITS, MAX_GUESTS } from '#domain/guests/guest.rules.ts';
import { MOST_EVENTS } from '#domain/guests/household.rules.ts';
import { newId } from '#lib/ids.ts';
import { chunks } from '#server/db/chunks.ts';
import {
  atMost,
  doneIn,
  isAcknowledged,
  isDone,
  keptOnce,
  letters,
  same,
  type Scene,
  times,
  type Turn,
} from '#tests/attack/many/scene.ts';
import { type Customer, freshMobile } from '#tests/support/order-bench.ts';
import { sharedWith } from '#tests/support/shares.ts';

export const ADDRESS = { addressChoice: 'address_myself', address: '4, Mall Road', pincode: '143001' };
export const guestOf = (mobile: string, name = 'Manjit Kaur') => ({ name, mobile, category: 'Family', ...ADDRESS });
export const freshGuests = (count: number): string[] => times(count, () => freshMobile(9_300_000_000));

export const guestsOf = ({ db }: Scene, { id }: Customer) =>
  db.selectFrom('guest').selectAll().where('user_id', '=', id).execute();
export const mobilesOf = async (scene: Scene, family: Customer): Promise<string[]> =>
  (await guestsOf(scene, family)).map(({ mobile }) => mobile ?? '');
const guestRow = ({ db }: Scene, id: string) =>
  db.selectFrom('guest').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Returns the parameters of a new link of a guest. */
export async function guestLink(scene: Scene, family: Customer, id: string): Promise<{ mobile: string; t: string }> {
  const { link } = await scene.must(scene.by(family, 'POST', `/api/user/ask-guest/${id}`));
  const { searchParams } = new URL(link);
  return { mobile: searchParams.get('mobile') ?? '', t: searchParams.get('t') ?? '' };
}

/** Inserts the people who wait for a family's word. */
export async function newcomers(
  { db }: Scene,
  { id }: Customer,
  count: number,
): Promise<{ _id: string; mobile: string }[]> {
  const at = new Date().toISOString();
  const rows = times(count, () => ({
    id: newId(),
    user_id: id,
    name: 'Aunt Preet',
    mobile: freshMobile(7_600_000_000),
    address: '7, Mall Road',
    pincode: '143001',
    created_at: at,
  }));
  for (const some of chunks(rows)) await db.insertInto('newcomer').values(some).execute();
  return rows.map((row) => ({ _id: row.id, mobile: row.mobile }));
}

/** Moments of the guest list. */
export const guestTurns: Turn[] = [
  {
    name: 'several guests are added',
    set: async (scene) => {
      const family = await scene.bench.customer();
      const mobiles = freshGuests(10);
      return {
        requests: mobiles.map((mobile) => scene.by(family, 'POST', '/api/user/add-guest', guestOf(mobile))),
        check: async (heard) => keptOnce(heard, mobiles, await mobilesOf(scene, family)),
      };
    },
  },
  {
    name: 'one guest is added several times, by form, by list and by a relative',
    set: async (scene) => {
      const family = await scene.bench.customer();
      const brother = await scene.bench.customer();
      const { share } = await sharedWith(scene.bench, brother, { family });
      const mobile = freshMobile(9_300_000_000);
      const list = { guests: [{ row: 1, ...guestOf(mobile) }] };
      return {
        requests: [
          ...times(4, () => scene.by(family, 'POST', '/api/user/add-guest', guestOf(mobile))),
          ...times(2, () => scene.by(family, 'POST', '/api/user/import-guests', list)),
          ...times(2, () =>
            scene.by(brother, 'POST', `/api/user/shared-lists/${share}/guests`, { name: 'Manjit Kaur', mobile }),
          ),
        ],
        refusals: [400],
        check: async () => same('guests of one number', (await guestsOf(scene, family)).length, 1),
      };
    },
  },
  {
    name: 'lists are imported',
    set: async (scene) => {
      const family = await scene.bench.customer();
      const mobiles = freshGuests(6);
      const list = (mobile: string) => ({ guests: [{ row: 1, ...guestOf(mobile) }] });
      return {
        requests: mobiles.map((mobile) => scene.by(family, 'POST', '/api/user/import-guests', list(mobile))),
        check: async (heard) => keptOnce(heard, mobiles, await mobilesOf(scene, family)),
      };
    },
  },
  {
    name: 'the last places of the guest list are taken',
    rounds: 1,
    set: async (scene) => {
      const family = await scene.bench.customer();
      for (let rows = 0; rows < MAX_GUESTS - 5; rows += 555) await scene.bench.guests(family, 555);
      const brother = await scene.bench.customer();
      const { share } = await sharedWith(scene.bench, brother, { family });
      const took = await newcomers(scene, family, 4);
      const waiting = took.map(({ _id }) => ({ take: true, newcomers: [{ _id, revision: 0 }] }));
      return {
        requests: [
          ...freshGuests(8).map((mobile) => scene.by(family, 'POST', '/api/user/add-guest', guestOf(mobile))),
          ...freshGuests(4).map((mobile) =>
            scene.by(family, 'POST', '/api/user/import-guests', { guests: [{ row: 1, ...guestOf(mobile) }] }),
          ),
          ...freshGuests(4).map((mobile) =>
            scene.by(brother, 'POST', `/api/user/shared-lists/${share}/guests`, { name: 'Manjit Kaur', mobile }),
          ),
          ...waiting.map((body) => scene.by(family, 'POST', '/api/user/newcomers', body)),
        ],
        refusals: [400],
        check: async () => atMost('guests', (await guestsOf(scene, family)).length, MAX_GUESTS),
      };
    },
  },
  {
    name: 'one guest is changed by the family, by tags and by the own link',
    set: async (scene) => {
      const family = await scene.bench.customer();
      const [id = ''] = await scene.bench.guests(family, 1);
      const link = await guestLink(scene, family, id);
      const { revision: before } = await guestRow(scene, id);
      const names = times(4, (at) => `Guest ${letters(at)}`);
      const categories = times(4, (at) => `Friends ${letters(at)}`);
      const addresses = times(4, (at) => `${at + 1}, Queens Road`);
      const events = times(4, (at) => `Event ${letters(at)}`);
      return {
        requests: [
          ...names.map((name) => scene.by(family, 'PATCH', '/api/user/edit-guest', { _id: id, name })),
          ...categories.map((category) => scene.by(family, 'PATCH', '/api/user/edit-guest', { _id: id, category })),
          ...addresses.map((address) =>
            scene.by(null, 'PATCH', '/api/user/update-address-person', { ...link, address, pincode: '143001' }),
          ),
          ...events.map((event) => scene.by(family, 'POST', '/api/user/tag-guests', { guests: [id], add: [event] })),
        ],
        check: async (heard) => {
          const row = await guestRow(scene, id);
          const none = (count: number) => times(count, () => null);
          return [
            ...isAcknowledged('name', heard, names, row.name),
            ...isAcknowledged('category', heard, [...none(4), ...categories], row.category),
            ...isAcknowledged('address', heard, [...none(8), ...addresses], row.address),
            ...events.flatMap((event, at) =>
              isDone(heard[12 + at]) && !row.events.includes(event) ? [`“${event}” is lost: ${row.events}`] : [],
            ),
            ...same('revision', Number(row.revision) - Number(before), doneIn(heard)),
          ];
        },
      };
    },
  },
  {
    name: 'a guest that several have read is changed',
    set: async (scene) => {
      const family = await scene.bench.customer();
      const brother = await scene.bench.customer();
      const { share } = await sharedWith(scene.bench, brother, { family });
      const [id = ''] = await scene.bench.guests(family, 1);
      const names = times(5, (at) => `Guest ${letters(at)}`);
      const told = { _id: id, revision: 0, address: '8, Queens Road', pincode: '143001' };
      return {
        requests: [
          ...names.map((name) => scene.by(family, 'PATCH', '/api/user/edit-guest', { _id: id, revision: 0, name })),
          ...times(4, () => scene.by(brother, 'PATCH', `/api/user/shared-lists/${share}/guests`, told)),
        ],
        most: 1,
        check: async (heard) => isAcknowledged('name', heard, names, (await guestRow(scene, id)).name),
      };
    },
  },
  {
    name: 'two guests are given one number',
    set: async (scene) => {
      const family = await scene.bench.customer();
      const ids = await scene.bench.guests(family, 4);
      const mobile = freshMobile(9_300_000_000);
      return {
        requests: ids.map((_id) => scene.by(family, 'PATCH', '/api/user/edit-guest', { _id, mobile })),
        refusals: [400],
        most: 1,
      };
    },
  },
  {
    name: 'different guests are changed',
    set: async (scene) => {
      const family = await scene.bench.customer();
      const ids = await scene.bench.guests(family, 8);
      const names = ids.map((_, at) => `Changed ${letters(at)}`);
      return {
        requests: ids.map((_id, at) => scene.by(family, 'PATCH', '/api/user/edit-guest', { _id, name: names[at] })),
        check: async (heard) =>
          keptOnce(
            heard,
            names,
            (await guestsOf(scene, family)).map(({ name }) => name),
          ),
      };
    },
  },
  {
    name: 'one guest moves into several homes',
    set: async (scene) => {
      const family = await scene.bench.customer();
      const [shared = '', ...others] = await scene.bench.guests(family, 6);
      return {
        requests: others.map((other, at) =>
          scene.by(family, 'PUT', '/api/user/household', {
            members: [shared, other].map((_id) => ({ _id, revision: 0 })),
            name: `Family ${letters(at)}`,
            contact: other,
            addressOf: other,
          }),
        ),
        most: 1,
        check: async (heard) => [
          ...isAcknowledged('home', heard, others, (await guestRow(scene, shared)).household),
          ...same('guests with a home', (await guestsOf(scene, family)).filter((one) => one.household).length, 2),
        ],
      };
    },
  },
  {
    name: 'the last events of a guest are added',
    set: async (scene) => {
      const family = await scene.bench.customer();
      const [id = ''] = await scene.bench.guests(family, 1);
      const first = times(MOST_EVENTS - 2, (at) => `Event ${letters(at)}`);
      await scene.must(scene.by(family, 'POST', '/api/user/tag-guests', { guests: [id], add: first }));
      return {
        requests: times(6, (at) =>
          scene.by(family, 'POST', '/api/user/tag-guests', { guests: [id], add: [`More ${letters(at)}`] }),
        ),
        refusals: [400],
        check: async () => {
          const { events } = await guestRow(scene, id);
          return atMost('events', events.split(',').length, MOST_EVENTS);
        },
      };
    },
  },
  {
    name: 'a guest’s link is used more often than it may be',
    set: async (scene) => {
      const family = await scene.bench.customer();
      const [id = ''] = await scene.bench.guests(family, 1);
      const link = await guestLink(scene, family, id);
      return {
        requests: times(LINK_EDITS + 6, (at) =>
          scene.by(null, 'PATCH', '/api/user/update-address-person', {
            ...link,
            address: `${at + 1}, Queens Road`,
            pincode: '143001',
          }),
        ),
        refusals: [410],
        most: LINK_EDITS,
      };
    },
  },
];
