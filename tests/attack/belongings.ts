import { newId } from '#lib/ids.ts';
import type { Shop } from '#server/context.ts';
import { type Buyer, settleBuyer } from '#tests/attack/people.ts';
import { stock } from '#tests/support/stock.ts';

/** Stands in what belongs to a person, so that no answer shows it unnoticed. */
export const SECRET = 'Secretgarden Lane';

/** What a customer has in the shop, and every id of it. */
export interface Belongings {
  buyer: Buyer;
  ids: string[];
}

/** Gives a new customer a guest, a cart, an order and a message, with the secret in all that names people. */
export async function belongings(shop: Shop): Promise<Belongings> {
  const goods = await stock(shop);
  const buyer = await settleBuyer(shop, 300_000, { address: SECRET });
  const [guest, cart, order, enquiry, gatewayOrder] = [newId(), newId(), newId(), newId(), `order_${newId()}`];
  const at = new Date(shop.now()).toISOString();
  const times = { created_at: at, updated_at: at };
  const { db } = shop;
  await db
    .insertInto('guest')
    .values({
      id: guest,
      user_id: buyer.id,
      name: 'Manjit Kaur',
      mobile: '8123456789',
      guest_no: 1,
      email: '',
      category: 'Family',
      address: SECRET,
      pincode: '143001',
      asked_at: null,
      filled_at: null,
      unconfirmed: false,
      ...times,
    })
    .execute();
  const sections = JSON.stringify([0, 1, 2, 3].map((index) => ({ index, sweetId: goods.sweet })));
  await db
    .insertInto('cart')
    .values({
      id: cart,
      user_id: buyer.id,
      invitation_id: goods.invitation,
      weight: 750,
      temp_id: 2,
      saved: true,
      sections,
      ...times,
    })
    .execute();
  await db
    .insertInto('order')
    .values({
      id: order,
      user_id: buyer.id,
      kind: 'item',
      gateway_order_id: gatewayOrder,
      payment_id: `pay_${newId()}`,
      invoice_number: '2627-000001',
      title: 'Kaju Katli',
      amount: 1299_00,
      content: JSON.stringify({ kind: 'sweet', itemId: goods.sweet, quantity: 1, unit: 'kg' }),
      created_at: at,
    })
    .execute();
  await db
    .insertInto('order_recipient')
    .values({
      order_id: order,
      position: 0,
      guest_id: null,
      name: 'Simran Kaur',
      mobile: '9876543210',
      address: SECRET,
      pincode: '143001',
      quantity: 1,
    })
    .execute();
  return { buyer, ids: [buyer.id, guest, cart, order, gatewayOrder, enquiry] };
}

/** Returns everything the shop holds of a customer, as one text: every row of every table that names them or theirs. */
export async function heldBy(shop: Shop, { ids }: Belongings): Promise<string> {
  const tables = await shop.db.introspection.getTables();
  const found: string[] = [];
  for (const { name, isView } of tables) {
    if (isView || name.startsWith('kysely_')) continue;
    const rows = await shop.db
      .selectFrom(name as 'user')
      .selectAll()
      .execute();
    const texts = rows.map((row) => JSON.stringify(row));
    found.push(
      ...texts
        .filter((text) => text.includes(SECRET) || ids.some((id) => text.includes(id)))
        .map((text) => `${name} ${text}`),
    );
  }
  return found.sort().join('\n');
}
