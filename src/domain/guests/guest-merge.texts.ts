/** Sentences about a guest that was changed in two places. */

export const changedName = 'Name';
export const changedMobile = 'Mobile';
export const changedGuestNo = 'Guest number';
export const changedEmail = 'Email';
export const changedCategory = 'Category';
export const changedAddress = 'Address';
export const changedNote = 'Note';
/** Shown in place of a stored value that is empty. */
export const changedToNothing = 'nothing';
