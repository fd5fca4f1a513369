import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the steps of an order's homes. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// Step bar.
export const moreSteps = 'More…';

// Step dialog.
export const anotherStep = 'Another step';
export const cancelHint =
  'The customer sees this at once. No money goes back yet. The order then shows how much the refund policy gives back, and the owner sends it.';
export const stepNote = 'Note';
export const chooseWhatHappened = 'Choose what happened';
export const whoCarries = 'Who carries it';
export const trackingNumber = 'Tracking number';
export const trackingHint = 'The customer sees it. You can add it later, home by home.';
export const oneConsignment = 'They travel together, under one number';

// Use steps.
export const notUndone = (message: string) => `We could not undo it. ${message}`;
export const nothingToDo = 'There was nothing left to do.';
export const sendStepAgain = 'Send it again';
export const homesAlready = (homes: number) =>
  counted(homes, { one: `${homes} home was done already.`, other: `${homes} homes were done already.` });
export const homesNotChanged = (homes: number, message: string) =>
  counted(homes, {
    one: `1 home did not change: ${message}`,
    other: `${homes} homes did not change: ${message}`,
  });
