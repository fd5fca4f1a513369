import type { Page } from '@playwright/test';
import { newMobile } from '#tests/support/fixtures.ts';
import type { RunningServer } from '#server/main.ts';

/** What the person on a page sends by themselves, past the screens that other tests are about. */
export async function send<T>(page: Page, method: 'POST' | 'PATCH' | 'GET', path: string, data?: unknown): Promise<T> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await page.request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data === undefined ? {} : { data }),
  });
  return (await answer.json()) as T;
}

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
  return (await send<{ guestData: { _id: string } }>(page, 'POST', '/api/user/add-guest', guest)).guestData._id;
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
  const { cartId } = await send<{ cartId: string }>(page, 'POST', '/api/user/add-cart', box);
  return { cartId, invitationId };
}

/** Opens the payment of a box in the cart. */
export async function openPayment(
  page: Page,
  { cartId, invitationId }: { cartId: string; invitationId: string },
): Promise<void> {
  await page.goto(`/invitation-GuestList/0?invitation=${invitationId}&cart=${cartId}`);
}
