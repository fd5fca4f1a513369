import type { Page } from '@playwright/test';
import { keepInvite } from '#domain/staff/staff.repo.ts';
import type { StaffRole } from '#lib/staff-roles.ts';
import { HOUR, MINUTE } from '#lib/time.ts';
import type { RunningServer } from '#server/start.ts';
import { totpCode, totpStep } from '#server/staff/totp.ts';
import { axeFaults, expectClean, WIDTHS } from '#tests/support/axe.ts';
import { byName, expect, test } from '#tests/support/fixtures.ts';
import { giveDevice } from '#tests/support/staff.ts';

let people = 0;
/** Invites somebody whose name no other test uses, as the command line does; answers the link's path and the name. */
async function invite(server: RunningServer, role: StaffRole): Promise<{ path: string; name: string }> {
  people += 1;
  const name = `${role} number ${people}`;
  const { secret } = await keepInvite(server.shop.db, { name, role, staffId: null, life: HOUR }, Date.now());
  return { path: `/back-office/join#${secret}`, name };
}

test.use({ baseURL: async ({ server }, use) => use(byName(server.url)) });

/** Joins by passkey and opens the back office. */
async function join(page: Page, server: RunningServer, role: StaffRole): Promise<string> {
  await giveDevice(page);
  const { path, name } = await invite(server, role);
  await page.goto(path);
  await expect(page.getByText(`Welcome, ${name}`)).toBeVisible();
  await page.getByRole('button', { name: 'Make a passkey on this device' }).click();
  await expect(page.getByRole('heading', { name: 'You are in. Keep these codes' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await page.getByRole('link', { name: 'I have kept them' }).click();
  await expect(page.getByText(`Good to see you, ${name}`)).toBeVisible();
  return name;
}

/** Lets the sign-ins of everybody be six minutes old: grave changes ask who is there. */
const ageSessions = ({ shop }: RunningServer) =>
  shop.db
    .updateTable('staff_session')
    .set({ created_at: new Date(Date.now() - 6 * MINUTE).toISOString() })
    .execute();

test('an owner joins by a link, leaves, comes back with the passkey, and finds a form as it was after the session ended in it @phone', async ({
  page,
  server,
  watch,
}) => {
  watch.allowed.push(/401|409/);
  await test.step('joins, leaves and comes back', async () => {
    const name = await join(page, server, 'owner');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByText(`Good to see you, ${name}`)).toBeVisible();
    await page.getByText('Your devices and keys').click();
    await expect(page.getByText('(here)')).toBeVisible();
  });

  await test.step('sees the passkey with its device and last use, and cannot take the only one away', async () => {
    const passkeys = page.getByRole('region', { name: 'Your passkeys' });
    await expect(passkeys.getByRole('listitem')).toContainText(/ on .*last used/);
    await passkeys.getByRole('button', { name: /^Remove the passkey/ }).click();
    await expect(passkeys.getByRole('alert')).toContainText('Please make another passkey first');
    await passkeys.getByText('Add another passkey').click();
    await expect(passkeys.getByLabel('What you call it')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });

  await test.step('a session that ended in the middle of a form asks who is there and keeps what was typed', async () => {
    await page.getByRole('link', { name: 'Shop', exact: true }).click();
    await page.getByRole('link', { name: 'Staff', exact: true }).click();
    await page.getByLabel('Name', { exact: true }).fill('Half Written');
    await server.shop.db.deleteFrom('staff_session').execute();
    await page.getByRole('button', { name: 'Make a link' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('What you typed is still here')).toBeVisible();
    await dialog.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half Written');
    await page.getByRole('button', { name: 'Make a link' }).click();
    await expect(page.getByRole('heading', { name: 'A link for Half Written' })).toBeVisible();
  });
});

test('a link survives a look at another app, leaves no secret in the address, works once and says so; others join by password and app, and come in with a recovery code', async ({
  page,
  server,
  watch,
}) => {
  watch.allowed.push(/40[014]/);
  await test.step('a link works once', async () => {
    await giveDevice(page);
    const { path, name } = await invite(server, 'editor');
    await page.goto(path);
    await expect(page.getByText(`Welcome, ${name}`)).toBeVisible();
    await page.reload();
    await expect(page.getByText(`Welcome, ${name}`)).toBeVisible();
    await page.getByRole('button', { name: 'Make a passkey on this device' }).click();
    await expect(page.getByRole('heading', { name: 'You are in. Keep these codes' })).toBeVisible();
    expect(page.url()).not.toContain('#');
    await page.goto('about:blank');
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('This link was used');
  });

  await test.step('somebody joins by password and app, and comes in with a recovery code when the phone is gone', async () => {
    const { path, name } = await invite(server, 'helper');
    await page.goto('about:blank');
    await page.goto(path);
    await page.getByRole('button', { name: 'Choose a password instead' }).click();
    const secret = ((await page.locator('.staff-key').textContent()) ?? '').replaceAll(' ', '');
    await expect(page.getByRole('img', { name: 'The key for an authenticator app as a QR code' })).toBeVisible();
    await page.getByLabel('Password').fill('four long warm words');
    await page.getByLabel('Code from the app').fill(totpCode(secret, totpStep(Date.now())));
    await page.getByRole('button', { name: 'Join' }).click();
    const code = (await page.getByRole('listitem').first().textContent()) ?? '';
    await page.getByRole('link', { name: 'I have kept them' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Use name and password' }).click();
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Password').fill('four long warm words');
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText(`Good to see you, ${name}`)).toBeVisible();
  });
});

test('whoever has passkeys alone makes new recovery codes and comes in by one without the device', async ({
  page,
  browser,
  server,
  watch,
}) => {
  watch.allowed.push(/401|403/);
  const name = await join(page, server, 'helper');
  await test.step('new recovery codes are made, and one of them lets in elsewhere', async () => {
    await page.getByText('Your devices and keys').click();
    await expect(page.getByText('You have 10 of 10 left')).toBeVisible();
    await ageSessions(server);
    await page.getByRole('button', { name: 'Make new codes' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in with a passkey' }).click();
    const codes = page.getByRole('dialog', { name: 'Keep these codes' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    const code = (await codes.getByRole('listitem').first().textContent()) ?? '';
    expect(await axeFaults(page)).toEqual([]);
    await codes.getByRole('button', { name: 'I have kept them' }).click();
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.goto(`${byName(server.url)}/back-office`);
    await other.getByRole('button', { name: 'Use name and password' }).click();
    await other.getByLabel('Name').fill(name);
    await other.getByLabel('Code', { exact: true }).fill(code);
    await other.getByRole('button', { name: 'Sign in', exact: true }).click();
    await other.getByText('Your devices and keys').click();
    await expect(other.getByText('You have 9 of 10 left')).toBeVisible();
    // Where the button was, the next thing is in reach of the keyboard.
    await other
      .getByRole('button', { name: /^End the session on / })
      .first()
      .click();
    await expect(other.getByRole('list', { name: 'Where you are signed in' })).toBeFocused();
    await elsewhere.close();
  });
});

test('every page of the back office is clean for those who listen and fits a narrow phone; the owner invites an editor, who comes in with an own role, and after five minutes is asked who is there', async ({
  page,
  browser,
  server,
  watch,
}) => {
  watch.allowed.push(/401|403/);
  await test.step('pages are clean for those who listen', async () => {
    await page.goto('/back-office');
    await expect(page.getByRole('heading', { name: 'Back office' })).toBeVisible();
    await expectClean(page, WIDTHS);
    await join(page, server, 'owner');
    await expect(page.getByRole('list', { name: 'To do now' })).toBeVisible();
    await expectClean(page, WIDTHS);
    await page.getByText('How we are doing').click();
    const money = page.getByRole('figure', { name: /^Money a day ₹/ });
    await money.getByText('As a table').click();
    await expect(money.getByRole('row')).toHaveCount(31);
    await expect(page.getByRole('figure')).toHaveCount(4);
    await expectClean(page, WIDTHS);
    for (const [address, sight] of [
      ['/back-office/log', 'joined the staff'],
      ['/back-office/inbox', 'Meenakshi Iyer'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByText(sight).first()).toBeVisible();
      await expectClean(page, WIDTHS);
    }
    await page.getByRole('link', { name: 'Shop', exact: true }).click();
    await page.getByRole('link', { name: 'Staff', exact: true }).click();
    await expect(page.getByText('Invite somebody').first()).toBeVisible();
    await expectClean(page, WIDTHS);
  });

  await test.step('an editor comes in at once with an own role and sees nothing of the staff', async () => {
    await page.getByLabel('Name', { exact: true }).fill('Jaspreet Gill');
    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = (await page.getByRole('dialog').locator('.staff-key').textContent()) ?? '';
    // Closing a dialog goes back in the history, which has to be over before the page is loaded again.
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    const other = await browser.newContext();
    const editor = await other.newPage();
    await giveDevice(editor);
    await editor.goto(link);
    await editor.getByRole('button', { name: 'Make a passkey on this device' }).click();
    await editor.getByRole('link', { name: 'I have kept them' }).click();
    await expect(editor.getByText('Good to see you, Jaspreet Gill')).toBeVisible();
    await editor.goto(`${byName(server.url)}/back-office/people`);
    await expect(editor.getByText('is not for your role')).toBeVisible();
    await page.reload();
    await test.step('a role is saved by its button, and closing the account is asked once', async () => {
      const jaspreet = page.getByRole('listitem').filter({ hasText: 'Jaspreet Gill' });
      const role = page.getByLabel('Role of Jaspreet Gill');
      await role.selectOption('helper');
      await page.getByRole('button', { name: 'Save role of Jaspreet Gill' }).click();
      await expect(jaspreet.getByText('Helper; signs in by one passkey')).toBeVisible();
      await expect(role).toBeFocused();
      await page.getByRole('button', { name: 'Close account of Jaspreet Gill' }).click();
      const sure = page.getByRole('alertdialog', { name: 'Close the account of Jaspreet Gill?' });
      expect(await axeFaults(page)).toEqual([]);
      await sure.getByRole('button', { name: 'Close account' }).click();
      await expect(page.getByRole('heading', { name: 'Who works here' })).toBeFocused();
    });
    await expect(page.getByRole('button', { name: 'Open the account of Jaspreet Gill' })).toBeVisible();
    await editor.goto(`${byName(server.url)}/back-office`);
    await expect(editor.getByRole('heading', { name: 'Back office' })).toBeVisible();
    await page.getByRole('button', { name: 'Open the account of Jaspreet Gill' }).click();
    const anew = page.getByRole('dialog', { name: 'A link for Jaspreet Gill' });
    const again = (await anew.locator('.staff-key').textContent()) ?? '';
    await anew.getByRole('button', { name: 'Close', exact: true }).click();
    await editor.goto(again);
    await editor.getByRole('button', { name: 'Make a passkey on this device' }).click();
    await editor.getByRole('link', { name: 'I have kept them' }).click();
    await expect(editor.getByText('Good to see you, Jaspreet Gill')).toBeVisible();
    await other.close();
    await page.reload();
    const passkeys = page.getByText('Passkeys of Jaspreet Gill');
    // As tall as a finger wants it.
    expect((await passkeys.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await passkeys.click();
    await expect(page.getByRole('button', { name: /^Remove the passkey .* of Jaspreet Gill$/ })).toBeVisible();
    await page.getByRole('link', { name: 'What was done' }).click();
    await expect(page.getByText('closed the account of').first()).toBeVisible();
  });

  await test.step('a change after five minutes asks who is there, and goes on where it was', async () => {
    await ageSessions(server);
    await page.goto('/back-office/people');
    await page.getByLabel('Name', { exact: true }).fill('Late Comer');
    await page.getByRole('button', { name: 'Make a link' }).click();
    await expect(page.getByRole('heading', { name: 'Please sign in once more' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('heading', { name: 'A link for Late Comer' })).toBeVisible();
  });
});
