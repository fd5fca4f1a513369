import type { FastifyInstance } from 'fastify';
import { celebrationOf } from '#domain/guests/celebration.repo.ts';
import { listRecords } from '#domain/catalogue/catalogue.repo.ts';
import { planningToWire } from '#domain/catalogue/checklist.contract.ts';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { changeGuest, countGuests, insertGuest, listGuestsOf, readGuest } from '#domain/guests/guest.repo.ts';
import { MAX_GUESTS } from '#domain/guests/guest.rules.ts';
import { readBoxProgressOf } from '#domain/planning/box-progress.repo.ts';
import { readTickedItems } from '#domain/planning/planning.repo.ts';
import {
  addShare,
  addSharedGuest,
  endShare,
  fillSharedAddress,
  openShare,
  readSharedList,
  readSharedLists,
  readShares,
  type SharedGuest,
  type SharedList,
  type Shares,
} from '#domain/sharing/share.contract.ts';
import {
  changesOf,
  insertShare,
  listSharesFor,
  noteChange,
  type OpenShare,
  openShareOf,
  revokeShare,
  shareBySecret,
  shareFor,
  listShares,
} from '#domain/sharing/share.repo.ts';
import { MOST_SHARES, sharedListLink, shareEnds } from '#domain/sharing/share.rules.ts';
import * as say from '#domain/sharing/sharing.texts.ts';
import type { Shop } from '#server/context.ts';
import type { Queries } from '#server/db/database.ts';
import { asOwner, type OwnersTransaction } from '#server/db/owner.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import { keysFor } from '#server/shop-secret.ts';
import { said } from '#lib/said.ts';

/** Adds the routes by which a family shares its guest list, sees with whom, and takes links back. */
export function shareRoutes(app: FastifyInstance, shop: Shop): void {
  const { db, config } = shop;
  const now = (): string => new Date(shop.now()).toISOString();
  const keys = keysFor(config, 'links of relatives');
  const links = { keys, linkOf: (secret: string): string => sharedListLink(config.siteUrl, secret) };
  const sharesNow = async (userId: string): Promise<Shares> => ({
    shares: await listShares(db, userId, now(), links),
    changes: await changesOf(db, userId),
  });

  serve(app, shop, readShares, async ({ userId }) => sharesNow(userId));

  serve(app, shop, addShare, async ({ userId, body: { name, mayWrite } }) => {
    await asOwner(db, userId, async (tx) => {
      if ((await listShares(tx, userId, now(), links)).length >= MOST_SHARES)
        throw new Refusal(409, said(say, 'tooManyShares', MOST_SHARES));
      const { celebration } = await celebrationOf(tx, userId);
      const expiresAt = new Date(shareEnds(celebration.day, shop.now())).toISOString();
      await insertShare(tx, { userId, name, mayWrite, key: keys[0], expiresAt }, now());
    });
    return sharesNow(userId);
  });

  serve(app, shop, endShare, async ({ userId, params }) => {
    const ended = await asOwner(db, userId, (tx) => revokeShare(tx, userId, params.id, now()));
    if (!ended) throw notFound(said(say, 'noLink'));
    return sharesNow(userId);
  });
}

/** Adds the routes by which relatives open a shared guest list, read it and, if permitted, add guests and addresses. */
export function sharedListRoutes(app: FastifyInstance, shop: Shop): void {
  const { db } = shop;
  const now = (): string => new Date(shop.now()).toISOString();

  const ownerOf = ({ t = '' }, callerId: string) => shareBySecret(db, callerId, t, now());
  serve(
    app,
    shop,
    openShare,
    async ({ userId, body: { t } }) => {
      if ((await shareBySecret(db, userId, t, now()))?.familyId === userId)
        throw new Refusal(409, said(say, 'ownList'));
      const share = await asOwner(db, userId, (tx) => openShareOf(tx, userId, t, now()));
      if (!share) throw new Refusal(410, said(say, 'linkClosed'));
      return { id: share.id };
    },
    { limit: { max: 20, minutes: 60, secret: { max: 60, fromOneIp: 200, ownerOf } } },
  );

  serve(app, shop, readSharedLists, async ({ userId }) => ({
    lists: (await listSharesFor(db, userId, now())).map(({ id, host, mayWrite }) => ({ _id: id, host, mayWrite })),
  }));

  serve(app, shop, readSharedList, async ({ userId, params }) =>
    listOf(db, await shareOf(db, userId, params.id, now())),
  );

  serve(app, shop, addSharedGuest, async ({ userId, params, body }) => {
    return write(shop, userId, params.id, async (tx, share) => {
      if ((await countGuests(tx, share.familyId)) >= MAX_GUESTS)
        throw new Refusal(409, said(say, 'listFull', MAX_GUESTS));
      const { name, address, pincode } = body;
      const details = { name, mobile: body.mobile ?? '', guestNo: null, email: '', category: '', address, pincode };
      const guest = await insertGuest(tx, share.familyId, details, now());
      if (!guest) throw new Refusal(400, said(say, 'mobileTaken'), { fields: { mobile: say.mobileTaken } });
      await noteChange(tx, share, { byId: userId, what: 'added', guestId: guest._id, guest: guest.name }, now());
    });
  });

  serve(app, shop, fillSharedAddress, async ({ userId, params, body: { _id, revision, address, pincode } }) =>
    write(shop, userId, params.id, async (tx, share) => {
      const known = await readGuest(tx, share.familyId, _id);
      if (!known) throw notFound(said(say, 'guestGone'));
      // The same again changes nothing.
      if (known.address === address && known.pincode === pincode) return;
      if (known.revision !== revision)
        throw new Refusal(409, said(say, 'guestChanged'), { data: { guest: sharedGuest(known) } });
      const { name, mobile, guestNo, email, category } = known;
      await changeGuest(tx, known, { name, mobile, guestNo, email, category, address, pincode }, now());
      await noteChange(tx, share, { byId: userId, what: 'address', guestId: _id, guest: known.name }, now());
    }),
  );
}

/**
 * Returns a share that is bound to the customer.
 * @throws Refusal 404 when it is revoked, expired, or another customer's
 */
async function shareOf(tx: Queries, userId: string, id: string, now: string): Promise<OpenShare> {
  const share = await shareFor(tx, userId, id, now);
  if (!share) throw notFound(said(say, 'notShared'));
  return share;
}

async function listOf(db: Queries, { familyId, host, mayWrite }: OpenShare): Promise<SharedList> {
  const [lists, items] = await Promise.all([listRecords(db, 'planning'), readTickedItems(db, familyId)]);
  return {
    host,
    mayWrite,
    guests: (await listGuestsOf(db, familyId)).map(sharedGuest),
    checklists: lists
      .map((list) => ({
        ...planningToWire(list),
        checked: list.items.flatMap(({ id }, at) => (items.get(list.id)?.includes(id) ? [at] : [])),
      }))
      .filter(({ checked }) => checked.length > 0),
    progress: await readBoxProgressOf(db, familyId),
    changes: await changesOf(db, familyId),
  };
}

/**
 * Runs a relative's change in a transaction of the family's account, checking the share again there, and returns the
 * list after it.
 * @throws Refusal 403 for a read-only share, 404 when the share is revoked or expired
 */
async function write(
  { db, now }: Shop,
  userId: string,
  id: string,
  work: (tx: OwnersTransaction, share: OpenShare) => Promise<void>,
): Promise<SharedList> {
  const at = new Date(now()).toISOString();
  const { familyId } = await shareOf(db, userId, id, at);
  const share = await asOwner(db, familyId, async (tx) => {
    const held = await shareOf(tx, userId, id, at);
    if (!held.mayWrite) throw new Refusal(403, said(say, 'readOnly'));
    await work(tx, held);
    return held;
  });
  return listOf(db, share);
}

/** Returns a guest without the fields that only the family may see: e-mail and user id. */
function sharedGuest(known: GuestWire): SharedGuest {
  const { email: _, userId: __, ...guest } = known;
  return guest;
}
