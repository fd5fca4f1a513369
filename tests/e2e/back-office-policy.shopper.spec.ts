import type { Locator } from '@playwright/test';
import { byName, expect, test } from '#tests/support/fixtures.ts';
import { beStaff } from '#tests/support/staff.ts';

test.use({ baseURL: async ({ server }, use) => use(byName(server.url)) });

/** Pastes a text as another program hands it over. */
const paste = (text: Locator, html: string) =>
  text.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', given);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

test('a policy is written as it will look, and what it may not hold is never shown', async ({
  page,
  context,
  server,
}) => {
  await beStaff(context, server, 'editor');
  await page.goto('/back-office/catalogue/policy');
  await page.getByRole('link', { name: 'Shipping Policy' }).click();
  const text = page.getByRole('textbox', { name: 'Text' });
  // A text that has tables is shown whole, and looking at it changes nothing.
  await expect(text.getByRole('columnheader').first()).toBeVisible();
  // Nor does what a translator or a reader of the browser writes into the page.
  await text.evaluate((element) => element.querySelector('p')?.setAttribute('data-read-aloud', ''));
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await text.press('ControlOrMeta+a');
  await text.press('Delete');
  await page.keyboard.type('We ship daily');
  await page.getByLabel('Kind of paragraph').selectOption('Heading');
  await expect(text.getByRole('heading', { name: 'We ship daily' })).toBeVisible();
  await text.press('End');
  await text.press('Enter');
  await page.keyboard.type('Ask our shop');
  await text.press('ControlOrMeta+Shift+ArrowLeft');
  await page.getByRole('button', { name: 'Link' }).click();
  await page.getByLabel('Where the link leads').fill('/contact us');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please write an address such as')).toBeVisible();
  await page.getByLabel('Where the link leads').fill('/contact-us');
  await page.keyboard.press('Enter');
  await expect(text.getByRole('link', { name: 'shop' })).toHaveAttribute('href', '/contact-us');

  await text.press('End');
  await text.press('Enter');
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('Soon');
  await text.press('Enter');
  await paste(
    text,
    `<p class=MsoNormal style="color:red">From Word<script>document.title = "stolen"</script>
     <a href="javascript:steal()">here</a></p>
     <p class=MsoListParagraph style="mso-list:l0 level1"><span style="mso-list:Ignore">1.</span>First</p>
     <p class=MsoListParagraph style="mso-list:l0 level1"><span style="mso-list:Ignore">2.</span>Second</p>`,
  );
  await expect(text.getByRole('listitem').filter({ hasText: 'Second' })).toBeVisible();
  await text.press('ControlOrMeta+z');
  await expect(text.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(text.getByRole('listitem')).toHaveCount(2);
  await expect(text).not.toContainText('stolen');

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Shipping Policy was saved')).toBeVisible();
  await page.getByRole('radio', { name: 'HTML', exact: true }).check();
  const html = page.getByLabel('Text as HTML');
  await expect(html).toHaveValue(
    /^<h2>We ship daily<\/h2>\n<p>Ask our <a href="\/contact-us">shop<\/a><\/p>\n<p><strong>Soon<\/strong><\/p>\n<p>From Word\s+<a>here<\/a><\/p>\n<ol>\s*<li>First<\/li>\s*<li>Second<\/li>\s*<\/ol>$/,
  );
  await html.fill('<h3>By hand</h3><p>Typed as HTML.</p>');
  await page.getByRole('radio', { name: 'As it will look' }).check();
  await expect(text.getByRole('heading', { name: 'By hand' })).toBeVisible();
});
