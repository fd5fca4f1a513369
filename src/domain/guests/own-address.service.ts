import { fillMissing } from '#domain/guests/guest-address.repo.ts';
import { confirmByLink, fillByLink, findByLink, guestLinkOwner, numbersMeant } from '#domain/guests/guest-link.repo.ts';
import { LINK_EDITS } from '#domain/guests/guest.rules.ts';
import * as say from '#domain/guests/guests.texts.ts';
import { knownAgain } from '#domain/guests/page-state.rules.ts';
import { normaliseMobile } from '#lib/mobile.ts';
import { NOT_A_MOBILE } from '#lib/text.ts';
import type { Shop } from '#server/context.ts';
import { type Queries, withTransaction } from '#server/db/database.ts';
import { Refusal } from '#server/http/errors.ts';
import type { Limit } from '#server/http/rate-limits.ts';
import { said, saidAs } from '#lib/said.ts';

/** Returns the rate limit of calls by a guest's link: for the link itself, and for those who try others. */
export const addressLimit = (shop: Pick<Shop, 'db' | 'now'>): Limit => ({
  max: 30,
  minutes: 10,
  secret: { max: 120, fromOneIp: 600, ownerOf: guestLinkOwner(shop) },
});

/**
 * Returns the open link of a guest to whom parcels can go.
 * @throws Refusal 410 for every link that takes no address, 409 for a guest abroad
 */
async function openLink(tx: Queries, secret: string, mobile: string, now: string) {
  const found = await findByLink(tx, secret, mobile, now);
  if (!found || found.over) throw new Refusal(410, said(say, 'guestLinkClosed'));
  if (found.abroad) throw new Refusal(409, said(say, 'livesAbroad'), { data: { abroad: true } });
  return found;
}

/** Address as a guest sends it. */
interface OwnAddress {
  mobile: string;
  address: string;
  pincode: string;
  t?: string | undefined;
  /** What the guest saw of the stored address, as `knownAgain` shortens it; undefined where nothing was shown. */
  held?: string | undefined;
}

/**
 * Stores the address that a guest sends. Without the secret `t` of a link it only fills in a missing one, unconfirmed.
 * @throws Refusal 400 for a number that is not one, 410 for a link that is closed or spent, 409 for a guest abroad and
 *   when the stored address is neither the one of which the guest saw `held` nor the one that is sent
 */
export async function sendOwnAddress(
  shop: Pick<Shop, 'db' | 'now'>,
  { mobile, address, pincode, t: secret, held }: OwnAddress,
): Promise<void> {
  const now = new Date(shop.now()).toISOString();
  const indian = normaliseMobile(mobile);
  if (!indian && (!secret || numbersMeant(mobile).length === 0))
    throw new Refusal(400, saidAs('guests.notAMobile', NOT_A_MOBILE), { fields: { mobile: NOT_A_MOBILE } });
  await withTransaction(
    shop.db,
    async (tx) => {
      if (!secret) return fillMissing(tx, indian ?? '', address, pincode, now);
      const found = await openLink(tx, secret, mobile, now);
      if (found.spent) throw new Refusal(410, said(say, 'linkEditsUsedUp', LINK_EDITS), { data: { spent: true } });
      if (held !== undefined && ![held, knownAgain(address, pincode)].includes(found.held))
        throw new Refusal(409, said(say, 'addressChanged'), { data: { held: found.held } });
      return fillByLink(tx, secret, found.guestId, address, pincode, now);
    },
    secret ? {} : { queue: 'open-address' },
  );
}

/**
 * Stores that a guest's address is right, when it is still the one of which the guest saw `held`.
 * @throws Refusal 410 for a link that is closed, 409 for another address and for a guest abroad
 */
export async function confirmAddress(
  shop: Pick<Shop, 'db' | 'now'>,
  { mobile, t: secret, held }: { mobile: string; t: string; held: string },
): Promise<void> {
  const now = new Date(shop.now()).toISOString();
  await withTransaction(shop.db, async (tx) => {
    const found = await openLink(tx, secret, mobile, now);
    if (found.held === '' || found.held !== held)
      throw new Refusal(409, said(say, 'addressChanged'), { data: { held: found.held } });
    await confirmByLink(tx, secret, found, now);
  });
}
