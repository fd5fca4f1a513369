/** Texts of a list that a family shares, and of its button. `src/README.md` tells the form. */

/** Control of the list's row, and its accessible name. */
export const controlShare = 'Share';
export const controlShareHeard = 'Share with a relative';

// The lists that are shared with one.
export const signInTitle = 'Sign in to see the list';
export const signInNote =
  'The link is for you alone. Please sign in with your own mobile number, so that the family knows who opened it.';
export const signIn = 'Sign in';
export const listsNone = 'No list is shared with you';
export const listsNoneNote = 'A family that wants your help sends you a link on WhatsApp.';
export const listsNoneOwn = 'Your own guest list';
export const listOfFamily = 'A family';
export const listWrites = 'You may write';
export const listReads = 'You may read';
export const listOpen = 'Open';
/** Accessible name of the button. */
export const listOpenHeard = (host: string) => (host === '' ? 'Open the list of a family' : `Open the list of ${host}`);

// One list.
export const family = 'The family';
export const familyNobody = 'Nobody is on the list yet.';
export const familyWrites = 'You may add guests and write addresses. The family sees what you change.';
export const familyReads = 'You may read this list. If something is wrong, please tell the family.';
export const search = 'Search guests';
export const addGuest = 'Add a guest';
export const columnName = 'Name';
export const columnAddress = 'Address';
export const columnCategory = 'Category';
export const showMore = 'Show more';
export const noNumber = 'No number';
export const rowCorrect = 'Correct';
export const rowWrite = 'Write the address';
/** Accessible names of the buttons. */
export const rowCorrectHeard = (name: string) => `Correct the address of ${name}`;
export const rowWriteHeard = (name: string) => `Write the address of ${name}`;
export const checklistDone = (name: string, done: number, all: number) => `Checklist ${name}: ${done} of ${all} done`;
/** Heard before an item of the checklist. */
export const itemDone = 'Done:';
export const itemOpen = 'To do:';

// The forms.
export const addressTitle = (name: string) => `The address of ${name}`;
export const addressOfHome = (home: string) => `Everybody in ${home} has this address.`;
/** Another relative, or the family, saved first. */
export const savedByOther = 'Somebody has just saved {address}. Save again to use what you typed instead.';
export const removedByOther = 'Somebody has just removed the address. Save again to use what you typed instead.';
export const fieldName = 'Name';
export const fieldMobile = 'Mobile';
export const fieldMobileHint = 'Leave empty if there is none';
export const fieldAddress = 'Full address';
export const fieldAddressHint = 'House, street, area and city';
export const fieldPincode = 'Pincode';
export const save = 'Save';
export const saving = 'Saving…';
export const saveGuest = 'Add Guest';
