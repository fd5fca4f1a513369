import * as say from '#domain/orders/orders.texts.ts';

/** Names of the payments of an order that is paid in parts. */
export const PART_KINDS = { advance: say.partAdvance, balance: say.partBalance } as const;
