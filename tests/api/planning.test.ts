import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import {
  askPlanningHelp,
  clearPlanning,
  readPlanning,
  readTicks,
  savePlanning,
} from '#domain/planning/planning.contract.ts';
import { type SignedIn, startTestShop, type TestShop } from '#tests/support/api.ts';
import { engines } from '#tests/support/engines.ts';

const item = (id: string) => ({ id, text: `Do ${id}`, daysBefore: null });

describe.each(engines)('checklists, on %s', (engine) => {
  let shop: TestShop;
  let me: SignedIn;
  let list: string;
  const items = ['a', 'b', 'c'].map(item);
  beforeAll(async () => {
    shop = await startTestShop({ engine });
    me = await shop.signIn();
    [list = ''] = await saveRecords(shop.shop.db, 'planning', [{ record: { category: 'Marriage', items } }]);
  });
  afterAll(() => shop.close());
  const save = (body: object) =>
    shop.client.call(savePlanning, { body: { userId: me.userId, ...body } as never }, me.token);
  const ticked = async (): Promise<string[]> => {
    const { data } = await shop.client.call(
      readPlanning,
      { params: { userId: me.userId }, query: { category: 'Marriage' } },
      me.token,
    );
    const { checked = [], items: all = [] } = data.planningData ?? {};
    return checked.map((place) => all[place]?.id ?? '');
  };

  it('keep ticks by item, also when staff insert one before them', async () => {
    expect((await save({ planning: [{ planningId: list, ticked: ['b'] }] })).data.message).toBe(
      'Planning history updated successfully',
    );
    await saveRecords(shop.shop.db, 'planning', [
      { id: list, record: { category: 'Marriage', items: [item('new'), ...items] } },
    ]);
    expect(await ticked()).toEqual(['b']);
    // A page that was loaded before the new item still means its own items.
    await save({ planning: [{ planningId: list, ticked: ['a', 'gone'] }] });
    expect(await ticked()).toEqual(['a', 'b']);
  });

  it('keep what was ticked elsewhere: a change is made on what is there', async () => {
    await save({ planning: [{ planningId: list, checked: [1, 2] }] });
    const { data } = await save({ planning: [{ planningId: list, ticked: ['c'], unticked: ['a'] }] });
    expect(await ticked()).toEqual(['b', 'c']);
    expect(data).toMatchObject({ saved: [{ planningId: list, itemIds: ['b', 'c'] }] });
    await Promise.all(['a', 'new'].map((id) => save({ planning: [{ planningId: list, ticked: [id] }] })));
    expect(await ticked()).toEqual(['new', 'a', 'b', 'c']);
  });

  it('are found by the category of the shop and by the word that people read', async () => {
    await saveRecords(shop.shop.db, 'planning', [
      { record: { category: 'BirthDay', items } },
      { record: { category: 'RoomDecor', items } },
    ]);
    for (const [category, found] of [
      ['Birthday', 'BirthDay'],
      ['BirthDay', 'BirthDay'],
      ['Room Decor', 'RoomDecor'],
      ['RoomDecor', 'RoomDecor'],
    ] as const) {
      const query = { category };
      expect(
        (await shop.client.call(readPlanning, { params: { userId: me.userId }, query }, me.token)).data.planningData
          ?.category,
      ).toBe(found);
      expect(
        (
          await shop.client.call(readTicks, { params: { userId: me.userId }, query }, me.token)
        ).data.userCheckedEvent.map((one) => one.category),
      ).toEqual([found]);
    }
  });

  it('read both shapes of earlier clients', async () => {
    await save({ planning: [{ planningId: list, checked: [0, 0, 99] }] });
    expect(await ticked()).toEqual(['new']);
    await save({ planningId: list, checked: [3] });
    expect(await ticked()).toEqual(['c']);
  });

  it('are cleared by name, and only those', async () => {
    const { data } = await shop.client.call(
      clearPlanning,
      { body: { planning: [{ planningId: list, checked: [] }] } as never },
      me.token,
    );
    expect(data).toMatchObject({
      message: 'Planning clear history updated successfully',
      removed: [{ planningId: list, itemIds: ['c'] }],
    });
    expect(await ticked()).toEqual([]);
  });

  it('refuse nothing, nonsense and lists that are not there', async () => {
    expect((await save({})).data.message).toBe('userId and planning (array) are required');
    expect((await save({ planning: [{ planningId: 'ffffffffffffffffffffffff', checked: [] }] })).status).toBe(404);
    expect((await save({ planning: [{ planningId: list, checked: ['x'] }] })).status).toBe(400);
    expect((await save({ planning: 'all' })).status).toBe(400);
  });

  it('take a request for help into the inbox', async () => {
    expect(
      (await shop.client.call(askPlanningHelp, { body: { userId: me.userId, planningId: list } }, me.token)).data
        .message,
    ).toBe('Request sent successfully!');
    const inbox = await shop.shop.db
      .selectFrom('enquiry')
      .select(['kind', 'subject_id'])
      .where('user_id', '=', me.userId)
      .execute();
    expect(inbox).toEqual([{ kind: 'planning-help', subject_id: list }]);
  });
});
