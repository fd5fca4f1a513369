import { DRAFTS } from '#client/session.ts';
import { dropStored, dropTab, storageKeys, writeStored } from '#client/storage.ts';

/** Id of the staff member whose drafts this page stores. */
let owner = '';

/** Sets the staff member under whose id this page stores drafts. @param staffId id of the staff member */
export function keepDraftsFor(staffId: string): void {
  owner = staffId;
}

/**
 * Returns the storage name of a form's draft, with the id of the signed-in staff member, so that colleagues on one
 * device do not share drafts.
 */
export const ownDraft = (form: string): string => `staff:${owner}:${form}`;

/**
 * Removes the drafts and last paths of the staff member who signs out. Drafts of colleagues stay, and so does a
 * customer's session in the same browser.
 */
export function leaveOffice(): void {
  dropStored(`${DRAFTS}${ownDraft('')}`);
  dropTab();
  const { currentUrl, lastUrl, secondLastUrl } = storageKeys;
  for (const visit of [currentUrl, lastUrl, secondLastUrl]) writeStored(visit, null);
}
