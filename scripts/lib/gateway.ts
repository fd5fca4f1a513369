import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { object, string } from 'yup';
import { migrate } from '#migrations';
import { openDatabase } from '#server/db/database.ts';
import { checkInput } from '#server/http/check.ts';
import { handleErrors } from '#server/http/errors.ts';
import { isSwitch, type Switch, switches } from '#server/payments/test-gateway-switches.ts';
import { testGateway } from '#server/payments/test-gateway.ts';
import type { GatewayHouse } from '#server/payments/test-gateway-notices.ts';

export interface GatewayOptions {
  /** Port; 0 for any free one. */
  port: number;
  /** URL of the shop, which receives webhooks about payments. */
  shop: string;
  keys: GatewayHouse['keys'];
  to: Switch;
}

const control = object({
  switch: string().test('switch', 'There is no such switch.', (name) => name === undefined || isSwitch(name)),
  shop: string().url('The shop needs a URL.'),
});

/**
 * Starts the test gateway as a server with a temporary database, which `close` deletes. `PUT /control` changes its
 * simulated fault and the shop's URL.
 */
export async function startGateway({
  port,
  shop,
  keys,
  to,
}: GatewayOptions): Promise<{ url: string; close(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-gateway-'));
  const db = openDatabase({ databaseUrl: null, dataDir });
  await migrate(db);
  const switched = { to };
  const at = { shop };
  const app = Fastify({ forceCloseConnections: true });
  handleErrors(app);
  // Pages of other hosts load the script and open the window.
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cross-origin-resource-policy', 'cross-origin');
  });
  const deliver: GatewayHouse['deliver'] = async ({ body, headers }) =>
    (await fetch(`${at.shop}/api/payments/webhook`, { method: 'POST', headers, body })).ok;
  await app.register(testGateway({ db, now: Date.now, keys, switched, deliver, apart: true }));
  app.get('/control', async () => ({ switch: switched.to, shop: at.shop, switches }));
  app.put('/control', async (request) => {
    const wanted = checkInput(control, request.body ?? {});
    if (wanted.switch !== undefined) switched.to = wanted.switch as Switch;
    if (wanted.shop !== undefined) at.shop = wanted.shop;
    return { switch: switched.to, shop: at.shop };
  });
  const url = await app.listen({ port, host: '127.0.0.1' });
  return {
    url,
    async close() {
      await app.close();
      await db.destroy();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
