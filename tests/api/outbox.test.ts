import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stepParcels, undoSteps } from '#domain/parcels/fulfilment.repo.ts';
import type { ParcelState } from '#domain/parcels/fulfilment.rules.ts';
import { HOLD_MS, TRIED_FOR_MS } from '#domain/outbox/customer-messages.rules.ts';
import { findMessage, messagesOfOrder } from '#domain/messages/message-list.repo.ts';
import { claimDue, conclude, queueAgain } from '#domain/outbox/outbox.repo.ts';
import { sendDue } from '#domain/messages/sending.service.ts';
import { hearOfRefund } from '#domain/orders/heard-refund.repo.ts';
import { writeRefund } from '#domain/orders/refund.repo.ts';
import { queuePlaced } from '#domain/outbox/queue.repo.ts';
import { writeTemplate } from '#domain/outbox/template.repo.ts';
import { newId } from '#lib/ids.ts';
import { MINUTE } from '#lib/time.ts';
import { migrate } from '#migrations';
import { type Database, openDatabase, withTransaction } from '#server/db/database.ts';
import type { Shop } from '#server/context.ts';
import type { TextMessage, TextOutcome } from '#server/sms/text-sender.ts';
import { engines, emptyShop } from '#tests/support/engines.ts';
import { paidBoxes } from '#tests/support/paid-boxes.ts';

const meena = { id: newId(), name: 'Meena' };

// Without a server: nothing sends but the test, so that what is due is due until it says so.
describe.each(engines)('messages to customers, on %s', (engine) => {
  let db: Database;
  let shop: Shop;
  let simran: string;
  let remove: () => Promise<void>;
  let ahead = 0;
  let sent: TextMessage[] = [];
  let outcome: (message: TextMessage) => TextOutcome | Promise<TextOutcome>;

  beforeAll(async () => {
    const empty = await emptyShop(engine);
    ({ remove } = empty);
    db = openDatabase(empty.config);
    await migrate(db);
    const textSender = {
      demo: false,
      send: async (message: TextMessage) => {
        sent.push(message);
        return outcome(message);
      },
    };
    shop = { config: empty.config, db, textSender, now: () => Date.now() + ahead } as unknown as Shop;
  });
  afterAll(async () => {
    await db.destroy();
    await remove();
  });
  beforeEach(async () => {
    await db.deleteFrom('message_template').execute();
    await db.deleteFrom('order').execute();
    await db.deleteFrom('user').execute();
    simran = newId();
    const at = new Date().toISOString();
    const person = { name: 'Simran Kaur', email: '', profile: '', address: '', address_by: '', pincode: '143001' };
    await db
      .insertInto('user')
      .values({ id: simran, mobile: '9876500001', google_subject: null, ...person, created_at: at, updated_at: at })
      .execute();
    ahead = 0;
    sent = [];
    outcome = () => ({ is: 'taken', id: 'gateway-1' });
  });

  const paid = (homes: number): Promise<string> => paidBoxes({ shop }, { id: simran }, homes);
  const step = async (orderId: string, state: ParcelState, positions?: number[], batch = newId()): Promise<string> => {
    const parcels = positions ? positions.map((position) => ({ orderId, position })) : [{ orderId }];
    const courier = state === 'sent' ? { courier: 'DTDC', tracking: 'D-100', together: true } : {};
    await stepParcels(db, meena, { batch, parcels, state, ...courier }, shop.now());
    return batch;
  };
  const place = (orderId: string) => withTransaction(db, (tx) => queuePlaced(tx, orderId, shop.now()));
  /** Sends what is due once so many ms have passed. */
  const later = async (ms: number): Promise<void> => {
    ahead += ms;
    await sendDue(shop);
  };
  const states = async (orderId: string) =>
    (await messagesOfOrder(db, orderId)).map(({ kind, state }) => `${kind} ${state}`);
  const texts = () => sent.map(({ text }) => text);
  const off = (kind: 'placed' | 'sent' | 'refunded', enabled = false, text = 'Order {order} moved.') =>
    withTransaction(db, (tx) =>
      writeTemplate(tx, { kind, text, dltId: '', enabled, revision: 1 }, 'Harleen', new Date().toISOString()),
    );

  it('go out once for every step, with its words, and are not sent again', async () => {
    const orderId = await paid(3);
    await place(orderId);
    await place(orderId);
    await later(0);
    await step(orderId, 'packed');
    await step(orderId, 'sent');
    await later(HOLD_MS);
    await step(orderId, 'delivered');
    await later(HOLD_MS);
    await later(TRIED_FOR_MS);
    const [{ invoiceNumber = '' } = {}] = await messagesOfOrder(db, orderId);
    const link = `${shop.config.siteUrl}/view-history/${orderId}`;
    const days = /\bby [A-Z][a-z]+day \d{1,2} [A-Z][a-z]+\b|\bthe same day\b/g;
    expect(texts().map((text) => text.replaceAll(days, 'BY-DAY'))).toEqual([
      `Shagun: Namaste Simran Kaur, thank you for your order ${invoiceNumber}. It leaves us BY-DAY and should be there BY-DAY: ${link}`,
      `Shagun: Namaste Simran Kaur, order ${invoiceNumber} is on its way to all 3 homes. It travels with DTDC D-100 and should be there BY-DAY. See your order: ${link}`,
      `Shagun: Namaste Simran Kaur, order ${invoiceNumber} has reached all 3 homes. Thank you for celebrating with us. ${link}`,
    ]);
    expect(new Set(sent.map(({ mobile }) => mobile))).toEqual(new Set(['9876500001']));
    expect(await states(orderId)).toEqual(['delivered sent', 'sent sent', 'placed sent']);
  });

  describe('about money that went back', () => {
    const refund = async (orderId: string, goods: number): Promise<string> => {
      const id = newId();
      const row = { id, orderId, positions: [], reason: 'Late' };
      const whole = [{ paymentId: `pay_${orderId}`, parts: { goods: 1236_00, delivery: 49_00 } }];
      await writeRefund(db, meena, row, whole, () => ({ goods, delivery: 0 }), shop.now());
      return id;
    };
    const hear = (id: string, status: 'pending' | 'processed' | 'failed') =>
      hearOfRefund(db, id, { attempt: 1, providerId: `rfnd_${id}`, status, problem: '' }, shop.now());

    it('go out when it left, once each with its own sum, however often the provider says so', async () => {
      const orderId = await paid(1);
      const [small, large, failed] = [
        await refund(orderId, 150_50),
        await refund(orderId, 1000_00),
        await refund(orderId, 1_00),
      ];
      for (const id of [small, large, failed]) await hear(id, 'pending');
      await hear(failed, 'failed');
      await later(0);
      expect(sent).toEqual([]);
      await Promise.all([hear(small, 'processed'), hear(large, 'processed'), hear(small, 'processed')]);
      await hear(large, 'processed');
      await later(0);
      await later(TRIED_FOR_MS);
      expect(texts().sort()).toEqual([
        expect.stringMatching(
          /^Shagun: Namaste Simran Kaur, we sent Rs 1,000 of your order \d{4}-\d{6} back to where you paid from/,
        ),
        expect.stringMatching(/^Shagun: Namaste Simran Kaur, we sent Rs 150\.50 of your order/),
      ]);
      expect(await states(orderId)).toEqual(['refunded sent', 'refunded sent']);
    });

    it('are not queued while they are switched off', async () => {
      const orderId = await paid(1);
      await off('refunded');
      await hear(await refund(orderId, 100_00), 'processed');
      await off('refunded', true);
      await later(0);
      expect(await states(orderId)).toEqual([]);
    });
  });

  it('are one for all homes of a request and of those that follow before it goes, however often a request arrives', async () => {
    const orderId = await paid(4);
    const batch = newId();
    await Promise.all([1, 2, 3].map(() => step(orderId, 'sent', [0, 1], batch)));
    await later(HOLD_MS / 2);
    await step(orderId, 'sent', [3]);
    await later(HOLD_MS / 2);
    expect(sent).toEqual([]);
    await later(HOLD_MS / 2);
    expect(texts()).toEqual([expect.stringContaining('on its way to 3 of 4 homes')]);
    await step(orderId, 'sent', [2]);
    await later(HOLD_MS);
    expect(texts()[1]).toContain('on its way to Home 2 of Royal Peacock');
  });

  it('are taken back with a step that is taken back before they went', async () => {
    const orderId = await paid(2);
    const wrong = await step(orderId, 'sent', [0]);
    await step(orderId, 'sent', [1]);
    await undoSteps(db, meena, wrong, shop.now());
    const alone = await paid(1);
    const all = await step(alone, 'sent');
    await undoSteps(db, meena, all, shop.now());
    expect(await states(alone)).toEqual(['sent withdrawn']);
    await later(2 * HOLD_MS);
    expect(texts()).toEqual([expect.stringContaining('on its way to Home 1 of Royal Peacock')]);
    await step(alone, 'sent');
    await later(HOLD_MS);
    expect(sent).toHaveLength(2);
  });

  it('do not repeat themselves for a step that was corrected, or taken back when they had gone; a parcel that came back is told anew', async () => {
    const orderId = await paid(1);
    const batch = await step(orderId, 'sent');
    // Gone by now, so that taking the step back comes too late.
    await db
      .updateTable('outbox')
      .set({ due: new Date(shop.now()).toISOString() })
      .execute();
    await sendDue(shop);
    await undoSteps(db, meena, batch, shop.now());
    await step(orderId, 'sent');
    const corrected = {
      batch: newId(),
      parcels: [{ orderId }],
      state: 'sent' as const,
      courier: 'DTDC',
      tracking: 'D-8',
      together: true,
    };
    await stepParcels(db, meena, corrected, shop.now());
    await later(HOLD_MS);
    expect(sent).toHaveLength(1);
    await step(orderId, 'returned');
    await later(1000);
    await step(orderId, 'sent');
    await later(HOLD_MS);
    expect(sent).toHaveLength(2);
  });

  it('say nothing of a home that went on before they were sent', async () => {
    const orderId = await paid(2);
    await step(orderId, 'sent');
    await step(orderId, 'returned', [0]);
    await later(HOLD_MS);
    expect(texts()).toEqual([expect.stringContaining('on its way to Home 1 of')]);
  });

  it('are not queued for a kind that is switched off, and not sent when it is switched off meanwhile', async () => {
    const orderId = await paid(1);
    await off('placed');
    await place(orderId);
    expect(await states(orderId)).toEqual([]);
    await step(orderId, 'sent');
    await off('sent');
    await later(HOLD_MS);
    expect(sent).toEqual([]);
    expect(await messagesOfOrder(db, orderId)).toMatchObject([
      { state: 'withdrawn', problem: 'Messages of this kind were switched off.' },
    ]);
  });

  it('are written in the words that hold when they go, and name what they mention in its order', async () => {
    const orderId = await paid(1);
    await step(orderId, 'sent');
    await off('sent', true, '{courier} {tracking} for {name}');
    await later(HOLD_MS);
    expect(sent).toMatchObject([
      {
        text: 'DTDC D-100 for Simran Kaur',
        values: [
          ['courier', 'DTDC'],
          ['tracking', 'D-100'],
          ['name', 'Simran Kaur'],
        ],
      },
    ]);
  });

  it('wait with growing gaps while the gateway is away for an hour, and then go once', async () => {
    const orderId = await paid(1);
    await place(orderId);
    outcome = () => ({ is: 'away', why: 'The SMS gateway answered 503' });
    const tries: number[] = [];
    for (let minute = 0; minute < 60; minute += 1) {
      const before = sent.length;
      await later(minute === 0 ? 0 : MINUTE);
      if (sent.length > before) tries.push(minute);
    }
    expect(tries).toEqual([0, 1, 3, 7, 15, 31]);
    expect(await messagesOfOrder(db, orderId)).toMatchObject([
      { state: 'waiting', tries: 6, problem: 'The SMS gateway answered 503' },
    ]);
    outcome = () => ({ is: 'taken', id: 'late' });
    await later(5 * MINUTE);
    await later(TRIED_FOR_MS);
    expect(sent).toHaveLength(7);
    expect(await states(orderId)).toEqual(['placed sent']);
  });

  it('fail for good after a day, or at once when they are refused, and go again when somebody presses', async () => {
    const [slow, refused] = [await paid(1), await paid(1)];
    await place(slow);
    outcome = () => ({ is: 'away', why: 'We cannot reach the SMS gateway.' });
    for (let hour = 0; hour <= 25; hour += 1) await later(61 * MINUTE);
    expect(await messagesOfOrder(db, slow)).toMatchObject([
      { state: 'failed', problem: 'We tried for a day. We cannot reach the SMS gateway.' },
    ]);
    await place(refused);
    outcome = () => ({ is: 'refused', why: 'The SMS gateway refused it: template' });
    await later(0);
    const [message] = await messagesOfOrder(db, refused);
    expect(message).toMatchObject({ state: 'failed', problem: 'The SMS gateway refused it: template' });
    const tried = sent.length;
    await later(TRIED_FOR_MS);
    expect(sent).toHaveLength(tried);
    outcome = () => ({ is: 'taken', id: 'again' });
    const presses = await Promise.all(
      [1, 2].map(() => withTransaction(db, (tx) => queueAgain(tx, message?.id ?? '', shop.now()))),
    );
    expect(presses.sort()).toEqual([false, true]);
    await later(0);
    expect(sent).toHaveLength(tried + 1);
    expect(await states(refused)).toEqual(['placed sent']);
  });

  it('fail where no number is known, and are taken back where the account is gone', async () => {
    const [numberless, gone] = [await paid(1), await paid(1)];
    await place(numberless);
    await db.updateTable('user').set({ mobile: null }).where('id', '=', simran).execute();
    const sale = { buyer: { name: 'Simran', mobile: '', address: '', pincode: '' } };
    await db
      .updateTable('order')
      .set({ sale: JSON.stringify(sale) })
      .execute();
    await later(0);
    expect(await messagesOfOrder(db, numberless)).toMatchObject([
      { state: 'failed', problem: 'We know no mobile number of this customer.' },
    ]);
    await db.deleteFrom('user').execute();
    await place(gone);
    await later(0);
    expect(await states(gone)).toEqual(['placed withdrawn']);
    expect(sent).toEqual([]);
  });

  it('go out once each when several runners claim at once', async () => {
    const orders = await Promise.all(Array.from({ length: 12 }, () => paid(1)));
    for (const orderId of orders) await place(orderId);
    const claims = await Promise.all(Array.from({ length: 4 }, () => claimDue(db, shop.now())));
    const ids = claims.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    await db.updateTable('outbox').set({ state: 'waiting', claim: '' }).execute();
    outcome = async () => {
      await Promise.resolve();
      return { is: 'taken', id: '' };
    };
    await Promise.all(Array.from({ length: 4 }, () => sendDue(shop)));
    const links = texts().map((text) => /view-history\/(\w+)/.exec(text)?.[1]);
    expect(links.sort()).toEqual([...orders].sort());
  });

  it('that a server held when it stopped are told as perhaps sent, and never sent again by themselves', async () => {
    const orderId = await paid(1);
    await place(orderId);
    const [held] = await claimDue(db, shop.now());
    await later(0);
    expect(await states(orderId)).toEqual(['placed sending']);
    await db
      .updateTable('outbox')
      .set({ lease_until: new Date(0).toISOString() })
      .execute();
    await later(0);
    expect(await findMessage(db, held?.id ?? '')).toMatchObject({
      state: 'unsure',
      problem: 'The shop’s server stopped while sending it.',
    });
    await later(TRIED_FOR_MS);
    expect(sent).toEqual([]);
    // Sent once more by a person, it belongs to another claim: the first holder says nothing of it any more.
    if (!held) throw new Error('nothing was claimed');
    await queueAgain(db, held.id, shop.now());
    const [next] = await claimDue(db, shop.now());
    expect(next?.term).toBe(held.term + 1);
    await conclude(db, held, { is: 'taken', id: 'late' }, shop.now());
    expect(await states(orderId)).toEqual(['placed sending']);
    if (next) await conclude(db, next, { is: 'refused', why: 'No' }, shop.now());
    expect(await states(orderId)).toEqual(['placed failed']);
    const other = await paid(1);
    await place(other);
    outcome = () => ({ is: 'unsure', why: 'The connection broke.' });
    await later(0);
    await later(TRIED_FOR_MS);
    expect(sent).toHaveLength(1);
    expect(await states(other)).toEqual(['placed unsure']);
  });
});
