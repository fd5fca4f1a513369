/** Texts of the rules, contracts and answers of publishing. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'publishing';

// Preview.
export const noRecordKind = 'There is no such kind of record.';
export const nothingToShow = 'There is nothing to show.';
export const noPublisherAnswer = 'The publisher does not answer, so there is no preview just now. Please try again.';
export const recordIncomplete = 'The record is not complete.';

// Site state.
export const releaseMissing = 'Please choose a release.';
export const releaseGone = 'We no longer keep this release. Please look at the list again.';
export const goBack = 'go back';

// Site text.
export const publicSince = (time: string) => `Public since ${time}`;
export const statePublic = 'Public';
export const stateWaits = 'A change waits to be published';
export const statePublishing = 'Being published…';
export const stateFailed = 'Not published: something is wrong';
export const heldBy = (name: string) => `Held at an earlier release by ${name}`;
export const stateHeld = 'Held at an earlier release';
export const stateUnknown = 'No publisher is running';

// Ids.
export const recordIdNotValid = 'That is not the id of a record.';
export const noRelease = 'There is no such release.';

// Faults of records.
export const recordTwice = 'It is in the list twice.';
