import { dayInWords } from '#domain/delivery/calendar.rules.ts';

/** Texts of the day that a checklist counts back from. `src/README.md` tells the form. */

export const eventDay = 'Day of the event';
/** Whose day it is, beside the label. */
export const dayKept = '(optional, kept on this device)';
export const dayOfCelebration = '(from your celebration)';
/** `on` is a day. */
export const otherDay = (on: string) => `Your celebration is on ${dayInWords(on)}.`;
export const takeDay = 'Use that day';

// The items.
export const sortByDay = 'Sort by day';
export const dueWas = (day: string) => `was due ${day}`;
export const dueBy = (day: string) => `by ${day}`;
export const itemLess = 'Less';
export const itemMore = 'More';
export const itemLessHeard = (item: string) => `Less of: ${item}`;
export const itemMoreHeard = (item: string) => `More of: ${item}`;
export const doneOf = (done: number, all: number) => (done === all ? 'All done' : `${done} of ${all} done`);
