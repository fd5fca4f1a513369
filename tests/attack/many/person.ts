import { RECENT_LIMIT } from '#domain/cart/recent.contract.ts';
import { MOST_GIFTS } from '#domain/planning/ledger.rules.ts';
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
import { type Customer } from '#tests/support/order-bench.ts';
import { given } from '#tests/support/own-things.ts';

/** Most boxes that a person keeps: `cart.repo.ts`. */
const MOST_CARTS = 100;

const giftsOf = ({ db }: Scene, { id }: Customer) =>
  db.selectFrom('gift').selectAll().where('user_id', '=', id).execute();
const cartsOf = ({ db }: Scene, { id }: Customer) =>
  db.selectFrom('cart').selectAll().where('user_id', '=', id).execute();
const enquiriesOf = ({ db }: Scene, { id }: Customer) =>
  db.selectFrom('enquiry').select('id').where('user_id', '=', id).execute();

async function gift(scene: Scene, who: Customer): Promise<string> {
  return (await scene.must(scene.by(who, 'POST', '/api/user/shagun-ledger', given))).gift._id;
}

/** Moments of the ledger, the lists, the boxes and the profile of one person. */
export const personTurns: Turn[] = [
  {
    name: 'items of a list are ticked and unticked',
    set: async (scene) => {
      const who = await scene.bench.customer();
      const tick = (change: object) =>
        scene.by(who, 'POST', '/api/user/add-planning-history', {
          planning: [{ planningId: scene.checklist, ...change }],
        });
      await scene.must(tick({ ticked: times(4, letters) }));
      const gone = times(4, letters);
      const added = times(6, (at) => letters(4 + at));
      return {
        requests: [...gone.map((id) => tick({ unticked: [id] })), ...added.map((id) => tick({ ticked: [id] }))],
        check: async (heard) => {
          const { userCheckedEvent } = await scene.must(scene.by(who, 'GET', `/api/user/event-list/${who.id}`));
          const { checked } = userCheckedEvent.find(({ _id }: { _id: string }) => _id === scene.checklist);
          const wanted = times(10, (at) => at).filter((at) => (at < 4 ? !isDone(heard[at]) : isDone(heard[at])));
          return same('ticked places', checked, wanted);
        },
      };
    },
  },
  {
    name: 'gifts are written down',
    set: async (scene) => {
      const who = await scene.bench.customer();
      const names = times(8, (at) => `Uncle ${letters(at)}`);
      return {
        requests: names.map((name) => scene.by(who, 'POST', '/api/user/shagun-ledger', { ...given, name })),
        check: async (heard) =>
          keptOnce(
            heard,
            names,
            (await giftsOf(scene, who)).map(({ name }) => name),
          ),
      };
    },
  },
  {
    name: 'the last lines of the ledger are written',
    rounds: 1,
    set: async (scene) => {
      const who = await scene.bench.customer();
      const row = {
        user_id: who.id,
        guest_id: null,
        name: 'Uncle',
        paise: 501_00,
        what: '',
        day: '2026-11-22',
        note: '',
      };
      const rows = times(MOST_GIFTS - 3, () => ({
        ...row,
        id: newId(),
        thanked: false,
        revision: 1,
        updated_at: new Date().toISOString(),
      }));
      for (const some of chunks(rows)) await scene.db.insertInto('gift').values(some).execute();
      return {
        requests: times(10, () => scene.by(who, 'POST', '/api/user/shagun-ledger', given)),
        refusals: [400],
        check: async () => atMost('gifts', (await giftsOf(scene, who)).length, MOST_GIFTS),
      };
    },
  },
  {
    name: 'one line of the ledger is corrected',
    set: async (scene) => {
      const who = await scene.bench.customer();
      const id = await gift(scene, who);
      const names = times(6, (at) => `Uncle ${letters(at)}`);
      return {
        requests: names.map((name) =>
          scene.by(who, 'PUT', `/api/user/shagun-ledger/${id}`, { ...given, name, revision: 1 }),
        ),
        most: 1,
        check: async (heard) => isAcknowledged('name', heard, names, (await giftsOf(scene, who))[0]?.name),
      };
    },
  },
  {
    name: 'lines of the ledger are thanked and corrected',
    set: async (scene) => {
      const who = await scene.bench.customer();
      const ids = await Promise.all(times(4, () => gift(scene, who)));
      return {
        requests: [
          ...ids.map((id) => scene.by(who, 'POST', '/api/user/shagun-ledger/thanked', { ids: [id], thanked: true })),
          ...ids.map((id) =>
            scene.by(who, 'PUT', `/api/user/shagun-ledger/${id}`, { ...given, name: 'Corrected', revision: 1 }),
          ),
        ],
        check: async (heard) => {
          const rows = await giftsOf(scene, who);
          return ids.flatMap((id, at) => {
            const row = rows.find((one) => one.id === id);
            return [
              ...(isDone(heard[at]) ? same('thanked', Boolean(row?.thanked), true) : []),
              ...(isDone(heard[4 + at]) ? same('name', row?.name, 'Corrected') : []),
            ];
          });
        },
      };
    },
  },
  {
    name: 'boxes are kept, each twice',
    set: async (scene) => {
      const who = await scene.bench.customer();
      const { invitation } = scene.bench.goods;
      const weights = [250, 500, 750, 1000];
      const box = (weight: number) => ({
        invitationId: invitation,
        weight,
        tempId: 1,
        paymentHistory: [],
        status: true,
      });
      return {
        requests: [...weights, ...weights].map((weight) => scene.by(who, 'POST', '/api/user/add-cart', box(weight))),
        check: async (heard) =>
          keptOnce(
            heard,
            weights.map(String),
            (await cartsOf(scene, who)).map(({ weight }) => String(weight)),
          ),
      };
    },
  },
  {
    name: 'the last boxes of a person are kept',
    rounds: 1,
    set: async (scene) => {
      const who = await scene.bench.customer();
      for (let count = 0; count < MOST_CARTS - 2; count += 1) await scene.bench.cart(who);
      const { invitation, plain } = scene.bench.goods;
      const boxes = [invitation, plain].flatMap((invitationId) =>
        [250, 500, 1000].map((weight) => ({ invitationId, weight, tempId: 1, paymentHistory: [], status: true })),
      );
      return {
        requests: boxes.map((body) => scene.by(who, 'POST', '/api/user/add-cart', body)),
        check: async () => atMost('boxes', (await cartsOf(scene, who)).length, MOST_CARTS),
      };
    },
  },
  {
    name: 'one box is changed in different ways',
    set: async (scene) => {
      const who = await scene.bench.customer();
      const id = await scene.bench.cart(who);
      const change = (body: object) => scene.by(who, 'PATCH', `/api/user/update-cart/${id}`, body);
      return {
        requests: [...times(4, () => change({ weight: 500 })), ...times(4, () => change({ status: false }))],
        check: async (heard) => {
          const [row] = await cartsOf(scene, who);
          return [
            ...isAcknowledged(
              'weight',
              heard,
              times(4, () => '500'),
              row?.weight,
            ),
            ...same(
              'kept for later',
              Boolean(row?.saved),
              heard.slice(4).every((one) => !isDone(one)),
            ),
            ...same('revision', Number(row?.revision), doneIn(heard)),
          ];
        },
      };
    },
  },
  {
    name: 'a box that several have read is changed',
    set: async (scene) => {
      const who = await scene.bench.customer();
      const id = await scene.bench.cart(who);
      return {
        requests: times(6, (at) =>
          scene.by(who, 'PATCH', `/api/user/update-cart/${id}`, { weight: [250, 500, 1000][at % 3], revision: 0 }),
        ),
        most: 1,
      };
    },
  },
  {
    name: 'name and address of a person are changed',
    set: async (scene) => {
      const who = await scene.bench.customer();
      const names = times(4, (at) => `Simran ${letters(at)}`);
      const addresses = times(4, (at) => `${at + 1}, Queens Road`);
      return {
        requests: [
          ...names.map((name) => scene.by(who, 'PATCH', '/api/user/update', { name })),
          ...addresses.map((address) => scene.by(who, 'PATCH', '/api/user/update', { address, addressBy: 'custom' })),
        ],
        check: async (heard) => {
          const { userData } = await scene.must(scene.by(who, 'GET', `/api/user/data/${who.id}`));
          return [
            ...isAcknowledged('name', heard, names, userData.name),
            ...isAcknowledged('address', heard, [...times(4, () => null), ...addresses], userData.address),
          ];
        },
      };
    },
  },
  {
    name: 'products are looked at',
    set: async (scene) => {
      const who = await scene.bench.customer();
      const { sweet, crumbs, dryFruit, invitation, plain } = scene.bench.goods;
      const seen = [sweet, crumbs, dryFruit, invitation, plain, sweet];
      return {
        requests: seen.map((fruitId) => scene.by(who, 'POST', '/api/user/recent-view', { fruitId })),
        check: async () => {
          const rows = await scene.db
            .selectFrom('recent_view')
            .select('product_id')
            .where('user_id', '=', who.id)
            .execute();
          return atMost('products', rows.length, RECENT_LIMIT);
        },
      };
    },
  },
  {
    name: 'calls under one idempotency key are sent',
    set: async (scene) => {
      const who = await scene.bench.customer();
      const [one, two] = [scene.key(), scene.key()];
      const { checklist: planningId } = scene;
      return {
        requests: [
          ...times(5, () => scene.by(who, 'POST', '/api/user/shagun-ledger', given, one)),
          ...times(5, () => scene.by(who, 'POST', '/api/user/add-planning-help', { planningId }, two)),
        ],
        check: async () => [
          ...same('gifts', (await giftsOf(scene, who)).length, 1),
          ...same('requests', (await enquiriesOf(scene, who)).length, 1),
        ],
      };
    },
  },
  {
    name: 'messages are written to the shop',
    set: async (scene) => {
      const who = await scene.bench.customer();
      const { checklist: planningId } = scene;
      return {
        requests: times(6, () => scene.by(who, 'POST', '/api/user/add-planning-help', { planningId })),
        check: async (heard) => same('messages', (await enquiriesOf(scene, who)).length, doneIn(heard)),
      };
    },
  },
];
