import type { BoxToGuests, InvitationPurchase, ItemPurchase } from '#domain/payments/checkout.contract.ts';
import { findRecipients, withNumbers } from '#domain/payments/recipients.repo.ts';
import { openSamplesOf } from '#domain/orders/sample.repo.ts';
import { sampleSum, samplesOff } from '#domain/orders/sample.rules.ts';
import { firstWave } from '#domain/orders/waves.repo.ts';
import { boxTypes } from '#domain/box/box-types.rules.ts';
import { readRecord, type Stored } from '#domain/catalogue/catalogue.repo.ts';
import {
  boxPrice,
  circlesTotal,
  dryFruitQuantities,
  dryFruitTotal,
  gramsOf,
  leastRefusal,
  MAX_GRAMS,
  MAX_TOTAL,
  ratedGrams,
  sectionPrice,
  sweetTotal,
  TOO_MUCH,
} from '#domain/pricing/pricing.rules.ts';
import type {
  OrderedCircle,
  OrderedInvitation,
  OrderedItem,
  Recipient,
  OrderedSection,
} from '#domain/orders/order.rules.ts';
import { readBuyer, saleOf } from '#domain/orders/sale.repo.ts';
import type { Sale } from '#domain/orders/sale.rules.ts';
import * as say from '#domain/payments/payments.texts.ts';
import type { Settings } from '#domain/settings/settings.contract.ts';
import { rateOnWire } from '#lib/money.ts';
import type { Queries } from '#server/db/database.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { said, saidAs } from '#lib/said.ts';

/** Goods priced from the shop's own catalogue, with everything that their order stores. */
export interface PricedPurchase {
  kind: 'item' | 'invitation';
  title: string;
  /** Paise. */
  amount: number;
  ordered: OrderedItem | OrderedInvitation;
  recipients: Recipient[];
  /** Facts for the invoice. */
  sale: Sale;
  /** Id of the cart that the finished order closes. */
  cartId: string | null;
  /** Ids of the carts of the further box designs. */
  circleCarts?: (string | null)[];
  /** Id of the first order when this one is a later wave of it. */
  waveOf?: string;
  /** Ids of guests without an address, whom a later wave may reach. */
  waiting?: string[];
  /** Names of guests left out because their address or pincode is missing. */
  skipped: string[];
}

/**
 * Prices a sweet or dry fruit by the current settings.
 * @throws Refusal 404 for an unknown item, 409 for a withdrawn one, 400 for a quantity that is not sold or an amount
 *   too large
 */
export async function priceItem(db: Queries, purchase: ItemPurchase, settings: Settings): Promise<PricedPurchase> {
  const { kind, itemId, quantity } = purchase;
  const unit = kind === 'sweet' ? purchase.unit : 'kg';
  if (gramsOf(quantity, unit) > MAX_GRAMS) throw new Refusal(400, saidAs('payments.tooMuch', TOO_MUCH));
  let item: Stored<'sweet'> | Stored<'dry-fruit'>;
  let cost: ReturnType<typeof sweetTotal>;
  if (kind === 'sweet') {
    const sweet = await onSale(db, 'sweet', itemId, 'noItem');
    const little = leastRefusal(gramsOf(quantity, unit), sweet.leastGrams);
    if (little) throw new Refusal(400, saidAs('payments.tooLittle', little), { fields: { 'item.quantity': little } });
    cost = sweetTotal(sweet, quantity, unit, settings.charges);
    item = sweet;
  } else {
    if (purchase.unit !== 'kg' || !dryFruitQuantities.some((one) => one === quantity)) {
      throw new Refusal(400, said(say, 'dryFruitQuantities', dryFruitQuantities.join(', ')));
    }
    item = await onSale(db, 'dry-fruit', itemId, 'noItem');
    cost = dryFruitTotal(item.rate, quantity, settings.charges);
  }
  const { price, delivery, total } = cost;
  if (price <= 0) throw new Refusal(400, said(say, 'quantityTooSmall'));
  const ordered: OrderedItem = {
    kind,
    itemId,
    name: item.name,
    image: item.image,
    rate: rateOnWire(item.rate, ratedGrams(kind)),
    ratePaise: item.rate,
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

/**
 * Prices a box order, of one design or of several with homes of their own, by the current settings; takes off samples.
 * @param now ms
 * @throws Refusal 404 for an unknown record, 409 for one withdrawn from sale or for wrong guests, 400 for an order that
 *   is incomplete or too large
 */
export async function priceInvitation(
  db: Queries,
  userId: string,
  purchase: InvitationPurchase,
  settings: Settings,
  now: number,
): Promise<PricedPurchase> {
  if (purchase.sample) refuseNoSample(purchase);
  const parts: BoxToGuests[] = [purchase, ...(purchase.circles ?? [])];
  const boxes = await Promise.all(parts.map((part) => priceBox(db, part)));
  const { recipients: chosen, skipped, waiting } = await findRecipients(db, userId, parts, purchase.waitForAddresses);
  const buyer = await readBuyer(db, userId);
  const several = parts.length > 1;
  const ownCircle = purchase.ownCircle ?? 0;
  if (purchase.ownBoxes > 0) {
    if (!buyer.address.trim() || !buyer.pincode.trim()) throw new Refusal(400, said(say, 'ownAddressMissing'));
    if (ownCircle >= parts.length) throw new Refusal(400, said(say, 'ownBoxesMissing'));
    const own = { guestId: userId, ...buyer, quantity: purchase.ownBoxes };
    chosen.push(several ? { ...own, circle: ownCircle } : own);
  }
  const recipients = withNumbers(chosen, { userId, mobile: buyer.mobile });
  if (recipients.length === 0) throw new Refusal(400, said(say, 'homesMissing'), { data: { skipped } });
  const { each, ...sum } = circlesTotal(
    boxes.map(({ boxPrice: one, isDeliveryCharge }, at) => ({
      boxPrice: one,
      guestBoxes: recipients
        .filter(({ circle = 0, guestId }) => circle === at && guestId !== userId)
        .reduce((count, { quantity }) => count + quantity, 0),
      ownBoxes: at === ownCircle ? purchase.ownBoxes : 0,
      isDeliveryCharge,
    })),
    settings.charges,
  );
  const { guestBox, ownBox } = settings.charges;
  const named = purchase.samples ?? [];
  const open = named.length === 0 ? [] : await openSamplesOf(db, userId, now);
  const { samples, off } = samplesOff(
    boxes.map(({ design }, at) => ({ ...design, boxes: each[at]?.boxes ?? 0, goods: each[at]?.goods ?? 0 })),
    open.filter(({ orderId }) => named.includes(orderId)),
  );
  const sampleOff = sampleSum(samples);
  const designs = boxes.map(({ design, isDeliveryCharge }, at): OrderedCircle => {
    const { boxes: count = 0, goods = 0, delivery = 0 } = each[at] ?? {};
    if (count === 0) throw new Refusal(400, said(say, 'designWithoutHomes', design.name));
    const charges = isDeliveryCharge ? { guestBox, ownBox } : { guestBox: 0, ownBox: 0 };
    const its = off[at] ?? 0;
    const sold = { boxes: count, goods: goods - its, ...(its > 0 ? { sampleOff: its } : {}), delivery, charges };
    return { circle: parts[at]?.circle || say.boxNumber(at + 1), ...design, ...sold };
  });
  const [{ circle: _, ...first } = notFilled()] = designs;
  const { total, ...whole } = sum;
  whole.goods -= sampleOff;
  const others = designs.length - 1;
  return {
    kind: 'invitation',
    title: purchase.sample ? say.sampleOf(first.name) : others === 0 ? first.name : say.otherBoxes(others, first.name),
    amount: payable(total - sampleOff),
    ordered: {
      ...(several ? { ...first, ...whole, circles: designs } : first),
      ...(purchase.sample ? { sample: true } : {}),
      ...(sampleOff > 0 ? { samples, sampleOff } : {}),
    },
    recipients,
    sale: saleOf('invitation', buyer, settings),
    // The box that is tried first stays in the cart.
    cartId: purchase.sample ? null : (purchase.cartId ?? null),
    ...(several ? { circleCarts: parts.slice(1).map(({ cartId }) => cartId ?? null) } : {}),
    ...(purchase.waveOf ? { waveOf: await firstWave(db, userId, purchase.waveOf) } : {}),
    ...(waiting.length > 0 ? { waiting } : {}),
    skipped,
  };
}

/** Refuses a sample of more than one box, or to another address than the customer's own. @throws Refusal 400 */
function refuseNoSample({ recipients, ownBoxes, circles, waveOf }: InvitationPurchase): void {
  if (recipients.length > 0 || ownBoxes !== 1 || circles?.length || waveOf)
    throw new Refusal(400, said(say, 'sampleIsOneBox'));
}

const notFilled = (): never => {
  throw new Refusal(400, said(say, 'homesMissing'));
};

/**
 * Returns a box design with its current content and the price of one box in paise.
 * @throws Refusal 404, 409 or 400 when a part of it is unknown, not on sale or missing
 */
async function priceBox(db: Queries, part: BoxToGuests) {
  const invitation = await onSale(db, 'invitation', part.invitationId, 'noInvitation');
  const sections = await fillSections(db, part);
  const { id: invitationId, name, image, description, category, price, isDeliveryCharge } = invitation;
  return {
    boxPrice: boxPrice(
      sections.map((section) => section.price),
      price,
    ),
    isDeliveryCharge,
    design: {
      invitationId,
      name,
      image,
      description,
      category,
      price,
      weight: part.weight,
      boxName: boxOf(part.tempId).name,
      tempId: part.tempId,
      sections,
    },
  };
}

function payable(total: number): number {
  if (total > MAX_TOTAL) throw new Refusal(400, saidAs('payments.tooMuch', TOO_MUCH));
  return total;
}

/**
 * Returns a record that is on sale.
 * @param unknown message for an unknown record
 * @throws Refusal 404 for an unknown record, 409 for a withdrawn one
 */
async function onSale<K extends 'sweet' | 'dry-fruit' | 'invitation'>(
  db: Queries,
  kind: K,
  id: string,
  unknown: 'noItem' | 'noInvitation' | 'noSweet',
): Promise<Stored<K>> {
  const record = await readRecord(db, kind, id);
  if (record) return record;
  const withdrawn = await readRecord(db, kind, id, { withdrawn: true });
  if (!withdrawn) throw notFound(said(say, unknown));
  throw new Refusal(409, said(say, 'noLongerOnSale', withdrawn.name));
}

function boxOf(tempId: number) {
  const type = boxTypes.find((one) => one.tempId === tempId);
  if (!type) throw notFound(said(say, 'noBox'));
  return type;
}

/**
 * Returns the sections of a box with their sweets and prices in paise.
 * @throws Refusal 400 unless each section of the box type has exactly one sweet with a price; 404 for an unknown box
 *   type or sweet, 409 for a withdrawn sweet
 */
async function fillSections(db: Queries, { tempId, weight, sections }: BoxToGuests): Promise<OrderedSection[]> {
  const count = boxOf(tempId).sections;
  const chosen = [...sections].sort((a, b) => a.index - b.index);
  if (chosen.length !== count || chosen.some((section, place) => section.index !== place)) {
    throw new Refusal(400, said(say, 'sectionWithoutSweet'));
  }
  return Promise.all(
    chosen.map(async ({ index, sweetId }) => {
      const { name, image, rate } = await onSale(db, 'sweet', sweetId, 'noSweet');
      const price = sectionPrice(rate, weight, count);
      // A section whose sweet comes to nothing counts as empty, as it does in the box.
      if (price <= 0) throw new Refusal(400, said(say, 'sectionWithoutSweet'));
      return { index, sweetId, name, image, price };
    }),
  );
}
