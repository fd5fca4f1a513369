import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { resolvePath } from '#lib/routes.ts';
import { filesBelow } from '#publish/files.ts';
import { fixtureFolder, quietConfig } from '#scripts/fixture.ts';
import { scriptsOf } from '#publish/page-scripts.ts';
import { startShop } from '#main';

const site = join(fixtureFolder, 'site', 'current');
const KB = 1024;

let pages: Map<string, string>;
let files: Set<string>;

beforeAll(async () => {
  const all = await filesBelow(site);
  files = new Set(all.map((file) => `/${relative(site, file)}`));
  const html = all.filter((file) => file.endsWith('.html'));
  pages = new Map(
    await Promise.all(html.map(async (file) => [`/${relative(site, file)}`, await readFile(file, 'utf8')] as const)),
  );
});

const bytesOf = (file: string): number => gzipSync(readFileSync(join(site, file))).length;

describe('the built site', () => {
  it('has a page for every address that needs no id', () => {
    for (const path of [
      '/',
      '/sweets',
      '/sugar-free',
      '/bengali-sweets',
      '/signup',
      '/payment-history',
      '/view-sweet-history',
      '/policies',
      '/how-it-works',
      '/Shipping',
      '/search',
    ]) {
      expect(files, path).toContain(join(path, 'index.html'));
    }
    expect(files).toContain('/404.html');
  });

  it('links only to pages and files that exist', () => {
    const dead: string[] = [];
    for (const [page, html] of pages) {
      for (const [, href] of html.matchAll(/(?:href|src)="(\/[^"#]*)(?:#[^"]*)?"/g)) {
        const path = decodeURI((href ?? '').split('?')[0] ?? '');
        const resolved = resolvePath(path);
        const file = resolved && 'page' in resolved ? join(resolved.page, 'index.html') : path;
        if (resolved && 'redirect' in resolved) continue;
        if (!files.has(file) || (resolved && resolved.route.missing)) dead.push(`${page}: ${href}`);
      }
    }
    expect([...new Set(dead)]).toEqual([]);
  });

  it('has every script and style that another script asks for', () => {
    const dead: string[] = [];
    for (const file of files) {
      if (!/^\/_astro\/.*\.js$/.test(file)) continue;
      for (const [, name = ''] of readFileSync(join(site, file), 'utf8').matchAll(/[/"]([\w.-]+\.(?:css|js))["`]/g))
        if (/\.[\w-]{8}\.(?:css|js)$/.test(name) && !files.has(`/_astro/${name}`)) dead.push(`${file}: ${name}`);
    }
    expect(dead).toEqual([]);
  });

  it('lets lists and details wait for one file of styles before they are drawn, and their scripts wait for that', () => {
    const measured = [...pages].filter(([page]) =>
      /^\/(?:sweets|sweets-info|dry_fruit_list|dry-fruit_info|invitation)\//.test(page),
    );
    expect(measured.length).toBeGreaterThan(60);
    for (const [page, html] of measured) {
      expect(html.match(/<link rel="stylesheet"/g), page).toHaveLength(1);
      const scripts = html.match(/<script type="module"[^>]*>/g) ?? [];
      expect(
        scripts.filter((script) => !script.includes('fetchpriority="low"')),
        page,
      ).toEqual([]);
    }
  });

  it('never shows undefined, NaN or null as text', () => {
    for (const [page, html] of pages) {
      const text = html.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '').replace(/<[^>]+>/g, ' ');
      expect(text, page).not.toMatch(/\b(?:undefined|NaN|null|\[object Object\])\b/);
    }
  });

  it('gives every page one title, one h1, a description, a canonical address and a strict content policy', () => {
    for (const [page, html] of pages) {
      expect(html.match(/<title>[^<]+<\/title>/g), page).toHaveLength(1);
      expect(html, page).toMatch(/<meta name="description" content="[^"]+"/);
      expect(html, page).toMatch(/<link rel="canonical" href="http[^"]+"/);
      expect(html, page).toMatch(/http-equiv="content-security-policy"/i);
      const policy = /content-security-policy" content="([^"]+)"/i.exec(html)?.[1] ?? '';
      expect(policy, page).not.toContain('unsafe-inline');
      const inline = [...html.matchAll(/<(?:script|style)(?![^>]*\s(?:src|type="application)=?)[^>]*>/g)].length;
      expect([...policy.matchAll(/'sha256-/g)].length, `${page} allows no more than it carries`).toBeLessThanOrEqual(
        inline,
      );
      expect(policy, page).toContain("object-src 'none'");
      expect(html.replace(/<script[\s\S]*?<\/script>/g, ''), page).not.toMatch(/\sstyle="|\son(?:click|load|error)="/);
    }
  });

  it('describes products to search engines with their price', () => {
    const sweets = [...pages].filter(([page]) => page.startsWith('/sweets-info/'));
    expect(sweets.length).toBeGreaterThan(60);
    const charges = new Set<number>();
    for (const [page, html] of sweets) {
      const data = JSON.parse(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? 'null');
      expect(data[0], page).toMatchObject({ '@type': 'Product', offers: { '@type': 'Offer', priceCurrency: 'INR' } });
      expect(data[0].offers.price, page).toBeGreaterThan(0);
      expect(data[0].offers, page).toMatchObject({
        shippingDetails: { shippingRate: { currency: 'INR' } },
        hasMerchantReturnPolicy: { merchantReturnLink: expect.stringMatching(/\/policies#payment-refund$/) },
      });
      charges.add(data[0].offers.shippingDetails.shippingRate.maxValue);
    }
    // Some sweets go free.
    expect([...charges].sort()).toEqual([0, 49]);
  });

  it('keeps home, lists and details light in HTML and in script before interaction: no island wakes by itself', () => {
    const measured = [...pages].filter(([page]) =>
      /^\/(?:index|sweets\/|sweets-info\/|invitation-detail\/|dry-fruit_info\/|invitation\/|invitation-(?:box|wooden|glass|misc)\/|dry|decorations|designers|best-seller)/.test(
        page,
      ),
    );
    expect(measured.length).toBeGreaterThan(100);
    for (const [page, html] of measured) {
      // What wakes the islands stands in the page itself.
      const inline = [...html.matchAll(/<script>[\s\S]*?<\/script>/g)].join('');
      expect(gzipSync(inline).length, `${page} inline scripts`).toBeLessThanOrEqual(3.75 * KB);
      const most = page === '/index.html' ? 15 : page.startsWith('/invitation-detail/') ? 14 : 12;
      expect(gzipSync(html.replaceAll(/<script>[\s\S]*?<\/script>/g, '')).length, `${page} HTML`).toBeLessThanOrEqual(
        most * KB,
      );
      const scripts = scriptsOf(site, html);
      expect(
        scripts.reduce((sum, file) => sum + bytesOf(file), 0),
        `${page} scripts ${scripts.join(' ')}`,
      ).toBeLessThanOrEqual(6 * KB);
      expect(html, page).toContain('<astro-island');
      expect(
        [...html.matchAll(/<astro-island[^>]*? client="(\w+)"/g)].filter(([, how]) => how !== 'use'),
        page,
      ).toEqual([]);
    }
  });

  it('sends home and a box’s page in one round trip: ten packets go out before the first word of their arrival', async () => {
    const TEN_PACKETS = 14_600;
    const server = await startShop(quietConfig(fixtureFolder, { SITE_DIR: site }));
    try {
      const boxes = [...pages.keys()].filter((page) => page.startsWith('/invitation-detail/'));
      expect(boxes.length).toBeGreaterThan(5);
      for (const page of ['/', ...boxes.map((file) => file.replace('/index.html', ''))]) {
        const bytes = await new Promise<number>((done, fail) => {
          get(server.url + page, { headers: { 'accept-encoding': 'br' } }, (answer) => {
            const heads = answer.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
            done(heads + Number(answer.headers['content-length']));
            answer.resume();
          }).on('error', fail);
        });
        expect(bytes, page).toBeLessThanOrEqual(TEN_PACKETS);
      }
    } finally {
      await server.close();
    }
  });

  it('loads at most 45 KB of fonts in the first view', () => {
    const html = pages.get('/index.html') ?? '';
    const preloaded = [...html.matchAll(/<link[^>]+rel="preload"[^>]+href="([^"]+\.woff2)"/g)];
    const bytes = preloaded.map(([, file]) => statSync(join(site, file ?? '')).size);
    expect(bytes.length).toBeGreaterThan(0);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(45 * KB);
  });

  it('has no control that a press cannot reach before its script is there', () => {
    const dead = [...pages].flatMap(([page, html]) =>
      [...html.matchAll(/<(?:button|input|select|textarea|fieldset)\s[^>]*\bdisabled\b[^>]*>/g)].map(
        ([control]) => `${page} ${control}`,
      ),
    );
    expect(dead).toEqual([]);
  });

  it('lets no server code into the browser', () => {
    for (const file of files) {
      if (!/^\/_astro\/.*\.js$/.test(file)) continue;
      const text = readFileSync(join(site, file), 'utf8');
      expect(text, file).not.toMatch(/node:sqlite|node:crypto|from"pg"|kysely|fastify/);
    }
  });

  it('names every product in the sitemap, and the sitemap to search engines', () => {
    const sitemap = readFileSync(join(site, 'sitemap.xml'), 'utf8');
    const products = [...files].filter((file) =>
      /^\/(?:sweets-info|invitation-detail|dry-fruit_info)\/[0-9a-f]{24}\/index\.html$/.test(file),
    );
    for (const file of products) expect(sitemap).toContain(file.split('/')[2]);
    expect(sitemap).not.toMatch(/profile|signup|cart-list/);
    const robots = readFileSync(join(site, 'robots.txt'), 'utf8');
    expect(robots).toContain('/sitemap.xml');
    // A page that is not to be listed must be read to say so.
    expect(robots.match(/Disallow: .*/g)).toEqual(['Disallow: /api/']);
  });

  it('has the search index, the spellings, a compressed copy of each page and the files other hosts need', () => {
    for (const file of [
      '/pagefind/pagefind.js',
      '/search-words.json',
      '/_redirects',
      '/_headers',
      '/nginx.conf',
      '/index.html.br',
    ])
      expect(files).toContain(file);
  });
});
