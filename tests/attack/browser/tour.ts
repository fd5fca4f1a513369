import { isRecord } from '#lib/narrow.ts';
import type { Asked, Ground, Heard, Signed } from '#tests/attack/browser/ground.ts';
import { pngOf } from '#tests/support/png.ts';
import type { Filling, Marks, Way } from '#tests/attack/browser/marks.ts';

/** What one person has in the shop after the tour, for the pages that show it. */
export interface Toured {
  person: Signed;
  /** A relative with whom the guest list is shared. */
  relative: Signed;
  guests: { _id: string; mobile: string }[];
  /** Links as a guest, a family's visitor and a relative open them: path and query. */
  links: { guest: string; answered: string; family: string };
  sharedList: string;
  cart: string;
  itemOrder: string;
  boxOrder: string;
  /** Order of which an advance was paid. */
  advanced: string;
  /** Id of the box order's payment at the provider. */
  boxGatewayOrder: string;
}

/** Makes calls with dangerous texts, and collects what is refused. */
export class Tour {
  readonly ground: Ground;
  readonly marks: Marks;
  readonly way: Way;
  /** Calls whose plain body was refused, so that nothing was tried. */
  readonly unmade: string[] = [];
  /** Calls with a body that the tour made. */
  readonly made = new Set<string>();

  constructor(ground: Ground, marks: Marks, way: Way) {
    this.ground = ground;
    this.marks = marks;
    this.way = way;
  }

  /** Makes a call and notes a refusal. */
  async ask(call: string, asked: Asked = {}): Promise<Heard> {
    const heard = await this.ground.ask(call, asked);
    this.made.add(call);
    if (heard.status >= 400) this.unmade.push(`${call} answers ${heard.status}: ${heard.text.slice(0, 200)}`);
    return heard;
  }

  /**
   * Makes a call with a dangerous text in every field that takes one. When the server refuses fields that its contract
   * took, sends them as they were.
   * @param of who may read the texts
   */
  async fill(call: string, asked: Asked & { body: object }, more: Partial<Filling> = {}): Promise<Heard> {
    const { ground, marks, way } = this;
    const schema = ground.endpoint(call).body;
    if (!schema) throw new Error(`${call} has no body any more.`);
    const body = marks.fill(schema, asked.body, { where: call, of: 'personal', way, ...more });
    const heard = await ground.ask(call, { ...asked, body });
    if (heard.status !== 400 || !isRecord(heard.data.errors)) return this.#noted(call, heard);
    const plain: Record<string, unknown> = { ...asked.body };
    const refused = Object.keys(heard.data.errors).map((path) => path.split(/[.[]/)[0]);
    const kept = Object.fromEntries(Object.entries(body).filter(([name]) => !refused.includes(name)));
    return this.#noted(call, await ground.ask(call, { ...asked, body: { ...plain, ...kept } }));
  }

  /** Makes a call that takes a form with a picture, with a dangerous text in every field that takes one. */
  async fillForm(call: string, asked: Asked & { body: object }, more: Partial<Filling> = {}): Promise<Heard> {
    const { ground, marks, way } = this;
    const schema = ground.endpoint(call).body;
    if (!schema) throw new Error(`${call} has no body any more.`);
    const body = new FormData();
    const fields = marks.fill(schema, asked.body, { where: call, of: 'personal', way, ...more });
    for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
    body.set(
      'image',
      new File([new Uint8Array(pngOf(400, 300))], `${marks.next(`${call} name of the file`, 'personal', way)}.png`, {
        type: 'image/png',
      }),
    );
    return this.#noted(call, await ground.ask(call, { ...asked, body }));
  }

  #noted(call: string, heard: Heard): Heard {
    this.made.add(call);
    if (heard.status >= 400) this.unmade.push(`${call} answers ${heard.status}: ${heard.text.slice(0, 200)}`);
    return heard;
  }
}

/** Returns the query of a link. */
const queryOf = (link: string): URLSearchParams => new URL(link).searchParams;
const pathOf = (link: string): string => new URL(link).pathname + new URL(link).search;

/**
 * Lets one family do everything that customers, their guests and relatives can do, with dangerous texts.
 * @param place number from 0 that makes its mobile numbers its own
 */
export async function tourOfFamily(tour: Tour, place: number): Promise<Toured> {
  const { ground } = tour;
  let mobiles = 9_360_000_000 + place * 1000;
  const mobile = (): string => {
    mobiles += 1;
    ground.secrets.add(String(mobiles));
    return String(mobiles);
  };
  const [person, relative] = [await ground.signIn(mobile()), await ground.signIn(mobile())];
  await tour.fill(
    'PATCH /api/user/update',
    {
      as: person,
      body: {
        _id: person.userId,
        name: 'Simran Kaur',
        address: '12, Mall Road',
        addressBy: 'custom',
        pincode: '143001',
      },
    },
    { keep: ['mobile'] },
  );
  await tour.ask('PATCH /api/user/update', { as: relative, body: { _id: relative.userId, name: 'Rohan Kaur' } });
  const guests = await guestList(tour, person, mobile);
  const links = await guestPages(tour, person, guests, mobile);
  const sharedList = await relatives(tour, person, relative, mobile(), mobile());
  await ledger(tour, person);
  const goods = await catalogueIds(ground);
  const cart = await boxes(tour, person, goods);
  const orders = await purchases(tour, person, guests, goods, mobile());
  await messages(tour, person, goods, mobile());
  return { person, relative, guests, links, sharedList, cart, ...orders };
}

async function guestList(tour: Tour, as: Signed, mobile: () => string): Promise<Toured['guests']> {
  const guest = () => ({
    name: 'Manjit Kaur',
    mobile: mobile(),
    guestNo: '2',
    email: 'm@example.in',
    category: 'Family',
    addressChoice: 'address_myself',
    address: '12, Mall Road',
    pincode: '143001',
  });
  for (let count = 0; count < 4; count += 1)
    await tour.fill('POST /api/user/add-guest', { as, body: { userId: as.userId, ...guest() } });
  const { addressChoice: _, ...row } = guest();
  const guests = [{ row: 1, ...row, side: '', events: '', household: '' }];
  await tour.fill(
    'POST /api/user/import-guests',
    { as, body: { guests } },
    { keep: ['mobile', 'pincode', 'guestNo', 'side'] },
  );
  // A row that is no guest is told of.
  await tour.fill('POST /api/user/import-guests', { as, body: { guests } });
  const read = async () =>
    (await tour.ask('GET /api/user/guest-list/:userId', { as, params: { userId: as.userId } })).data.guestList;
  const [first, second, third] = await read();
  await tour.fill('PATCH /api/user/edit-guest', { as, body: { ...guest(), _id: first._id, revision: first.revision } });
  const tags = { guests: [first._id], side: 'bride', add: ['Mehndi'], remove: ['None'] };
  await tour.fill('POST /api/user/tag-guests', { as, body: tags }, { keep: ['guests'] });
  const now = await read();
  const members = [second._id, third._id].map((id) => {
    const { _id, revision } = now.find((one: { _id: string }) => one._id === id);
    return { _id, revision };
  });
  await tour.fill(
    'PUT /api/user/household',
    {
      as,
      body: { members, name: 'Verma family', contact: second._id, addressOf: second._id },
    },
    { keep: ['contact', 'addressOf'] },
  );
  return (await read()).map(({ _id, mobile: its }: { _id: string; mobile: string }) => ({ _id, mobile: its }));
}

/** Lets guests open their links and answer, and a stranger come by the family's link. */
async function guestPages(
  tour: Tour,
  as: Signed,
  guests: Toured['guests'],
  mobile: () => string,
): Promise<Toured['links']> {
  const { ground } = tour;
  await tour.fill('PUT /api/user/celebration', {
    as,
    body: {
      couple: 'Simran and Arjun',
      event: 'Wedding',
      day: '2027-02-14',
      time: '',
      place: 'Palace',
      words: 'Come',
      revision: 0,
    },
  });
  const linkOf = async (id: string): Promise<string> => {
    const { data } = await tour.ask('POST /api/user/ask-guest/:id', { as, params: { id }, body: {} });
    ground.secrets.add(queryOf(data.link).get('t') ?? '');
    return data.link;
  };
  const [open, answering] = [await linkOf(guests[0]?._id ?? ''), await linkOf(guests.at(-2)?._id ?? '')];
  const [its, t] = ['mobile', 't'].map((name) => queryOf(answering).get(name) ?? '');
  const bySecret = true;
  const proof = { mobile: its, t };
  const keep = ['mobile'];
  await tour.fill(
    'PATCH /api/user/update-address-person',
    {
      bySecret,
      body: { ...proof, address: '3, Lawrence Road', pincode: '143001' },
    },
    { keep },
  );
  await tour.ask('PUT /api/user/guest-answer', { bySecret, body: { ...proof, coming: 'yes', people: 2, food: 'veg' } });
  await tour.ask('POST /api/user/guest-page', { bySecret, body: proof });
  await tour.ask('POST /api/user/address-request', { bySecret, body: proof });
  const { data } = await tour.ask('POST /api/user/family-link', { as, body: {} });
  const f = queryOf(data.link).get('f') ?? '';
  ground.secrets.add(f);
  await tour.fill(
    'PUT /api/user/add-myself',
    {
      bySecret,
      body: { f, name: 'Harjit Kaur', mobile: mobile(), address: '7, Canal Road', pincode: '143001' },
    },
    { keep },
  );
  await tour.ask('POST /api/user/family-request', { bySecret, body: { f } });
  return { guest: pathOf(open), answered: pathOf(answering), family: pathOf(data.link) };
}

/** Lets the guest whose box has arrived say thanks. */
export async function tourOfArrival(tour: Tour, { links }: Toured): Promise<void> {
  const query = new URLSearchParams(links.guest.split('?')[1]);
  const [mobile, t] = ['mobile', 't'].map((name) => query.get(name) ?? '');
  await tour.fill(
    'PUT /api/user/guest-arrived',
    { bySecret: true, body: { mobile, t, thanks: 'Thanks' } },
    { keep: ['mobile'] },
  );
}

async function relatives(tour: Tour, as: Signed, relative: Signed, mobile: string, other: string): Promise<string> {
  const { data } = await tour.fill('POST /api/user/shares', { as, body: { name: 'Rohan', mayWrite: true } });
  const t = queryOf(data.shares.at(-1).link).get('t') ?? '';
  tour.ground.secrets.add(t);
  const { id } = (await tour.ask('PUT /api/user/shared-lists', { as: relative, body: { t } })).data;
  await tour.fill(
    'POST /api/user/shared-lists/:id/guests',
    {
      as: relative,
      params: { id },
      body: { name: 'Gurpreet', mobile, address: '9, Mall Road', pincode: '143001' },
    },
    { keep: ['mobile'] },
  );
  const bare = await tour.ask('POST /api/user/shared-lists/:id/guests', {
    as: relative,
    params: { id },
    body: { name: 'Ajit', mobile: other },
  });
  const { _id, revision } = bare.data.guests.find((one: { mobile: string }) => one.mobile === other);
  await tour.fill('PATCH /api/user/shared-lists/:id/guests', {
    as: relative,
    params: { id },
    body: { _id, revision, address: '9, Mall Road', pincode: '143001' },
  });
  return id;
}

/** Writes a line of the ledger, and writes it anew. */
async function ledger(tour: Tour, as: Signed): Promise<void> {
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

async function catalogueIds(ground: Ground): Promise<Goods> {
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

async function boxes(tour: Tour, as: Signed, { sweet, invitation }: Goods): Promise<string> {
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

/** Buys a sweet, and boxes with a card. */
async function purchases(
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
async function messages(tour: Tour, as: Signed, goods: Goods, mobile: string): Promise<void> {
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
