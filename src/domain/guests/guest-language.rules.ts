/** Languages of the message to a guest and of the guest's page, which loads no more of the guest list than this. */
export const guestLanguages = ['en', 'hi', 'pa'] as const;
export type GuestLanguage = (typeof guestLanguages)[number];
