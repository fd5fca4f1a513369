import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeHostFiles } from '#publish/host-files.ts';
import { runNginx } from '#scripts/lib/nginx.ts';

/** Returns a process of the API that says who it is, and by whom it was asked. */
async function startApi(name: string): Promise<Server> {
  const server = createServer(({ method, url, headers }, response) => {
    response.end(JSON.stringify({ name, method, url, host: headers.host, by: headers['x-forwarded-for'] }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}
const portOf = (server: Server): number => (server.address() as AddressInfo).port;
const close = (server: Server): Promise<unknown> => {
  server.closeAllConnections();
  return new Promise((done) => server.close(done));
};

describe('the example for nginx, with the places of this machine', () => {
  let folder: string;
  let host: Awaited<ReturnType<typeof runNginx>>;
  let apis: Server[];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'shop-test-'));
    const site = join(folder, 'site');
    mkdirSync(join(site, 'sweets'), { recursive: true });
    for (const [page, text] of [
      ['index.html', 'home'],
      ['404.html', 'nothing here'],
      ['sweets/index.html', 'sweets'],
    ])
      writeFileSync(join(site, page ?? ''), text ?? '');
    await writeHostFiles(site);
    renameSync(join(site, 'nginx.conf'), join(folder, 'nginx-site.conf'));
    apis = await Promise.all(['one', 'two'].map(startApi));
    const [one, two] = apis.map(portOf);
    const example = readFileSync('scripts/deploy/nginx.conf', 'utf8');
    host = await runNginx((port) =>
      example
        .replaceAll('/srv/shagun', folder)
        .replaceAll('listen 80;', `listen 127.0.0.1:${port};`)
        .replace('127.0.0.1:4321', `127.0.0.1:${one}`)
        .replace('127.0.0.1:4322', `127.0.0.1:${two}`),
    );
  });
  afterAll(async () => {
    await host.stop();
    await Promise.all(apis.map(close));
    rmSync(folder, { recursive: true });
  });

  /** Asks by the name of a host, which fetch lets nobody choose. */
  const ask = (name: string, path: string, method = 'GET'): Promise<{ status: number; text: string }> =>
    new Promise((done, fail) => {
      const asked = request(host.url + path, { method, headers: { host: name } }, (answer) => {
        let text = '';
        answer.on('data', (part: Buffer) => (text += String(part)));
        answer.on('end', () => done({ status: answer.statusCode ?? 0, text }));
      });
      asked.on('error', fail).end();
    });
  const api = async (path: string) => JSON.parse((await ask('api.example.in', path)).text) as Record<string, unknown>;

  it('serves the site by its own snippet', async () => {
    expect(await ask('example.in', '/')).toEqual({ status: 200, text: 'home' });
    expect(await ask('example.in', '/sweets')).toEqual({ status: 200, text: 'sweets' });
    expect(await ask('example.in', '/nowhere')).toEqual({ status: 404, text: 'nothing here' });
  });

  it('asks both processes of the API, and tells them by whom they are asked', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => api('/api/user/banner_list?x=1')));
    expect(new Set(answers.map(({ name }) => name))).toEqual(new Set(['one', 'two']));
    expect(answers[0]).toMatchObject({ url: '/api/user/banner_list?x=1', host: 'api.example.in', by: '127.0.0.1' });
  });

  it('shows what watches the shop to nobody', async () => {
    expect((await ask('api.example.in', '/metrics')).status).toBe(403);
  });

  it('answers all who read by the process that is left, and by 502 who writes to none', async () => {
    const [one, two] = apis as [Server, Server];
    await close(one);
    for (let at = 0; at < 6; at += 1) expect(await api('/healthz')).toMatchObject({ name: 'two' });
    await close(two);
    expect((await ask('api.example.in', '/api/user/add-guest', 'POST')).status).toBe(502);
  });
});
