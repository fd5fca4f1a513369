/** Texts of checklists and of what is done with them. `src/README.md` tells the form. */

// The page of one checklist.
export const checklist = (label: string) => `${label} checklist`;

// All checklists.
export const noChecklist = 'We have no checklist just now.';
export const noChecklistWay = 'Write to us';

// What is done with the ticks.
export const save = 'Add Planning';
export const saved = 'Checklist saved successfully!';
export const saveFailed = 'Failed to save checklist.';
export const unsaved = 'Some ticks are not saved yet. They stay on this device until you press “Add Planning”.';
export const print = 'Print';
export const clear = 'Clear All';
export const clearSure = 'Clear all ticks?';
/** Questions before the ticks are cleared, of one list, of some, and of those that are open. */
export const clearOne = (list: string) => `This removes all your ticks in ${list}. You can undo it right afterwards.`;
export const clearSome = (lists: string) => `This removes your ticks in ${lists}. You can undo it right afterwards.`;
export const clearOpen = 'This removes your ticks in every open list. You can undo it right afterwards.';
export const clearKeep = 'Keep them';
export const cleared = 'Checklist cleared successfully!';
export const clearFailed = 'Failed to clear checklist.';
export const ticksGone = 'We removed the ticks from your list.';
export const undo = 'Undo';
export const help = 'Need Help?';
export const helpAsked = 'Request sent successfully!';
export const helpFailed = 'Failed to send request.';
