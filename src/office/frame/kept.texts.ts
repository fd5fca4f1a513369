import { nearMoment } from '#lib/dates.ts';
import { isoTime } from '#lib/time.ts';

/** Said above what this device kept, with the time from which it is. @param at time in ms */
export const seenOffline = (at: number): string => `There is no network. This was seen ${nearMoment(isoTime(at))}.`;
export const seenUnanswered = (at: number): string =>
  `The shop does not answer. This was seen ${nearMoment(isoTime(at))}.`;

export const unsentTitle = (count: number): string =>
  count === 1 ? 'One tick was not sent.' : `${count} ticks were not sent.`;

/** @param names whose ticks they are; empty for those of the kitchen */
export const unsentWay = (count: number, names: readonly string[]): string =>
  `${count === 1 ? 'It waits on this device and goes' : 'They wait on this device and go'} when ${names.join(' or ') || 'somebody'} signs in and opens ${names.length > 0 ? 'Packing' : 'Kitchen'}. If that account is closed, somebody else ticks what is packed anew.`;
