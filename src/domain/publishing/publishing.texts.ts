/** Texts of the rules, contracts and answers of publishing. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'publishing';

// Preview.
export const noSuchKindRecord = 'There is no such kind of record.';
export const nothingShow = 'There is nothing to show.';
export const publisherDoesNotAnswer =
  'The publisher does not answer, so there is no preview just now. Please try again.';
export const recordNotComplete = 'The record is not complete.';

// Site state.
export const releaseRequired = 'A release is required.';
export const releaseNotKeptAny = 'This release is not kept any more. Please look at the list again.';
export const goBack = 'go back';

// Site text.
export const publicSince = (time: string) => `Public since ${time}`;
export const isPublic = 'Public';
export const changeWaitsPublished = 'A change waits to be published';
export const beingPublished = 'Being published…';
export const notPublishedSomethingWrong = 'Not published: something is wrong';
export const heldBy = (name: string) => `Held at an earlier release by ${name}`;
export const isHeld = 'Held at an earlier release';
export const noPublisherWork = 'No publisher is at work';

// Ids.
export const noIdOfRecord = 'That is no id of a record.';
export const noSuchRelease = 'There is no such release.';

// Faults of records.
export const recordTwice = 'It is in the list twice.';
