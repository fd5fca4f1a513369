import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeStaffRecords } from '#domain/catalogue/staff-record.contract.ts';
import { insertEnquiry } from '#domain/enquiries/enquiry.repo.ts';
import { writeParcelSteps } from '#domain/parcels/fulfilment.contract.ts';
import { changeUser } from '#domain/session/user.repo.ts';
import { readAudit } from '#domain/staff/staff.contract.ts';
import { type RecordWish, undoing } from '#office/frame/batch.ts';
import { newId } from '#lib/ids.ts';
import { writeAudit } from '#server/staff/audit.repo.ts';
import { engines } from '#tests/support/engines.ts';
import { type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';
import { paidBoxes } from '#tests/support/paid-boxes.ts';
import { type StaffCaller, staffCaller } from '#tests/support/staff-bench.ts';

describe.each(engines)('the log of the staff, on %s', (engine) => {
  let bench: OrderBench;
  let owner: StaffCaller;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    owner = await staffCaller(bench, 'owner', 'Harbhajan');
  });
  afterAll(() => bench.close());

  const write = (...entries: Parameters<typeof writeAudit>[3][]) =>
    writeAudit(bench.shop.db, { id: newId(), name: 'Harbhajan' }, bench.shop.now(), ...entries);
  const log = async (kind: string) => (await owner(readAudit, { query: { kind } })).data;

  it('names who sent a message: as the form says, else as the account does', async () => {
    const { db } = bench.shop;
    const data = { firstName: 'Jaswinder', lastName: 'Sodhi', message: 'When?' };
    await insertEnquiry(db, { kind: 'contact', subjectId: null, data }, bench.shop.now());
    const family = await bench.customer();
    await changeUser(db, family.id, { name: 'Lakshmi Iyengar' }, new Date(bench.shop.now()).toISOString());
    const enquiryId = await insertEnquiry(
      db,
      { kind: 'customisation', subjectId: null, data: { message: 'Red, please' } },
      bench.shop.now(),
    );
    await db.updateTable('enquiry').set({ user_id: family.id }).where('id', '=', enquiryId).execute();
    const sent = await db.selectFrom('enquiry').select(['id', 'kind']).execute();
    await write(...sent.map(({ id }) => ({ action: 'note', kind: 'enquiry', recordId: id })));
    const { names } = await log('enquiry');
    expect(sent.map(({ id, kind }) => [kind, names[id]]).sort()).toEqual([
      ['contact', 'Jaswinder Sodhi'],
      ['customisation', 'Lakshmi Iyengar'],
    ]);
  });

  it('names what was ticked in the kitchen', async () => {
    const { id = '', name = '' } =
      (await bench.shop.db
        .selectFrom('catalogue')
        .select(['id', 'name'])
        .where('kind', '=', 'sweet')
        .executeTakeFirst()) ?? {};
    await write({ action: 'ready', kind: 'kitchen', recordId: `2026-11-30 ${id}` });
    expect((await log('kitchen')).names).toEqual({ [id]: name });
  });

  it('names the home of a step, and none where there were several', async () => {
    const orderId = await paidBoxes(bench, await bench.customer(), 3);
    const [one, two] = [newId(), newId()];
    const step = (batch: string, positions: number[]) =>
      owner(writeParcelSteps, {
        body: { batch, parcels: positions.map((position) => ({ orderId, position })), state: 'packed' } as never,
      });
    await step(one, [0]);
    await step(two, [1, 2]);
    const home = await bench.shop.db
      .selectFrom('order_recipient')
      .select('name')
      .where('order_id', '=', orderId)
      .where('position', '=', 0)
      .executeTakeFirstOrThrow();
    const { names } = await log('parcel');
    expect(home.name).not.toBe('');
    expect([names[one], names[two]]).toEqual([home.name, undefined]);
  });

  it('knows which revision the undo of a change of several restores', async () => {
    const params = { kind: 'review' as const };
    const change = async (changes: RecordWish[]) => {
      const { status, data } = await owner(changeStaffRecords, { params, body: { changes } });
      expect(status, data.message).toBe(200);
      return data.records;
    };
    const review = (name: string) => ({ set: { name, rating: 5, description: 'Lovely boxes.' } });
    const added = await change([review('Asha'), review('Kiran')]);
    const changed = await change(added.map(({ id, revision }) => ({ id, revision, set: { rating: 4 } })));
    await change(undoing(added, changed));
    const [last] = (await log('review')).entries;
    expect([last?.action, last?.after?.['restores']]).toEqual(['restore', Number(last?.before?.['revision']) - 1]);
  });
});
