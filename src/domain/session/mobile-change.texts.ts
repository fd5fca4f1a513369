/** Sentences about a number that is about to change. `src/README.md` tells the form. */

export const onDay = (at: string) => `on ${at}`;
export const moveByPhone = (mobile: string, at: string) =>
  `Somebody asked us on the phone to change your number to ${mobile}. It changes ${at}. If that was not you, keep your present number.`;
export const moveByYou = (mobile: string, at: string) =>
  `Your number changes to ${mobile} ${at}. After that, you sign in with it. Stay signed in here until then.`;
export const withinMinutes = 'within minutes';
