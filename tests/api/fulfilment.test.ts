import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ParcelOutcome, undoParcelSteps, writeParcelSteps } from '#domain/parcels/fulfilment.contract.ts';
import { stepParcels, undoSteps } from '#domain/parcels/fulfilment.repo.ts';
import { UNDO_MS } from '#domain/parcels/fulfilment.rules.ts';
import { readStaffOrder } from '#domain/orders/staff-order.contract.ts';
import { newId } from '#lib/ids.ts';
import { DAY, MINUTE } from '#lib/time.ts';
import type { Database } from '#server/db/database.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';
import { paidBoxes } from '#tests/support/paid-boxes.ts';
import { type StaffCaller, staffCaller } from '#tests/support/staff-bench.ts';

describe.each(engines)('parcels, on %s', (engine) => {
  let bench: OrderBench;
  let simran: Customer;
  let packer: StaffCaller;
  let other: StaffCaller;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    simran = await bench.customer();
    packer = await staffCaller(bench, 'packer', 'Gurdeep');
    other = await staffCaller(bench, 'packer', 'Meena');
  });
  afterAll(() => bench.close());

  type Asked = Omit<Partial<Parameters<typeof stepParcels>[2]>, 'state'> & { state: string };
  const step = (who: StaffCaller, orderId: string, asked: Asked) =>
    who(writeParcelSteps, { body: { batch: newId(), parcels: [{ orderId }], ...asked } as Record<string, unknown> });
  const outcomes = ({ data }: { data: { outcomes: ParcelOutcome[] } }) => data.outcomes.map(({ outcome }) => outcome);
  /** Returns how it stands with every home of an order. */
  const homes = async (orderId: string) => {
    const { data } = await packer(readStaffOrder, { params: { orderId } });
    return data.order.homes.map(({ state, courier, tracking, revision }) => ({ state, courier, tracking, revision }));
  };
  const states = async (orderId: string) => (await homes(orderId)).map(({ state }) => state);

  it('are placed when they are paid for, and go on one by one or all at once', async () => {
    const orderId = await paidBoxes(bench, simran, 3);
    expect(await states(orderId)).toEqual(['placed', 'placed', 'placed']);
    expect(outcomes(await step(packer, orderId, { state: 'accepted' }))).toEqual(['done', 'done', 'done']);
    const one = await step(packer, orderId, { state: 'packed', parcels: [{ orderId, position: 1, revision: 1 }] });
    expect(one.data.outcomes).toMatchObject([
      { orderId, position: 1, outcome: 'done', parcel: { state: 'packed', revision: 2 } },
    ]);
    expect(await states(orderId)).toEqual(['accepted', 'packed', 'accepted']);
  });

  it('are sent with a courier, and a number for all or one each', async () => {
    const orderId = await paidBoxes(bench, simran, 3);
    const nobody = await step(packer, orderId, { state: 'sent' });
    expect([nobody.status, nobody.data.message]).toEqual([400, 'Please choose a courier, or “Own delivery”.']);
    const parcels = [{ orderId, position: 0, tracking: 'D-100' }, { orderId }];
    await step(packer, orderId, { state: 'sent', courier: 'DTDC', tracking: 'D-7', together: true, parcels });
    expect((await homes(orderId)).map(({ courier, tracking }) => `${courier} ${tracking}`)).toEqual([
      'DTDC D-100',
      'DTDC D-7',
      'DTDC D-7',
    ]);
    await step(packer, orderId, {
      state: 'sent',
      courier: 'DTDC',
      tracking: 'D-8',
      parcels: [{ orderId, position: 2 }],
    });
    expect((await homes(orderId))[2]).toEqual({ state: 'sent', courier: 'DTDC', tracking: 'D-8', revision: 2 });
  });

  it('have a number each: one that another parcel has is refused by its name, unless both go to one place together', async () => {
    const [far, near, away] = [
      await paidBoxes(bench, simran, 1, { pincode: '141001', names: ['Harpreet Gill'] }),
      await paidBoxes(bench, simran, 2, { names: ['Asha', 'Bina'] }),
      await paidBoxes(bench, simran, 1),
    ];
    const send = async (orderId: string, position: number, tracking: string, together = false) => {
      const parcels = [{ orderId, position }];
      const { data } = await step(packer, orderId, { state: 'sent', courier: 'DTDC', tracking, together, parcels });
      return data.outcomes.map(({ outcome, message }: ParcelOutcome) => `${outcome}: ${message}`);
    };
    expect(await send(far, 0, 'ed 111 222 333 in')).toEqual(['done: ']);
    expect((await homes(far))[0]?.tracking).toBe('ED111222333IN');
    const taken =
      /^refused: ED111222333IN is also the number of \d{4}-\d{6}-1, Harpreet Gill, 141001\. Boxes to different/;
    expect((await send(near, 0, 'ED111222333IN'))[0]).toMatch(taken);
    expect((await send(near, 0, 'Ed111222333in', true))[0]).toMatch(taken);
    expect(await states(near)).toEqual(['placed', 'placed']);

    expect(await send(near, 0, 'D-900')).toEqual(['done: ']);
    const shared = /^refused: D-900 is also the number of \d{4}-\d{6}-1, Asha, 143001\. Only boxes of one consignment/;
    expect((await send(near, 1, 'd-900'))[0]).toMatch(shared);
    expect(await send(near, 1, 'd-900', true)).toEqual(['done: ']);
    // Nor does one press give a number to several, and a courier may give an old one out again.
    const both = await step(packer, away, {
      state: 'sent',
      courier: 'DTDC',
      parcels: [far, away].map((orderId) => ({ orderId, position: 0, tracking: 'D-901' })),
    });
    expect(outcomes(both)).toEqual(['refused', 'refused']);
    expect(await send(far, 0, 'D-902')).toEqual(['done: ']);
    bench.clock.offset += 181 * DAY;
    expect(await send(away, 0, 'D-900')).toEqual(['done: ']);
    bench.clock.offset -= 181 * DAY;
  });

  it('share no number after a correction of it is taken back', async () => {
    const [one, stranger] = [
      await paidBoxes(bench, simran, 1),
      await paidBoxes(bench, simran, 1, { pincode: '141001' }),
    ];
    await step(packer, one, { state: 'sent', courier: 'DTDC', tracking: 'D-910' });
    const batch = newId();
    await step(packer, one, { batch, state: 'sent', courier: 'DTDC', tracking: 'D-911' });
    expect(outcomes(await step(packer, stranger, { state: 'sent', courier: 'DTDC', tracking: 'D-910' }))).toEqual([
      'done',
    ]);
    expect(outcomes(await packer(undoParcelSteps, { body: { batch } }))).toEqual(['refused']);
    expect((await homes(one))[0]?.tracking).toBe('D-911');
  });

  it('are stepped once when two packers press at the same moment, and the second hears by whom', async () => {
    const orderId = await paidBoxes(bench, simran, 4);
    const both = await Promise.all([packer, other].map((who) => step(who, orderId, { state: 'packed' })));
    const told = both.map(outcomes);
    expect(told.flat().sort()).toEqual([...Array(4).fill('already'), ...Array(4).fill('done')]);
    expect(await homes(orderId)).toEqual(
      [0, 1, 2, 3].map(() => ({ state: 'packed', courier: '', tracking: '', revision: 1 })),
    );
    const first = told[0]?.[0] === 'done' ? 'Gurdeep' : 'Meena';
    const late = both.find((answer) => outcomes(answer)[0] === 'already');
    expect(late?.data.outcomes[0]?.message).toMatch(
      new RegExp(`^${first} set it to “Packed” on \\d+ \\w+, \\d\\d:\\d\\d\\.$`),
    );
  });

  it('are left alone when they changed since somebody looked', async () => {
    const orderId = await paidBoxes(bench, simran, 2);
    await step(other, orderId, { state: 'accepted', parcels: [{ orderId, position: 0 }] });
    const seen = [0, 1].map((position) => ({ orderId, position, revision: 0 }));
    const answer = await step(packer, orderId, { state: 'packed', parcels: seen });
    expect(outcomes(answer)).toEqual(['changed', 'done']);
    expect(answer.data.outcomes[0]?.message).toMatch(/^Meena set it to “Accepted”/);
    expect(await states(orderId)).toEqual(['accepted', 'packed']);
  });

  it('are told one by one where a step is not allowed, and the others go on', async () => {
    const orderId = await paidBoxes(bench, simran, 2);
    await step(packer, orderId, { state: 'sent', courier: 'DTDC', parcels: [{ orderId, position: 0 }] });
    const missing = newId();
    const answer = await step(packer, orderId, {
      state: 'cancelled',
      parcels: [{ orderId }, { orderId, position: 9 }, { orderId: missing }],
    });
    expect(answer.data.outcomes.map(({ outcome, message }) => [outcome, message])).toEqual([
      ['refused', 'It is already sent. You can cancel only what came back.'],
      ['done', ''],
      ['refused', 'There is no such home.'],
      ['refused', 'There is no such home.'],
    ]);
    expect(await states(orderId)).toEqual(['sent', 'cancelled']);
  });

  it('of a whole order are stepped only where they are in the states that were meant, also when the request is repeated', async () => {
    const orderId = await paidBoxes(bench, simran, 3);
    await step(packer, orderId, { state: 'packed', parcels: [{ orderId, position: 2 }] });
    const asked = { batch: newId(), state: 'sent', courier: 'DTDC', from: ['packed' as const] };
    for (const _ of [1, 2]) {
      const { data } = await step(packer, orderId, asked);
      expect(data.outcomes.map(({ position, outcome }) => [position, outcome])).toEqual([[2, 'done']]);
    }
    expect(await states(orderId)).toEqual(['placed', 'placed', 'sent']);
  });

  it('are stepped once when the same request arrives again, also at the same moment', async () => {
    const orderId = await paidBoxes(bench, simran, 3);
    const asked = { batch: newId(), state: 'accepted' };
    const answers = await Promise.all([1, 2, 3].map(() => step(packer, orderId, asked)));
    for (const answer of answers) expect(outcomes(answer)).toEqual(['done', 'done', 'done']);
    expect((await homes(orderId)).map(({ revision }) => revision)).toEqual([1, 1, 1]);
    const { data } = await packer(readStaffOrder, { params: { orderId } });
    expect(data.order.steps).toMatchObject([{ batch: asked.batch, by: 'Gurdeep', positions: [0, 1, 2] }]);
    const reused = await step(packer, orderId, { ...asked, state: 'packed' });
    expect(reused.status).toBe(409);
    // Taken back and sent once more by a phone that never heard the answer, it stays taken back.
    await packer(undoParcelSteps, { body: { batch: asked.batch } });
    await step(packer, orderId, asked);
    expect(await states(orderId)).toEqual(['placed', 'placed', 'placed']);
  });

  it('stand as before when a request is undone in time', async () => {
    const orderId = await paidBoxes(bench, simran, 2);
    await step(packer, orderId, { state: 'sent', courier: 'DTDC', tracking: 'D-1', together: true });
    const batch = newId();
    await step(packer, orderId, { batch, state: 'returned' });
    bench.clock.offset += UNDO_MS - MINUTE;
    const undone = await other(undoParcelSteps, { body: { batch } });
    expect(outcomes(undone)).toEqual(['done', 'done']);
    expect(await homes(orderId)).toEqual(
      [0, 1].map(() => ({ state: 'sent', courier: 'DTDC', tracking: 'D-1', revision: 3 })),
    );
    expect(outcomes(await packer(undoParcelSteps, { body: { batch } }))).toEqual(['already', 'already']);
    expect((await homes(orderId))[0]?.revision).toBe(3);
    const { data } = await packer(readStaffOrder, { params: { orderId } });
    expect(data.order.steps.map(({ state, undoneAt }) => [state, undoneAt !== null])).toEqual([
      ['returned', true],
      ['sent', false],
    ]);
  });

  it('stay as they are when it is too late to undo a request, or there was none', async () => {
    const orderId = await paidBoxes(bench, simran, 1);
    const batch = newId();
    await step(packer, orderId, { batch, state: 'packed' });
    bench.clock.offset += UNDO_MS + MINUTE;
    const late = await packer(undoParcelSteps, { body: { batch } });
    expect([late.status, late.data.message]).toEqual([
      409,
      'You can undo a step for ten minutes. Please choose the right state instead.',
    ]);
    expect(await states(orderId)).toEqual(['packed']);
    const never = await packer(undoParcelSteps, { body: { batch: newId() } });
    expect([never.status, never.data.message]).toEqual([404, 'There is nothing to undo.']);
  });

  it('stay as they are when they went on since; the rest of the request is undone', async () => {
    const orderId = await paidBoxes(bench, simran, 3);
    const batch = newId();
    await step(packer, orderId, { batch, state: 'accepted' });
    await step(other, orderId, { state: 'packed', parcels: [{ orderId, position: 1 }] });
    const undone = await packer(undoParcelSteps, { body: { batch } });
    expect(outcomes(undone)).toEqual(['done', 'changed', 'done']);
    expect(undone.data.outcomes[1]?.message).toMatch(/^Meena set it to “Packed”/);
    expect(await states(orderId)).toEqual(['placed', 'packed', 'placed']);
  });

  it('leave a line in the log for a request and for its undo', async () => {
    const orderId = await paidBoxes(bench, simran, 2);
    const batch = newId();
    await step(packer, orderId, { batch, state: 'accepted' });
    await packer(undoParcelSteps, { body: { batch } });
    const deeds = await bench.shop.db
      .selectFrom('audit')
      .select(['actor', 'action', 'kind', 'after'])
      .where('record_id', '=', batch)
      .execute();
    expect(deeds).toHaveLength(2);
    expect(deeds).toContainEqual({
      actor: 'Gurdeep',
      action: 'step',
      kind: 'parcel',
      after: { state: 'accepted', homes: 2, orders: [orderId] },
    });
  });

  it('are shown to their customer without notes and names, and to nobody else', async () => {
    const orderId = await paidBoxes(bench, simran, 2);
    await step(packer, orderId, { state: 'packed', note: 'Lid was loose', parcels: [{ orderId, position: 1 }] });
    await step(packer, orderId, {
      state: 'sent',
      courier: 'Blue Dart',
      tracking: 'bd 5',
      parcels: [{ orderId, position: 1 }],
    });
    const { data } = await bench.get(`/api/user/payment-data/${orderId}`, simran);
    const at = expect.stringMatching(/Z$/);
    expect(data.paymentHistory[0].parcels).toEqual([
      { position: 0, state: 'placed', courier: '', tracking: '', steps: [] },
      {
        position: 1,
        state: 'sent',
        courier: 'Blue Dart',
        tracking: 'BD5',
        steps: [
          { state: 'packed', courier: '', tracking: '', at },
          { state: 'sent', courier: 'Blue Dart', tracking: 'BD5', at },
        ],
      },
    ]);
    expect(JSON.stringify(data)).not.toMatch(/Gurdeep|Lid was loose/);
    const stranger = await bench.customer();
    expect((await bench.get(`/api/user/payment-data/${orderId}`, stranger)).status).toBe(404);
  });

  it('of five hundred homes are stepped and taken back by as many statements as those of five', async () => {
    const staff = { id: newId(), name: 'Gurdeep' };
    const counted = async (count: number) => {
      const orderId = await paidBoxes(bench, simran, count, { title: `Counted ${count}` });
      let statements = 0;
      const db = bench.shop.db.withPlugin({
        transformQuery: ({ node }) => {
          statements += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      }) as Database;
      const [batch, now] = [newId(), bench.shop.now()];
      const done = await stepParcels(db, staff, { batch, state: 'packed', parcels: [{ orderId }] }, now);
      const undone = await undoSteps(db, staff, batch, now);
      expect([...done, ...(undone ?? [])].filter(({ outcome }) => outcome === 'done')).toHaveLength(2 * count);
      return statements;
    };
    expect(await counted(500)).toBe(await counted(5));
  });

  it('answer a wrong press with a sentence', async () => {
    const orderId = await paidBoxes(bench, simran, 1);
    const wrong: [Record<string, unknown>, RegExp][] = [
      [{ parcels: [] }, /Please choose something/],
      [{ state: 'eaten' }, /no such state/],
      [{ batch: 'x' }, /load the page again/],
      [{ parcels: [{ orderId: 'x' }] }, /no such order/],
      [{ state: 'sent', courier: 'x'.repeat(41) }, /at most 40/],
      [{ tracking: '<b>' }, /letters and digits/],
    ];
    for (const [part, sentence] of wrong) {
      const answer = await step(packer, orderId, { state: 'packed', ...part } as Asked);
      expect([answer.status, answer.data.message]).toEqual([400, expect.stringMatching(sentence)]);
    }
    const back = await step(packer, orderId, { state: 'placed' });
    expect(outcomes(back)).toEqual(['already']);
  });
});
