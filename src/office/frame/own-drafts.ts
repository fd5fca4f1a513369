import { DRAFTS } from '#client/session.ts';
import { dropStored, dropTab, storageKeys, writeStored } from '#client/storage.ts';

/** Id of the person whose drafts the forms of this page keep. */
let owner = '';

/** Stores drafts on this page under one member of the staff from now on. @param staffId their id */
export function keepDraftsFor(staffId: string): void {
  owner = staffId;
}

/**
 * Returns the name under which a form stores a draft of the signed-in person; a colleague at the same desk has their
 * own.
 */
export const ownDraft = (form: string): string => `staff:${owner}:${form}`;

/**
 * Removes the drafts and last path of a person who signs out of the back office. Drafts of colleagues whose session
 * ended by itself stay, and a customer of the same browser stays signed in.
 */
export function leaveOffice(): void {
  dropStored(`${DRAFTS}${ownDraft('')}`);
  dropTab();
  const { currentUrl, lastUrl, secondLastUrl } = storageKeys;
  for (const visit of [currentUrl, lastUrl, secondLastUrl]) writeStored(visit, null);
}
