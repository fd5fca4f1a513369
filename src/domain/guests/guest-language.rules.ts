/** Languages of the message to a guest and of the guest's page. The page loads nothing else of the guest list. */
export const guestLanguages = ['en', 'hi', 'pa'] as const;
export type GuestLanguage = (typeof guestLanguages)[number];
