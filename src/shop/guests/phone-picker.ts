import type { GuestSheet } from '#domain/guests/guest-sheets.rules.ts';
import type { PickedContact } from '#domain/lists/phone-contacts.rules.ts';

interface ContactPicker {
  select(properties: readonly string[], options: { multiple: boolean }): Promise<PickedContact[]>;
  getProperties?(): Promise<readonly string[]>;
}

/** What is asked of a contact; not every phone offers addresses. */
const ASKED = ['name', 'tel', 'email', 'address'];

const picker = (): ContactPicker | undefined => (navigator as { contacts?: ContactPicker }).contacts;

/** Tells whether the browser supports the Contact Picker API. */
export function canPickContacts(): boolean {
  return picker() !== undefined;
}

/**
 * Opens the phone's contact picker and returns the chosen contacts as a sheet of guests; null when it is closed, fails
 * or is not supported.
 * @throws Error when the script that reads them cannot be loaded
 */
export async function pickContacts(): Promise<GuestSheet[] | null> {
  const chosen = await choose().catch(() => []);
  if (chosen.length === 0) return null;
  const { sheetsOfContacts } = await import('#shop/guests/contact-sheets.ts');
  return sheetsOfContacts(chosen);
}

async function choose(): Promise<PickedContact[]> {
  const offered = (await picker()?.getProperties?.()) ?? ASKED.slice(0, 3);
  const wanted = ASKED.filter((one) => offered.includes(one));
  return (await picker()?.select(wanted, { multiple: true })) ?? [];
}
