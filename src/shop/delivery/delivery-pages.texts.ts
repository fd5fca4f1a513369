/** Texts of the pincode in the header and of the day of arrival on a page. `src/README.md` tells the form. */

/** On the button of the header in a narrow window, until a pincode is known. */
export const pincodeAlone = 'Pincode';

// The form.
/** Accessible name of the form. */
export const pincodeForm = 'Where it goes';
export const pincodeLabel = 'Deliver to (six digits)';
export const pincodeSave = 'Save';
export const pincodeHint = 'Then we show when things reach you. Your pincode stays on this device.';

// A product's page.
export const reachesAsk = 'When does it reach me?';
