import type { Page } from '@playwright/test';
import { changePage } from '#tests/support/changed-page.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { beNobody, beSignedIn } from '#tests/support/person.ts';
import { openSweet } from '#tests/support/purchase.ts';

/** One of these every run; `PROPERTY_SEED` names others. */
const seed = Number(process.env['PROPERTY_SEED'] ?? 53);

/** Keeps what wakes islands back until the test lets it come. */
async function holdIslands(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const files =
    /_astro\/(?:contact-form|purchase-box|invitation-box|customise|checklist-page|quote-dialog|search-box)\./;
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    resolve();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

/** Returns a part of an island that is awake. */
const awake = (page: Page, selector: string) => page.locator(`astro-island:not([ssr]) ${selector}`);

/** With its files there an island wakes within a turn of the browser, unless it waits for the person. */
const turnsWithFiles = (page: Page) =>
  page.locator('astro-island:has([name="firstName"])').evaluate(async (island) => {
    for (const file of ['renderer-url', 'component-url']) await import(island.getAttribute(file) ?? '');
    for (let left = 5; left > 0; left -= 1) await new Promise((done) => requestAnimationFrame(done));
  });

const named = (page: Page, selector: string, text: RegExp | string) =>
  page.locator(selector).filter({ hasText: text }).first();

async function openInvitation(page: Page): Promise<void> {
  await page.goto('/invitation');
  await page.locator('[data-list] .tile-name a').first().click();
  await expect(page.locator('.builder')).toBeVisible();
}

/** A page with islands, what a person does there before React is there, and what must have come of it. */
const templates: {
  name: string;
  open(page: Page): Promise<unknown>;
  early(page: Page): Promise<void>;
  stands(page: Page): Promise<void>;
}[] = [
  {
    name: 'contact',
    open: (page) => page.goto('/contact-us'),
    early: async (page) => {
      for (const [field, text] of Object.entries({
        firstName: 'Simran',
        lastName: 'Kaur',
        email: 'simran@example.com',
        mobile: '9876512345',
        message: 'Do you deliver to Ludhiana?',
      }))
        await page.locator(`[name="${field}"]`).fill(text);
      await named(page, 'button', 'Send message').click();
    },
    stands: (page) => expect(page.getByText('Your message has been sent successfully !')).toBeVisible(),
  },
  {
    name: 'sweet',
    open: async (page) => {
      await beSignedIn(page);
      await openSweet(page, 'Kaju katli');
    },
    early: async (page) => {
      await page.locator('#quantity').fill('750');
      await page.locator('input[name="unit"][value="gm"]').check();
      await page.locator('#quantity').focus();
      await page.keyboard.press('Enter');
    },
    stands: async (page) => {
      await expect(page.getByRole('dialog')).toContainText('750 gm');
      await expect(page.locator('#quantity')).toHaveValue('750');
    },
  },
  {
    name: 'dry fruit',
    open: async (page) => {
      await page.goto('/dry_fruit_list');
      await page.locator('[data-list] .tile-name a').first().click();
      await expect(page.locator('#quantity')).toBeVisible();
    },
    early: async (page) => {
      await page.locator('#quantity').selectOption('5');
      await named(page, 'button', 'Pay').click();
    },
    stands: async (page) => {
      await expect(page).toHaveURL(/\/signup$/);
      await page.goBack();
      await expect(page.locator('#quantity')).toHaveValue('5');
    },
  },
  {
    name: 'box',
    open: openInvitation,
    early: async (page) => {
      await page.locator('.builder input[type="radio"][value="500"]').check({ force: true });
      await page.locator('.builder input[type="radio"][value="2"]').check({ force: true });
      await named(page, '.builder button', 'Fill it for my budget').click();
    },
    stands: async (page) => {
      await expect(page.locator('.builder-type')).toContainText('Box type 2');
      await expect(page.locator('.builder input[value="500"]')).toBeChecked();
      await expect(page.getByRole('button', { name: 'Fill it for my budget' })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
    },
  },
  {
    name: 'customise',
    open: openInvitation,
    early: (page) => named(page, '.actions button', 'Customize').click(),
    stands: (page) => expect(page.getByRole('dialog', { name: 'Customize this invitation' })).toBeVisible(),
  },
  {
    name: 'checklist',
    open: (page) => page.goto('/planning-mehndi'),
    early: async (page) => {
      await page.locator('.checklist-items input').nth(2).check({ force: true });
      await page.locator('.checklist input[type="date"]').fill('2031-02-14');
      await named(page, '.planning-buttons button', 'Add Planning').click();
    },
    stands: async (page) => {
      await expect(page).toHaveURL(/\/signup$/);
      await page.goBack();
      await expect(page.locator('.checklist-items input').nth(2)).toBeChecked();
      await expect(page.locator('.checklist input[type="date"]')).toHaveValue('2031-02-14');
    },
  },
  {
    name: 'quote',
    open: (page) => page.goto('/decorations'),
    early: (page) =>
      page
        .getByRole('link', { name: /^Get Quote/ })
        .first()
        .click(),
    stands: (page) => expect(page.getByRole('dialog', { name: 'Get Quote' })).toBeVisible(),
  },
  {
    name: 'search',
    open: (page) => page.goto('/policies'),
    early: async (page) => {
      await page.locator('.search-input').click();
      await page.keyboard.type('kaj katli');
      for (let at = 0; at < 6; at += 1) await page.keyboard.press('ArrowLeft');
    },
    stands: async (page) => {
      await page.keyboard.type('u');
      await expect(page.locator('.search-input')).toHaveValue('kaju katli');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
];

test('what is typed, chosen and pressed stands after a browser or an extension changed the page, on every page with islands', async ({
  page,
}) => {
  for (const [at, { name, open, early, stands }] of templates.entries())
    await test.step(`${name}, changed at random from ${seed + at}`, async () => {
      const letThrough = await holdIslands(page);
      await open(page);
      await changePage(page, seed + at);
      await early(page);
      await letThrough();
      await stands(page);
      await beNobody(page);
    });
});

test('on a changed page a press or a word that was begun before React came is ended, and a press that cannot be made is told', async ({
  page,
}) => {
  const send = named(page, 'button', 'Send message');
  await test.step('the button is let go after the files are there', async () => {
    const letThrough = await holdIslands(page);
    await page.goto('/contact-us');
    await changePage(page);
    await page.locator('[name="firstName"]').fill('Simran');
    await send.hover();
    await page.mouse.down();
    await letThrough();
    await turnsWithFiles(page);
    await page.mouse.up();
    await expect(page.getByText('Last name is required')).toBeVisible();
    await expect(page.locator('[name="firstName"]')).toHaveValue('Simran');
    await beNobody(page);
  });
  await test.step('a word is put together', async () => {
    const letThrough = await holdIslands(page);
    await page.goto('/contact-us');
    await changePage(page);
    const field = page.locator('[name="firstName"]');
    await field.click();
    const keyboard = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await compose('sim');
    await letThrough();
    await turnsWithFiles(page);
    await compose('simran');
    await keyboard.send('Input.insertText', { text: 'सिमरन' });
    await expect(awake(page, '[name="firstName"]')).toHaveValue('सिमरन');
    await beNobody(page);
  });
  await test.step('what an extension put in goes', async () => {
    await page.goto('/contact-us');
    await page.locator('form.form-stack').evaluate((form) => {
      form.prepend(Object.assign(document.createElement('button'), { type: 'button', textContent: 'Check my words' }));
    });
    await page.locator('[name="firstName"]').evaluate((field: HTMLInputElement) => {
      field.value = 'Simran';
    });
    await named(page, 'button', 'Check my words').click();
    await expect(page.getByRole('alert')).toContainText('press again');
    await expect(page.locator('[name="firstName"]')).toHaveValue('Simran');
  });
});

test('an island that is translated after it woke lives on, and its sentences change as wholes', async ({ page }) => {
  await test.step('a form says what is wrong, and that it was sent', async () => {
    await page.goto('/contact-us');
    await page.locator('[name="firstName"]').fill('Simran');
    await expect(awake(page, '[name="firstName"]')).toBeVisible();
    await changePage(page);
    await named(page, 'button', 'Send message').click();
    await expect(page.getByText('Last name is required')).toBeVisible();
    await changePage(page);
    for (const field of ['lastName', 'message']) await page.locator(`[name="${field}"]`).fill('Do you deliver?');
    await page.locator('[name="email"]').fill('simran@example.com');
    await page.locator('[name="mobile"]').fill('9876512345');
    await expect(page.getByText('Last name is required')).toBeHidden();
    await named(page, 'button', 'Send message').click();
    await expect(page.getByText('Your message has been sent successfully !')).toBeVisible();
  });
  await test.step('a purchase', async () => {
    await openSweet(page, 'Kaju katli');
    const quantity = page.locator('#quantity');
    await quantity.fill('0');
    await expect(awake(page, '#quantity')).toBeVisible();
    await changePage(page);
    await named(page, 'button', 'Pay').click();
    await expect(page.locator('#quantity-error')).toBeVisible();
    await changePage(page);
    await quantity.fill('2');
    await expect(page.locator('#quantity-error')).toBeHidden();
    await expect(page.locator('#quantity-least')).toBeVisible();
  });
  await test.step('a box', async () => {
    await openInvitation(page);
    await page.locator('.builder input[value="500"]').check({ force: true });
    await expect(awake(page, '.builder-main')).toBeVisible();
    await changePage(page);
    await page.locator('.builder input[type="radio"][value="2"]').check({ force: true });
    await expect(page.locator('.builder-type')).toHaveText(/^Box type 2, /);
    await changePage(page);
    await page.locator('.builder input[type="radio"][value="4"]').check({ force: true });
    await expect(page.locator('.builder-type')).toHaveText(/^Box type 4, /);
    await named(page, '.builder-actions button', 'Next').click();
    await expect(page.locator('.builder [role="alert"]')).toBeVisible();
    await changePage(page);
    await named(page, '.builder button', 'Fill it for my budget').click();
    await expect(page.locator('.builder [aria-expanded="true"]')).toBeVisible();
    await page.locator('.builder input[type="radio"][value="1"]').check({ force: true });
    await expect(page.locator('.builder [role="alert"]')).toBeHidden();
  });
  await test.step('a checklist', async () => {
    await page.goto('/planning-mehndi');
    const boxes = page.locator('.checklist-items input');
    await boxes.first().check({ force: true });
    await expect(awake(page, '.checklist')).toBeVisible();
    await changePage(page);
    await boxes.nth(1).check({ force: true });
    await expect(page.locator('.checklist-progress')).toHaveText('2 of 14 done');
    await page.locator('.checklist input[type="date"]').fill('2031-02-14');
    await changePage(page);
    await named(page, '.checklist label', 'Sort by day').locator('input').check({ force: true });
    await page.locator('.checklist input[type="date"]').fill('');
    await expect(page.locator('.checklist-items .badge')).toHaveCount(0);
  });
  await test.step('the search', async () => {
    const search = page.locator('.search-input');
    await search.fill('katli');
    await expect(page.getByRole('option').first()).toBeVisible();
    await changePage(page);
    await search.fill('barfi');
    await expect(page.getByRole('option', { name: /barfi/i }).first()).toBeVisible();
    await changePage(page);
    await search.fill('');
    await expect(page.getByRole('option')).toHaveCount(0);
  });
});
