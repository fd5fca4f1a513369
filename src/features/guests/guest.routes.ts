import type { FastifyInstance } from 'fastify';
import {
  addGuest,
  askGuest,
  deleteGuest,
  editGuest,
  importGuests,
  listGuests,
  readAddressRequest,
  revokeGuestLinks,
  updateAddressPerson,
} from '#features/guests/guest.contract.ts';
import {
  changeGuest,
  createLink,
  fillByLink,
  fillMissing,
  findByLink,
  type GuestDetails,
  insertGuest,
  listGuestsOf,
  mobileTaken,
  readGuest,
  removeGuest,
  revokeLinks,
} from '#features/guests/guest.repo.ts';
import { guestCategory, guestPageLink } from '#features/guests/guest.rules.ts';
import { normaliseMobile } from '#lib/mobile.ts';
import type { Shop } from '#server/context.ts';
import { withTransaction } from '#server/db/database.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';

const NO_GUEST = 'no-data-found';
const TAKEN = 'mobile_already_exist';

/** A host may keep this many guests; the largest weddings stay far below. */
const MAX_GUESTS = 5000;

/** The guest list of a host and the page on which a guest fills in the address. */
export function guestRoutes(app: FastifyInstance, shop: Shop): void {
  const now = (): string => new Date(shop.now()).toISOString();

  serve(app, shop, listGuests, async ({ userId, query }) => ({ guestList: await listGuestsOf(shop.db, userId, query.q) }));

  serve(app, shop, addGuest, async ({ userId, body }) => {
    const guestData = await withTransaction(shop.db, async (tx) => {
      await refuseFullList(tx, userId, 1);
      return insertGuest(tx, userId, detailsOf(body), now());
    });
    if (!guestData) throw new Refusal(400, TAKEN);
    return { message: 'guest_added', guestData };
  });

  serve(app, shop, editGuest, async ({ userId, body }) => {
    const details = detailsOf(body);
    const guestData = await withTransaction(shop.db, async (tx) => {
      if (await mobileTaken(tx, userId, details.mobile, body._id)) throw new Refusal(400, TAKEN);
      return changeGuest(tx, userId, body._id, details, now());
    });
    if (!guestData) throw notFound(NO_GUEST);
    return { message: 'data-update-successfully', guestData };
  });

  serve(app, shop, deleteGuest, async ({ userId, params }) => {
    if (!(await removeGuest(shop.db, userId, params.id))) throw notFound('guest id not found');
    return { message: 'successfully_delete' };
  });

  serve(app, shop, importGuests, async ({ userId, body }) => {
    const skipped: { row: number; message: string }[] = [];
    const counts = await withTransaction(shop.db, async (tx) => {
      // A repeated transaction begins its counts anew.
      skipped.length = 0;
      const result = { added: 0, updated: 0 };
      const held = new Map((await listGuestsOf(tx, userId)).map((guest) => [guest.mobile, guest]));
      await refuseFullList(tx, userId, body.guests.filter(({ mobile }) => !held.has(normaliseMobile(mobile) ?? '')).length);
      for (const { row, ...input } of body.guests) {
        const mobile = normaliseMobile(input.mobile);
        if (!mobile) {
          skipped.push({ row, message: 'Mobile number not valid.' });
          continue;
        }
        const details = detailsOf({ ...input, mobile });
        const known = held.get(mobile);
        if (!known) {
          const added = await insertGuest(tx, userId, details, now());
          if (added) held.set(mobile, added);
          result.added += 1;
        } else if (body.replace) {
          // What the list does not tell stays as it was.
          const kept = {
            ...details,
            guestNo: details.guestNo ?? known.guestNo,
            email: details.email || known.email,
            category: input.category === '' ? known.category : details.category,
            address: details.address || known.address,
            pincode: details.pincode || known.pincode,
          };
          await changeGuest(tx, userId, known._id, kept, now());
          result.updated += 1;
        } else skipped.push({ row, message: `${known.name} has this mobile number already.` });
      }
      return result;
    });
    return { ...counts, skipped };
  });

  serve(
    app,
    shop,
    askGuest,
    async ({ userId, params }) => {
      const guest = await readGuest(shop.db, userId, params.id);
      if (!guest) throw notFound(NO_GUEST);
      const secret = await withTransaction(shop.db, (tx) => createLink(tx, guest._id, shop.now()));
      return { link: guestPageLink(shop.config.siteUrl, guest.mobile, secret), guestData: { ...guest, askedAt: now() } };
    },
    { limit: { max: 300, minutes: 10 } },
  );

  serve(app, shop, revokeGuestLinks, async ({ userId, params }) => {
    if (!(await readGuest(shop.db, userId, params.id))) throw notFound(NO_GUEST);
    await revokeLinks(shop.db, params.id, now());
    return { message: 'links_ended' };
  });

  const strangers = { limit: { max: 30, minutes: 10 } };
  serve(
    app,
    shop,
    readAddressRequest,
    async ({ body }) => {
      const found = await findByLink(shop.db, body.t, normaliseMobile(body.mobile) ?? '', now());
      return { host: found?.host ?? '', guest: found?.guest ?? '', open: found !== null };
    },
    strangers,
  );

  serve(
    app,
    shop,
    updateAddressPerson,
    async ({ body }) => {
      const mobile = normaliseMobile(body.mobile);
      if (!mobile) throw new Refusal(400, 'Mobile number not valid.', { fields: { mobile: 'Mobile number not valid.' } });
      const { address, pincode } = body;
      if (body.t) {
        const found = await findByLink(shop.db, body.t, mobile, now());
        if (!found) throw new Refusal(410, 'This link is no longer open. Please ask your host to send a new one.');
        await fillByLink(shop.db, found.guestId, address, pincode, now());
      } else await fillMissing(shop.db, mobile, address, pincode, now());
      return { message: 'Data updated successfully' };
    },
    strangers,
  );
}

async function refuseFullList(tx: Parameters<typeof listGuestsOf>[0], userId: string, more: number): Promise<void> {
  const { count } = await tx
    .selectFrom('guest')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(count) + more > MAX_GUESTS) throw new Refusal(409, `A guest list holds at most ${MAX_GUESTS} guests.`);
}

function detailsOf(body: {
  name: string;
  mobile: string;
  guestNo?: string | undefined;
  email?: string | undefined;
  category?: string | undefined;
  address?: string | undefined;
  pincode?: string | undefined;
}): GuestDetails {
  const mobile = normaliseMobile(body.mobile);
  if (!mobile) throw new Refusal(400, 'Mobile number not valid.', { fields: { mobile: 'Mobile number not valid.' } });
  return {
    name: body.name,
    mobile,
    guestNo: body.guestNo ? Number(body.guestNo) : null,
    email: body.email ?? '',
    category: guestCategory(body.category ?? ''),
    address: body.address ?? '',
    pincode: body.pincode ?? '',
  };
}
