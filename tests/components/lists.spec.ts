import type { Page } from '@playwright/test';
import { listCarts } from '#domain/cart/cart.contract.ts';
import { listOrders } from '#domain/orders/order.contract.ts';
import type { Endpoint } from '#lib/endpoint.ts';
import { answer, hold, restore } from '#tests/support/answers.ts';
import { keepBox } from '#tests/support/box-order.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { beSignedIn } from '#tests/support/person.ts';
import type { RunningServer } from '#server/start.ts';

/** A screen that shows what one call answers. */
interface Screen {
  path: string;
  endpoint: Endpoint;
  /** Gives the person something to show; a screen without it is never empty. */
  fill?: (page: Page, server: RunningServer) => Promise<unknown>;
  /** What is read when there is nothing. */
  empty?: string;
  full: (page: Page) => ReturnType<Page['locator']>;
}

const screens: Record<string, Screen> = {
  'the cart': {
    path: '/cart-list',
    endpoint: listCarts,
    fill: (page, server) => keepBox(page, server),
    empty: 'Your cart is empty',
    full: (page) => page.getByRole('link', { name: /^View / }),
  },
  'boxes kept for later': {
    path: '/saved-cart-list',
    endpoint: listCarts,
    fill: (page, server) => keepBox(page, server, { saved: true }),
    empty: 'Nothing saved for later',
    full: (page) => page.getByRole('link', { name: /^View / }),
  },
  'the order history': {
    path: '/payment-history',
    endpoint: listOrders,
    empty: 'No orders yet',
    full: (page) => page.getByText('No orders yet'),
  },
};

const skeleton = (page: Page) => page.getByRole('main').getByText('Loading', { exact: true });

test('the cart, boxes kept for later and the order history wait visibly, say what they found, and are loaded again when they could not be', async ({
  page,
  server,
  watch,
}) => {
  watch.allowed.push(/500|Internal Server Error/);
  await beSignedIn(page);
  for (const [name, { path, endpoint, fill, empty, full }] of Object.entries(screens))
    await test.step(name, async () => {
      const arrive = await hold(page, endpoint);
      await page.goto(path);
      await expect(skeleton(page).first()).toBeAttached();
      if (empty) await expect(page.getByText(empty)).toBeHidden();
      arrive();
      if (empty) await expect(page.getByText(empty)).toBeVisible();
      await expect(skeleton(page)).toHaveCount(0);

      await fill?.(page, server);
      await answer(page, endpoint, { status: 500, body: { message: 'boom' } });
      await page.reload();
      const told = page.getByRole('main').getByRole('alert').filter({ hasText: 'Something went wrong on our side.' });
      await expect(told).toBeVisible();
      if (empty) await expect(page.getByText(empty)).toBeHidden();
      await restore(page, endpoint);
      await told.getByRole('button', { name: 'Try again' }).click();
      await expect(full(page)).toBeVisible();
      await expect(told).toBeHidden();
    });
});
