import { newId } from '#lib/ids.ts';
import type { Heard } from '#tests/attack/requests.ts';
import {
  atMost,
  isAcknowledged,
  keptOnce,
  letters,
  same,
  type Scene,
  times,
  type Turn,
} from '#tests/attack/many/scene.ts';
import { HOME } from '#tests/support/own-things.ts';

const STEPS = '/api/staff/parcels/steps';
/** Returns a paid order of one box for each of some homes. */
async function paidBoxes(scene: Scene, homes: number): Promise<string> {
  const who = await scene.bench.customer();
  const guests = await scene.bench.guests(who, homes);
  const recipients = guests.map((guestId) => ({ guestId, quantity: 1 }));
  return (await scene.paid(who, scene.bench.invitationOrder(recipients, homes * HOME))).orderId;
}

const parcelsOf = ({ db }: Scene, orderId: string) =>
  db.selectFrom('parcel').selectAll().where('order_id', '=', orderId).orderBy('position').execute();
const stepsOf = ({ db }: Scene, orderId: string) =>
  db.selectFrom('parcel_step').selectAll().where('order_id', '=', orderId).execute();

/** Returns a fault unless every parcel of an order has as many steps as its revision says. */
async function stepsFit(scene: Scene, orderId: string): Promise<string[]> {
  const steps = await stepsOf(scene, orderId);
  return (await parcelsOf(scene, orderId)).flatMap(({ position, revision }) => {
    const numbers = steps.filter((one) => one.position === position).map((one) => Number(one.revision));
    return same(
      `steps of home ${position}`,
      numbers.toSorted((a, b) => a - b),
      times(Number(revision), (at) => at + 1),
    );
  });
}

/** Number of parcels in the answers that were brought into a state. */
const movedIn = (heard: readonly Heard[]): number =>
  heard
    .flatMap((one) => (one?.data['outcomes'] ?? []) as { outcome: string }[])
    .filter(({ outcome }) => outcome === 'done').length;

/** Moments of the staff at one order. */
export const parcelTurns: Turn[] = [
  {
    name: 'one parcel is brought into different states',
    set: async (scene) => {
      const [{ cookie }, orderId] = [await scene.owner(), await paidBoxes(scene, 1)];
      const step = (state: string) =>
        scene.office(cookie, 'POST', STEPS, {
          batch: newId(),
          parcels: [{ orderId, position: 0, revision: 0 }],
          state,
        });
      return {
        requests: [...times(3, () => step('packed')), ...times(3, () => step('cancelled'))],
        check: async (heard) => [
          ...atMost('steps that were acknowledged', movedIn(heard), 1),
          ...(await stepsFit(scene, orderId)),
        ],
      };
    },
  },
  {
    name: 'homes of one order are packed',
    set: async (scene) => {
      const [{ cookie }, orderId] = [await scene.owner(), await paidBoxes(scene, 6)];
      return {
        requests: times(6, (position) =>
          scene.office(cookie, 'POST', STEPS, { batch: newId(), parcels: [{ orderId, position }], state: 'packed' }),
        ),
        check: async (heard) => {
          const packed = (await parcelsOf(scene, orderId)).filter(({ state }) => state === 'packed');
          return [...same('packed homes', packed.length, movedIn(heard)), ...(await stepsFit(scene, orderId))];
        },
      };
    },
  },
  {
    name: 'one press of a step is sent several times',
    set: async (scene) => {
      const [{ cookie }, orderId] = [await scene.owner(), await paidBoxes(scene, 2)];
      const body = { batch: newId(), parcels: [{ orderId }], state: 'packed' };
      return {
        requests: times(6, () => scene.office(cookie, 'POST', STEPS, body)),
        check: async () => [
          ...same('steps', (await stepsOf(scene, orderId)).length, 2),
          ...(await stepsFit(scene, orderId)),
        ],
      };
    },
  },
  {
    name: 'a step is taken back several times, and followed by another',
    set: async (scene) => {
      const [{ cookie }, orderId] = [await scene.owner(), await paidBoxes(scene, 1)];
      const batch = newId();
      await scene.must(scene.office(cookie, 'POST', STEPS, { batch, parcels: [{ orderId }], state: 'packed' }));
      const sent = {
        batch: newId(),
        parcels: [{ orderId, revision: 1 }],
        state: 'sent',
        courier: 'DTDC',
        tracking: newId(),
      };
      return {
        requests: [
          ...times(3, () => scene.office(cookie, 'POST', '/api/staff/parcels/undo', { batch })),
          ...times(2, () => scene.office(cookie, 'POST', STEPS, sent)),
        ],
        check: async (heard) => {
          const moved = [heard.slice(0, 3), heard.slice(3)].map((some) => movedIn(some) > 0);
          return moved.every(Boolean) ? ['the step was taken back and went on'] : [];
        },
      };
    },
  },
  {
    name: 'notes to an order are written',
    set: async (scene) => {
      const [{ cookie }, orderId] = [await scene.owner(), await paidBoxes(scene, 1)];
      const texts = times(6, (at) => `Note ${letters(at)}`);
      return {
        requests: texts.map((text) => scene.office(cookie, 'POST', `/api/staff/orders/${orderId}/notes`, { text })),
        check: async (heard) => {
          const rows = await scene.db.selectFrom('order_note').select('text').where('order_id', '=', orderId).execute();
          return keptOnce(
            heard,
            texts,
            rows.map(({ text }) => text),
          );
        },
      };
    },
  },
  {
    name: 'an order is let through unpaid',
    set: async (scene) => {
      const { cookie } = await scene.owner();
      const order = { ...scene.bench.sweetOrder({ quantity: 100 }, 125049_00), advance: true };
      const { orderId } = await scene.paid(await scene.bench.customer(), order);
      const reasons = times(5, (at) => `Pays on day ${letters(at)}`);
      return {
        requests: reasons.map((reason) =>
          scene.office(cookie, 'POST', `/api/staff/orders/${orderId}/release`, { reason }),
        ),
        check: async (heard) => {
          const row = await scene.db
            .selectFrom('unpaid_release')
            .select('reason')
            .where('order_id', '=', orderId)
            .executeTakeFirst();
          const told = heard.map((one) => (one?.data['released'] as { reason: string } | undefined)?.reason);
          const wrong = told.filter((reason) => reason !== undefined && reason !== row?.reason);
          return same('reasons that are not kept', wrong, []);
        },
      };
    },
  },
  {
    name: 'a line of the kitchen’s list is ticked',
    set: async (scene) => {
      const { cookie } = await scene.owner();
      await paidBoxes(scene, 1);
      const { days } = await scene.must(scene.office(cookie, 'GET', '/api/staff/kitchen'));
      const { day, lines } = days[0];
      const { id } = lines[0];
      const parts = times(5, (at) => String(at + 1));
      return {
        requests: parts.map((ready) =>
          scene.office(cookie, 'PUT', '/api/staff/kitchen/ticks', { day, id, parts: Number(ready) }),
        ),
        check: async (heard) => {
          const ticks = scene.db.selectFrom('kitchen_tick').select('parts').where('goods_id', '=', id);
          const rows = await ticks.where('day', '=', day).execute();
          return [...same('ticks', rows.length, 1), ...isAcknowledged('ready', heard, parts, rows[0]?.parts)];
        },
      };
    },
  },
  {
    name: 'a note of a message by WhatsApp is sent several times',
    set: async (scene) => {
      const [{ cookie }, orderId] = [await scene.owner(), await paidBoxes(scene, 1)];
      const count = async () =>
        (await scene.db.selectFrom('outbox').select('id').where('order_id', '=', orderId).execute()).length;
      const before = await count();
      const body = { id: newId(), kind: 'placed' };
      return {
        requests: times(5, () => scene.office(cookie, 'POST', `/api/staff/orders/${orderId}/messages`, body)),
        check: async () => atMost('notes', (await count()) - before, 1),
      };
    },
  },
];
