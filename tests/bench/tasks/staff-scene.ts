import type { Browser, BrowserContext } from '@playwright/test';
import { newId } from '#lib/ids.ts';
import { type StaffRole, staffRoles } from '#lib/staff-roles.ts';
import { DAY } from '#lib/time.ts';
import { keepOrder, storeGatewayPayment } from '#server/payments/test-gateway.repo.ts';
import { openStaffSession } from '#server/staff/staff-session.repo.ts';
import type { RunningServer } from '#server/start.ts';
import { joinNewStaff } from '#tests/support/new-staff.ts';
import { paidBoxes } from '#tests/support/paid-boxes.ts';
import { beSignedIn } from '#tests/support/person.ts';

/** The customer who phones: the number is on the display, the name is heard with a slip. */
export const CALLER = { name: 'Harpreet Dhillon', mobile: '9876501234', heard: 'Harprit Dhilon' };

/** Design whose twelve homes leave next, and the design of the order whose money goes back for one home. */
export const TO_PACK = 'Royal Peacock';
export const TO_REFUND = 'Silver Dusk';

/** How much earlier the twelve homes were ordered than now, ms: before all others, so that they leave first. */
const EARLIER = 40 * DAY;

/** Homes of both orders. */
export const HOMES = 'Asha Balbir Charan Deepa Esha Fateh Gurpreet Harleen Indu Jaspal Kiran Lata'
  .split(' ')
  .map((name) => `${name} Singh`);

/** Home whose money goes back. */
export const UNHAPPY = 'Deepa Singh';

/** Address at which browsers keep the session of the staff, as they want a name for it. */
export const officeUrl = ({ url }: RunningServer): string => url.replace('127.0.0.1', 'localhost');

/**
 * Writes the orders that staff meet in the tasks, beside the messages of the demonstration; returns the id of a member
 * of each role.
 */
export async function arrangeScene(browser: Browser, server: RunningServer): Promise<Record<StaffRole, string>> {
  const { shop, url } = server;
  const context = await browser.newContext({ baseURL: url });
  const { userId: id } = await beSignedIn(await context.newPage(), CALLER);
  await context.close();
  const others = { id: newId() };
  const earlier = { shop: { db: shop.db, now: () => shop.now() - EARLIER } };
  await paidBoxes(earlier, others, HOMES.length, { title: TO_PACK, names: HOMES });
  await paidBoxes(server, { id }, 2, { title: 'Golden Lotus' });
  await paidBoxes(server, others, HOMES.length, {
    title: TO_REFUND,
    names: HOMES,
    pay: (orderId, amount) => pay(server, orderId, amount),
  });
  const members = staffRoles.map(async (role) => [role, await joinNewStaff(shop, role, `The ${role}`)] as const);
  return Object.fromEntries(await Promise.all(members)) as Record<StaffRole, string>;
}

/** Makes a payment that the test gateway holds; returns its id. @param amount paise */
async function pay({ shop }: RunningServer, orderId: string, amount: number): Promise<string> {
  const created_at = new Date(shop.now()).toISOString();
  await keepOrder(shop.db, { id: orderId, amount, currency: 'INR', receipt: orderId, status: 'paid', created_at });
  const id = `pay_${newId()}`;
  await storeGatewayPayment(shop.db, { id, order_id: orderId, amount, method: 'upi', status: 'captured', created_at });
  return id;
}

/** Signs a member of the staff in, and answers for the chat that an answer opens. */
export async function signStaffIn(context: BrowserContext, server: RunningServer, member: string): Promise<void> {
  const { shop } = server;
  const value = await openStaffSession(shop.db, member, 'A bench', shop.now());
  const kept = { name: '__Host-staff', value, path: '/', httpOnly: true, secure: true, sameSite: 'Strict' } as const;
  await context.addCookies([{ ...kept, domain: new URL(officeUrl(server)).hostname }]);
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
}
