// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $token, $userId } from '#client/session.ts';
import { addRecentView } from '#domain/cart/recent.contract.ts';
import { answerCalls } from '#tests/support/answer-calls.ts';
import { putPage } from '#tests/support/put-page.ts';

beforeEach(() => vi.resetModules());
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

const pressed = () =>
  [...document.querySelectorAll('[data-show]')].map((button) => button.getAttribute('aria-pressed') === 'true');

it('a thumbnail shows its view alone, and the film plays while it is the view', async () => {
  await import('#shop/catalogue/gallery.element.ts');
  const [play, pause] = [vi.fn(() => Promise.reject(new Error('forbidden'))), vi.fn()];
  putPage(`<product-gallery><button data-show="0"></button><button data-show="video"></button>
    <div data-view="0"></div><div data-view="video"><video></video></div></product-gallery>`);
  Object.assign(document.querySelector('video')!, { play, pause });
  const show = (name: string) => document.querySelector<HTMLElement>(`[data-show="${name}"]`)?.click();
  show('video');
  expect(pressed()).toEqual([false, true]);
  expect(play).toHaveBeenCalledOnce();
  show('0');
  expect([...document.querySelectorAll<HTMLElement>('[data-view]')].map((view) => view.hidden)).toEqual([false, true]);
  expect(pressed()).toEqual([true, false]);
  expect(pause).toHaveBeenCalledOnce();
});

it('the arrows of the sweet pages turn their links round', async () => {
  putPage(`<nav><button data-slide="-1"></button><ul><li>Wedding</li><li>Bengali</li><li>Savouries</li></ul>
    <button data-slide="1"></button></nav>`);
  await import('#shop/catalogue/kind-links.element.ts');
  const links = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  document.querySelector<HTMLElement>('[data-slide="1"]')?.click();
  expect(links()).toEqual(['Bengali', 'Savouries', 'Wedding']);
  document.querySelector<HTMLElement>('[data-slide="-1"]')?.click();
  expect(links()).toEqual(['Wedding', 'Bengali', 'Savouries']);
});

it.each([
  ['/sweets-info/kaju/home', '/'],
  ['/sweets-info/kaju/sweets', '/sweets'],
])('Back of %s leads to %s', async (path, back) => {
  history.replaceState(null, '', path);
  putPage('<a data-back href="/sweets">Back</a>');
  await import('#shop/catalogue/product-page.ts');
  expect(document.querySelector('a')?.getAttribute('href')).toBe(back);
});

it('the shop notes what a customer looked at, and nothing of a visitor', async () => {
  const shop = answerCalls();
  shop.answer(addRecentView, { refused: 400, message: 'That product is gone.' });
  putPage('<article data-product="p1"></article>');
  await import('#shop/catalogue/product-page.ts');
  expect(shop.made).toEqual([]);
  localStorage.setItem('_id', 'u1');
  localStorage.setItem('token', 'a.b.c');
  vi.resetModules();
  await import('#shop/catalogue/product-page.ts');
  await vi.waitFor(() => expect(shop.made.at(-1)?.body).toEqual({ userId: 'u1', fruitId: 'p1' }));
  localStorage.clear();
  $token.set('');
  $userId.set('');
});
