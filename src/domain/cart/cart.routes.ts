import type { FastifyInstance } from 'fastify';
import { AMOUNT_SLOTS, boxTypeNamed, boxTypeOf } from '#domain/box/box-types.rules.ts';
import {
  addCart,
  type CartDetail,
  type CartRow,
  calculatePrice,
  deleteCart,
  listCarts,
  readCart,
  updateCart,
} from '#domain/cart/cart.contract.ts';
import {
  type Cart,
  changeCart,
  insertCart,
  listCartsOf,
  readCartOf,
  removeCart,
  type Section,
} from '#domain/cart/cart.repo.ts';
import * as say from '#domain/cart/cart.texts.ts';
import { readRecord, readRecords, type Stored } from '#domain/catalogue/catalogue.repo.ts';
import { boxPrice, ratedGrams, sectionPrice } from '#domain/pricing/pricing.rules.ts';
import { invitationToWire } from '#domain/catalogue/invitation.contract.ts';
import { sweetToWire } from '#domain/catalogue/sweet.contract.ts';
import type { AnswerOf, PartOf } from '#lib/endpoint.ts';
import { isId } from '#lib/ids.ts';
import { rateOnWire, toRupees } from '#lib/money.ts';
import type { Shop } from '#server/context.ts';
import { inTurn, type Queries } from '#server/db/database.ts';
import { asOwner } from '#server/db/owner.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import { said } from '#lib/said.ts';

/** Id of the box type with the most sections, the default for earlier clients that send no known type. */
const LARGEST = 4;

/**
 * Adds the routes of the cart: add, list, read, change and delete boxes, save them for later, and calculate a price.
 */
export function cartRoutes(app: FastifyInstance, shop: Shop): void {
  const now = (): string => new Date(shop.now()).toISOString();

  serve(app, shop, addCart, async ({ userId, body }) => {
    if (!(await readRecord(shop.db, 'invitation', body.invitationId))) throw notFound(said(say, 'invitationGone'));
    const sections = checkedSections(body.paymentHistory, body.tempId);
    await refuseUnknownSweets(shop.db, sections);
    const content = {
      invitationId: body.invitationId,
      weight: body.weight,
      tempId: body.tempId,
      saved: body.status,
      sections,
    };
    const cartId = await asOwner(shop.db, userId, (tx) => insertCart(tx, userId, content, now()));
    return { success: true, message: say.detailsAdded, cartId };
  });

  serve(app, shop, listCarts, async ({ userId, query }) => {
    const carts = await listCartsOf(shop.db, userId, query.status);
    const goods = await goodsOf(shop.db, carts);
    return { success: true, cartData: carts.map((cart) => rowOf(userId, cart, goods)) };
  });

  serve(app, shop, readCart, async ({ userId, params }) => {
    const cart = await readCartOf(shop.db, userId, params.id);
    if (!cart) throw notFound(said(say, 'noCart'));
    return detailOf(shop.db, userId, cart);
  });

  serve(app, shop, updateCart, ({ userId, params, body }) =>
    inTurn(shop.db, `box ${params.id}`, async () => {
      for (;;) {
        const answer = await changed(shop, userId, params.id, body);
        if (answer) return answer;
        if (body.revision !== undefined) throw new Refusal(409, said(say, 'boxChanged'));
        // Who names no revision changes the box as it is: one that another process changed meanwhile is read once more.
      }
    }),
  );

  serve(app, shop, deleteCart, async ({ userId, params }) => {
    if (!(await removeCart(shop.db, userId, params.id))) throw notFound(said(say, 'noCart'));
    return { success: true, message: 'delete_successfully' };
  });

  serve(app, shop, calculatePrice, ({ body }) => priced(shop.db, body));
}

/**
 * Applies a request's changes to a box and returns the box. Returns null when another change was stored between
 * reading and writing, or the request's revision is outdated.
 * @throws Refusal 404 for an unknown box or sweet, 400 for a section outside the box
 */
async function changed(
  { db, now }: Shop,
  userId: string,
  id: string,
  body: PartOf<typeof updateCart, 'body'>,
): Promise<CartDetail | null> {
  const cart = await readCartOf(db, userId, id);
  if (!cart) throw notFound(said(say, 'noCart'));
  const tempId = body.tempId ?? cart.tempId;
  // A new type empties the box, as choosing one does everywhere.
  const kept = tempId === cart.tempId ? cart.sections : [];
  const sections = body.sections ? checkedSections(body.sections, tempId) : kept;
  await refuseUnknownSweets(
    db,
    sections.filter((one) => !cart.sections.some((held) => held.sweetId === one.sweetId)),
  );
  const next: Cart = {
    ...cart,
    tempId,
    sections,
    weight: body.weight ?? cart.weight,
    saved: body.status ?? cart.saved,
    revision: body.revision ?? cart.revision,
  };
  if (!(await changeCart(db, userId, next, new Date(now()).toISOString()))) return null;
  return detailOf(db, userId, { ...next, revision: next.revision + 1 });
}

/** Returns the prices of a box's sections in rupees, and the box as the wire has it. */
async function priced(
  db: Queries,
  body: PartOf<typeof calculatePrice, 'body'>,
): Promise<AnswerOf<typeof calculatePrice>> {
  // Earlier clients may name no box type, or another one than the sweets were chosen for, while their cart still loads.
  const type = boxTypeNamed(body.boxName) ?? boxTypeOf(LARGEST);
  const choice = addedChoice(body.newObj);
  const invitationId =
    [body.newObj, ...body.sweet].map((one) => one?.invitationId).find((id) => typeof id === 'string') ?? '';
  const sections = eachOnce([...body.sweet, ...choice]);
  const filled = fill(sections, await sweetsOf(db, sections));
  return {
    success: true,
    amounts: amountsOf(filled, body.weight, type.sections).map(toRupees),
    paymentHistory: filled.map(({ index, sweet, sweetId }) => ({
      index,
      name: sweet?.name ?? '',
      img: sweet?.image ?? '',
      sweetId,
      id: type.tempId,
      invitationId,
    })),
  };
}

/**
 * Returns the newly chosen sweet in a request for a price, as a list of one; empty when the request has none.
 * @throws Refusal 400 for an invalid sweet id or section
 */
function addedChoice(added: { index?: unknown; sweetId?: unknown } | null): Section[] {
  if (added === null || added.sweetId === undefined || added.sweetId === '') return [];
  const { index, sweetId } = added;
  if (typeof sweetId !== 'string' || !isId(sweetId))
    throw new Refusal(400, said(say, 'noSweet'), { fields: { newObj: say.noSweet } });
  const place = typeof index === 'string' && index !== '' ? Number(index) : index;
  if (typeof place !== 'number' || !Number.isInteger(place) || place < 0 || place >= AMOUNT_SLOTS)
    throw new Refusal(400, said(say, 'noSection'), { fields: { newObj: say.noSection } });
  return [{ index: place, sweetId }];
}

/** Returns the sections sorted, with the last sweet for each. @throws Refusal 400 for a section outside the box */
function checkedSections(sections: readonly Section[], tempId: number): Section[] {
  const type = boxTypeOf(tempId);
  if (sections.some(({ index }) => !Number.isInteger(index) || index < 0 || index >= type.sections))
    throw new Refusal(400, said(say, 'sectionsOfBox', type.sections, type.name));
  return eachOnce(sections);
}

/** Returns the sections sorted by index; of several with one index the last is kept. */
function eachOnce(sections: readonly Section[]): Section[] {
  const byIndex = new Map(sections.map(({ index, sweetId }) => [index, { index, sweetId }]));
  return [...byIndex.values()].sort((a, b) => a.index - b.index);
}

async function refuseUnknownSweets(db: Queries, sections: Section[]): Promise<void> {
  const sweets = await sweetsOf(db, sections);
  if (sections.some(({ sweetId }) => !sweets.has(sweetId))) throw notFound(said(say, 'sweetGone'));
}

interface Filled {
  index: number;
  sweetId: string;
  sweet: Stored<'sweet'> | null;
}

type Sweets = ReadonlyMap<string, Stored<'sweet'>>;

/** Invitations and sweets in carts that are still offered, by id. */
interface Goods {
  invitations: ReadonlyMap<string, Stored<'invitation'>>;
  sweets: Sweets;
}

const sweetsOf = (db: Queries, sections: readonly Section[]): Promise<Sweets> =>
  readRecords(
    db,
    'sweet',
    sections.map(({ sweetId }) => sweetId),
  );

/** Reads the invitations and sweets of carts in two queries, regardless of the number of carts. */
async function goodsOf(db: Queries, carts: readonly Cart[]): Promise<Goods> {
  const invitations = await readRecords(
    db,
    'invitation',
    carts.map(({ invitationId }) => invitationId),
  );
  return {
    invitations,
    sweets: await sweetsOf(
      db,
      carts.flatMap(({ sections }) => sections),
    ),
  };
}

function fill(sections: readonly Section[], sweets: Sweets): Filled[] {
  return sections.map(({ index, sweetId }) => ({ index, sweetId, sweet: sweets.get(sweetId) ?? null }));
}

/**
 * Returns the price of each section in paise, as five slots; 0 for an empty section or an unknown sweet.
 * @param sections number of sections of the box
 */
function amountsOf(filled: Filled[], weight: number, sections: number): number[] {
  const amounts = Array.from({ length: AMOUNT_SLOTS }, () => 0);
  for (const { index, sweet } of filled) if (sweet) amounts[index] = sectionPrice(sweet.rate, weight, sections);
  return amounts;
}

function rowOf(userId: string, cart: Cart, { invitations, sweets }: Goods): CartRow {
  const type = boxTypeOf(cart.tempId);
  const invitation = invitations.get(cart.invitationId) ?? null;
  const filled = fill(cart.sections, sweets);
  const amounts = amountsOf(filled, cart.weight, type.sections);
  return {
    _id: cart.id,
    userId,
    invitationId: invitation ? invitationToWire(invitation) : null,
    weight: String(cart.weight),
    boxName: type.name,
    tempId: type.tempId,
    sectionBoxName: type.sectionName,
    status: cart.saved,
    amount: toRupees(boxPrice(amounts, invitation?.price ?? 0)),
    complete:
      invitation !== null &&
      filled.length === type.sections &&
      amounts.slice(0, type.sections).every((amount) => amount > 0),
    createdAt: cart.createdAt,
  };
}

async function detailOf(db: Queries, userId: string, cart: Cart): Promise<CartDetail> {
  const type = boxTypeOf(cart.tempId);
  const goods = await goodsOf(db, [cart]);
  const filled = fill(cart.sections, goods.sweets);
  return {
    success: true,
    cartDetail: { ...rowOf(userId, cart, goods), revision: cart.revision },
    sweet: filled.map(({ index, sweet }) => ({
      cartId: cart.id,
      index,
      name: sweet?.name ?? '',
      img: sweet?.image ?? '',
      sweetId: sweet && sweetToWire(sweet),
    })),
    updated: filled.map(({ index, sweetId, sweet }) => ({
      index,
      amount: sweet ? rateOnWire(sweet.rate, ratedGrams('sweet')) : '',
      ratePaise: sweet?.rate ?? null,
      sweetName: sweet?.name ?? '',
      image: sweet?.image ?? '',
      img: sweet?.image ?? '',
      sweetId,
      id: type.tempId,
      invitationId: cart.invitationId,
      name: type.sectionName,
      cartId: cart.id,
    })),
    amounts: amountsOf(filled, cart.weight, type.sections).map(toRupees),
  };
}
