import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runNginx } from '#scripts/lib/nginx.ts';
import { freePort, startPostgres, type TestPostgres } from '#scripts/lib/postgres.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { demandProgram, Machine, PATIENCE } from '#tests/support/deploy/machine.ts';
import { changePrice, METRICS_TOKEN, newDatabase, productionSettings, stockShop } from '#tests/support/deploy/shop.ts';
import { readUnit, type Service, startUnit } from '#tests/support/deploy/units.ts';

const API = 'scripts/deploy/shagun-api@.service';
const PUBLISH = 'scripts/deploy/shagun-publish.service';

let machine: Machine;
let postgres: TestPostgres;
let db: Database;
/** Ports of this machine in place of 80, 443, 4321 and 4322. */
let ports: { http: number; https: number; one: number; two: number };
let apis: Service[];
let publisher: Service;
let nginx: Awaited<ReturnType<typeof runNginx>>;
let certificate: string;

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
}

/** Asks nginx for a page of a host: by TLS with the certificate checked, or by HTTP. */
function ask(
  url: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: object } = {},
): Promise<Answer> {
  const { protocol, host, pathname, search } = new URL(url);
  const tls = protocol === 'https:';
  const options = { host: '127.0.0.1', port: tls ? ports.https : ports.http, path: pathname + search, method };
  return new Promise((done, fail) => {
    const asked = (tls ? secure : plain)(
      { ...options, headers: { host, ...headers }, ...(tls ? { servername: host, ca: certificate } : {}) },
      (answer) => {
        let text = '';
        answer.on('data', (part: Buffer) => (text += String(part)));
        answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
      },
    );
    asked.on('error', fail).end();
  });
}

const figuresOf = async (port: number): Promise<string> => {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  return (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text();
};
const LIST = 'https://api.example.in/api/user/sweets_list';

/** Makes a certificate for both hosts, as people do who try. */
function certify(): void {
  demandProgram('openssl');
  const folder = machine.path('/etc/letsencrypt/live/example.in');
  mkdirSync(folder, { recursive: true });
  const names = 'subjectAltName=DNS:example.in,DNS:api.example.in';
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', 'privkey.pem'];
  const args = ['req', '-x509', '-days', '2', '-subj', '/CN=example.in', '-addext', names, ...key];
  execFileSync('openssl', [...args, '-out', 'fullchain.pem'], { cwd: folder, stdio: 'ignore' });
  certificate = readFileSync(`${folder}/fullchain.pem`, 'utf8');
}

beforeAll(async () => {
  const [http, https, one, two] = [await freePort(), await freePort(), await freePort(), await freePort()];
  ports = { http, https, one, two };
  machine = new Machine(['/opt/shagun', '/etc/shagun.env', '/var/lib/shagun', '/etc/letsencrypt', '/var/www/html'], {
    '127.0.0.1:4321': `127.0.0.1:${one}`,
    '127.0.0.1:4322': `127.0.0.1:${two}`,
    'listen 80': `listen 127.0.0.1:${http}`,
    'listen 443': `listen 127.0.0.1:${https}`,
  });
  machine.checkOut('/opt/shagun');
  machine.close(machine.path('/opt/shagun'));
  postgres = await startPostgres();
  const url = await newDatabase(postgres.url, 'shop');
  db = openDatabase({ databaseUrl: url, dataDir: '' });
  mkdirSync(machine.path('/etc'));
  const hosts = { PUBLIC_API_BASE: 'https://api.example.in', ALLOWED_ORIGINS: 'https://example.in' };
  // Settings that were those of a shop by itself, and name its port and folder.
  const former = { PORT: '1', DATA_DIR: '.data' };
  writeFileSync(machine.path('/etc/shagun.env'), productionSettings({ DATABASE_URL: url, ...hosts, ...former }), {
    mode: 0o600,
  });
  apis = [one, two].map((port) => startUnit(machine, API, String(port)));
  for (const api of apis) await api.program.says('The API answers');
  await stockShop(db, machine.path('/var/lib/shagun/media'));
  machine.give(machine.path('/var/lib/shagun'));
  publisher = startUnit(machine, PUBLISH);
  await publisher.program.says('is served');
  certify();
  // Another user than the shop's reads the site.
  const example = machine.mapped(readFileSync('scripts/deploy/nginx.conf', 'utf8'));
  nginx = await runNginx(() => example, { port: http, user: 'www-data' });
});
afterAll(async () => {
  await nginx?.stop();
  for (const service of [publisher, ...(apis ?? [])]) await service?.stop();
  await db?.destroy();
  postgres?.stop();
  machine?.remove();
});

describe('the units and nginx, as they are written', () => {
  it('show the site by TLS, and send people there who ask without', async () => {
    const home = await ask('https://example.in/');
    expect([home.status, home.headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
    expect(home.text).toContain('</html>');
    const { sweetsData } = JSON.parse((await ask(LIST)).text);
    const sweet = await ask(`https://example.in/Sweets-Info/${sweetsData[0]._id}/home/`);
    expect([sweet.status, sweet.headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
    expect(sweet.text).toContain(sweetsData[0].name);
    for (const host of ['example.in', 'api.example.in']) {
      const { status, headers } = await ask(`http://${host}/sweets?x=1`);
      expect([status, headers['location']]).toEqual([301, `https://${host}/sweets?x=1`]);
    }
  });

  it('answer calls of the site by both processes, and show nobody their figures', async () => {
    const calls = Array.from({ length: 8 }, () => ask(LIST, { headers: { origin: 'https://example.in' } }));
    for (const { status, headers } of await Promise.all(calls))
      expect([status, headers['access-control-allow-origin'], headers['strict-transport-security']]).toEqual([
        200,
        'https://example.in',
        expect.stringContaining('max-age=31536000'),
      ]);
    for (const port of [ports.one, ports.two])
      expect(await figuresOf(port)).toMatch(/^shop_request_seconds_count\{class="call",status="200"\} [1-9]/m);
    expect((await ask('https://api.example.in/metrics')).status).toBe(403);
  });

  it.each(['alerts.yaml', 'dashboard.json'])('tell every figure that %s asks for', async (file) => {
    const example = readFileSync(`scripts/deploy/${file}`, 'utf8').replaceAll(String.raw`\"`, '"');
    const figures = await figuresOf(ports.one);
    const told = new Set([...figures.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    const asked = (example.match(/\b(?:shop|process|nodejs)_[a-z_0-9]+/g) ?? []).map((name) =>
      name.replace(/_(?:bucket|count|sum)$/, ''),
    );
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((name) => !told.has(name))).toEqual([]);
    const parts = example.match(/\b(?:queue|round|state)="\w+"/g) ?? [];
    expect(parts.filter((part) => !figures.includes(part))).toEqual([]);
  });

  it('count who calls by the address that nginx saw, whatever the caller says', async () => {
    for (const by of ['192.0.2.1', '198.51.100.2'])
      await ask('https://api.example.in/api/pincodes', { method: 'POST', headers: { 'x-forwarded-for': by } });
    expect(await db.selectFrom('call_count').select('count').execute()).toEqual([{ count: 2 }]);
  });

  it('draw what staff have not saved on the host of the site', async () => {
    expect((await ask('https://example.in/preview?secret=none')).text).toContain('This preview is not there any more');
  });

  it('bring a changed price to the page', async () => {
    const { id } = await changePrice(db, 4321);
    await vi.waitFor(
      async () => expect((await ask(`https://example.in/sweets-info/${id}`)).text).toContain('₹4,321'),
      PATIENCE,
    );
  });

  it('read by the process that is left, and say 502 to who writes to none', async () => {
    await apis[0]?.stop();
    for (let at = 0; at < 6; at += 1) expect((await ask(LIST)).status).toBe(200);
    await apis[1]?.stop();
    expect((await ask('https://api.example.in/api/user/add-guest', { method: 'POST' })).status).toBe(502);
  });
});

it.each(['OOMScoreAdjust=1', 'Environment=PORT=%p', 'ExecStart=/bin/sh -c "a \\', 'PORT'])(
  'the runner of units knows no line like %s',
  (line) => expect(() => readUnit(`[Service]\n${line}\n`, '1')).toThrow(line.slice(0, 5)),
);
