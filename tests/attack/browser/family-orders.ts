import type { Toured } from '#tests/attack/browser/family-tour.ts';
import type { Ground, Signed } from '#tests/attack/browser/ground.ts';
import type { Tour } from '#tests/attack/browser/tour.ts';

/** Writes a line of the ledger, and writes it anew. */
export async function ledger(tour: Tour, as: Signed): Promise<void> {
  const gift = { name: 'Manjit', guestId: null, amount: '501', what: 'Silver', day: '2026-11-22', note: 'Thanks' };
  const { data } = await tour.fill('POST /api/user/shagun-ledger', { as, body: gift });
  const { _id: id, revision } = data.gift;
  await tour.fill('PUT /api/user/shagun-ledger/:id', { as, params: { id }, body: { ...gift, revision } });
}

/** Ids of public records. */
interface Goods {
  sweet: string;
  invitation: string;
  decoration: string;
  designer: string;
  planning: string;
}

/** Returns a public record's id of each kind that customers order or ask about. */
export async function catalogueIds(ground: Ground): Promise<Goods> {
  const first = async (kind: string): Promise<string> =>
    (
      await ground.ask('GET /api/staff/catalogue/:kind/records', {
        as: 'owner',
        params: { kind },
        query: { state: 'public' },
      })
    ).data.records[0].id;
  return {
    sweet: await first('sweet'),
    invitation: await first('invitation'),
    decoration: await first('decoration'),
    designer: await first('designer'),
    planning: await first('planning'),
  };
}

/** Puts a box into the cart and changes it; returns the cart's id. */
export async function boxes(tour: Tour, as: Signed, { sweet, invitation }: Goods): Promise<string> {
  const section = (index: number) => ({ index, sweetId: sweet, name: 'Kaju', img: '', invitationId: invitation });
  const { data } = await tour.fill('POST /api/user/add-cart', {
    as,
    body: {
      userId: as.userId,
      invitationId: invitation,
      weight: 750,
      tempId: 2,
      boxName: '4 Section in box',
      sectionBoxName: '',
      paymentHistory: [0, 1, 2, 3].map(section),
      status: false,
    },
  });
  const id = String(data.cartId);
  const sections = [0, 1, 2, 3].map(section);
  await tour.fill('PATCH /api/user/update-cart/:id', {
    as,
    params: { id },
    body: { weight: 750, tempId: 2, sections, status: false },
  });
  await tour.fill('POST /api/user/calculate-price', {
    body: { boxName: '4 Section in box', weight: 750, sweet: sections },
  });
  return id;
}

/** Buys a sweet, boxes with a card, and pays an advance of a large order; returns the ids. */
export async function purchases(
  tour: Tour,
  as: Signed,
  guests: Toured['guests'],
  { sweet, invitation }: Goods,
  mobile: string,
) {
  const delivery = { name: 'Simran Kaur', address: '12, Mall Road', pincode: '143001', mobile };
  const item = { kind: 'sweet', itemId: sweet, quantity: 1, unit: 'kg', delivery };
  const guestIds = guests.slice(0, 1).map(({ _id }) => _id);
  const box = {
    invitationId: invitation,
    tempId: 2,
    weight: 750,
    sections: [0, 1, 2, 3].map((index) => ({ index, sweetId: sweet })),
    recipients: guestIds.map((guestId) => ({ guestId, quantity: 1 })),
    ownBoxes: 0,
    circle: 'Friends',
  };
  const card = {
    couple: 'Simran',
    day: '2027-02-14',
    place: 'Palace',
    message: 'Love',
    own: [{ message: 'Sweet', guestIds }],
  };
  const [itemOrder] = await buy(tour, as, { item });
  const [boxOrder, boxGatewayOrder] = await buy(tour, as, { invitation: box, card });
  const [advanced] = await buy(tour, as, { item: { ...item, quantity: 400 }, advance: true });
  return { itemOrder, boxOrder, boxGatewayOrder, advanced };
}

/** Buys something; returns the ids of the order and of its payment. */
async function buy(tour: Tour, as: Signed, what: object): Promise<[order: string, gatewayOrder: string]> {
  const { ground } = tour;
  // What it costs is told to whoever names another amount.
  const asked = await ground.ask('POST /createOrder', { as, body: { amount: 100, ...what } });
  const amount = Number(asked.data.amount);
  const begun = await tour.fill('POST /createOrder', { as, body: { amount, ...what } }, { keep: ['mobile'] });
  const key = begun.data.key ?? begun.data.keyId ?? 'rzp_test_shagun';
  const paid = await ground.fetch(
    '/test-gateway/pay',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order_id: begun.data.id, key, method: 'upi', account: 'success@razorpay' }),
    },
    { call: 'POST /test-gateway/pay', isPersonal: true },
  );
  const done = await tour.ask('POST /verifyOrder', { as, body: paid.data });
  return [String(done.data.orderId ?? ''), String(begun.data.id)];
}

/** Sends the shop a message of every kind. */
export async function messages(tour: Tour, as: Signed, goods: Goods, mobile: string): Promise<void> {
  const contact = {
    firstName: 'Anita',
    lastName: 'Rani',
    email: 'a@example.in',
    mobile,
    message: 'Please call me.',
    leaveEmpty: '',
  };
  const keep = ['mobile'];
  await tour.fill('POST /api/user/contact-us-detail', { body: contact }, { keep });
  await tour.fill('POST /api/user/quote', { body: { ...contact, decorationId: goods.decoration } }, { keep });
  await tour.fill('POST /api/user/designer-quote', { body: { ...contact, designerId: goods.designer } }, { keep });
  const { email: _, ...short } = contact;
  await tour.fill(
    'POST /api/user/customization-requests',
    { body: { ...short, invitationId: goods.invitation } },
    { keep },
  );
  const design = {
    userId: as.userId,
    name: 'Anita Rani',
    mobile,
    price: '500',
    category: 'Wooden Box',
    description: 'Two peacocks in gold.',
  };
  await tour.fillForm('POST /api/user/upload-design-quote', { as, body: design }, { keep });
  const { planning: planningId } = goods;
  await tour.ask('POST /api/user/add-planning-help', { as, body: { userId: as.userId, planningId } });
  const planning = [{ planningId, checked: [], ticked: ['a'], unticked: ['b'] }];
  for (const call of ['add', 'clear'])
    await tour.fill(`POST /api/user/${call}-planning-history`, { as, body: { userId: as.userId, planning } });
}
