/** Texts of the badge that shows the state of a guest's address. `src/README.md` tells the form. */

export const addressMissing = 'Address missing';
/** A guest without a number cannot be asked. */
export const addressUnasked = 'Address missing, please type it';
export const addressAbroad = 'Abroad, no box';
export const addressErased = 'Deleted by guest';
export const addressAsked = (day: string) => `Asked on ${day}`;
export const addressOpened = (day: string) => `Opened on ${day}`;
export const addressSilent = (day: string) => `Asked on ${day}, no answer yet`;
export const addressSilentOpened = (day: string) => `Asked on ${day}, opened, no answer yet`;
export const addressNoPincode = 'Pincode missing';
export const addressFilled = 'Filled by guest';
export const addressConfirmed = 'Confirmed by guest';
export const addressUnconfirmed = 'Unconfirmed, please check';
