import { insertOrder } from '#domain/orders/order.repo.ts';
import { newId } from '#lib/ids.ts';
import type { Shop } from '#server/context.ts';
import { withTransaction } from '#server/db/database.ts';

/** Shop, with the design and the sweet of the boxes; random ids that are not in the catalogue by default. */
interface BoxedShop {
  shop: Pick<Shop, 'db' | 'now'>;
  goods?: { invitation: string; sweet: string };
}

interface PaidBoxes {
  title?: string;
  pincode?: string;
  /** Recipients' names, in the order of the homes. */
  names?: readonly string[];
  /** The shop's GSTIN at the time of the sale. */
  gstin?: string;
  /**
   * Pays an amount in paise for a payment order at the provider and returns the payment's id; when missing, the
   * provider knows no payment.
   */
  pay?: (gatewayOrderId: string, amount: number) => Promise<string>;
}

/** Stores a paid order of one box for each of `homes` homes, as if it were paid now; returns its id. */
export async function paidBoxes(
  { shop, goods = { invitation: newId(), sweet: newId() } }: BoxedShop,
  customer: { id: string },
  homes: number,
  { title = 'Royal Peacock', pincode = '143001', names, gstin = '', pay }: PaidBoxes = {},
): Promise<string> {
  const id = newId(shop.now());
  const buyer = { name: 'Simran Kaur', mobile: '9876543210', address: '12, Mall Road, Amritsar', pincode: '143001' };
  const content = {
    invitationId: goods.invitation,
    name: title,
    image: '',
    description: '',
    category: 'Wooden Box',
    price: 300_00,
    weight: 750,
    boxName: '4 Section in box',
    tempId: 2,
    sections: [0, 1, 2, 3].map((index) => ({
      index,
      sweetId: goods.sweet,
      name: 'Kaju Katli',
      image: '',
      price: 234_00,
    })),
    boxes: homes,
    goods: 1236_00 * homes,
    delivery: 49_00 * homes,
  };
  const amount = 1285_00 * homes;
  const gatewayOrderId = `order_${id}`;
  const order = {
    id,
    userId: customer.id,
    kind: 'invitation' as const,
    gatewayOrderId,
    paymentId: pay ? await pay(gatewayOrderId, amount) : `pay_${id}`,
    title,
    amount,
    content,
    sale: { buyer, place: { name: 'Punjab', code: '03' }, gstin, hsn: '2106', rate: 5 },
    recipients: Array.from({ length: homes }, (_, at) => ({
      guestId: null,
      name: names?.[at] ?? `Home ${at} of ${title}`,
      mobile: `8${String(100_000_000 + at)}`,
      address: `${at + 1}, Lawrence Road`,
      pincode,
      quantity: 1,
    })),
  };
  await withTransaction(shop.db, (tx) => insertOrder(tx, order, shop.now()));
  return id;
}
