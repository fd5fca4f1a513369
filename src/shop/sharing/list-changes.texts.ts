/** Texts of what relatives changed in a guest list. `src/README.md` tells the form. */

export const changesTitle = 'What relatives changed';
export const changedOn = (day: string) => `on ${day}`;
