import { nearMoment } from '#lib/dates.ts';
import { pluralsOf } from '#lib/plurals.ts';
import { isoTime } from '#lib/time.ts';

const plural = pluralsOf('en');

/** Said above what this device kept, with the time from which it is. @param at time in ms */
export const seenOffline = (at: number): string => `There is no connection. This is from ${nearMoment(isoTime(at))}.`;
export const seenUnanswered = (at: number): string =>
  `The shop does not answer. This is from ${nearMoment(isoTime(at))}.`;

export const unsentTitle = (changes: number): string =>
  plural(changes, { one: 'One change was not sent.', other: `${changes} changes were not sent.` });

/** @param names whose changes they are; empty for those of the kitchen */
export const unsentWay = (changes: number, names: readonly string[]): string =>
  names.length > 0 ? packersWay(changes, names.join(' or ')) : kitchenWay(changes);

const packersWay = (changes: number, names: string): string =>
  plural(changes, {
    one: `It waits here until ${names} signs in and opens Packing. If that account is closed, somebody else has to tick the box again.`,
    other: `They wait here until ${names} signs in and opens Packing. If that account is closed, somebody else has to tick the boxes again.`,
  });
const kitchenWay = (changes: number): string =>
  plural(changes, {
    one: 'It waits here until somebody signs in and opens Kitchen.',
    other: 'They wait here until somebody signs in and opens Kitchen.',
  });
