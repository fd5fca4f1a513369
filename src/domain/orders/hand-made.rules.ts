import * as say from '#domain/orders/orders.texts.ts';

/** The author of a refund that was made by hand at the provider, where the shop knows no person. */
export const provider = { id: 'provider', name: say.paymentProvider } as const;

/** The reason of such a refund, as far as the shop can know. */
export const HAND_MADE = say.sentBackByHand;
