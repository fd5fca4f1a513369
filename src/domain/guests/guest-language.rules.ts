/** Languages of the message to a guest and of the guest's page, in their own script. The page loads no other guest code. */
export const languageNames = { en: 'English', hi: 'हिन्दी', pa: 'ਪੰਜਾਬੀ' } as const;
export type GuestLanguage = keyof typeof languageNames;
export const guestLanguages = Object.keys(languageNames) as GuestLanguage[];
