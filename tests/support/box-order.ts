import { expect, type Page } from '@playwright/test';
import { boxKey } from '#shop/box/box.store.ts';
import { listInvitations } from '#domain/catalogue/invitation.contract.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
import { callAs, newMobile } from '#tests/support/person.ts';
import type { RunningServer } from '#server/start.ts';

/** Adds a guest with an address to the signed-in user's list; returns the guest's id. */
export async function addGuest(page: Page, name: string, changes: Record<string, string> = {}): Promise<string> {
  const guest = {
    name,
    mobile: newMobile(),
    addressChoice: 'address_myself',
    address: '12, Mall Road',
    pincode: '143001',
    email: 'm@example.in',
    category: 'Friend',
    guestNo: '2',
    ...changes,
  };
  return (await callAs(page, 'POST', '/api/user/add-guest', guest)).guestData._id;
}

/** Returns the id of a catalogue record by its name. @throws Error when there is none */
export async function recordNamed({ shop }: RunningServer, name: string): Promise<{ id: string }> {
  return shop.db.selectFrom('catalogue').select('id').where('name', '=', name).executeTakeFirstOrThrow();
}

/** Adds a wooden box with one sweet to the user's cart or, with `saved`, to the saved boxes. @param weight grams */
export async function keepBox(
  page: Page,
  server: RunningServer,
  { sweet = 'Kaju katli', weight = 1000, saved = false } = {},
): Promise<{ cartId: string; invitationId: string }> {
  const { id: invitationId } = await server.shop.db
    .selectFrom('catalogue')
    .select('id')
    .where('kind', '=', 'invitation')
    .where('category', '=', 'Wooden Box')
    .where('is_active', '=', true)
    .orderBy('position')
    .executeTakeFirstOrThrow();
  const { id: sweetId } = await recordNamed(server, sweet);
  const box = { invitationId, weight, tempId: 1, paymentHistory: [{ index: 0, sweetId }], status: saved };
  const { cartId } = await callAs(page, 'POST', '/api/user/add-cart', box);
  return { cartId, invitationId };
}

/** Opens the page on which a box of the cart is paid for. */
export async function openPayment(
  page: Page,
  { cartId, invitationId }: { cartId: string; invitationId: string },
): Promise<void> {
  await page.goto(`/invitation-GuestList/0?invitation=${invitationId}&cart=${cartId}`);
}

/** Opens a step from the page of a box's payment, and returns there by Next after `work`. */
export async function inStep(page: Page, name: 'Day' | 'Card', work: () => Promise<unknown>): Promise<void> {
  await page
    .locator('.known-answers')
    .getByRole('link', { name: `: ${name}` })
    .click();
  await work();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.locator('.known-answers').waitFor();
}

/** Enters and saves the user's own address on the page of a box's payment. */
export async function addMyAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add My Address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add My Address' });
  await dialog.getByLabel('Address', { exact: true }).fill('12, Mall Road');
  await dialog.getByLabel('Pincode').fill('143001');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Box as stored in a browser: its type, and its sweets by 1-based section. */
interface FilledBox {
  type: number;
  sweets: Record<number, string>;
  /** Price of 400 gm of each sweet in paise when the box was filled; today's price when missing. */
  rate?: number | undefined;
}

/**
 * Stores a filled wooden box in the page's browser, as from an earlier visit, and opens it. Returns its path and its
 * design.
 */
export async function openFilledBox(page: Page, { shop, url }: RunningServer, { type, sweets, rate }: FilledBox) {
  const records = () => shop.db.selectFrom('catalogue').selectAll().where('is_active', '=', true);
  const design = await records()
    .where('kind', '=', 'invitation')
    .where('category', '=', 'Wooden Box')
    .orderBy('position')
    .executeTakeFirstOrThrow();
  const choices = await Promise.all(
    Object.entries(sweets).map(async ([section, name]) => {
      const sweet = await records().where('kind', '=', 'sweet').where('name', '=', name).executeTakeFirstOrThrow();
      const today = (sweet.data as unknown as { rate: number }).rate;
      return { index: Number(section) - 1, sweetId: sweet.id, name, image: '', rate: rate ?? today };
    }),
  );
  const kept = {
    name: boxKey(design.id),
    value: JSON.stringify({ weight: 1000, tempId: type, choices, design: design.name }),
  };
  const { cookies, origins } = await page.context().storageState();
  const localStorage = origins.find(({ origin }) => origin === url)?.localStorage ?? [];
  await page.context().setStorageState({ cookies, origins: [{ origin: url, localStorage: [...localStorage, kept] }] });
  const path = `/invitation-detail/${design.id}/invitation`;
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Fill the box' })).toBeVisible();
  return { path, design };
}

/** Opens the page on which the wooden box at the 0-based position `nth` is filled; returns its path. */
export async function openBox(page: Page, nth = 0): Promise<string> {
  const list = await page.request.get(`${listInvitations.path}?category=Wooden+Box`);
  const { invitationData } = (await list.json()) as AnswerOf<typeof listInvitations>;
  const path = `/invitation-detail/${invitationData[nth]?._id}/invitation`;
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Fill the box' })).toBeVisible();
  return path;
}
