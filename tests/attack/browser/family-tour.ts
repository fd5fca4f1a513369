import { boxes, catalogueIds, ledger, messages, purchases } from '#tests/attack/browser/family-orders.ts';
import type { Signed } from '#tests/attack/browser/ground.ts';
import type { Tour } from '#tests/attack/browser/tour.ts';

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
