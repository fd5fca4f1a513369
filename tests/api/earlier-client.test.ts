import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import { policyKinds } from '#domain/catalogue/policy.contract.ts';
import { newId } from '#lib/ids.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

/** What a record of the earlier shop always carried. */
const RECORD = {
  _id: expect.stringMatching(/^[0-9a-f]{24}$/),
  createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  updatedAt: expect.any(String),
};
const picture = { image: 'sweets/x-1a2b3c4d.webp' };
const person = {
  firstName: 'Simran',
  lastName: 'Kaur',
  email: 'simran@example.in',
  mobile: '9876543210',
  message: 'Three hundred boxes, please.',
};

/** A client that was written for the earlier shop: bodies as that shop's wire documents them, nulls and ids of earlier answers included. */
describe('a client of the earlier shop', () => {
  let bench: OrderBench;
  let customer: Customer;
  let ids: { decoration: string; designer: string; planning: string };
  beforeAll(async () => {
    bench = await startOrderBench('sqlite');
    customer = await bench.customer();
    const { db } = bench.shop;
    const one = async (kind: Parameters<typeof saveRecords>[1], record: object): Promise<string> =>
      (await saveRecords(db, kind, [{ record: record as never }]))[0] ?? '';
    await one('banner', { banner: 'banners/x-1a2b3c4d.webp', link: '/sweets', title: 'Send sweets' });
    await one('ad', { banner: 'Banner1', image: 'ads/x-1a2b3c4d.webp' });
    await one('about', { description: 'We make sweets.', video: 'about/x-1a2b3c4d.mp4' });
    await one('review', { name: 'Harpreet', location: 'Ludhiana', rating: 5, description: 'Fresh and on time.' });
    for (const { kind } of policyKinds) await one('policy', { kind, data: '<p>Words.</p>' });
    ids = {
      decoration: await one('decoration', {
        name: 'Marigold Mandap',
        category: 'RoomDecor',
        image: 'decorations/x-1a2b3c4d.webp',
      }),
      designer: await one('designer', { name: 'Noor', category: 'Bridge', image: 'designers/x-1a2b3c4d.webp' }),
      planning: await one('planning', {
        category: 'Marriage',
        items: ['Book venue', 'Choose sweets', 'Send boxes'].map((text, place) => ({ id: `item-${place}`, text })),
      }),
    };
    await one('sweet', {
      name: 'Jalebi',
      ...picture,
      rate: 420_00,
      category: 'Indian Sweets',
      type: 'Sweets',
      isWedding: true,
      isBestSeller: true,
    });
    await one('dry-fruit', { name: 'Cashews', ...picture, rate: 900_00, isBestSeller: true });
  });
  afterAll(() => bench.close());
  const read = async (path: string, who?: Customer) => bench.get(`/api/user/${path}`, who);
  const send = async (method: string, path: string, body: unknown, who?: Customer) =>
    bench.ask(method, `/api/user/${path}`, who, body);

  describe('reads the catalogue', () => {
    it('banners with whole addresses, ads, about as one object, and reviews', async () => {
      const { data } = await read('banner_list');
      expect(data.banner).toMatchObject([
        {
          ...RECORD,
          banner: 'banners/x-1a2b3c4d.webp',
          link: expect.stringMatching(/^https?:\/\/[^/]+\/sweets$/),
          orderId: 1,
        },
      ]);
      expect((await read('ads_list')).data.adsData).toMatchObject([
        { ...RECORD, banner: 'Banner1', image: 'ads/x-1a2b3c4d.webp', orderId: 1 },
      ]);
      expect((await read('about_list')).data.aboutData).toMatchObject({
        ...RECORD,
        description: 'We make sweets.',
        video: 'about/x-1a2b3c4d.mp4',
      });
      expect((await read('review_list')).data.reviewData).toMatchObject([
        { ...RECORD, name: 'Harpreet', location: 'Ludhiana', rating: 5 },
      ]);
    });

    it('best sellers, whose kind it tells by price and isSweet', async () => {
      const { data } = await read('best-seller?bestSeller=true');
      const kinds = data.bestSeller.map((item: Record<string, unknown>) =>
        item['price'] ? 'invitation' : 'isSweet' in item ? 'sweet' : 'dry fruit',
      );
      expect(kinds).toEqual(['sweet', 'dry fruit']);
      for (const item of data.bestSeller) expect(item).toMatchObject({ ...RECORD, id: item._id });
    });

    it('one tile for each category', async () => {
      expect((await read('first-sweet-categroy-wise')).data.sweetsData[0]).toMatchObject({
        category: 'Indian Sweets',
        maxAmount: '500/400gm',
        name: expect.any(String),
        image: expect.any(String),
      });
      expect((await read('first-invitation-categroy-wise')).data.initation[0]).toMatchObject({
        category: expect.any(String),
        maxamount: expect.any(Number),
      });
    });

    it.each([
      ['', 'Jalebi'],
      ['?isWedding=true&isSweet=true', 'Jalebi'],
      ['?category=Indian Sweets&search=jal&price=300-500', 'Jalebi'],
    ])('sweets by sweets_list%s', async (query, name) => {
      const { data } = await read(`sweets_list${query}`);
      const sweet = data.sweetsData.find((one: { name: string }) => one.name === name);
      expect(sweet).toMatchObject({
        ...RECORD,
        id: sweet._id,
        amount: '420/400gm',
        category: 'Indian Sweets',
        isWedding: true,
        isSweet: true,
        numericPrice: 420,
        orderId: expect.any(Number),
      });
      expect((await read(`sweet/${sweet._id}`)).data.sweetData).toMatchObject({ ...RECORD, name });
    });

    it('no sweet when it asks for what is none', async () => {
      expect((await read('sweets_list?isSweet=false')).data.sweetsData).toEqual([]);
    });

    it('dry fruits, which have neither a price nor isSweet', async () => {
      const { data } = await read('dry_fruit_list');
      expect(data.dryFruitData[0]).toMatchObject({ ...RECORD, amount: '900/kg', orderId: 1 });
      expect(Object.keys(data.dryFruitData[0]).filter((field) => ['price', 'isSweet'].includes(field))).toEqual([]);
      expect((await read(`dry_fruit/${data.dryFruitData[0]._id}`)).data.dryFruitData).toMatchObject({
        name: data.dryFruitData[0].name,
      });
    });

    it('invitations, and only the boxes among them when asked', async () => {
      const { data } = await read(`invitation/${bench.goods.invitation}`);
      expect(data.invitation).toMatchObject({
        ...RECORD,
        price: expect.any(Number),
        isDeliveryCharge: true,
        isInvitationBoxes: expect.any(Boolean),
      });
      const { category } = data.invitation;
      const all = (await read(`invitation_list?category=${encodeURIComponent(category)}&price=All`)).data
        .invitationData;
      const boxes = (await read('invitation_list?isInvitationBoxes=true')).data.invitationData;
      const others = (await read('invitation_list?isInvitationBoxes=false')).data.invitationData;
      expect(all.map(({ _id }: { _id: string }) => _id)).toContain(bench.goods.invitation);
      expect([...boxes, ...others].filter(({ _id }: { _id: string }) => _id === bench.goods.invitation)).toHaveLength(
        1,
      );
      expect(boxes.every((one: { isInvitationBoxes: boolean }) => one.isInvitationBoxes)).toBe(true);
    });

    it('decorations by either spelling of Room Decor, and designers', async () => {
      for (const category of ['RoomDecor', 'Room Decor'])
        expect(
          (await read(`decoration_list?category=${encodeURIComponent(category)}`)).data.decorationData,
        ).toMatchObject([{ ...RECORD, image: expect.any(String) }]);
      expect((await read('designers_list?category=Bridge')).data.designerData).toMatchObject([
        { ...RECORD, name: 'Noor', category: 'Bridge' },
      ]);
    });

    it('the four policies', async () => {
      for (const { kind, answer } of policyKinds) {
        expect((await read(kind)).data).toMatchObject({ success: true, [answer]: [{ data: '<p>Words.</p>' }] });
      }
    });
  });

  describe('writes to the shop', () => {
    it('quotes and a contact message, twice with the same e-mail', async () => {
      for (const [path, subject] of [
        ['quote', { decorationId: ids.decoration }],
        ['designer-quote', { designerId: ids.designer }],
        ['contact-us-detail', {}],
      ] as const) {
        for (const _time of [1, 2])
          expect(await send('POST', path, { ...subject, ...person })).toMatchObject({
            status: 200,
            data: { message: 'successfully_add' },
          });
      }
    });

    it('a customise request, and gets back what was kept', async () => {
      const { email: _email, ...details } = person;
      const answer = await send('POST', 'customization-requests', { invitationId: bench.goods.invitation, ...details });
      expect(answer).toMatchObject({
        status: 201,
        data: {
          success: true,
          message: 'Customization request received and saved successfully!',
          data: { _id: RECORD._id, ...details },
        },
      });
    });

    it.each([
      ['quote', 'decorationId', 'Please say which decoration it is about.'],
      ['designer-quote', 'designerId', 'Please say which designer it is about.'],
    ])('reads in words what %s lacks', async (path, field, message) => {
      expect(await send('POST', path, person)).toMatchObject({ status: 400, data: { errors: { [field]: message } } });
    });

    it('a design, in one of the categories offered', async () => {
      const form = new FormData();
      for (const [name, value] of Object.entries({
        name: 'Simran Kaur',
        mobile: '9876543210',
        price: '400',
        category: 'Gift Wrap',
        description: 'A red box with gold.',
        userId: customer.id,
      }))
        form.set(name, value);
      const answer = await fetch(`${bench.url}/api/user/upload-design-quote`, {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${customer.token}` },
      });
      expect([answer.status, ((await answer.json()) as { errors: object }).errors]).toEqual([
        400,
        { category: 'Please choose one of the categories.' },
      ]);
    });
  });

  describe('signs up and in', () => {
    it('a new customer finishes with the id that register answered', async () => {
      const asked = await send('POST', 'register', { mobile: '9811111111' });
      const { _id, otp } = asked.data.userData;
      const signed = await send('POST', 'verify-otp', { otp, _id });
      expect(signed).toMatchObject({
        status: 200,
        data: {
          token: expect.any(String),
          user: { _id: expect.any(String), name: '', role: 'user', status: true, registerBy: 'number' },
        },
      });
      const who = { id: signed.data.user._id, token: signed.data.token };
      expect(await send('PATCH', 'update', { _id, name: 'Harpreet Singh' }, who)).toMatchObject({
        status: 200,
        data: { message: 'data_updated', response: { _id: who.id, name: 'Harpreet Singh' } },
      });
      expect((await read(`data/${who.id}`, who)).data.userData).toMatchObject({
        ...RECORD,
        name: 'Harpreet Singh',
        mobile: '9811111111',
      });
    });

    it('an address, and a name beside a number that has no code yet', async () => {
      const address = { _id: customer.id, address: '4, Mall Road, Amritsar', addressBy: 'custom', pincode: '143001' };
      expect(await send('PATCH', 'update', address, customer)).toMatchObject({
        status: 200,
        data: { message: 'data_updated', response: { address: '4, Mall Road, Amritsar' } },
      });
      const form = new FormData();
      for (const [name, value] of Object.entries({ _id: customer.id, name: 'Simran Gill', mobile: '9822222222' }))
        form.set(name, value);
      const answer = await fetch(`${bench.url}/api/user/update`, {
        method: 'PATCH',
        body: form,
        headers: { authorization: `Bearer ${customer.token}` },
      });
      const { message, response } = (await answer.json()) as {
        message: string;
        response: { name: string; mobile: string };
      };
      expect([answer.status, response.name]).toEqual([200, 'Simran Gill']);
      expect(response.mobile).not.toBe('9822222222');
      expect(message).toMatch(/code/);
    });

    it('learns nothing about a number of somebody else, and the session stays', async () => {
      const owner = await bench.customer();
      const mobile = (await read(`data/${owner.id}`, owner)).data.userData.mobile;
      const taken = await send('PATCH', 'update', { _id: customer.id, mobile }, customer);
      const free = await send('PATCH', 'update', { _id: customer.id, mobile: '9833333333' }, customer);
      expect([taken.status, taken.data.message]).toEqual([free.status, free.data.message]);
    });

    it('ends its session by the one word it knows, whatever became of the token', async () => {
      const { tokens } = bench.shop;
      const over = [
        await tokens.sign(customer.id, 0, '-1s'),
        await tokens.sign(customer.id, 7),
        await tokens.sign(customer.id, 0, '1h', newId()),
        `${customer.token}x`,
      ];
      for (const token of over) {
        expect(await read(`data/${customer.id}`, { ...customer, token })).toMatchObject({
          status: 401,
          data: { Message: 'jwt expired' },
        });
      }
    });

    it('stays signed in when a page is loaded again, whose first call goes out before it has read its token', async () => {
      for (const token of ['undefined', 'null', 'abc', 'a.b.c']) {
        expect(await read(`data/${customer.id}`, { ...customer, token })).toMatchObject({
          status: 401,
          data: { Message: 'jwt malformed' },
        });
      }
    });
  });

  it('remembers products looked at with the nulls it sends, and tells the kinds apart by what it gets back', async () => {
    const dryFruit = (await read('dry_fruit_list')).data.dryFruitData[0]._id;
    const view = { userId: customer.id, name: null, image: null };
    const seen = [
      { fruitId: bench.goods.sweet, price: null, isSweet: 'true' },
      { fruitId: dryFruit, price: null, isSweet: null },
      { fruitId: bench.goods.invitation, price: '620', isSweet: null },
    ];
    for (const one of seen) expect((await send('POST', 'recent-view', { ...view, ...one }, customer)).status).toBe(200);
    const { recentView } = (await read(`recent-view/${customer.id}`, customer)).data;
    const kind = ({ price, isSweet }: { price: unknown; isSweet: unknown }) =>
      price ? 'invitation' : isSweet === 'true' || isSweet === 'false' ? 'sweet' : 'dry fruit';
    expect(
      new Map(recentView.map((one: { fruitId: string; price: unknown; isSweet: unknown }) => [one.fruitId, kind(one)])),
    ).toEqual(
      new Map([
        [bench.goods.sweet, 'sweet'],
        [dryFruit, 'dry fruit'],
        [bench.goods.invitation, 'invitation'],
      ]),
    );
    for (const one of recentView)
      expect(one).toMatchObject({
        _id: expect.any(String),
        id: one._id,
        userId: customer.id,
        createdAt: expect.any(String),
      });
  });

  it('fills a cart, prices it, opens it and takes it away', async () => {
    const { sweet, invitation } = bench.goods;
    const choice = { index: 0, name: 'Kaju katli', img: 'sweets/x-1a2b3c4d.webp', sweetId: sweet };
    const kept = await send(
      'POST',
      'add-cart',
      {
        invitationId: invitation,
        userId: customer.id,
        weight: 1000,
        boxName: '4 Section in box',
        tempId: 2,
        sectionBoxName: 'section_box4',
        paymentHistory: [choice],
      },
      customer,
    );
    expect(kept).toMatchObject({ status: 200, data: { success: true, message: 'details added' } });
    const { cartData } = (await read(`get-cart/${customer.id}?status=false`, customer)).data;
    expect(cartData).toMatchObject([
      {
        userId: customer.id,
        invitationId: { _id: invitation },
        weight: '1000',
        boxName: '4 Section in box',
        tempId: 2,
        sectionBoxName: 'section_box4',
        status: false,
        createdAt: expect.any(String),
      },
    ]);
    const { data: detail } = await read(`cart-details-id/${cartData[0]._id}`, customer);
    expect(detail).toMatchObject({
      success: true,
      cartDetail: { _id: cartData[0]._id, userId: customer.id },
      sweet: [{ cartId: cartData[0]._id, index: 0, sweetId: { _id: sweet, amount: '500/400gm' } }],
      updated: [
        { index: 0, amount: '500/400gm', sweetId: sweet, id: 2, invitationId: invitation, name: 'section_box4' },
      ],
    });
    const added = {
      index: 1,
      amount: '500/400g',
      image: 'sweets/x-1a2b3c4d.webp',
      name: 'section_box4',
      sweetName: 'Kaju katli',
      sweetId: sweet,
      id: 2,
      invitationId: invitation,
      cartId: cartData[0]._id,
    };
    const priced = await send('POST', 'calculate-price', {
      boxName: '4 Section in box',
      weight: '750',
      sweet: detail.updated,
      newObj: added,
    });
    expect(priced.data).toMatchObject({
      success: true,
      amounts: [234, 234, 0, 0, 0],
      paymentHistory: [{ index: 0, sweetId: sweet, id: 2, invitationId: invitation }, { index: 1 }],
    });
    expect(await send('DELETE', `delete-cart/${cartData[0]._id}`, undefined, customer)).toMatchObject({
      status: 200,
      data: { success: true, message: 'delete_successfully' },
    });
  });

  it('keeps a guest list, and a guest gives the address', async () => {
    const guest = {
      userId: customer.id,
      name: 'Jaspreet Kaur',
      mobile: '9844444444',
      guestNo: '4',
      email: 'jas@example.in',
      category: 'C-worker',
    };
    const added = await send('POST', 'add-guest', guest, customer);
    expect(added).toMatchObject({
      status: 200,
      data: { guestData: { _id: expect.any(String), name: 'Jaspreet Kaur', guestNo: 4, category: 'Co-worker' } },
    });
    expect(await send('POST', 'add-guest', guest, customer)).toMatchObject({
      status: 400,
      data: { message: 'mobile_already_exist' },
    });
    expect(
      await send('PATCH', 'update-address-person', {
        mobile: '9844444444',
        address: '9, Canal Road',
        pincode: '141001',
      }),
    ).toMatchObject({ status: 200, data: { message: 'Data updated successfully' } });
    const { guestList } = (await read(`guest-list/${customer.id}?q=canal`, customer)).data;
    expect(guestList).toMatchObject([{ userId: customer.id, address: '9, Canal Road', pincode: '141001' }]);
    const { _id, name, mobile, guestNo, email } = guestList[0];
    expect(
      await send(
        'PATCH',
        'edit-guest',
        { _id, name, mobile, guestNo, email, category: 'Nighbors', address: '10, Canal Road', pincode: '141001' },
        customer,
      ),
    ).toMatchObject({ status: 200, data: { message: 'data-update-successfully' } });
    expect(await send('DELETE', `delete-guest/${_id}`, undefined, customer)).toMatchObject({
      status: 200,
      data: { message: 'successfully_delete' },
    });
  });

  it('plans: lists, ticks in both documented shapes, and asks for help', async () => {
    const { planningData } = (await read('planning_list', customer)).data;
    expect(planningData).toMatchObject([
      {
        _id: ids.planning,
        category: 'Marriage',
        description: ['Book venue', 'Choose sweets', 'Send boxes'],
        createdAt: expect.any(String),
      },
    ]);
    expect(
      (
        await send(
          'POST',
          'add-planning-history',
          { userId: customer.id, planning: [{ planningId: ids.planning, checked: [0, 2] }] },
          customer,
        )
      ).data,
    ).toMatchObject({ success: true, message: 'Planning history updated successfully' });
    expect((await read(`event-list/${customer.id}?category=Marriage`, customer)).data.userCheckedEvent).toMatchObject([
      { checked: [0, 2], description: expect.any(Array) },
    ]);
    expect(
      (
        await send(
          'POST',
          'add-planning-history',
          { userId: customer.id, planningId: ids.planning, checked: [1] },
          customer,
        )
      ).status,
    ).toBe(200);
    expect((await read(`planning_list/${customer.id}?category=Marriage`, customer)).data.planningData).toMatchObject({
      checked: [1],
    });
    expect(
      (
        await send(
          'POST',
          'clear-planning-history',
          { userId: customer.id, planning: [{ planningId: ids.planning, checked: [] }] },
          customer,
        )
      ).data,
    ).toMatchObject({ success: true });
    expect(
      await send('POST', 'add-planning-help', { userId: customer.id, planningId: ids.planning }, customer),
    ).toMatchObject({ status: 200 });
    expect((await send('POST', 'add-planning-help', { userId: customer.id }, customer)).data.message).toBe(
      'Please say which checklist.',
    );
  });

  it('pays for a sweet and a box to guests, and reads both back whole', async () => {
    const buyer = await bench.customer();
    const sweet = await bench.post('/createOrder', buyer, bench.sweetOrder());
    expect(sweet).toMatchObject({ status: 200, data: { id: expect.any(String), amount: 1299_00, currency: 'INR' } });
    const paid = {
      ...bench.gateway.pay(sweet.data.id),
      userId: buyer.id,
      description: 'Nice',
      img: 'x',
      sweet: 'Kaju',
      rate: '500/400g',
      amount: 1299,
      quantity: 1,
      unit: 'kg',
      name: 'Simran',
      address: 'x',
      pincode: '143001',
      mobile: '9876543210',
    };
    expect(await bench.post('/verifyOrder', buyer, paid)).toMatchObject({ status: 200, data: { success: true } });
    const [guest = ''] = await bench.guests(buyer, 1);
    const box = await bench.post(
      '/createOrder',
      buyer,
      bench.invitationOrder([{ guestId: guest, quantity: 2 }], 2 * (1236_00 + 49_00)),
    );
    expect(
      (await bench.post('/verifyOrder', buyer, { ...bench.gateway.pay(box.data.id), userId: buyer.id })).status,
    ).toBe(200);

    const { paymentHistory } = (await read(`payment-history/${buyer.id}?q=`, buyer)).data;
    const item = paymentHistory.find((row: { rate?: string }) => row.rate);
    const order = paymentHistory.find((row: { rate?: string }) => !row.rate);
    expect(item).toMatchObject({
      userId: buyer.id,
      rate: '500/400gm',
      amount: 1299,
      quantity: 1,
      unit: 'kg',
      sweet: expect.any(String),
      img: expect.any(String),
      description: expect.any(String),
      name: 'Simran Kaur',
      address: expect.any(String),
      pincode: '143001',
      mobile: '9876543210',
      razorpay_order_id: sweet.data.id,
    });
    expect(order).toMatchObject({
      userId: buyer.id,
      weight: expect.any(String),
      invitationName: expect.any(String),
      guest: [{ guestId: guest, quantity: 2 }],
      boxName: expect.any(String),
      invAmounts: expect.any(Array),
      invitationImg: expect.any(String),
      boxAmount: expect.any(Number),
      invDesc: expect.any(String),
      sweets: expect.any(Array),
      razorpay_order_id: box.data.id,
    });
    expect((await read(`payment-data/${order._id}`, buyer)).data.paymentHistory).toMatchObject([
      { _id: order._id, guest: [{ quantity: 2 }] },
    ]);
    expect((await read(`sweet-history/${item._id}`, buyer)).data.sweetHistory).toMatchObject({
      _id: item._id,
      rate: '500/400gm',
      unit: 'kg',
    });
    const brief = (await read(`payment-history/${buyer.id}?brief=true`, buyer)).data.paymentHistory;
    expect(brief.map((row: object) => 'guest' in row || 'address' in row)).toEqual([false, false]);
  });

  it('finds where this shop is stricter written down in the description of the API', async () => {
    const { data } = await bench.get('/api/openapi.json');
    for (const word of ['createOrder', 'delete-cart', 'calculate-price', 'secret', '30 seconds'])
      expect(data.info.description).toContain(word);
    // What takes anything has no type, rather than none that exists.
    expect(JSON.stringify(data)).not.toMatch(/"type":\[\]|"enum":\[null\]/);
  });
});
