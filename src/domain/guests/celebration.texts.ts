/** Texts of the celebration and of its calendar entry. `src/README.md` tells the form. */

export const namesTooLong = (most: number) => `The names may have at most ${most} characters.`;
export const eventTooLong = (most: number) => `The event may have at most ${most} characters.`;
export const chooseDay = 'Please choose a day.';
export const chooseTime = 'Please choose a time.';
export const placeTooLong = (most: number) => `The place may have at most ${most} characters.`;
export const wordsTooLong = (most: number) => `Your words may have at most ${most} characters.`;
export const answerMissing = 'Please say whether you are coming.';
export const peopleMissing = 'Please say how many of you are coming.';
export const tooManyPeople = (mostPeople: number) => `At most ${mostPeople} people can come.`;
export const foodMissing = 'Please say what you eat.';
export const calendarTitle = 'Celebration';
export const eatsJain = 'Jain';
export const eatsVegetarian = 'vegetarian';
export const eatsEverything = 'everything';
