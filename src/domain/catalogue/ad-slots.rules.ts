/** The places of advertisements around How It Works. */
export const adSlots = ['Banner1', 'Banner2', 'Banner3'] as const;
