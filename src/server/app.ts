import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import type { AnyObjectSchema } from 'yup';
import { SMALL_BODY } from '#lib/endpoint.ts';
import { errorOf } from '#lib/narrow.ts';
import { MINUTE, SECOND } from '#lib/time.ts';
import type { Config } from '#server/config.ts';
import type { Rooms, Shop } from '#server/context.ts';
import { checkInput } from '#server/http/check.ts';
import { compressData } from '#server/http/compress.ts';
import { answerBadUrl, answerBrokenRequest } from '#server/http/early.ts';
import { errorBody, handleErrors, Refusal } from '#server/http/errors.ts';
import { addHeaders } from '#server/http/headers.ts';
import { describeApi } from '#server/http/openapi.ts';
import { countStrays, limitCallers } from '#server/http/rate-limits.ts';
import { policyReports } from '#server/http/policy-reports.ts';
import { serveSite } from '#server/http/site-files.ts';
import { serveMedia } from '#server/media/serve-media.ts';
import { serveMetrics } from '#server/metrics.ts';
import { logOutages } from '#server/outage.ts';
import { readiness } from '#server/ready.ts';
import { Connections } from '#server/stopping.ts';
import type { GatewayHouse } from '#server/payments/test-gateway-notices.ts';
import { testGateway } from '#server/payments/test-gateway.ts';
import * as say from '#server/server.texts.ts';
import { trustedProxies } from '#server/trusted-proxies.ts';
import { type Said, said, saidAs } from '#lib/said.ts';

/**
 * Returns the settings of the built-in test gateway: it uses the shop's store, and delivers webhooks directly to `app`
 * without a network call.
 */
function builtInGateway(app: FastifyInstance, { db, now, config }: Shop): GatewayHouse {
  return {
    db,
    now,
    keys: config.payments,
    switched: { to: 'none' },
    deliver: async ({ body, headers }) => {
      const answer = await app.inject({ method: 'POST', url: '/api/payments/webhook', headers, payload: body });
      return answer.statusCode < 300;
    },
    apart: false,
  };
}

/** Returns the settings of the headers that protect pages and answers in a browser. */
const securityHeaders = ({ production }: Config): FastifyHelmetOptions => ({
  contentSecurityPolicy: false,
  // What no browser of today reads is left out: headers come uncompressed before every page and picture.
  dnsPrefetchControl: false,
  ieNoOpen: false,
  originAgentCluster: false,
  permittedCrossDomainPolicies: false,
  xssFilter: false,
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  // The payment window and the sign-in window of the identity provider talk to their opener.
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  strictTransportSecurity: production ? { maxAge: 31_536_000 } : false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
});

/** Serves `/healthz` and `/readyz`, by which programs watch the shop. */
function answerWatchers(app: FastifyInstance, shop: Shop, rooms: Rooms): void {
  // Whoever watches the shop may share the IP address of a flood.
  const watched = { schema: { hide: true }, config: { rateLimit: false } } as const;
  app.get('/healthz', watched, async () => ({ ok: true }));
  const fault = readiness(shop, rooms.migrations);
  app.get('/readyz', watched, async (_request, reply) => {
    const refuse = (why: Said) => reply.code(503).header('retry-after', '10').send(errorBody(why));
    if (app.connections.isStopping) return refuse(said(say, 'stopping'));
    const why = await fault();
    return why === null ? { ok: true } : refuse(saidAs('server.notReady', why));
  });
}

/**
 * Builds the HTTP server with all hooks, routes and, in a demonstration, the test gateway. The caller starts listening
 * and closes it.
 */
export async function buildApp(shop: Shop, rooms: Rooms): Promise<FastifyInstance> {
  const { config } = shop;
  const app = Fastify({
    logger: {
      level: config.logLevel,
      // URLs may hold a guest's mobile number and the secret of a link: queries stay out of the log.
      serializers: { req: (request) => ({ method: request.method, path: request.url.split('?')[0] }) },
    },
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: SMALL_BODY,
    forceCloseConnections: 'idle',
    // A large picture takes eleven minutes at 50 kbit/s; a line on which nothing comes or goes is cut long before.
    requestTimeout: 15 * MINUTE,
    connectionTimeout: 2 * MINUTE,
    // Node's own refusal of a request without a host would have neither the shape nor the headers of the others.
    http: { headersTimeout: 15 * SECOND, connectionsCheckingInterval: 5 * SECOND, requireHostHeader: false },
    frameworkErrors: answerBadUrl(config.siteDir),
    clientErrorHandler: answerBrokenRequest,
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.setValidatorCompiler<AnyObjectSchema>(({ schema }) => (data) => {
    try {
      return { value: checkInput(schema, data) };
    } catch (error) {
      return { error: errorOf(error) };
    }
  });
  logOutages(app, shop.db);
  handleErrors(app);
  app.decorate('connections', new Connections(app.server));

  await app.register(helmet, securityHeaders(config));
  await app.register(cors, {
    origin: config.allowedOrigins,
    methods: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
    // The session of the back office is a cookie.
    credentials: true,
    exposedHeaders: ['etag', 'idempotent-replayed'],
    maxAge: 600,
  });
  await app.register(cookie);
  await limitCallers(app, shop);
  addHeaders(app);
  compressData(app);
  app.addHook('onRequest', async ({ headers, raw }) => {
    // Who watches the shop by HTTP/1.0 names none.
    if (headers.host === undefined && raw.httpVersion === '1.1') throw new Refusal(400, said(say, 'noHost'));
  });
  await app.register(multipart, { limits: { fileSize: 10_485_760, files: 1, fields: 20 } });
  await describeApi(app);

  answerWatchers(app, shop, rooms);
  await serveMetrics(app, shop);
  await app.register((scope) => policyReports(scope, shop.now, config.rateLimits));
  await serveMedia(app, shop.media);
  rooms.add(app, shop);
  if (config.demo.payments) await app.register(testGateway(builtInGateway(app, shop)), { prefix: '/test-gateway' });
  if (config.siteDir) serveSite(app, config.siteDir, rooms.listPath);
  else
    app.setNotFoundHandler({ preHandler: countStrays(app) }, async (_request, reply) =>
      reply.code(404).send(errorBody(said(say, 'notFound'))),
    );
  return app;
}
