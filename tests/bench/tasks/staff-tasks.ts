import type { Locator } from '@playwright/test';
import type { StaffRole } from '#lib/staff-roles.ts';
import { CALLER, HOMES, TO_PACK, TO_REFUND, UNHAPPY } from '#tests/bench/tasks/staff-scene.ts';
import type { Walker } from '#tests/bench/tasks/walker.ts';

/** One task of a member of the staff, walked from the first page of the role to its last word. */
export interface StaffTask {
  name: string;
  role: StaffRole;
  walk(walker: Walker): Promise<void>;
}

/** Opens the first page behind a door. */
const goTo = ({ page }: Walker, door: string): Locator =>
  page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: door });

/** Looks for something on the first page, and opens what is found. */
async function find(walker: Walker, text: string, found: RegExp): Promise<void> {
  const { page } = walker;
  await walker.fill(page.getByRole('search').getByRole('searchbox'), text);
  await walker.press(page.getByRole('search').getByRole('link', { name: found }).first());
}

const notice = ({ page }: Walker, text: string | RegExp): Locator => page.getByRole('status').filter({ hasText: text });

export const staffTasks: readonly StaffTask[] = [
  {
    name: 'a price, changed',
    role: 'editor',
    async walk(walker) {
      const { page } = walker;
      await find(walker, 'kaju katli', /^Kaju katli/);
      await walker.fill(page.getByLabel('Price of 400 gm'), '540');
      await walker.press(page.getByRole('button', { name: 'Save', exact: true }));
      await walker.see(notice(walker, 'was saved'));
    },
  },
  {
    name: 'a sweet, hidden',
    role: 'editor',
    async walk(walker) {
      const { page } = walker;
      await find(walker, 'kaju katli', /^Kaju katli/);
      await walker.press(page.getByRole('button', { name: 'Hide' }));
      await walker.see(notice(walker, 'hidden'));
    },
  },
  {
    name: 'twelve homes, marked packed',
    role: 'packer',
    async walk(walker) {
      const { page } = walker;
      await walker.press(goTo(walker, 'Orders'));
      const homes = page.getByRole('group', { name: TO_PACK });
      await walker.press(homes.getByRole('button', { name: `All ${HOMES.length} packed` }));
      await walker.see(homes.getByText(`${HOMES.length}/${HOMES.length}`));
      await walker.see(page.getByText('All saved'));
    },
  },
  {
    name: 'an enquiry, answered',
    role: 'helper',
    async walk(walker) {
      const { page } = walker;
      await walker.press(goTo(walker, 'People'));
      // Whoever waits longest stands first.
      await walker.press(page.getByRole('main').getByRole('listitem').getByRole('link').first());
      await walker.press(page.getByRole('link', { name: 'WhatsApp' }));
      await walker.see(page.getByRole('listitem').filter({ hasText: 'Answered by WhatsApp' }));
    },
  },
  {
    name: 'the money of one home, sent back',
    role: 'owner',
    async walk(walker) {
      const { page } = walker;
      await walker.press(goTo(walker, 'Orders'));
      await walker.press(page.getByRole('link', { name: TO_REFUND }));
      await walker.press(page.getByRole('button', { name: `Refund for ${UNHAPPY}` }));
      const dialog = page.getByRole('dialog', { name: 'Refund' });
      await walker.fill(dialog.getByLabel('Why'), 'Arrived broken');
      await walker.press(dialog.getByRole('button', { name: /^Refund ₹/ }));
      await walker.see(page.getByText(/is on its way back/));
    },
  },
  {
    name: 'the order of who phones',
    role: 'helper',
    async walk(walker) {
      // Before, a name with a slip found nothing, and the number was looked for.
      await find(walker, CALLER.heard, new RegExp(`^${CALLER.name}`));
      await walker.see(walker.page.getByRole('heading', { name: 'Golden Lotus' }));
    },
  },
  {
    name: 'a packer, invited',
    role: 'owner',
    async walk(walker) {
      const { page } = walker;
      await find(walker, 'packer', /^Invite a packer/);
      await walker.fill(page.getByLabel('Name', { exact: true }), 'Gurdeep');
      await walker.press(page.getByRole('button', { name: 'Make a link' }));
      await walker.press(page.getByRole('dialog').getByRole('link', { name: 'Send by WhatsApp' }));
    },
  },
];
