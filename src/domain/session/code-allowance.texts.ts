/** Alarms about the codes that the shop sends. `src/README.md` tells the form. */

export const aDay = 'a day';
export const codesUsedUp = (span: string) =>
  `The shop has used up its codes for ${span}. Nobody can sign in by mobile number until some of them are ${span} old.`;
export const strangersUsedUp =
  'Strangers have used up their share of the codes. Only people who have signed in before on the same device or connection get one now.';
export const codesNearlyUsedUp = 'The shop has nearly used up its codes.';
