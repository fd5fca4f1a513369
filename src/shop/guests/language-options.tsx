import { guestLanguages, languageNames } from '#domain/guests/guest-language.rules.ts';

/** Choices of a guest's language, each in its own script. */
export const languageOptions = guestLanguages.map((value) => ({
  value,
  label: <span lang={value}>{languageNames[value]}</span>,
}));
