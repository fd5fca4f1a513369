import type { FastifyInstance } from 'fastify';
import {
  addGuest,
  askGuest,
  confirmGuests,
  deleteGuest,
  editGuest,
  importGuests,
  listGuests,
  noteAsked,
  revokeGuestLinks,
} from '#domain/guests/guest.contract.ts';
import { giftsFor, readGuestAnswer } from '#domain/guests/celebration.repo.ts';
import { createLink, revokeLinks, withConfirmed } from '#domain/guests/guest-link.repo.ts';
import {
  addWhereRoom,
  changeGuest,
  confirmGuest,
  guestOfMobile,
  insertGuest,
  listGuestsOf,
  markAsked,
  readGuest,
  readGuests,
  refuseFullList,
  removeGuest,
} from '#domain/guests/guest.repo.ts';
import { boxNameIn, guestDetailsOf, importedDetails, importRows } from '#domain/guests/guest-import.service.ts';
import { rowProblem } from '#domain/guests/guest-row.rules.ts';
import { addToHome } from '#domain/guests/home-sharing.service.ts';
import { tidyHouseholds } from '#domain/guests/household.repo.ts';
import { livesWith } from '#domain/guests/homes.repo.ts';
import { guestPageLink, MAX_GUESTS } from '#domain/guests/guest.rules.ts';
import * as say from '#domain/guests/guests.texts.ts';
import { pageState } from '#domain/guests/page-state.rules.ts';
import { guestMobile } from '#lib/phone.ts';
import type { Shop } from '#server/context.ts';
import { type Queries, withTransaction } from '#server/db/database.ts';
import { asOwner } from '#server/db/owner.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import { said, saidAs } from '#lib/said.ts';

const NO_GUEST = 'no-data-found';
const TAKEN = 'mobile_already_exist';
const ADDED = 'guest_added';

/** Checks that a guest can be sent their page. @throws Refusal 400 for a guest without a number */
function refuseNumberless({ name, mobile }: { name: string; mobile: string }): void {
  if (mobile === '') throw new Refusal(400, said(say, 'guestWithoutNumber', name));
}

/** Checks that no guest of the host has the number. @throws Refusal 400 with the guest who has it */
async function refuseTaken(tx: Queries, userId: string, mobile: string): Promise<void> {
  const guestData = await guestOfMobile(tx, userId, mobile);
  if (guestData) throw new Refusal(400, saidAs('guests.taken', TAKEN), { data: { guestData } });
}

/** Serves the endpoints for a host's guest list. */
export function guestRoutes(app: FastifyInstance, shop: Shop): void {
  const now = (): string => new Date(shop.now()).toISOString();

  serve(app, shop, listGuests, async ({ userId, query }) => ({
    guestList: await withConfirmed(shop.db, userId, await listGuestsOf(shop.db, userId, query.q)),
  }));

  serve(app, shop, addGuest, async ({ userId, body }) => {
    const details = guestDetailsOf(body);
    if (body.homeWith) return { message: ADDED, ...(await addToHome(shop.db, userId, details, body.homeWith, now())) };
    const guestData =
      (await addWhereRoom(shop.db, userId, details, MAX_GUESTS, now())) ??
      // Which of the two was in the way is found out while nothing else is written for the host.
      (await asOwner(shop.db, userId, async (tx) => {
        await refuseFullList(tx, userId, 1);
        await refuseTaken(tx, userId, details.mobile);
        return insertGuest(tx, userId, details, now());
      }));
    if (!guestData) throw new Refusal(400, saidAs('guests.taken', TAKEN));
    return { message: ADDED, guestData };
  });

  serve(app, shop, editGuest, async ({ userId, body }) => {
    const guestData = await asOwner(shop.db, userId, async (tx) => {
      const known = await readGuest(tx, userId, body._id);
      if (!known) return null;
      if (body.revision !== undefined && body.revision !== known.revision)
        throw new Refusal(409, said(say, 'guestChanged'), { data: { guestData: known } });
      const details = guestDetailsOf({
        name: body.name ?? known.name,
        mobile: body.mobile ?? known.mobile,
        guestNo: body.guestNo ?? String(known.guestNo ?? ''),
        email: body.email ?? known.email,
        category: body.category ?? known.category,
        address: body.address ?? known.address,
        pincode: body.pincode ?? known.pincode,
        note: body.note,
      });
      const isOther = details.mobile !== known.mobile;
      if (isOther) await refuseTaken(tx, userId, details.mobile);
      // Whoever holds the old number may hold its links too.
      if (isOther) await revokeLinks(tx, known._id, now());
      const changed = await changeGuest(tx, known, details, now());
      if (!isOther || !known.household) return changed;
      // The courier calls somebody of the household who has a number.
      await tidyHouseholds(tx, userId, now());
      return readGuest(tx, userId, known._id);
    });
    if (!guestData) throw notFound(saidAs('guests.noGuest', NO_GUEST));
    return { message: 'data-update-successfully', guestData };
  });

  serve(app, shop, deleteGuest, async ({ userId, params }) => {
    await withTransaction(shop.db, async (tx) => {
      if (!(await removeGuest(tx, userId, params.id))) throw notFound(said(say, 'guestIdNotFound'));
      await tidyHouseholds(tx, userId, now());
    });
    return { message: 'successfully_delete' };
  });

  serve(app, shop, importGuests, async ({ userId, body }) => {
    const skipped: { row: number; message: string }[] = [];
    const rows = body.guests.flatMap(({ row, ...input }) => {
      const message = rowProblem(input);
      if (message) skipped.push({ row, message });
      if (message) return [];
      const homeWith = guestMobile(input.homeWith) ?? '';
      return [{ row, details: importedDetails(input), household: boxNameIn(input.household), homeWith }];
    });
    const result = await asOwner(shop.db, userId, (tx) => importRows(tx, userId, rows, body.replace, now()));
    return { ...result, skipped: [...skipped, ...result.skipped].sort((a, b) => a.row - b.row) };
  });
}

/** Serves the endpoints that make, note and end links to guests' pages, and confirm addresses. */
export function guestAskRoutes(app: FastifyInstance, shop: Shop): void {
  const now = (): string => new Date(shop.now()).toISOString();

  serve(
    app,
    shop,
    askGuest,
    async ({ userId, params }) => {
      const guest = await readGuest(shop.db, userId, params.id);
      if (!guest) throw notFound(saidAs('guests.noGuest', NO_GUEST));
      refuseNumberless(guest);
      const gifts = await giftsFor(shop.db, guest._id);
      // An address without a pincode is asked for like one that is missing.
      const asked = { mobile: guest.mobile, address: guest.pincode && guest.address };
      const says = pageState(asked, gifts, await readGuestAnswer(shop.db, guest._id));
      const secret = await createLink(shop.db, guest._id, shop.now());
      return { link: guestPageLink(shop.config.siteUrl, guest.mobile, secret), guestData: guest, says };
    },
    { limit: { max: 300, minutes: 10 } },
  );

  serve(app, shop, noteAsked, async ({ userId, params }) => {
    const guest = await readGuest(shop.db, userId, params.id);
    if (guest) refuseNumberless(guest);
    const guestData = await markAsked(shop.db, userId, params.id, now());
    if (!guestData) throw notFound(saidAs('guests.noGuest', NO_GUEST));
    return { guestData };
  });

  serve(app, shop, confirmGuests, async ({ userId, body }) => {
    const guestList = await withTransaction(shop.db, async (tx) => {
      for (const { _id, revision } of body.guests) await confirmGuest(tx, userId, _id, revision, now());
      // What is right for one of a household is right for the others.
      const homes = await Promise.all(body.guests.map(({ _id }) => livesWith(tx, _id)));
      return readGuests(tx, userId, [...new Set(homes.flat())]);
    });
    if (guestList.length === 0) throw notFound(saidAs('guests.noGuest', NO_GUEST));
    return { guestList };
  });

  serve(app, shop, revokeGuestLinks, async ({ userId, params }) => {
    if (!(await readGuest(shop.db, userId, params.id))) throw notFound(saidAs('guests.noGuest', NO_GUEST));
    await revokeLinks(shop.db, params.id, now());
    return { message: 'links_ended' };
  });
}
