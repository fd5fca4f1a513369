import type { InvitationPurchase, ItemPurchase } from '#features/checkout/checkout.contract.ts';
import { NO_OWN_ADDRESS, NO_RECIPIENT } from '#features/checkout/checkout.contract.ts';
import { boxTypes } from '#features/box/box.rules.ts';
import { readRecord, type Stored } from '#features/catalogue/catalogue.repo.ts';
import {
  boxPrice,
  dryFruitQuantities,
  dryFruitTotal,
  gramsOf,
  invitationTotal,
  MAX_GRAMS,
  MAX_TOTAL,
  sectionPrice,
  sweetTotal,
  TOO_MUCH,
} from '#features/pricing/pricing.rules.ts';
import { readCartOf } from '#features/carts/cart.repo.ts';
import {
  type OrderedInvitation,
  isSameBox,
  type OrderedItem,
  type Recipient,
  type OrderedSection,
} from '#features/orders/order.rules.ts';
import { readBuyer, saleOf } from '#features/orders/sale.repo.ts';
import type { Sale } from '#features/orders/sale.rules.ts';
import type { Settings } from '#features/settings/settings.contract.ts';
import { toRupees } from '#lib/money.ts';
import type { Queries } from '#server/db/database.ts';
import { notFound, Refusal } from '#server/http/errors.ts';

/** Goods priced from the shop's own catalogue, with everything an order keeps of them. */
export interface PricedPurchase {
  kind: 'item' | 'invitation';
  title: string;
  /** Paise. */
  amount: number;
  ordered: OrderedItem | OrderedInvitation;
  recipients: Recipient[];
  /** What the invoice will say. */
  sale: Sale;
  /** The cart that the finished order closes. */
  cartId: string | null;
  /** Names of guests left out for want of an address or pincode. */
  skipped: string[];
}

/** Prices one sweet or dry fruit by the settings of this moment. @throws Refusal 404 or 409 for one that is not on sale, 400 for a quantity out of bounds. */
export async function priceItem(db: Queries, purchase: ItemPurchase, settings: Settings): Promise<PricedPurchase> {
  const { kind, itemId, quantity } = purchase;
  const unit = kind === 'sweet' ? purchase.unit : 'kg';
  if (gramsOf(quantity, unit) > MAX_GRAMS) throw new Refusal(400, TOO_MUCH);
  let item: Stored<'sweet'> | Stored<'dry-fruit'>;
  let cost: ReturnType<typeof sweetTotal>;
  if (kind === 'sweet') {
    const sweet = await onSale(db, 'sweet', itemId, 'That item does not exist.');
    cost = sweetTotal(sweet, quantity, unit, settings.charges);
    item = sweet;
  } else {
    if (purchase.unit !== 'kg' || !dryFruitQuantities.some((one) => one === quantity)) {
      throw new Refusal(400, `Dry fruits come in ${dryFruitQuantities.join(', ')} kg.`);
    }
    item = await onSale(db, 'dry-fruit', itemId, 'That item does not exist.');
    cost = dryFruitTotal(item.rate, quantity, settings.charges);
  }
  const { price, delivery, total } = cost;
  if (price <= 0) throw new Refusal(400, 'Please choose a larger quantity.');
  const ordered: OrderedItem = {
    kind,
    itemId,
    name: item.name,
    image: item.image,
    rate: `${toRupees(item.rate)}/${kind === 'sweet' ? '400gm' : 'kg'}`,
    description: item.description,
    quantity,
    unit,
    price,
    delivery,
  };
  const recipients = [{ guestId: null, ...purchase.delivery, quantity }];
  return {
    kind: 'item',
    title: item.name,
    amount: payable(total),
    ordered,
    recipients,
    sale: saleOf(kind, purchase.delivery, settings),
    cartId: null,
    skipped: [],
  };
}

/** Prices one box design to many homes by the settings of this moment. @throws Refusal 400, 404 or 409 with a sentence for the customer. */
export async function priceInvitation(
  db: Queries,
  userId: string,
  purchase: InvitationPurchase,
  settings: Settings,
): Promise<PricedPurchase> {
  const invitation = await onSale(db, 'invitation', purchase.invitationId, 'That invitation does not exist.');
  const sections = await fillSections(db, purchase);
  const { recipients, skipped } = await findRecipients(db, userId, purchase);
  const buyer = await readBuyer(db, userId);
  const guestBoxes = recipients.reduce((sum, one) => sum + one.quantity, 0);
  if (purchase.ownBoxes > 0) {
    if (!buyer.address.trim() || !buyer.pincode.trim()) throw new Refusal(400, NO_OWN_ADDRESS);
    recipients.push({ guestId: userId, ...buyer, quantity: purchase.ownBoxes });
  }
  if (recipients.length === 0) throw new Refusal(400, NO_RECIPIENT, { data: { skipped } });

  const onePrice = boxPrice(
    sections.map((section) => section.price),
    invitation.price,
  );
  const { guestBox, ownBox } = settings.charges;
  const { boxes, goods, delivery, total } = invitationTotal(
    {
      boxPrice: onePrice,
      guestBoxes,
      ownBoxes: purchase.ownBoxes,
      isDeliveryCharge: invitation.isDeliveryCharge,
    },
    settings.charges,
  );
  const ordered: OrderedInvitation = {
    invitationId: invitation.id,
    name: invitation.name,
    image: invitation.image,
    description: invitation.description,
    category: invitation.category,
    price: invitation.price,
    weight: purchase.weight,
    boxName: boxOf(purchase.tempId).name,
    tempId: purchase.tempId,
    sections,
    boxes,
    goods,
    delivery,
    charges: invitation.isDeliveryCharge ? { guestBox, ownBox } : { guestBox: 0, ownBox: 0 },
  };
  const sale = saleOf('invitation', buyer, settings);
  return {
    kind: 'invitation',
    title: invitation.name,
    amount: payable(total),
    ordered,
    recipients,
    sale,
    cartId: purchase.cartId ?? null,
    skipped,
  };
}

/**
 * Refuses a box that is no longer the one in the cart it came from: what is ordered is what the person saw.
 * @throws Refusal 409 with `cart` saying what became of it.
 */
export async function refuseChangedCart(
  db: Queries,
  userId: string,
  { cartId, ordered }: PricedPurchase,
): Promise<void> {
  if (cartId === null || !('invitationId' in ordered)) return;
  const cart = await readCartOf(db, userId, cartId);
  if (!cart)
    throw new Refusal(
      409,
      'This box is no longer in your cart. It may have been ordered or deleted in another window.',
      { data: { cart: 'gone' } },
    );
  if (isSameBox(cart, ordered)) return;
  throw new Refusal(
    409,
    'This box was changed in another window. The newer box is shown now; please look at it and pay again.',
    { data: { cart: 'changed' } },
  );
}

function payable(total: number): number {
  if (total > MAX_TOTAL) throw new Refusal(400, TOO_MUCH);
  return total;
}

/** A record that can be bought now: one withdrawn is a conflict the customer can solve, an unknown one is not there. */
async function onSale<K extends 'sweet' | 'dry-fruit' | 'invitation'>(
  db: Queries,
  kind: K,
  id: string,
  unknown: string,
): Promise<Stored<K>> {
  const record = await readRecord(db, kind, id);
  if (record) return record;
  const withdrawn = await readRecord(db, kind, id, { withdrawn: true });
  if (!withdrawn) throw notFound(unknown);
  throw new Refusal(409, `${withdrawn.name} is no longer on sale. Please choose another.`);
}

function boxOf(tempId: number) {
  const type = boxTypes.find((one) => one.tempId === tempId);
  if (!type) throw notFound('That box does not exist.');
  return type;
}

/** Every section of the box type holds exactly one sweet. */
async function fillSections(db: Queries, { tempId, weight, sections }: InvitationPurchase): Promise<OrderedSection[]> {
  const count = boxOf(tempId).sections;
  const chosen = [...sections].sort((a, b) => a.index - b.index);
  if (chosen.length !== count || chosen.some((section, place) => section.index !== place)) {
    throw new Refusal(400, 'Please choose a sweet for every section of the box.');
  }
  return Promise.all(
    chosen.map(async ({ index, sweetId }) => {
      const { name, image, rate } = await onSale(db, 'sweet', sweetId, 'That sweet does not exist.');
      const price = sectionPrice(rate, weight, count);
      // A section whose sweet comes to nothing counts as empty, as it does in the box.
      if (price <= 0) throw new Refusal(400, 'Please choose a sweet for every section of the box.');
      return { index, sweetId, name, image, price };
    }),
  );
}

async function findRecipients(
  db: Queries,
  userId: string,
  purchase: InvitationPurchase,
): Promise<{ recipients: Recipient[]; skipped: string[] }> {
  // A guest named twice is one recipient: the first mention counts.
  const wanted = new Map([...purchase.recipients].reverse().map((one) => [one.guestId, one.quantity]));
  const inOrder = [...wanted].reverse();
  if (inOrder.length === 0) return { recipients: [], skipped: [] };
  const rows = await db
    .selectFrom('guest')
    .select(['id', 'name', 'mobile', 'address', 'pincode'])
    .where('user_id', '=', userId)
    .execute();
  const guests = new Map(rows.map((row) => [row.id, row]));
  await refuseMissing(
    db,
    inOrder.map(([id]) => id).filter((id) => !guests.has(id)),
  );

  const recipients: Recipient[] = [];
  const skipped: string[] = [];
  for (const [guestId, quantity] of inOrder) {
    const { name = '', mobile = '', address = '', pincode = '' } = guests.get(guestId) ?? {};
    if (address.trim() && pincode.trim()) recipients.push({ guestId, name, mobile, address, pincode, quantity });
    else skipped.push(name);
  }
  return { recipients, skipped };
}

/** Another customer's guest does not exist for the caller; one deleted meanwhile is told, so that the page can drop it. */
async function refuseMissing(db: Queries, missing: string[]): Promise<void> {
  if (missing.length === 0) return;
  const foreign = await db.selectFrom('guest').select('id').where('id', 'in', missing.slice(0, 500)).executeTakeFirst();
  if (foreign) throw notFound('That guest does not exist.');
  const who = missing.length === 1 ? 'One of the selected guests is' : `${missing.length} of the selected guests are`;
  throw new Refusal(409, `${who} no longer in your guest list. Please check the list and pay again.`, {
    data: { gone: missing },
  });
}
