/** Id of the place in the head of the guest list where the number of guests stands. */
export const COUNT_PLACE = 'guest-count';

/** Hash of the guest list's path that opens the homes whose address was corrected after the payment. */
export const CORRECTED = '#corrected';
