import type { FastifyInstance } from 'fastify';
import {
  addMyself,
  closeFamilyLink,
  type FamilyLink,
  judgeNewcomers,
  openFamilyLink,
  readFamily,
  readFamilyLink,
} from '#domain/guests/family-link.contract.ts';
import {
  endLink,
  familyOf,
  holdNewcomer,
  newcomersOf,
  openLink,
  renewLink,
  takeNewcomer,
} from '#domain/guests/family-link.repo.ts';
import { familyPageLink, MAX_GUESTS } from '#domain/guests/guest.rules.ts';
import { takeAddress } from '#domain/guests/guest-address.repo.ts';
import { countGuests, insertGuest } from '#domain/guests/guest.repo.ts';
import { normaliseMobile } from '#lib/mobile.ts';
import { NOT_A_MOBILE } from '#lib/text.ts';
import type { Shop } from '#server/context.ts';
import { asOwner, type OwnersTransaction } from '#server/db/owner.ts';
import { Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import { keysFor } from '#server/shop-secret.ts';

const CLOSED = 'This link is no longer open. Please ask the family to send a new one.';
const FULL = 'Very many people wait for this family already. Please send them your address in a message.';

/** Serves the endpoints of a family's link: for the family, and for people who add themselves by it. */
export function familyLinkRoutes(app: FastifyInstance, shop: Shop): void {
  const { db, config } = shop;
  const keys = keysFor(config, 'links of families');
  const now = (): string => new Date(shop.now()).toISOString();
  const read = async (userId: string): Promise<FamilyLink> => {
    const open = await openLink(db, userId, keys);
    const link = open?.secret ? familyPageLink(config.siteUrl, open.secret) : null;
    return { link, ...(open && !link ? { hidden: true } : {}), newcomers: await newcomersOf(db, userId) };
  };

  serve(app, shop, readFamilyLink, async ({ userId }) => read(userId));

  serve(app, shop, openFamilyLink, async ({ userId, body: { renew } }) => {
    await asOwner(db, userId, async (tx) => {
      if (renew || !(await openLink(tx, userId, keys))) await renewLink(tx, userId, keys, now());
    });
    return read(userId);
  });

  serve(app, shop, closeFamilyLink, async ({ userId }) => {
    await asOwner(db, userId, (tx) => endLink(tx, userId, now()));
    return read(userId);
  });

  serve(app, shop, judgeNewcomers, async ({ userId, body: { newcomers, take } }) => {
    const taken = await asOwner(db, userId, async (tx) => {
      if (take && (await countGuests(tx, userId)) + newcomers.length > MAX_GUESTS)
        throw new Refusal(409, `A guest list holds at most ${MAX_GUESTS} guests.`);
      let count = 0;
      for (const one of newcomers) if (await judge(tx, userId, one, take)) count += 1;
      return count;
    });
    return { ...(await read(userId)), taken, left: newcomers.length - taken };
  });

  /**
   * Removes a person from the waiting list and, with `take`, adds them to the guest list; a guest with that number only
   * gets the address. Returns false when the entry is gone or changed since it was read.
   */
  const judge = async (
    tx: OwnersTransaction,
    userId: string,
    one: { _id: string; revision: number },
    take: boolean,
  ): Promise<boolean> => {
    const told = await takeNewcomer(tx, userId, one);
    if (!told || !take) return told !== null;
    const { name, mobile, address, pincode } = told;
    // Who is on the list already keeps the name that the family wrote, and gets the address.
    if (await takeAddress(tx, userId, mobile, { address, pincode }, now())) return true;
    const details = { name, mobile, guestNo: null, email: '', category: '', address: '', pincode: '' };
    await insertGuest(tx, userId, details, now());
    return takeAddress(tx, userId, mobile, { address, pincode }, now());
  };

  const ownerOf = async ({ f = '' }) => {
    const family = await familyOf(db, f);
    return family && { id: family.userId, host: family.host };
  };
  const strangers = { limit: { max: 60, minutes: 60, secret: { max: 3000, fromOneIp: 600, ownerOf } } };
  serve(
    app,
    shop,
    readFamily,
    async ({ body: { f } }) => {
      const family = await familyOf(db, f);
      return { host: family?.host ?? '', open: family !== null };
    },
    strangers,
  );

  serve(
    app,
    shop,
    addMyself,
    async ({ body: { f, name, address, pincode, ...body } }) => {
      const mobile = normaliseMobile(body.mobile);
      if (!mobile) throw new Refusal(400, NOT_A_MOBILE, { fields: { mobile: NOT_A_MOBILE } });
      const family = await familyOf(db, f);
      if (!family) throw new Refusal(410, CLOSED);
      // Whether the number is on the list already is told to nobody but the family.
      const held = await asOwner(db, family.userId, async (tx) => {
        if (!(await familyOf(tx, f))) throw new Refusal(410, CLOSED);
        return holdNewcomer(tx, family.userId, { name, mobile, address, pincode }, now());
      });
      if (!held) throw new Refusal(409, FULL);
      return { message: 'held' };
    },
    strangers,
  );
}
