import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixtureFolder } from '#scripts/fixture.ts';

const site = join(fixtureFolder, 'site', 'current');
const page = (path: string): Promise<string> => readFile(join(site, path, 'index.html'), 'utf8');
const headingOf = (html: string): string => /<h1[^>]*>([^<]+)<\/h1>/.exec(html)?.[1] ?? '';
const descriptionOf = (html: string): string => /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
const textOf = (html: string): string =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
/** Prices of the tiles of a list, in rupees. */
const pricesOf = (html: string): number[] =>
  [...html.matchAll(/data-price="(\d+)"/g)].map(([, paise]) => Number(paise) / 100);

describe('what the pages say', () => {
  it('names the lowest price of a whole list in its description, on every page of it', async () => {
    const all = (
      await Promise.all(['/sweets/all', '/sweets/all/2', '/sweets/all/3', '/sweets/all/4'].map(page))
    ).flatMap(pricesOf);
    for (const path of ['/sweets/all', '/sweets/all/2'])
      expect(descriptionOf(await page(path))).toContain(`from ₹${Math.min(...all)} for`);
    const range = await page('/sweets/150-300');
    expect(Number(/from ₹(\d+)/.exec(descriptionOf(range))?.[1])).toBeGreaterThanOrEqual(150);
    expect(descriptionOf(range)).not.toContain('all over India');
  });

  it('has the first tab of the sweets also beside its further pages, with one canonical address', async () => {
    const html = await page('/sweets/indian-sweets');
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/sweets">/);
    expect(headingOf(html)).toBe('Indian Sweets');
  });

  it('gives every occasion and outfit a heading that reads as people speak, and the name of the shop where it chooses', async () => {
    expect(headingOf(await page('/room-decor'))).toBe('Room decor');
    expect(headingOf(await page('/invitation-wooden'))).toBe('Wooden invitation boxes');
    expect(headingOf(await page('/groom'))).toBe('Designers for the groom');
    for (const path of ['/designers', '/groom', '/suits', '/other'])
      expect(descriptionOf(await page(path))).toMatch(/chosen by Shagun\.$/);
  });

  it('names designers as they write themselves', async () => {
    expect(await page('/designers')).toContain('Get Quote with Designer: Gulzar by Simrat"');
    expect(await page('/groom')).toContain('Sardari by Gurbaaz');
  });

  it('leads from every page of designers to a way of asking', async () => {
    for (const path of ['/groom', '/suits', '/other'])
      expect(/<main[\s\S]*<\/main>/.exec(await page(path))?.[0].includes('href="/contact-us"'), path).toBe(true);
  });

  it('names a policy in the footer as the page itself does', async () => {
    const footer = /<footer[\s\S]*<\/footer>/.exec(await page('/'))?.[0] ?? '';
    for (const path of ['/payment-refund', '/term-condition', '/Shipping', '/privacy-policy']) {
      expect(footer.includes(`href="${path}">${headingOf(await page(path))}<`), path).toBe(true);
    }
    expect(footer).not.toMatch(/href="https:\/\/www\.(?:instagram|facebook|youtube|pinterest)\.com\/"/);
  });

  it('promises on home what the shop is for, in three steps, before anything else', async () => {
    const html = await page('/');
    const main = textOf(html.slice(html.indexOf('<main')));
    const steps = [
      'Choose a box and fill it with sweets',
      'Guests give their address by WhatsApp',
      'One payment sends a box to every home',
    ].map((step) => main.indexOf(step));
    expect(Math.min(...steps)).toBeGreaterThan(0);
    expect(Math.max(...steps)).toBeLessThan(main.indexOf('Wedding special'));
    expect(main.indexOf('One order, a box at every door')).toBeLessThan(Math.min(...steps));
  });

  it('offers a quote where a banner leads to quotes, and an order where it leads to food', async () => {
    const html = await page('/');
    const actions = [...html.matchAll(/<a class="button button-gold" href="([^"]+)"[^>]*>([^<]+)</g)].map(
      ([, href, words]) => [href, words],
    );
    expect(actions.length).toBeGreaterThan(3);
    for (const [href, words] of actions) {
      expect(words, href).toBe(
        /^\/(?:decorations|bithday|mehndi|room-decor|party|designers|groom|suits|other)/.test(href ?? '')
          ? 'Get a quote'
          : href?.startsWith('/invitation')
            ? 'Choose a box'
            : 'Order now',
      );
    }
  });

  it('fills home’s rows with two windows of four, marks vegetarian best sellers and shows an invitation’s price in one form', async () => {
    const html = await page('/');
    for (const title of ['Wedding special', 'Best Sellers', 'Dry Fruit Treats']) {
      const row = html.slice(html.indexOf(`aria-label="${title}" data-track`)).split('</ul>')[0] ?? '';
      expect(row.match(/<article/g)?.length, title).toBe(8);
    }
    for (const path of ['/', '/best-seller']) {
      for (const [tile] of (await page(path)).matchAll(/<article class="tile"[\s\S]*?<\/article>/g)) {
        if (tile.includes('/invitation-detail/')) expect(tile).toMatch(/\(Rs\. [\d,]+ \/-\)/);
        else expect(tile, path).toContain('veg-mark');
      }
    }
  });

  it('writes people’s names as they typed them', async () => {
    const names = [...(await page('/')).matchAll(/<figcaption[^>]*><strong[^>]*>([^<]+)</g)].map(
      ([, name]) => name ?? '',
    );
    expect(names).toContain('Gurpreet and Manjit');
  });

  it('shows the film’s own still, not the picture of an advertisement', async () => {
    const html = await page('/');
    const still = /data-posters="([^ "]+)/.exec(html)?.[1]?.replace(/-\d+\.webp$/, '') ?? '';
    expect(still).toContain('/uploads/about/');
    expect(html.split(still).length - 1).toBe((/data-posters="([^"]+)/.exec(html)?.[1] ?? '').split(', ').length);
  });
});
