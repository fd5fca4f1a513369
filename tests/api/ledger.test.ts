import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addGift, changeGift, deleteGift, markThanked, readLedger } from '#domain/planning/ledger.contract.ts';
import { readRefusal } from '#lib/request.ts';
import { type SignedIn, startTestShop, type TestShop } from '#tests/support/api.ts';
import { engines } from '#tests/support/engines.ts';

const gift = { name: 'Bua ji', amount: '5,100', what: '', day: '2026-11-22', note: 'With the blue envelope' };

describe.each(engines)('the shagun ledger, on %s', (engine) => {
  let shop: TestShop;
  let me: SignedIn;
  beforeAll(async () => {
    shop = await startTestShop({ engine });
    me = await shop.signIn();
  });
  afterAll(() => shop.close());
  const add = (body: object) => shop.client.call(addGift, { body: { ...gift, ...body } as never }, me.token);
  const lines = async () => (await shop.client.call(readLedger, {}, me.token)).data.gifts;

  it('keeps what a household gave, the newest day first, and says what is missing beside its field', async () => {
    const { data } = await add({});
    expect(data.gift).toMatchObject({ name: 'Bua ji', paise: 5100_00, day: '2026-11-22', thanked: false, revision: 1 });
    await add({ name: 'Office', amount: '', what: 'A clock', day: '2026-11-23' });
    expect((await lines()).map(({ name }) => name)).toEqual(['Office', 'Bua ji']);
    for (const [wrong, field] of [
      [{ amount: '', what: '' }, 'amount'],
      [{ amount: 'five' }, 'amount'],
      [{ amount: '99999999' }, 'amount'],
      [{ name: ' ' }, 'name'],
      [{ day: '2026-02-30' }, 'day'],
    ] as const) {
      const answer = await add(wrong);
      expect(answer.status).toBe(400);
      expect(Object.keys(readRefusal(answer.data).fields ?? {})).toEqual([field]);
    }
    expect(await lines()).toHaveLength(2);
  });

  it('takes a sum as families say it, and keeps no sign that nobody sees', async () => {
    const { data } = await add({ name: '\u202eMasi\u200b ji', amount: '1.5 lakh' });
    expect(data.gift).toMatchObject({ name: 'Masi ji', paise: 150_000_00 });
  });

  it('is corrected on the state that was read, and of two phones the second is told', async () => {
    const { data } = await add({ name: 'Mama ji' });
    const change = (body: object) =>
      shop.client.call(
        changeGift,
        { params: { id: data.gift._id }, body: { ...gift, name: 'Mama ji', ...body } as never },
        me.token,
      );
    expect((await change({ amount: '11000', revision: 1 })).data.gift).toMatchObject({ paise: 11000_00, revision: 2 });
    const endless = await change({ amount: '12000', revision: 1e308 });
    expect(endless.status).toBe(400);
    expect(readRefusal(endless.data).fields).toEqual({ revision: 'This number is too large.' });
    const late = await change({ amount: '12000', revision: 1 });
    expect(late.status).toBe(409);
    expect(late.data).toMatchObject({ gift: { paise: 11000_00, revision: 2 } });
    expect((await change({ amount: '12000', revision: 2 })).data.gift.paise).toBe(12000_00);
  });

  it('marks who was thanked, and forgets a line that is deleted', async () => {
    const { data } = await add({ name: 'Chacha ji' });
    const id = data.gift._id;
    const { data: marked } = await shop.client.call(
      markThanked,
      { body: { ids: [id, 'gone'], thanked: true } },
      me.token,
    );
    expect(marked.gifts).toMatchObject([{ _id: id, thanked: true }]);
    expect((await shop.client.call(deleteGift, { params: { id } }, me.token)).status).toBe(200);
    expect((await shop.client.call(deleteGift, { params: { id } }, me.token)).status).toBe(404);
    expect((await lines()).some(({ _id }) => _id === id)).toBe(false);
  });

  it('takes a guest of somebody else for no guest', async () => {
    const { data } = await add({ guestId: '0123456789abcdef01234567' });
    expect(data.gift.guestId).toBeNull();
  });
});
