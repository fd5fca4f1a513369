/** What the payments of an order that is paid in parts are called. */
export const PART_KINDS = { advance: 'Advance', balance: 'The rest' } as const;
