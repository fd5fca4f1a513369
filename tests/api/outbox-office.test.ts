import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { undoParcelSteps, writeParcelSteps } from '#domain/parcels/fulfilment.contract.ts';
import {
  countFailedMessages,
  listMessageTemplates,
  listOrderMessages,
  noteChat,
  pageMessages,
  saveMessageTemplate,
  sendFailedAgain,
  sendMessageAgain,
} from '#domain/messages/messages.contract.ts';
import { eraseOutdated } from '#domain/retention/retention.repo.ts';
import { MESSAGE_KEPT } from '#domain/retention/retention-periods.rules.ts';
import { readAudit } from '#domain/staff/staff.contract.ts';
import { newId } from '#lib/ids.ts';
import { DAY, MINUTE } from '#lib/time.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';
import { paidBoxes } from '#tests/support/paid-boxes.ts';
import { type StaffCaller, staffCaller } from '#tests/support/staff-bench.ts';

describe.each(engines)('messages in the back office, on %s', (engine) => {
  let bench: OrderBench;
  let simran: Customer;
  let owner: StaffCaller;
  let packer: StaffCaller;
  let helper: StaffCaller;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    simran = await bench.customer();
    owner = await staffCaller(bench, 'owner', 'Harleen');
    packer = await staffCaller(bench, 'packer', 'Gurdeep');
    helper = await staffCaller(bench, 'helper', 'Meera');
  });
  afterAll(() => bench.close());

  const send = async (orderId: string): Promise<string> => {
    const batch = newId();
    await packer(writeParcelSteps, { body: { batch, parcels: [{ orderId }], state: 'sent', courier: 'DTDC' } });
    return batch;
  };
  const ofOrder = async (orderId: string) => (await packer(listOrderMessages, { params: { orderId } })).data;
  /** Puts the one message of an order into a state, as the gateway or its absence would have. */
  const stands = (orderId: string, state: 'failed' | 'unsure' | 'sent') =>
    bench.shop.db.updateTable('outbox').set({ state, problem: 'no' }).where('order_id', '=', orderId).execute();
  const deedsOf = async (recordId: string) =>
    (await owner(readAudit, { query: { recordId } })).data.entries.map(({ action, actor }) => `${actor}: ${action}`);

  it('are queued once when an order is paid, whoever tells that it is', async () => {
    const { data } = await bench.post('/createOrder', simran, bench.sweetOrder());
    const confirmation = bench.gateway.pay(data.id);
    const both = await Promise.all([1, 2].map(() => bench.post('/verifyOrder', simran, confirmation)));
    await bench.notify(bench.gateway.notice('payment.captured', confirmation.razorpay_payment_id));
    const orderId = both[0]?.data.orderId as string;
    const { messages } = await ofOrder(orderId);
    expect(messages).toMatchObject([{ kind: 'placed', way: 'sms', orderId, customer: 'Simran Kaur' }]);
  });

  it('are queued by a press of the packers, and taken back with it', async () => {
    const orderId = await paidBoxes(bench, simran, 2);
    const batch = await send(orderId);
    expect((await ofOrder(orderId)).messages).toMatchObject([
      { kind: 'sent', state: 'waiting', homes: 2, by: 'Gurdeep', text: '' },
    ]);
    await packer(undoParcelSteps, { body: { batch } });
    expect((await ofOrder(orderId)).messages).toMatchObject([{ state: 'withdrawn', problem: 'The step was undone.' }]);
  });

  it('are found by number, mobile and name, by state and by step', async () => {
    const rani = await bench.customer({ name: 'Rani Bedi' });
    // The others' numbers follow one another, so that parts of them are alike.
    const mobile = '9786453120';
    await bench.shop.db.updateTable('user').set({ mobile }).where('id', '=', rani.id).execute();
    const orderId = await paidBoxes(bench, rani, 1);
    await send(orderId);
    await stands(orderId, 'failed');
    const found = async (query: Record<string, unknown>) =>
      (await helper(pageMessages, { query })).data.messages.map((message) => message.orderId);
    const [message] = (await ofOrder(orderId)).messages;
    for (const q of [message?.invoiceNumber, `+91 ${mobile}`, mobile.slice(2, 8), 'rani', orderId])
      expect(await found({ q })).toEqual([orderId]);
    expect(await found({ state: 'failed', kind: 'sent' })).toEqual([orderId]);
    expect(await found({ q: 'rani', state: 'sent' })).toEqual([]);
    expect(await found({ q: '100%_' })).toEqual([]);
    expect((await helper(countFailedMessages)).data.count).toMatchObject({ failed: 1, unsure: 0 });
  });

  it('go again by a press, once however often it is pressed, and never when they went out', async () => {
    const orderId = await paidBoxes(bench, simran, 1);
    await send(orderId);
    await stands(orderId, 'unsure');
    const id = (await ofOrder(orderId)).messages[0]?.id ?? '';
    const presses = await Promise.all([1, 2].map(() => helper(sendMessageAgain, { params: { messageId: id } })));
    expect(presses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await deedsOf(id)).toEqual(['Meera: send-again']);
    await stands(orderId, 'sent');
    const late = await helper(sendMessageAgain, { params: { messageId: id } });
    expect([late.status, late.data.message]).toEqual([
      409,
      'This message was sent or taken back just now. Nothing was sent again.',
    ]);
    expect((await helper(sendMessageAgain, { params: { messageId: newId() } })).status).toBe(404);
  });

  it('that failed of late go again all together, each once, and what perhaps arrived or is old does not', async () => {
    const [first, second, unsure, old] = await Promise.all([1, 2, 3, 4].map(() => paidBoxes(bench, simran, 1)));
    for (const orderId of [first, second, unsure, old]) await send(orderId ?? '');
    for (const orderId of [first, second, old]) await stands(orderId ?? '', 'failed');
    await stands(unsure ?? '', 'unsure');
    const longAgo = new Date(bench.shop.now() - 8 * DAY).toISOString();
    await bench.shop.db
      .updateTable('outbox')
      .set({ created_at: longAgo })
      .where('order_id', '=', old ?? '')
      .execute();
    const { again } = (await helper(pageMessages, { query: {} })).data;
    const presses = await Promise.all([1, 2].map(() => helper(sendFailedAgain)));
    expect(presses.reduce((sum, { data }) => sum + data.count, 0)).toBe(again);
    expect((await helper(pageMessages, { query: {} })).data.again).toBe(0);
    const states = await Promise.all(
      [first, second, unsure, old].map(async (orderId) => (await ofOrder(orderId ?? '')).messages[0]),
    );
    expect(states.slice(0, 2).map((message) => message?.problem)).toEqual(['', '']);
    expect(states.slice(2).map((message) => message?.state)).toEqual(['unsure', 'failed']);
    expect(await deedsOf(states[0]?.id ?? '')).toEqual(['Meera: send-again']);
    expect((await packer(sendFailedAgain)).status).toBe(403);
  });

  it('have no words for a cancelled order, whose customer can be written to all the same', async () => {
    const orderId = await paidBoxes(bench, simran, 1);
    await packer(writeParcelSteps, { body: { batch: newId(), parcels: [{ orderId }], state: 'cancelled' } });
    const { chat, chatLink } = await ofOrder(orderId);
    expect([chat, chatLink]).toEqual([[], expect.stringMatching(/^https:\/\/wa\.me\/919\d{9}$/)]);
  });

  it('are opened in WhatsApp in words that fit how it stands, and that is noted once', async () => {
    const orderId = await paidBoxes(bench, simran, 1);
    expect((await ofOrder(orderId)).chat.map(({ kind }) => kind)).toEqual(['placed']);
    await send(orderId);
    const { chat } = await ofOrder(orderId);
    const { mobile } = await bench.shop.db
      .selectFrom('user')
      .select('mobile')
      .where('id', '=', simran.id)
      .executeTakeFirstOrThrow();
    const link = new URL(chat.find(({ kind }) => kind === 'sent')?.link ?? '');
    expect(link.origin + link.pathname).toBe(`https://wa.me/91${mobile}`);
    expect(link.searchParams.get('text')).toContain(
      'is on its way to Home 0 of Royal Peacock. It travels with DTDC and should be there by ',
    );
    const body = { id: newId(), kind: 'sent' };
    await packer(noteChat, { params: { orderId }, body });
    const { data } = await packer(noteChat, { params: { orderId }, body });
    expect(data.messages.filter(({ way }) => way === 'whatsapp')).toMatchObject([
      { id: body.id, state: 'opened', by: 'Gurdeep', mobile, text: link.searchParams.get('text') },
    ]);
    expect(await deedsOf(body.id)).toEqual(['Gurdeep: whatsapp']);
    expect((await packer(noteChat, { params: { orderId: newId() }, body })).status).toBe(404);
  });

  it('have words that two owners cannot overwrite unseen, and that name only what there is', async () => {
    const [placed] = (await owner(listMessageTemplates)).data.templates;
    const save = (text: string, revision: number, more = {}) =>
      owner(saveMessageTemplate, { params: { kind: 'placed' }, body: { text, revision, enabled: true, ...more } });
    expect(placed).toMatchObject({ kind: 'placed', enabled: true, revision: 0, changedAt: null });
    const first = await save('Thank you, {name}. {link}', 0, { dltId: '1107-16' });
    expect(first.data.template).toMatchObject({ revision: 1, dltId: '1107-16', changedBy: 'Harleen' });
    const second = await save('Thanks! {link}', 0);
    expect([second.status, second.data.message]).toEqual([
      409,
      'Harleen changed this message just now. What you wrote is still here.',
    ]);
    expect(second.data.template).toMatchObject({ text: 'Thank you, {name}. {link}', revision: 1 });
    expect((await save('Thank you, {name}. {link}', 0, { dltId: '1107-16' })).status).toBe(200);
    for (const [text, problem] of [
      [
        'Hello {nmae}',
        '{nmae} is not a placeholder. A message can name {name}, {order}, {homes}, {day}, {arrival}, {link}, {shop}.',
      ],
      [
        'By {courier}',
        'We do not know {courier} yet when we send this message. It can name {name}, {order}, {homes}, {day}, {arrival}, {link}, {shop}.',
      ],
      ['', 'The message is empty.'],
    ] as const) {
      const refused = await save(text, 1);
      expect([refused.status, refused.data.message]).toEqual([400, problem]);
    }
    expect(await deedsOf('placed')).toEqual(['Harleen: save']);
    await save('Thank you, {name}. {link}', 1, { enabled: false });
    const { data } = await bench.post('/createOrder', simran, bench.sweetOrder({ quantity: 2 }, 2549_00));
    const paid = await bench.post('/verifyOrder', simran, bench.gateway.pay(data.id));
    expect((await ofOrder(paid.data.orderId)).messages).toEqual([]);
  });

  it('are given to whoever asks for their data, go with the account, and go after a year', async () => {
    const person = await bench.customer();
    const orderId = await paidBoxes(bench, person, 1);
    await send(orderId);
    const own = await bench.get('/api/user/my-data', person);
    expect(own.data.messages).toMatchObject([{ order_id: orderId, kind: 'sent' }]);
    const rows = async (id: string) =>
      (await bench.shop.db.selectFrom('outbox').select('id').where('order_id', '=', id).execute()).length;
    await bench.ask('DELETE', '/api/user/account', person);
    expect(await rows(orderId)).toBe(0);
    const kept = await paidBoxes(bench, simran, 1);
    await send(kept);
    bench.clock.offset = MESSAGE_KEPT - MINUTE;
    await eraseOutdated(bench.shop);
    expect(await rows(kept)).toBe(1);
    bench.clock.offset = MESSAGE_KEPT + MINUTE;
    expect((await eraseOutdated(bench.shop)).messages).toBeGreaterThan(0);
    expect(await rows(kept)).toBe(0);
    bench.clock.offset = 0;
  });
});
