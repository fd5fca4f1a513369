import type { FastifyRequest } from 'fastify';
import { openSession } from '#domain/session/session.repo.ts';
import type { User } from '#domain/session/user.repo.ts';
import { deviceName } from '#lib/device-name.ts';
import type { Shop } from '#server/context.ts';
import { asOwner } from '#server/db/owner.ts';

/**
 * Creates a session for a customer on the device of the request and returns its signed token.
 * @throws Refusal 401 when the account was deleted
 */
export async function beginSession(shop: Shop, user: User, { headers }: FastifyRequest): Promise<string> {
  const device = deviceName(headers['user-agent'] ?? '');
  const session = await asOwner(shop.db, user.id, (tx) => openSession(tx, user.id, device, shop.now()));
  return shop.tokens.sign(user.id, user.token_version, undefined, session);
}
