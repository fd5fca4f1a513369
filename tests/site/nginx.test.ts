import { once } from 'node:events';
import { readFile, readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureFolder } from '#scripts/fixture.ts';
import { siteRoutes } from '#lib/routes.ts';
import { MINUTE } from '#lib/time.ts';
import { runNginx, serveByNginx } from '#scripts/lib/nginx.ts';

const site = join(fixtureFolder, 'site', 'current');

describe('the built site on nginx', () => {
  let host: Awaited<ReturnType<typeof serveByNginx>>;
  let ids: Record<string, string>;
  beforeAll(async () => {
    host = await serveByNginx(site);
    const first = async (folder: string): Promise<string> =>
      (await readdir(join(site, folder))).find((name) => /^[0-9a-f]{24}$/.test(name)) ?? '';
    ids = {
      '/sweets-info': await first('sweets-info'),
      '/invitation-detail': await first('invitation-detail'),
      '/dry-fruit_info': await first('dry-fruit_info'),
    };
  }, 5 * MINUTE);
  afterAll(() => host.stop());
  const get = (path: string) => fetch(host.url + path, { redirect: 'manual' });

  /** Returns an address of each route that the demonstration has, with the file it shows. */
  const pathOf = ({ pattern, page }: (typeof siteRoutes)[number]): { path: string; file: string } => {
    const record = ids[`/${pattern.split('/')[1]}`] ?? '64a1b2c3d4e5f60718293a4b';
    const fill = (text: string): string =>
      text
        .replace('/*', '/home')
        .replace(':id', record)
        .replace(':list', pattern.startsWith('/sweets') ? 'all' : '300-500')
        .replace(':number', '2')
        .replace(/:[a-z]+/g, 'x');
    return { path: fill(pattern), file: `${fill(page)}/index.html`.replace('//', '/') };
  };

  it('shows every address of the route table that the shop itself shows', async () => {
    const wrong: string[] = [];
    let shown = 0;
    for (const route of siteRoutes) {
      const { path, file } = pathOf(route);
      const expected = await readFile(join(site, file), 'utf8').catch(() => null);
      const answer = await get(path);
      if (answer.status === 200) shown += 1;
      if (
        answer.status !== (expected === null || route.missing ? 404 : 200) ||
        (expected !== null && (await answer.text()) !== expected)
      )
        wrong.push(`${path}: ${answer.status}`);
    }
    expect(wrong).toEqual([]);
    expect(shown).toBeGreaterThan(siteRoutes.length * 0.7);
  });

  it('takes any letter case and a closing slash', async () => {
    for (const path of [
      '/SWEETS',
      '/shipping/',
      '/design',
      `/Sweets-Info/${ids['/sweets-info']}/home/`,
      '/invitation-guestlist/5000',
    ])
      expect([path, (await get(path)).status]).toEqual([path, 200]);
  });

  it('answers what it does not have with the page that says so', async () => {
    const answer = await get('/nowhere');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe(await readFile(join(site, '404.html'), 'utf8'));
    expect((await get('/sweets-info/../../etc/passwd')).status).toBe(404);
  });

  it('sends the headers that pages need, and keeps what never changes', async () => {
    const page = (await get('/sweets')).headers;
    expect(page.get('content-security-policy')).toBe("frame-ancestors 'self'");
    expect(page.get('content-security-policy-report-only')).toMatch(/default-src 'self'.*report-to policy$/);
    expect(page.get('reporting-endpoints')).toBe('policy="/api/policy-reports"');
    expect(page.get('x-content-type-options')).toBe('nosniff');
    expect(page.get('content-encoding')).toBe('gzip');
    const guest = (await get('/update-address-person')).headers;
    expect([guest.get('referrer-policy'), guest.get('x-content-type-options')]).toEqual(['no-referrer', 'nosniff']);
    const listed = async (path: string) => (await get(path)).headers.get('x-robots-tag');
    expect(
      await Promise.all(['/update-address-person', '/back-office', '/back-office/log', '/sweets'].map(listed)),
    ).toEqual(['noindex', 'noindex', 'noindex', null]);
    const script = (await readdir(join(site, '_astro'))).find((name) => name.endsWith('.js')) ?? '';
    expect((await get(`/_astro/${script}`)).headers.get('cache-control')).toContain('immutable');
    const picture = /\/uploads\/[^" ]+\.avif/.exec(await (await get('/sweets')).text())?.[0] ?? '';
    expect((await get(picture)).headers.get('content-type')).toBe('image/avif');
    expect((await get('/site.webmanifest')).headers.get('content-type')).toBe('application/manifest+json');
  });
});

it(
  'the web server of compose.yaml passes the form of a guest’s page to the shop, and serves the page itself',
  async () => {
    const shop = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => response.end(`${request.method} ${request.url} ${Buffer.concat(parts)}`));
    }).listen(0, '127.0.0.1');
    await once(shop, 'listening');
    const { port: at } = shop.address() as AddressInfo;
    const text = await readFile('scripts/deploy/nginx-compose.conf', 'utf8');
    const host = await runNginx((port) =>
      text
        .replace(/^ *server api-1:4321.*$/m, `server 127.0.0.1:${at};`)
        .replace(/^ *server api-2:4321.*$/m, '')
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replaceAll('/data/site/current', site),
    );
    const path = '/update-address-person?mobile=9876543210&t=abc';
    const sent = await fetch(host.url + path, { method: 'POST', body: new URLSearchParams({ pincode: '141001' }) });
    expect([sent.status, await sent.text()]).toEqual([200, `POST ${path} pincode=141001`]);
    const page = await fetch(host.url + path);
    expect([page.status, await page.text()]).toEqual([
      200,
      await readFile(join(site, 'update-address-person', 'index.html'), 'utf8'),
    ]);
    await host.stop();
    shop.close();
  },
  MINUTE,
);
