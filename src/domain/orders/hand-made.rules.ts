/** Under whose name stands what was sent back by hand at the payment provider: nobody of the staff is known for it. */
export const provider = { id: 'provider', name: 'Payment provider' } as const;

/** Why it went back, as far as the shop can know. */
export const HAND_MADE = 'Sent back by hand at the payment provider';
