/** Alarms about the codes that the shop sends. `src/README.md` tells the form. */

export const dayUsedUp =
  'The shop has used up its codes for a day. Nobody can sign in by mobile number until some of them are a day old.';
export const hourUsedUp =
  'The shop has used up its codes for an hour. Nobody can sign in by mobile number until some of them are an hour old.';
export const strangersUsedUp =
  'Strangers have used up their share of the codes. Only people who have signed in before on the same device or connection get one now.';
export const codesNearlyUsedUp = 'The shop has nearly used up its codes.';
