import type { Locator } from '@playwright/test';
import type { Walker } from '#tests/bench/tasks/walker.ts';

/** Homes of the first order, and three that come late. */
const HOMES = 'Asha Balbir Charan Deepa Esha Fateh Gurpreet Harleen Indu Jaspal Kiran Lata'.split(' ');
const LATE = 'Mohan Nisha Omkar'.split(' ');

/** Home whose box is looked for and whose address changes. */
const UNCLE = 'Fateh Singh';

/** Day of the celebration, and words on the card. */
const DAY = '2027-02-14';
const WORDS = 'Come and bless us.';

/** One task of a shopper, walked from the home page to its last word. */
export interface ShopperTask {
  name: string;
  walk(walker: Walker, mobile: string): Promise<void>;
}

/** Returns a list as families write it: a home a line, with number and address. */
const listOf = (names: readonly string[], first: number): string =>
  names.map((name, at) => `${name} Singh, ${first + at}, ${at + 1} Lawrence Road, Amritsar, 143001`).join('\n');

/** Signs in on the page that asks for a number. @param name of a new customer */
async function signIn(walker: Walker, mobile: string, name = ''): Promise<void> {
  const { page } = walker;
  await walker.fill(page.getByLabel('Mobile number'), mobile);
  await walker.press(page.getByRole('button', { name: 'Send code' }));
  const code = await page.locator('[data-demo-code]').innerText();
  await walker.fill(page.getByRole('textbox', { name: 'Code' }), code.replace(/\D/g, ''));
  await walker.press(page.getByRole('button', { name: 'Verify' }));
  if (!name) return;
  await walker.fill(page.getByLabel('Your name'), name);
  await walker.press(page.getByRole('button', { name: 'Continue' }));
}

/** Signs in from the home page, as somebody whom the shop knows. */
async function comeBack(walker: Walker, mobile: string): Promise<void> {
  await walker.open('/');
  await walker.press(walker.page.getByRole('link', { name: 'Guest, sign in' }));
  await signIn(walker, mobile);
  await walker.page.waitForURL('**/');
}

/** Opens a product by the header's search, whose field a phone shows after a press. */
async function searchFor(walker: Walker, name: string): Promise<void> {
  const { page } = walker;
  const open = page.getByRole('banner').getByRole('link', { name: 'Search', exact: true });
  const field = page.getByRole('combobox').filter({ visible: true });
  if (!(await field.isVisible())) await walker.press(open);
  await walker.fill(field, name);
  await walker.press(page.getByRole('option').filter({ hasText: name }).first());
}

/** Opens a page of the account by its menu. */
async function goTo(walker: Walker, name: string): Promise<void> {
  await walker.press(walker.page.getByRole('button', { name: 'Your account' }));
  await walker.press(walker.page.locator('#account-panel').getByRole('link', { name, exact: true }));
}

/** Presses Pay now in the payment window and reads the last word of an order. */
async function payNow(walker: Walker): Promise<void> {
  const { page } = walker;
  await walker.press(page.frameLocator('iframe[title="Payment"]').getByRole('button', { name: 'Pay now' }));
  await walker.see(page.getByText('Your Order Confirmed'));
}

/** Pastes a list where one can be pasted, and takes all of it. */
async function pasteList(walker: Walker, names: readonly string[], first: number): Promise<void> {
  const { page } = walker;
  await walker.fill(page.getByRole('textbox', { name: 'Paste a list' }), listOf(names, first));
  await walker.press(page.getByRole('button', { name: 'Look at the list' }));
  await walker.press(page.getByRole('button', { name: `Import ${names.length} guests` }));
}

const pay = (walker: Walker): Locator => walker.page.locator('.payment-bar').getByRole('button', { name: 'Pay' });
const next = ({ page }: Walker): Locator => page.getByRole('button', { name: 'Next', exact: true });
/** Name of the newest order in the order history. */
const firstOrder = ({ page }: Walker): Locator => page.locator('main').getByRole('rowheader').first().getByRole('link');
const rowOf = ({ page }: Walker, name: string): Locator => page.getByRole('row').filter({ hasText: name });

/** Fills a box with one sweet, from a tile of the home page. */
async function fillBox(walker: Walker): Promise<void> {
  const { page } = walker;
  await walker.press(page.locator('main a[href^="/invitation-detail/"]').first());
  await walker.press(page.getByRole('link', { name: 'Fill this box' }));
  const box = page.getByRole('group', { name: 'Your box from above' });
  await walker.press(box.getByRole('link', { name: 'Section 1:' }));
  await walker.press(page.getByRole('link', { name: 'Kaju katli', exact: true }));
  await walker.press(page.getByRole('button', { name: 'Yes', exact: true }));
  await walker.press(page.getByRole('button', { name: 'Next', exact: true }));
}

export const shopperTasks: readonly ShopperTask[] = [
  {
    name: 'a box, 12 homes from a pasted list, paid',
    async walk(walker, mobile) {
      const { page } = walker;
      await walker.open('/');
      await fillBox(walker);
      await signIn(walker, mobile, 'Harpreet Singh');
      await pasteList(walker, HOMES, 9_814_000_100);
      await walker.fill(page.getByLabel('Day of the celebration'), DAY);
      await walker.press(next(walker));
      await walker.fill(page.getByLabel('Your words'), WORDS);
      await walker.press(next(walker));
      await walker.press(pay(walker));
      await payNow(walker);
    },
  },
  {
    name: 'where is the box of an uncle',
    async walk(walker, mobile) {
      await comeBack(walker, mobile);
      await goTo(walker, 'Payment History');
      await walker.press(firstOrder(walker));
      await walker.glance(rowOf(walker, UNCLE));
    },
  },
  {
    name: 'the address of one home, changed',
    async walk(walker, mobile) {
      const { page } = walker;
      await comeBack(walker, mobile);
      await goTo(walker, 'Guest List');
      await walker.press(page.getByRole('link', { name: `Edit ${UNCLE}` }));
      await walker.fill(page.getByLabel('Full address'), '77, Mall Road, Amritsar');
      await walker.press(page.getByRole('button', { name: 'Save' }));
      await walker.press(page.getByRole('button', { name: /^Send it to the new address/ }));
      await walker.see(page.getByText(`The box for ${UNCLE} goes to 77, Mall Road`));
    },
  },
  {
    name: 'three late homes, added and paid',
    async walk(walker, mobile) {
      const { page } = walker;
      await comeBack(walker, mobile);
      await goTo(walker, 'Payment History');
      await walker.press(page.getByRole('link', { name: /^View/ }).first());
      await walker.press(page.getByRole('link', { name: 'Send to more homes' }));
      await walker.press(page.getByRole('link', { name: 'Add guests from a list' }));
      await pasteList(walker, LATE, 9_814_000_300);
      await walker.press(pay(walker));
      await payNow(walker);
    },
  },
  {
    name: 'other words on the card',
    async walk(walker, mobile) {
      const { page } = walker;
      await walker.open('/');
      await fillBox(walker);
      await signIn(walker, mobile);
      await walker.press(page.getByRole('checkbox', { name: /^Also the \d+ that have a box/ }));
      await walker.press(page.getByRole('button', { name: /^Next: / }));
      await walker.fill(page.getByLabel('Your words'), WORDS);
      await walker.press(next(walker));
      await walker.see(page.locator('.known-answers').getByText(WORDS));
    },
  },
  {
    name: 'a kilogram of kaju katli to the own home',
    async walk(walker, mobile) {
      const { page } = walker;
      await walker.open('/');
      await searchFor(walker, 'Kaju katli');
      await walker.fill(page.getByLabel('Quantity'), '1');
      await walker.press(page.getByRole('button', { name: 'Pay', exact: true }));
      await signIn(walker, String(Number(mobile) + 1), 'Harpreet Singh');
      const dialog = page.getByRole('dialog', { name: 'Where shall we send it?' });
      await walker.fill(dialog.getByLabel('Name'), 'Harpreet Singh');
      await walker.fill(dialog.getByLabel('Address'), '12, Mall Road, Amritsar');
      await walker.fill(dialog.getByLabel('Pincode'), '143001');
      await walker.fill(dialog.getByLabel('Mobile'), '9814000999');
      await walker.press(dialog.getByRole('button', { name: /^Pay ₹/ }));
      await payNow(walker);
    },
  },
];
