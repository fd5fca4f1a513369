/** Names of the payments of an order that is paid in parts. */
export const PART_KINDS = { advance: 'Advance', balance: 'The rest' } as const;
