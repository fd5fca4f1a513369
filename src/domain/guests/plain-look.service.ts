import { celebrationOf, giftsFor, readGuestAnswer } from '#domain/guests/celebration.repo.ts';
import { isInviting } from '#domain/guests/celebration.rules.ts';
import { familyOf } from '#domain/guests/family-link.repo.ts';
import type { GuestLink } from '#domain/guests/guest-link.rules.ts';
import { findByLink, markOpened } from '#domain/guests/guest-link.repo.ts';
import * as say from '#domain/guests/guests.texts.ts';
import { pageState } from '#domain/guests/page-state.rules.ts';
import type { PlainLook } from '#domain/guests/plain-form.rules.ts';
import { normaliseMobile } from '#lib/mobile.ts';
import type { Shop } from '#server/context.ts';
import { Refusal } from '#server/http/errors.ts';
import { said } from '#lib/said.ts';

const stranger: PlainLook = {
  host: '',
  guest: '',
  held: '',
  asks: 'form',
  abroad: false,
  boxHere: false,
  celebration: null,
};

/**
 * Reads what a guest's page without script shows. `another` asks for the address though there is one.
 * @throws Refusal 400 for a link that names nobody, 410 for one that is closed or spent
 */
export async function lookPlain(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  { f, t, mobile }: Pick<GuestLink, 'f' | 't' | 'mobile'>,
  another: boolean,
): Promise<PlainLook> {
  if (f) {
    const family = await familyOf(db, f);
    if (!family) throw new Refusal(410, said(say, 'pageClosed'));
    return { ...stranger, host: family.host };
  }
  if (!t) {
    if (normaliseMobile(mobile) === null)
      throw new Refusal(400, said(say, 'linkNotComplete'), { data: { broken: true } });
    return stranger;
  }
  const at = new Date(now()).toISOString();
  const found = await findByLink(db, t, mobile, at);
  if (!found || found.over) throw new Refusal(410, said(say, 'pageClosed'));
  if (found.spent) throw new Refusal(410, said(say, 'pageClosed'), { data: { spent: true } });
  await markOpened(db, found.guestId, at);
  const { host, guest, held, abroad, answered } = found;
  const [{ celebration }, gifts, answer] = await Promise.all([
    celebrationOf(db, found.userId),
    giftsFor(db, found.guestId),
    readGuestAnswer(db, found.guestId),
  ]);
  const state = pageState({ mobile: abroad ? '+' : '', address: held }, gifts, answer);
  const checks = state === 'check' && !answered ? 'check' : 'nothing';
  return {
    host,
    guest,
    held,
    asks: abroad ? 'nothing' : held === '' || another ? 'form' : checks,
    abroad,
    boxHere: gifts.some((gift) => !gift.elsewhere && (gift.state === 'preparing' || gift.state === 'packed')),
    celebration: isInviting(celebration, now()) ? celebration : null,
  };
}
