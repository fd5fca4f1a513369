/** What is said of a guest that was changed in two places. */

export const changedName = 'Name';
export const changedMobile = 'Mobile';
export const changedGuestNo = 'Guest number';
export const changedEmail = 'Email';
export const changedCategory = 'Category';
export const changedAddress = 'Address';
/** Stands for what was stored when it is empty. */
export const changedToNothing = 'nothing';
