import { expect, test } from '#tests/support/fixtures.ts';
import { beSignedIn } from '#tests/support/person.ts';

const PERSON = '/api/user/data/';
const CART = '/api/user/get-cart/';

const pages = [
  ['/profile', PERSON, CART],
  ['/cart-list', PERSON, CART],
  ['/saved-cart-list', PERSON, `${CART}ID?status=true`, `${CART}ID?status=false`],
  ['/guest/guest', PERSON, CART, '/api/user/guest-list/'],
  ['/payment-history', PERSON, CART, '/api/user/payment-history/'],
] as const;

test('a tab that opens at a page of the account asks for the person and every list once', async ({ page }) => {
  const { userId } = await beSignedIn(page);
  let asked: string[] = [];
  let opened = '';
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // The next page asks anew where this one was left before it had kept the answer.
    const ofThisPage = new URL(request.frame().url()).pathname === opened;
    if (ofThisPage && pathname.startsWith('/api/user/')) asked.push(pathname + search);
  });
  for (const [path, ...wanted] of pages)
    await test.step(path, async () => {
      const answers = wanted.map((call) =>
        page.waitForResponse((answer) => answer.url().includes(call.replace('ID', userId))),
      );
      [asked, opened] = [[], path];
      await page.goto(path);
      await Promise.all(answers);
      // What the first page still asked for is told before the next one shows.
      await page.goto('/policies');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
      // What a tab has read is kept for it alone: without that it is a new one.
      await page.evaluate(() => sessionStorage.clear());
    });
});
