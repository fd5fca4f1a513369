/** Texts of the pincode in the header. `src/README.md` tells the form. */

/** In the place of a pincode. */
export const noPincode = 'your pincode';
export const pincodeDigitsOnly = 'A pincode has digits only.';
export const pincodeDigits = 'A pincode has 6 digits.';
/** `why` is a sentence. */
export const countedFar = (why: string) => `${why} We count it as far away.`;
export const keptNowhere = 'This browser keeps nothing, so we know your pincode on this page only.';
/** Beside the day of arrival on a product's page. */
export const changePincode = 'Change';
/** On the button of the header; heard once a pincode is kept. */
export const deliverTo = (pincode: string) => `Deliver to ${pincode}`;
