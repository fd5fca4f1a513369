/** Texts of the rules, contracts and answers of planning. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'planning';

// Budget.
export const budgetTooSmall = 'The budget is too small.';
export const tooFewHomes = 'Please plan for at least one home.';
export const tooManyHomes = 'You can plan for at most 5000 homes.';
export const tooManyPincodes = 'At most 5000 pincodes at once.';
export const noInvitation = 'That invitation does not exist.';
export const largestBox = 'The largest box';
export const mostSweets = 'The most sweets';
export const finestSweets = 'The finest sweets';

// Ledger.
export const giftGone = 'This line is no longer in your ledger.';
export const giftChanged = 'This line was changed just now. Please look at what is new and save again.';
export const ledgerFull = (mostGifts: number) =>
  `Your ledger has space for ${mostGifts} lines. Please export it and delete what you no longer need.`;

// Planning.
export const checklistMissing = 'Please say which checklist.';
export const noChecklist = 'That checklist does not exist.';
export const checklistSaved = 'Planning history updated successfully';
export const checklistCleared = 'Planning clear history updated successfully';
export const requestSent = 'Request sent successfully!';
export const userAndPlanningRequired = 'userId and planning (array) are required';

// Ids.
export const noPerson = 'That person does not exist.';
