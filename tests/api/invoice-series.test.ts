import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShop } from '#main';
import { engines } from '#tests/support/engines.ts';
import { type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

/** Orders that are finished at the same time, half of them by each of two processes of the shop. */
const AT_ONCE = 40;

describe.each(engines)('the numbers of invoices, on %s', (engine) => {
  let bench: OrderBench;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
  });
  afterAll(() => bench.close());

  it('are one series without gaps and without one given twice, however many orders are finished at once', async () => {
    const other = await startShop({ ...bench.shop.config, port: 0 }, { payments: bench.gateway, background: false });
    const begun = [];
    for (let at = 0; at < AT_ONCE; at += 1) {
      const who = await bench.customer();
      const { data } = await bench.post('/createOrder', who, bench.sweetOrder());
      begun.push({ who, paid: bench.gateway.pay(data.id) });
    }
    const answers = await Promise.all(
      begun.map(({ who, paid }, at) =>
        fetch(`${at % 2 === 0 ? bench.url : other.url}/verifyOrder`, {
          method: 'POST',
          headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
          body: JSON.stringify(paid),
        }),
      ),
    );
    await other.close();
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const rows = await bench.shop.db.selectFrom('order').select('invoice_number').orderBy('invoice_number').execute();
    const serials = rows.map(({ invoice_number }) => Number(invoice_number.slice(-6)));
    expect(serials).toEqual(Array.from({ length: AT_ONCE }, (_, at) => at + 1));
  });
});
