import { atom } from 'nanostores';

/** Positions of the homes whose refund is asked for; empty for any of the order, null while nothing is asked for. */
export const $refundAsked = atom<readonly number[] | null>(null);
