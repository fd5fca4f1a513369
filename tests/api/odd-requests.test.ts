import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE, SECOND } from '#lib/time.ts';
import { emptyShop } from '#tests/support/engines.ts';
import { startTestShop, type TestShop } from '#tests/support/api.ts';

/** Opens a connection and writes a beginning of a request as it is. */
function open(url: string, text: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(text);
  return socket;
}

/** Sends a text as it is and answers all that comes back until the server ends the connection. */
async function send(url: string, text: string): Promise<string> {
  const parts: Buffer[] = [];
  const socket = open(url, text);
  socket.on('data', (part: Buffer) => parts.push(part));
  await new Promise((done) => socket.once('close', done));
  return Buffer.concat(parts).toString();
}

const get = (path: string, headers = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n${headers}\r\n`;
const safe = /^(?=[\s\S]*content-security-policy: [^\r]*frame-ancestors)(?=[\s\S]*x-content-type-options: nosniff)/i;

describe.each([
  ['beside the site', true],
  ['without a site', false],
])('odd requests, %s', (_, withSite) => {
  let shop: TestShop;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'shop-site-'));
    const siteDir = join(folder, 'current');
    mkdirSync(siteDir);
    writeFileSync(join(siteDir, '404.html'), '<title>Not here</title>');
    shop = await startTestShop(withSite ? { config: { siteDir } } : {});
  });
  afterAll(async () => {
    await shop.close();
    rmSync(folder, { recursive: true });
  });

  it.each([
    '//',
    '/\\',
    '//[',
    '//:99999/',
    '//evil.example/x',
    '/%5C%5Cevil.example',
    '/..%2f..%2fetc/passwd',
    '/a%00b',
    '/?q=%zz',
    '/%',
  ])('%s is not there, and nothing fails', async (path) => {
    const answer = await send(shop.url, get(path));
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toMatch(/x-content-type-options: nosniff/i);
    expect(answer).not.toMatch(/\r\nlocation:/i);
  });

  it.each<[string, string, number]>([
    ['an address that cannot be read', get('/api/%'), 404],
    ['a parameter without end', get(`/api/user/data/${'a'.repeat(500)}`), 414],
    ['headers without end', get('/', `X-Long: ${'a'.repeat(20_000)}\r\n`), 431],
    ['a request that names no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['what is no request', 'NOT A REQUEST\r\n\r\n', 400],
  ])('%s has the shape and the headers of every other refusal', async (_what, text, status) => {
    const answer = await send(shop.url, text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(safe);
    const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));
    expect(body).toEqual({
      success: false,
      message: body.Message,
      Message: expect.stringMatching(/^[A-Z].*\.$/),
      refusal: { code: expect.stringMatching(/^server\.(?:http\.)?\w+$/), values: [] },
    });
  });

  it('what is not there is told in one shape, and no secret of its address is repeated', async () => {
    const { statusCode, body, headers } = await shop.app.inject({
      method: 'GET',
      url: '/api/user/update-address?t=secret-of-a-link&mobile=9876543210',
    });
    expect([statusCode, JSON.parse(body)]).toEqual([
      404,
      {
        success: false,
        message: 'That page or record does not exist.',
        Message: 'That page or record does not exist.',
        refusal: { code: expect.stringMatching(/notFound$/), values: [] },
      },
    ]);
    expect(body).not.toContain('secret-of-a-link');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  });

  it.each(['[]', '"x"', '1', 'null', '{"amount":{},"order_id":[],"key":{"a":1}}', '{', ''])(
    'the test gateway refuses the body %j',
    async (payload) => {
      const { keyId, keySecret } = shop.shop.config.payments;
      const headers = { 'content-type': 'application/json', authorization: `Basic ${btoa(`${keyId}:${keySecret}`)}` };
      for (const url of ['/test-gateway/v1/orders', '/test-gateway/pay']) {
        const { statusCode } = await shop.app.inject({ method: 'POST', url, headers, payload });
        expect([url, statusCode]).toEqual([url, 400]);
      }
    },
  );
});

it('the log of a server without a site keeps the secrets of urls to itself', async () => {
  const { config, remove } = await emptyShop('sqlite');
  const env = {
    ...process.env,
    DATA_DIR: config.dataDir,
    HOST: '127.0.0.1',
    PORT: '0',
    SITE_DIR: 'none',
    LOG_LEVEL: 'debug',
  };
  const server = spawn(process.execPath, ['src/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let log = '';
  const url = await new Promise<string>((done) => {
    server.stdout.on('data', (part: Buffer) => {
      log += part.toString();
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(log) ?? [];
      if (found) done(found);
    });
  });
  for (const path of ['/update-address-person', '//', '/%', '/api/nothing'])
    await send(url, get(`${path}?mobile=9876543210&t=secret-of-a-link`));
  server.kill('SIGTERM');
  await new Promise((done) => server.once('exit', done));
  expect(log).toContain('/update-address-person');
  expect(log).not.toMatch(/secret-of-a-link|9876543210/);
  await remove();
});

describe('slow requests', () => {
  it('are ended when they take too long, in the shape of a refusal', async () => {
    const shop = await startTestShop();
    // 4 MB, as large as pages send pictures, take eleven minutes at 50 kbit/s.
    expect([shop.app.server.headersTimeout, shop.app.server.requestTimeout]).toEqual([15 * SECOND, 15 * MINUTE]);
    shop.app.server.requestTimeout = 200;
    shop.app.server.headersTimeout = 200;
    const answer = await send(
      shop.url,
      'POST /api/user/register HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/json\r\nContent-Length: 30\r\n\r\n{',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch(safe);
    await shop.close();
  });

  it('are ended long before that when nothing comes any more', async () => {
    const shop = await startTestShop();
    expect(shop.app.server.timeout).toBe(2 * MINUTE);
    shop.app.server.timeout = 200;
    const answer = await send(
      shop.url,
      'POST /api/user/register HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/json\r\nContent-Length: 30\r\n\r\n{',
    );
    expect(answer).toBe('');
    await shop.close();
  });
});
