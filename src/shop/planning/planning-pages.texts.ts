/** Texts of the pages of planning. `src/README.md` tells the form. */

// Every page of planning.
/** Accessible name of the links to the checklists. */
export const otherChecklists = 'Other checklists';

// The planning tool.
export const toolTitle = 'Planning tool';
export const toolNote = 'Every celebration in one place. Tick what is done, and ask us when you want a hand.';

// The checklist of one category, for everybody.
export const checklistTitle = (celebration: string) => `${celebration} checklist`;
export const checklistDescription = (celebration: string) =>
  `What to do, and when, for your ${celebration}: a checklist to tick, save and print.`;
export const checklistNote = 'Tick what is done. Sign in to keep your list on every device.';
export const checklistEmpty = 'We have no checklist for this just now.';

// The ledger of gifts.
export const ledgerTitle = 'Shagun ledger';
export const ledgerNote =
  'What each home gave, and whom you have thanked. Only you see it, and it is deleted with your account.';
