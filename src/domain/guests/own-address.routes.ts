import type { FastifyInstance } from 'fastify';
import { confirmOwnAddress, readAddressRequest, updateAddressPerson } from '#domain/guests/guest.contract.ts';
import { findByLink, markOpened } from '#domain/guests/guest-link.repo.ts';
import * as say from '#domain/guests/guests.texts.ts';
import { addressLimit, confirmAddress, sendOwnAddress } from '#domain/guests/own-address.service.ts';
import type { Shop } from '#server/context.ts';
import { serveLimited } from '#server/http/serve.ts';

/** Serves the endpoints by which guests read who asks for their address, confirm it and send it. */
export function ownAddressRoutes(app: FastifyInstance, shop: Shop): void {
  const serveStranger = serveLimited(app, shop, addressLimit(shop));

  serveStranger(readAddressRequest, async ({ body }) => {
    const now = new Date(shop.now()).toISOString();
    const found = await findByLink(shop.db, body.t, body.mobile, now);
    if (found) await markOpened(shop.db, found.guestId, now);
    return {
      host: found?.host ?? '',
      guest: found?.guest ?? '',
      open: found !== null && !found.over && !found.spent,
      spent: found?.spent ?? false,
      answered: found?.answered ?? false,
      abroad: found?.abroad ?? false,
      held: found?.held ?? '',
    };
  });

  serveStranger(confirmOwnAddress, async ({ body }) => {
    await confirmAddress(shop, body);
    return { message: 'confirmed' };
  });

  serveStranger(updateAddressPerson, async ({ body }) => {
    await sendOwnAddress(shop, body);
    return { message: say.ownAddressSaved };
  });
}
