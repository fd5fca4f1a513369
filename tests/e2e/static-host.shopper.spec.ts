import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { fixtureFolder } from '#scripts/fixture.ts';
import { expect, test as base } from '#tests/support/fixtures.ts';

/** The built site on a file server that knows nothing of the shop, with no API anywhere. */
const test = base.extend({
  baseURL: async ({}, use) => {
    const server = fastify({ forceCloseConnections: true });
    await server.register(fastifyStatic, { root: join(fixtureFolder, 'site', 'current'), redirect: true });
    // What such hosts do by themselves: the site's own page for what they do not find.
    server.setNotFoundHandler((_, reply) => reply.code(404).sendFile('404.html'));
    await use(await server.listen({ host: '127.0.0.1', port: 0 }));
    await server.close();
  },
});

test.beforeEach(({ watch }) => {
  watch.allowed.push(/Failed to load resource/);
});

test('a plain file server is enough to browse and to search, and what needs the API says so and loses nothing', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Wedding special' })).toBeVisible();
  await page.goto('/sweets');
  await page.getByRole('link', { name: 'Kaju katli', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kaju katli' })).toBeVisible();
  await page.getByLabel('Quantity').fill('2');
  await expect(page.getByRole('button', { name: 'Pay' })).toBeVisible();
  await page.goto('/search?q=gulab+jaman');
  await expect(page.getByRole('link', { name: /gulab jamun/i }).first()).toBeVisible();

  await page.goto('/contact-us');
  const form = page.getByRole('form').or(page.locator('form:has(textarea)')).last();
  await form.getByLabel(/name/i).first().fill('Harleen Gill');
  await page.goto('/signup');
  await page.getByLabel('Mobile number').fill('9876543210');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
  await expect(page.getByLabel('Mobile number')).toHaveValue('9876543210');
});
