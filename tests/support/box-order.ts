import { expect, type Page } from '@playwright/test';
import { listInvitations } from '#features/catalogue/invitation.contract.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
import { callAs, newMobile } from '#tests/support/person.ts';
import type { RunningServer } from '#server/main.ts';

/** A guest with an address. */
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

/** A record of the catalogue by its name. */
export async function recordNamed({ shop }: RunningServer, name: string): Promise<{ id: string }> {
  return shop.db.selectFrom('catalogue').select('id').where('name', '=', name).executeTakeFirstOrThrow();
}

/** Puts a wooden box of one sweet into the cart, or keeps it for later. */
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

/** Opens the payment of a box in the cart. */
export async function openPayment(
  page: Page,
  { cartId, invitationId }: { cartId: string; invitationId: string },
): Promise<void> {
  await page.goto(`/invitation-GuestList/0?invitation=${invitationId}&cart=${cartId}`);
}

/** Types one's own address where boxes are paid for. */
export async function addMyAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add My Address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add My Address' });
  await dialog.getByLabel('Address', { exact: true }).fill('12, Mall Road');
  await dialog.getByLabel('Pincode').fill('143001');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Opens the page of the nth wooden box, where it can be filled; answers its address. */
export async function openBox(page: Page, nth = 0): Promise<string> {
  const list = await page.request.get(`${listInvitations.path}?category=Wooden+Box`);
  const { invitationData } = (await list.json()) as AnswerOf<typeof listInvitations>;
  const address = `/invitation-detail/${invitationData[nth]?._id}/invitation`;
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Fill the box' })).toBeVisible();
  return address;
}
