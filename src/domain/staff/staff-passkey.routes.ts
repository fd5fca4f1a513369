import type { FastifyInstance } from 'fastify';
import { addPasskey, beginPasskey, listPasskeys, removePasskey } from '#domain/staff/staff-passkey.contract.ts';
import { dropPasskeys, insertPasskey, passkeyById, passkeysOf } from '#domain/staff/staff-passkey.repo.ts';
import { keepChallenge, takeChallenge } from '#domain/staff/staff-challenge.repo.ts';
import { staffById } from '#domain/staff/staff.repo.ts';
import * as say from '#domain/staff/staff.texts.ts';
import type { Shop } from '#server/context.ts';
import { withTransaction } from '#server/db/database.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import { writeAudit } from '#server/staff/audit.repo.ts';
import { backOfficeUrl } from '#server/staff/identify.ts';
import { checkedRegistration, registrationOptions } from '#server/staff/passkeys.ts';
import { endStaffSessions } from '#server/staff/staff-session.repo.ts';
import { said } from '#lib/said.ts';

/** Adds the routes by which signed-in staff list, add and remove passkeys. */
export function staffPasskeyRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, listPasskeys, async ({ staff }) => ({ passkeys: await passkeysOf(shop.db, staff.id) }));

  serve(app, shop, beginPasskey, async ({ staff, request }) => {
    const known = (await passkeysOf(shop.db, staff.id)).map(({ id }) => id);
    const options = await registrationOptions(backOfficeUrl(shop, request), staff, known);
    return {
      challengeId: await keepChallenge(shop.db, 'passkey', options.challenge, shop.now()),
      options: { ...options },
    };
  });

  serve(app, shop, addPasskey, async ({ body: { challengeId, answer, device, name }, staff, request }) => {
    const challenge = await takeChallenge(shop.db, 'passkey', challengeId, shop.now());
    if (!challenge) throw new Refusal(400, said(say, 'tookTooLong'));
    const passkey = await checkedRegistration(backOfficeUrl(shop, request), challenge, answer);
    if (!passkey) throw new Refusal(400, said(say, 'passkeyRefused'));
    await withTransaction(shop.db, async (tx) => {
      if (!(await staffById(tx, staff.id))?.is_active) throw new Refusal(401, said(say, 'accountClosed'));
      if (await passkeyById(tx, passkey.id)) throw new Refusal(409, said(say, 'passkeyTaken'));
      await insertPasskey(tx, staff.id, passkey, { device: device || say.aDevice, name }, shop.now());
      const entry = { action: 'add', kind: 'passkey', recordId: staff.id, after: { name, device } };
      await writeAudit(tx, staff, shop.now(), entry);
    });
    return {};
  });

  serve(app, shop, removePasskey, async ({ body: { passkeyId }, staff }) => {
    await withTransaction(shop.db, async (tx) => {
      const passkey = await passkeyById(tx, passkeyId);
      const mine = passkey?.staff_id === staff.id;
      if (!passkey || (!mine && (await staffById(tx, staff.id))?.role !== 'owner'))
        throw notFound(said(say, 'passkeyGone'));
      const person = await staffById(tx, passkey.staff_id);
      const all = await passkeysOf(tx, passkey.staff_id);
      if (all.length === 1 && person?.password === '')
        throw new Refusal(409, mine ? said(say, 'onlyWay') : said(say, 'onlyWayOf', passkey.name));
      await dropPasskeys(tx, passkey.staff_id, passkeyId);
      // Whoever holds the device may be signed in by it.
      await endStaffSessions(tx, passkey.staff_id, { but: mine ? staff.session?.id : undefined });
      const { name, device } = all.find(({ id }) => id === passkeyId) ?? {};
      const entry = { action: 'remove', kind: 'passkey', recordId: passkey.staff_id, before: { name, device } };
      await writeAudit(tx, staff, shop.now(), entry);
    });
    return {};
  });
}
