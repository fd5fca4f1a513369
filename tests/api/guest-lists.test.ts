import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

const ravi = { row: 1, name: 'Ravi Sharma', mobile: '9811000326' };
const sunita = { row: 2, name: 'Sunita Sharma', homeWith: '9811000326' };

describe.each(engines)('imported guests of every kind, on %s', (engine) => {
  let bench: OrderBench;
  let host: Customer;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    host = await bench.customer();
  });

  const send = async (guests: object[], replace = false) => {
    const { data } = await bench.post('/api/user/import-guests', host, { guests, replace });
    const { message: _, ...sent } = data;
    return sent;
  };
  const list = async () => (await bench.get(`/api/user/guest-list/${host.id}`, host)).data.guestList;

  it('are kept without a number, with one abroad and with a note, and do not double', async () => {
    const rows = [
      { row: 1, name: 'Nani ji', mobile: '' },
      { row: 2, name: 'Mausa ji', note: 'Landline 0172 2741234' },
      { row: 3, name: 'Pinky Gill', mobile: '0044 20 7946 0958' },
      { row: 4, name: 'Nani ji', address: 'House 7, Verka', pincode: '143501' },
    ];
    expect(await send(rows)).toMatchObject({ added: 4, updated: 0, skipped: [] });
    const kept = [
      { name: 'Nani ji', mobile: '', address: '', note: '' },
      { name: 'Mausa ji', mobile: '', note: 'Landline 0172 2741234' },
      { name: 'Pinky Gill', mobile: '+442079460958' },
      { name: 'Nani ji', mobile: '', address: 'House 7, Verka' },
    ];
    expect(await list()).toMatchObject(kept);
    expect(await send(rows)).toMatchObject({
      added: 0,
      skipped: [
        { row: 1, message: 'Nani ji is already on your list.' },
        { row: 2, message: 'Mausa ji is already on your list.' },
        { row: 3, message: 'Pinky Gill already has this mobile number.' },
        { row: 4, message: 'Nani ji is already on your list.' },
      ],
    });
    expect(await send([{ ...rows[0], email: 'nani@example.in' }, rows[0]!, rows[1]!], true)).toMatchObject({
      added: 0,
      updated: 3,
    });
    expect(await list()).toMatchObject([{ ...kept[0], email: 'nani@example.in' }, ...kept.slice(1)]);
  });

  it('are fifty of one name at fifty addresses', async () => {
    const rows = Array.from({ length: 50 }, (_, at) => ({
      row: at + 1,
      name: 'Nani ji',
      address: `House ${at}, Moga`,
    }));
    expect(await send(rows)).toMatchObject({ added: 50, skipped: [] });
    expect(await send(rows)).toMatchObject({ added: 0 });
    expect(await list()).toHaveLength(50);
  });

  it('share the home of the guest with the number, who has the address or gets it, and come again as the same', async () => {
    const rows = [
      ravi,
      { ...sunita, address: 'House 7, Verka', pincode: '143501' },
      { ...sunita, row: 3, name: 'Pinky Sharma' },
    ];
    const guests = rows.map(({ row }) => ({ row, id: expect.any(String) }));
    expect(await send(rows)).toEqual({ added: 3, updated: 0, skipped: [], guests });
    const [first] = await list();
    const home = { household: first._id, boxName: 'Sharma family', address: 'House 7, Verka', pincode: '143501' };
    const kept = [
      { name: 'Ravi Sharma', mobile: '9811000326', ...home },
      { name: 'Sunita Sharma', mobile: '', ...home },
      { name: 'Pinky Sharma', mobile: '', ...home },
    ];
    expect(await list()).toMatchObject(kept);
    expect((await send(rows)).skipped).toHaveLength(3);
    const again = await send(rows, true);
    expect(again).toEqual({ added: 0, updated: 3, skipped: [], guests });
    expect(again.guests.map(({ id }: { id: string }) => id)).toEqual(
      (await list()).map(({ _id }: { _id: string }) => _id),
    );
    expect(await list()).toMatchObject(kept);
    // The same list without the press on “One home”.
    expect(await send([{ row: 3, name: 'Pinky Sharma' }])).toMatchObject({ added: 0, skipped: [{ row: 3 }] });
  });

  it('share the home of a guest who is on the list, and the text of the address that has a pincode', async () => {
    await send([{ ...ravi, address: 'House 7, Verka' }]);
    expect(await send([{ ...sunita, address: 'House 7, Verka', pincode: '143501' }])).toEqual({
      added: 1,
      updated: 0,
      skipped: [],
      guests: [{ row: 2, id: expect.any(String) }],
    });
    const [first, second] = await list();
    expect([first, second]).toMatchObject(
      Array.from({ length: 2 }, () => ({ household: first._id, address: 'House 7, Verka', pincode: '143501' })),
    );
  });

  it('live alone and are told where the addresses differ, nobody has the number, or the home is full', async () => {
    const apart = (rows: object[]) => send(rows).then((sent) => [sent.added, sent.apart]);
    expect(
      await apart([
        { ...ravi, address: 'House 1, Moga' },
        { ...sunita, address: 'House 2, Moga' },
        { ...sunita, row: 3, name: 'Pinky Gill', homeWith: '9811000999' },
        { ...sunita, row: 4, name: 'Dolly Gill', homeWith: 'x' },
      ]),
    ).toEqual([
      4,
      [
        { row: 2, message: 'Sunita Sharma has a home of their own, because the addresses differ.' },
        {
          row: 3,
          message: 'Pinky Gill has a home of their own, because nobody on your list has the number of that home.',
        },
      ],
    ]);
    expect(
      (await list()).map(({ household, address, note }: { household: string; address: string; note?: string }) => [
        household,
        address,
        note ?? '',
      ]),
    ).toEqual([
      [null, 'House 1, Moga', ''],
      [null, 'House 2, Moga', 'Phone 9811000326'],
      [null, '', 'Phone 9811000999'],
      [null, '', ''],
    ]);
    const many = Array.from({ length: 20 }, (_, at) => ({
      ...sunita,
      row: at + 10,
      name: `Guest ${'abcdefghijklmnopqrst'[at]}`,
    }));
    expect(await apart(many)).toEqual([
      20,
      [{ row: 29, message: 'Guest t has a home of their own, because a home has at most 20 guests.' }],
    ]);
  });

  it('share a home with nobody by their own number', async () => {
    expect(await send([{ ...ravi, homeWith: ravi.mobile }])).toEqual({
      added: 1,
      updated: 0,
      skipped: [],
      guests: [{ row: 1, id: expect.any(String) }],
    });
    expect(await list()).toMatchObject([{ household: null }]);
  });

  it('share a home by the name on the box, and the courier calls who has a number', async () => {
    await send([
      { row: 1, name: 'Nani ji', household: 'Gill family', address: 'House 7, Verka' },
      { row: 2, name: 'Harpreet Gill', mobile: '9811000327', household: 'Gill family' },
    ]);
    const [nani, harpreet] = await list();
    expect([nani, harpreet]).toMatchObject(
      Array.from({ length: 2 }, () => ({ household: harpreet._id, boxName: 'Gill family', address: 'House 7, Verka' })),
    );
  });

  it('have the name on the box in their note where no box has it, and are told', async () => {
    const rows = [
      { ...ravi, row: 1, household: 'Gill family', address: 'House 1, Moga' },
      { row: 2, name: 'Sunita Gill', household: 'Gill family', address: 'House 2, Moga', note: 'Ring twice' },
      { row: 3, name: 'Nani ji', household: 'Rana family', note: 'x'.repeat(199) },
      { row: 4, name: 'Mausa ji', household: 'Sodhi family', note: 'On the box: Sodhi family' },
    ];
    const { apart } = await send(rows);
    expect(apart.map(({ row }: { row: number }) => row)).toEqual([1, 2, 3]);
    expect(apart[0].message).toContain('does not share a box named “Gill family”. We kept the name as a note');
    expect(apart[2].message).toContain('no space for the name');
    expect((await list()).map(({ note }: { note: string }) => note)).toEqual([
      'On the box: Gill family',
      'Ring twice; On the box: Gill family',
      'x'.repeat(199),
      'On the box: Sodhi family',
    ]);
  });

  it('keep number and note when a list without them is laid over', async () => {
    await send([{ ...ravi, address: 'House 7, Verka', note: 'Ring twice' }]);
    expect(
      await send([{ row: 1, name: 'Ravi Sharma', address: 'House 7, Verka', category: 'Family' }], true),
    ).toMatchObject({
      updated: 1,
    });
    expect(await list()).toMatchObject([{ mobile: ravi.mobile, note: 'Ring twice', category: 'Family' }]);
  });

  it('have a note of at most 200 characters, and are refused in words else', async () => {
    const rows = [200, 201].map((length, row) => ({ row, name: `Guest ${'ab'[row]}`, note: 'x'.repeat(length) }));
    expect(await send(rows)).toMatchObject({ added: 1, skipped: [{ row: 1, message: 'The note is too long.' }] });
  });
});
