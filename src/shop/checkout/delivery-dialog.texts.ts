/** Texts of the dialog that asks where a sweet or dry fruit shall go. `src/README.md` tells the form. */

export const dialogTitle = 'Where shall we send it?';
export const name = 'Name';
export const address = 'Address';
export const addressHint = 'House, street, area and city';
export const pincode = 'Pincode';
export const mobile = 'Mobile';
export const payNow = (amount: string) => `Pay ${amount}`;
/** `why` is a sentence that names the sweet. */
export const tooFar = (why: string) =>
  `${why} It does not reach this pincode fresh. We will call you before we pack, and offer another sweet or your money back.`;
