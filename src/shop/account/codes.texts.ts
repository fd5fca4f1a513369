/** Texts about codes, of the sign-in and of a new number. `src/README.md` tells the form. */

export const codeLabel = 'Code';
export const codeDigits = (digits: number) => `The code has ${digits} digits.`;
export const codeSent = (mobile: string) => `Sent to ${mobile}. The code works for five minutes.`;
/** The words around the code of a demonstration; on the profile there may be two. */
export const demoCode = 'This is a demonstration. We send no SMS, so here is your code:';
export const demoCodeHere = 'This is a demonstration. We send no SMS, so here is your code: {code}';
export const demoCodesHere =
  'This is a demonstration. We send no SMS, so here is your code: {code}. The code for your present number: {present}';
export const saving = 'Saving…';
/** While the device solves a puzzle. */
export const proving =
  'This number has asked for many codes, so your device solves a puzzle first. This takes a few seconds.';
