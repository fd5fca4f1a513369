import type { FastifyInstance } from 'fastify';
import {
  findAccount,
  listWaitingNumbers,
  moveAccount,
  sendMoveCode,
  stopAccountMove,
} from '#domain/session/account-move.contract.ts';
import { findByMobile, waitingNumbers } from '#domain/session/account-move.repo.ts';
import { beginMove, sendCodeOfMove, stopMove } from '#domain/session/account-move.service.ts';
import { demandMobile } from '#domain/session/send-code.service.ts';
import type { Shop } from '#server/context.ts';
import { serve } from '#server/http/serve.ts';

/**
 * Adds the routes by which the owner moves an account to a new mobile number, for a customer who has lost the old one.
 */
export function accountMoveRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, findAccount, async ({ body }) => ({
    account: await findByMobile(shop.db, demandMobile(body.mobile)),
  }));

  serve(app, shop, listWaitingNumbers, async () => ({ waiting: await waitingNumbers(shop.db) }));

  serve(app, shop, sendMoveCode, async ({ params: { userId }, body, staff, request }) =>
    sendCodeOfMove(shop, staff, userId, body, request.ip),
  );

  serve(app, shop, moveAccount, async ({ params: { userId }, body, staff }) => {
    const { mobile, due_at: at } = await beginMove(shop, staff, userId, body);
    return { move: { mobile, at } };
  });

  serve(app, shop, stopAccountMove, async ({ params: { userId }, body, staff }) => {
    await stopMove(shop, staff, userId, body.mobile);
    return {};
  });
}
