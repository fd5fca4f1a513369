/** The author of a refund that was made by hand at the provider, where the shop knows no person. */
export const provider = { id: 'provider', name: 'Payment provider' } as const;

/** The reason of such a refund, as far as the shop can know. */
export const HAND_MADE = 'Sent back by hand at the payment provider';
