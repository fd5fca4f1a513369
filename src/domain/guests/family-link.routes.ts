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
import { endLink, familyOf, openLink, renewLink } from '#domain/guests/family-link.repo.ts';
import { familyPageLink, MAX_GUESTS } from '#domain/guests/guest.rules.ts';
import { countGuests } from '#domain/guests/guest.repo.ts';
import * as say from '#domain/guests/guests.texts.ts';
import { addNewcomer, familyLimit, judgeNewcomer, waitingNewcomers } from '#domain/guests/newcomer.service.ts';
import type { Shop } from '#server/context.ts';
import { asOwner } from '#server/db/owner.ts';
import { Refusal } from '#server/http/errors.ts';
import { serve, serveLimited } from '#server/http/serve.ts';
import { keysFor } from '#server/shop-secret.ts';
import { said } from '#lib/said.ts';

/** Serves the endpoints of a family's link: for the family, and for people who add themselves by it. */
export function familyLinkRoutes(app: FastifyInstance, shop: Shop): void {
  const { db, config } = shop;
  const keys = keysFor(config, 'links of families');
  const now = (): string => new Date(shop.now()).toISOString();
  const read = async (userId: string): Promise<FamilyLink> => {
    const open = await openLink(db, userId, keys);
    const link = open?.secret ? familyPageLink(config.siteUrl, open.secret) : null;
    return { link, ...(open && !link ? { hidden: true } : {}), newcomers: await waitingNewcomers(db, userId) };
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
        throw new Refusal(409, said(say, 'listFull', MAX_GUESTS));
      let count = 0;
      for (const one of newcomers) if (await judgeNewcomer(tx, userId, one, take, now())) count += 1;
      return count;
    });
    return { ...(await read(userId)), taken, left: newcomers.length - taken };
  });

  const serveStranger = serveLimited(app, shop, familyLimit(shop));
  serveStranger(readFamily, async ({ body: { f } }) => {
    const family = await familyOf(db, f);
    return { host: family?.host ?? '', open: family !== null };
  });

  serveStranger(addMyself, async ({ body }) => {
    await addNewcomer(shop, body);
    return { message: 'held' };
  });
}
