import type { Selectable } from 'kysely';
import { cardFor } from '#domain/card/card.rules.ts';
import { homesWithLate, homesWithParcels } from '#domain/parcels/home-parcels.repo.ts';
import { countWaiting } from '#domain/parcels/late-home.repo.ts';
import { openStates, parcelReference } from '#domain/parcels/fulfilment.rules.ts';
import type { Promised } from '#domain/delivery/dispatch.rules.ts';
import { designFor, isItem, type OrderedInvitation, type OrderedItem } from '#domain/orders/order.rules.ts';
import type { KitchenOrder } from '#domain/packing/kitchen.rules.ts';
import { leavingDay } from '#domain/packing/kitchen.rules.ts';
import {
  PACKING_PAGE,
  type PackingCard,
  type PackingRow,
  type ParcelChange,
} from '#domain/packing/packing.contract.ts';
import { type Contents, contentsOf } from '#domain/packing/packing.rules.ts';
import { correctedIn } from '#domain/orders/corrected.repo.ts';
import { ordersBoughtTwice } from '#domain/orders/had-box.repo.ts';
import { unpaidOrders } from '#domain/orders/order-money.repo.ts';
import { townOfPincode } from '#domain/delivery/pincode.repo.ts';
import { chunks } from '#server/db/chunks.ts';
import type { Queries } from '#server/db/database.ts';
import type { OrderTable } from '#domain/orders/order.schema.ts';

type Bought = { kind: 'invitation'; content: OrderedInvitation } | { kind: 'item'; content: OrderedItem };

/** States of parcels that the kitchen has still to fill. */
const unpacked = openStates.filter((state) => state !== 'packed');

/**
 * Returns the orders that have boxes to be made, with their number of open boxes. An order with several designs has one
 * entry for each.
 * @param only ids of the only orders to read
 */
export async function listKitchenOrders(db: Queries, only?: readonly string[]): Promise<KitchenOrder[]> {
  const all = homesWithParcels(db)
    .select(({ fn }) => ['home.order_id as id', 'home.circle', fn.sum<number>('home.quantity').as('open')])
    // A parcel that nobody has touched has no row.
    .where((where) => where.or([where('parcel.state', 'is', null), where('parcel.state', 'in', unpacked)]))
    .groupBy(['home.order_id', 'home.circle']);
  const counted = [];
  if (only) for (const some of chunks(only)) counted.push(...(await all.where('home.order_id', 'in', some).execute()));
  else counted.push(...(await all.execute()));
  const ids = [...new Set(counted.map(({ id }) => id))];
  const orders = await ordersOf(db, ids);
  const unpaid = await unpaidOrders(db, ids);
  return counted.flatMap(({ id, circle, open }): KitchenOrder[] => {
    const held = orders.get(id);
    if (!held) return [];
    const { bought, orderedAt, promised } = held;
    return [
      { ...boughtFor(bought, circle), orderedAt, promised, open: Number(open), unpaid: unpaid.has(id) } as KitchenOrder,
    ];
  });
}

/** Returns the goods of an order that one home gets: the whole item, or the box design of the home's circle. */
const boughtFor = (bought: Bought, circle: number | null | undefined): Bought =>
  bought.kind === 'item' ? bought : { kind: bought.kind, content: designFor(bought.content, Number(circle ?? 0)) };

/** The goods of an order, and when it was promised to leave. */
interface HeldOrder {
  bought: Bought;
  invoiceNumber: string;
  orderedAt: string;
  promised: Promised | undefined;
}

/** Returns the goods, invoice numbers and promised dispatch of orders, by order id; unknown ids are left out. */
async function ordersOf(db: Queries, ids: readonly string[]): Promise<Map<string, HeldOrder>> {
  const found = new Map<string, HeldOrder>();
  for (const some of chunks(ids)) {
    const rows = await db
      .selectFrom('order')
      .select(['id', 'kind', 'content', 'invoice_number', 'created_at', 'sale'])
      .where('id', 'in', some)
      .execute();
    for (const row of rows)
      found.set(row.id, {
        bought: boughtOf(row),
        invoiceNumber: row.invoice_number,
        orderedAt: row.created_at,
        promised: row.sale?.dispatch,
      });
  }
  return found;
}

const boughtOf = ({ content }: Pick<Selectable<OrderTable>, 'content'>): Bought =>
  isItem(content) ? { kind: 'item', content } : { kind: 'invitation', content };

/** Filters of a packing list. */
export interface PackingQuestion {
  /** Last home of the page before, as order id and position. */
  after?: string | undefined;
  /** Id of an order, to list all its homes. */
  order?: string | undefined;
  /** True to leave out parcels that were sent. */
  unsent?: boolean | undefined;
}

/**
 * Returns a page of at most `PACKING_PAGE` homes, oldest order first, with the contents of their parcels and their
 * cards. `next` is the value of `after` for the next page, or null on the last; `waiting` counts homes left out for
 * lack of an address.
 */
export async function listPacking(
  db: Queries,
  question: PackingQuestion,
): Promise<{ contents: Contents[]; cards: PackingCard[]; homes: PackingRow[]; next: string | null; waiting: number }> {
  const rows = await packingRows(db, question);
  const shown = rows.slice(0, PACKING_PAGE);
  const shownIds = [...new Set(shown.map((row) => row.order_id))];
  const orders = await ordersOf(db, shownIds);
  const unpaid = await unpaidOrders(db, shownIds);
  const corrected = await correctedIn(db, shownIds);
  const twice = await ordersBoughtTwice(db, shownIds);
  const contents = new Map<string, Contents>();
  const cards = new Map<string, PackingCard>();
  const homes = shown.flatMap((row): PackingRow[] => {
    const held = orders.get(row.order_id);
    if (!held) return [];
    const lies = contentsOf(boughtFor(held.bought, row.circle));
    contents.set(lies.key, lies);
    const card = cardOf(held.bought, row);
    if (card) cards.set(card.key, card);
    const place = townOfPincode(row.pincode);
    const second = twice.get(row.order_id);
    return [
      {
        orderId: row.order_id,
        position: row.position,
        reference: parcelReference(held.invoiceNumber, row.position),
        contents: lies.key,
        // The quantity of a single item is its weight.
        boxes: held.bought.kind === 'item' ? 1 : row.quantity,
        due: leavingDay({ ...held.bought, orderedAt: held.orderedAt, promised: held.promised }),
        name: row.name,
        mobile: row.mobile,
        address: row.address,
        pincode: row.pincode,
        district: place?.town ?? '',
        region: place?.state ?? '',
        state: row.state ?? 'placed',
        courier: row.courier ?? '',
        tracking: row.tracking ?? '',
        revision: row.revision ?? 0,
        changedAt: row.changed_at,
        ...(unpaid.has(row.order_id) ? { unpaid: true } : {}),
        ...(row.note ? { note: row.note } : {}),
        ...(card ? { card: card.key } : {}),
        ...(row.moved_at ? { movedAt: row.moved_at } : {}),
        ...(corrected.has(`${row.order_id}.${row.position}`) ? { corrected: true } : {}),
        ...(second?.homes.some(({ position }) => position === Number(row.position))
          ? { twice: second.orders.map(({ invoiceNumber }) => invoiceNumber) }
          : {}),
      },
    ];
  });
  const last = shown.at(-1);
  return {
    contents: [...contents.values()],
    cards: [...cards.values()],
    homes,
    waiting: await countWaiting(db, question.order),
    next: rows.length > PACKING_PAGE && last ? `${last.order_id}.${last.position}` : null,
  };
}

/** Returns the homes of a page, and one more when there is a next page. */
async function packingRows(db: Queries, { after, order, unsent = false }: PackingQuestion) {
  let query = homesWithLate(db)
    .innerJoin('order', 'order.id', 'home.order_id')
    .select([
      'home.order_id',
      'home.position',
      'home.guest_id',
      'home.name',
      'home.mobile',
      'home.address',
      'home.pincode',
      'home.note',
      'home.quantity',
      'home.circle',
      'home.moved_at',
      'parcel.state',
      'parcel.courier',
      'parcel.tracking',
      'parcel.revision',
      'parcel.changed_at',
    ])
    .where((where) =>
      where.or([where('late_home.state', 'is', null), where('late_home.state', 'not in', ['waiting', 'refund'])]),
    );
  if (order) query = query.where('home.order_id', '=', order);
  else
    query = query.where((where) =>
      where.or([
        where('parcel.state', 'is', null),
        where('parcel.state', 'in', openStates),
        ...(unsent ? [] : [where.and([where('parcel.state', '=', 'sent'), where('parcel.tracking', '=', '')])]),
      ]),
    );
  const [afterId = '', afterPosition = ''] = after?.split('.') ?? [];
  const begun = afterId
    ? await db.selectFrom('order').select('created_at').where('id', '=', afterId).executeTakeFirst()
    : undefined;
  if (begun)
    query = query.where((where) =>
      where.or([
        where('order.created_at', '>', begun.created_at),
        where.and([where('order.created_at', '=', begun.created_at), where('order.id', '>', afterId)]),
        where.and([where('order.id', '=', afterId), where('home.position', '>', Number(afterPosition))]),
      ]),
    );
  return query
    .orderBy('order.created_at')
    .orderBy('order.id')
    .orderBy('home.position')
    .limit(PACKING_PAGE + 1)
    .execute();
}

/**
 * Returns the card for a home's boxes; null when the order has no card. Homes of an order with the same card text get
 * the same key.
 */
function cardOf({ kind, content }: Bought, row: { order_id: string; guest_id: string | null }): PackingCard | null {
  if (kind === 'item' || !content.card) return null;
  const at = content.card.own.findIndex(({ guestIds }) => row.guest_id !== null && guestIds.includes(row.guest_id));
  return { key: `${row.order_id}.${at + 1}`, other: at >= 0, ...cardFor(content.card, row.guest_id) };
}

/** Returns the parcels that changed at or after `since` (ISO time), oldest change first, at most `PACKING_PAGE`. */
export async function listParcelChanges(db: Queries, since: string): Promise<ParcelChange[]> {
  const rows = await db
    .selectFrom('parcel')
    .select(['order_id', 'position', 'state', 'courier', 'tracking', 'revision', 'changed_at'])
    .where('changed_at', '>=', since)
    .orderBy('changed_at')
    .limit(PACKING_PAGE)
    .execute();
  return rows.map(({ order_id: orderId, changed_at: changedAt, ...rest }) => ({ orderId, changedAt, ...rest }));
}
