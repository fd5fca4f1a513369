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
  readAddressRequest,
  revokeGuestLinks,
  updateAddressPerson,
} from '#domain/guests/guest.contract.ts';
import {
  createLink,
  fillByLink,
  findByLink,
  guestLinkOwner,
  markOpened,
  revokeLinks,
} from '#domain/guests/guest-link.repo.ts';
import { fillMissing } from '#domain/guests/guest-address.repo.ts';
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
import { guestPageLink, LINK_EDITS, MAX_GUESTS } from '#domain/guests/guest.rules.ts';
import { normaliseMobile } from '#lib/mobile.ts';
import { isIndian } from '#lib/guest-number.ts';
import { guestMobile } from '#lib/phone.ts';
import { NOT_A_MOBILE } from '#lib/text.ts';
import type { Shop } from '#server/context.ts';
import { type Queries, withTransaction } from '#server/db/database.ts';
import { asOwner } from '#server/db/owner.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';

const NO_GUEST = 'no-data-found';
const TAKEN = 'mobile_already_exist';
const ADDED = 'guest_added';
const CHANGED = 'This guest was changed meanwhile. Please look at what is new and save again.';
const LINK_SPENT = `The address was changed ${LINK_EDITS} times by this link. Please ask your host to send a new one.`;

/** Returns why a guest cannot be asked for the address by a link. */
const unaskedText = ({ name, mobile }: { name: string; mobile: string }): string =>
  mobile === ''
    ? `${name} has no mobile number and cannot be asked. Please type the address.`
    : `${name} is abroad, where no box is sent, so no address is needed.`;

/** Checks that no guest of the host has the number. @throws Refusal 400 with the guest who has it */
async function refuseTaken(tx: Queries, userId: string, mobile: string): Promise<void> {
  const guestData = await guestOfMobile(tx, userId, mobile);
  if (guestData) throw new Refusal(400, TAKEN, { data: { guestData } });
}

/** Serves the endpoints for a host's guest list, and for the page on which a guest enters the address. */
export function guestRoutes(app: FastifyInstance, shop: Shop): void {
  const now = (): string => new Date(shop.now()).toISOString();

  serve(app, shop, listGuests, async ({ userId, query }) => ({
    guestList: await listGuestsOf(shop.db, userId, query.q),
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
    if (!guestData) throw new Refusal(400, TAKEN);
    return { message: ADDED, guestData };
  });

  serve(app, shop, editGuest, async ({ userId, body }) => {
    const guestData = await asOwner(shop.db, userId, async (tx) => {
      const known = await readGuest(tx, userId, body._id);
      if (!known) return null;
      if (body.revision !== undefined && body.revision !== known.revision)
        throw new Refusal(409, CHANGED, { data: { guestData: known } });
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
    if (!guestData) throw notFound(NO_GUEST);
    return { message: 'data-update-successfully', guestData };
  });

  serve(app, shop, deleteGuest, async ({ userId, params }) => {
    await withTransaction(shop.db, async (tx) => {
      if (!(await removeGuest(tx, userId, params.id))) throw notFound('guest id not found');
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

  serve(
    app,
    shop,
    askGuest,
    async ({ userId, params }) => {
      const guest = await readGuest(shop.db, userId, params.id);
      if (!guest) throw notFound(NO_GUEST);
      if (!isIndian(guest.mobile)) throw new Refusal(400, unaskedText(guest));
      const secret = await createLink(shop.db, guest._id, shop.now());
      return { link: guestPageLink(shop.config.siteUrl, guest.mobile, secret), guestData: guest };
    },
    { limit: { max: 300, minutes: 10 } },
  );

  serve(app, shop, noteAsked, async ({ userId, params }) => {
    const guest = await readGuest(shop.db, userId, params.id);
    if (guest && !isIndian(guest.mobile)) throw new Refusal(400, unaskedText(guest));
    const guestData = await markAsked(shop.db, userId, params.id, now());
    if (!guestData) throw notFound(NO_GUEST);
    return { guestData };
  });

  serve(app, shop, confirmGuests, async ({ userId, body }) => {
    const guestList = await withTransaction(shop.db, async (tx) => {
      for (const { _id, revision } of body.guests) await confirmGuest(tx, userId, _id, revision, now());
      // What is right for one of a household is right for the others.
      const homes = await Promise.all(body.guests.map(({ _id }) => livesWith(tx, _id)));
      return readGuests(tx, userId, [...new Set(homes.flat())]);
    });
    if (guestList.length === 0) throw notFound(NO_GUEST);
    return { guestList };
  });

  serve(app, shop, revokeGuestLinks, async ({ userId, params }) => {
    if (!(await readGuest(shop.db, userId, params.id))) throw notFound(NO_GUEST);
    await revokeLinks(shop.db, params.id, now());
    return { message: 'links_ended' };
  });

  const strangers = {
    limit: { max: 30, minutes: 10, secret: { max: 120, fromOneIp: 600, ownerOf: guestLinkOwner(shop) } },
  };
  serve(
    app,
    shop,
    readAddressRequest,
    async ({ body }) => {
      const found = await findByLink(shop.db, body.t, normaliseMobile(body.mobile) ?? '', now());
      if (found) await markOpened(shop.db, found.guestId, now());
      return {
        host: found?.host ?? '',
        guest: found?.guest ?? '',
        open: found !== null && !found.over && !found.spent,
        spent: found?.spent ?? false,
        answered: found?.answered ?? false,
      };
    },
    strangers,
  );

  serve(
    app,
    shop,
    updateAddressPerson,
    async ({ body }) => {
      const mobile = normaliseMobile(body.mobile);
      if (!mobile) throw new Refusal(400, NOT_A_MOBILE, { fields: { mobile: NOT_A_MOBILE } });
      const { address, pincode, t: secret } = body;
      await withTransaction(
        shop.db,
        async (tx) => {
          if (!secret) return fillMissing(tx, mobile, address, pincode, now());
          const found = await findByLink(tx, secret, mobile, now());
          if (!found || found.over)
            throw new Refusal(410, 'This link is no longer open. Please ask your host to send a new one.');
          if (found.spent) throw new Refusal(410, LINK_SPENT, { data: { spent: true } });
          return fillByLink(tx, secret, found.guestId, address, pincode, now());
        },
        secret ? {} : { queue: 'open-address' },
      );
      return { message: 'Data updated successfully' };
    },
    strangers,
  );
}
