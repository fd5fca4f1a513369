/** Texts of guests who live together. `src/README.md` tells the form. */

export const chooseSide = 'Please choose a side.';
export const nameEvent = 'Please name the event.';
export const eventTooLong = (eventLength: number) => `An event may have at most ${eventLength} letters.`;
export const tooManyEvents = (mostEvents: number) => `Please name at most ${mostEvents} events.`;
export const boxNameMissing = 'Please write the name on the box.';
export const boxNameTooShort = 'The name on the box needs at least 3 letters.';
export const boxNameTooLong = (boxNameLength: number) =>
  `The name on the box may have at most ${boxNameLength} letters.`;
export const tooManyAtOnce = (mostAtOnce: number) => `You can choose at most ${mostAtOnce} guests at once.`;
export const bridesSide = 'Bride’s side';
export const groomsSide = 'Groom’s side';
export const bothSides = 'Both sides';
export const boxNameOfFamily = (family: string) => `${family} family`;
export const boxNameAndFamily = (first: string) => `${first} and family`;
