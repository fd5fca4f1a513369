import { type GuestLanguage, guestLanguages } from '#domain/guests/guest-language.rules.ts';
import { calendarNames } from '#lib/day-text.ts';
import { guestAfterTexts } from '#shop/guest-page/guest-after.texts.ts';
import { guestPageTexts } from '#shop/guest-page/guest-page.texts.ts';

/** Texts that one face of the guest's page draws, without placeholders. */
export interface FaceTexts {
  text: string[];
  title: string[];
}

const flat = (texts: object): string[] =>
  Object.values(texts).flatMap((text: string | object) => (typeof text === 'string' ? [text] : flat(text)));

/** Returns the texts that the guest's page shows in a language, by the face in which they stand. */
export function faceTexts(language: GuestLanguage): FaceTexts {
  const [page, after] = [guestPageTexts[language], guestAfterTexts[language]];
  const clean = (texts: string[]): string[] => texts.map((text) => text.replaceAll(/\{\w+\}/g, ' '));
  const title = [
    page.title,
    page.checkTitle,
    page.thanks,
    page.invitedTitle,
    page.ended,
    after.coming,
    after.arrived,
    after.where,
    after.ask,
  ];
  const text = [...flat(page), ...flat(after), ...calendarNames(language)].filter((one) => !title.includes(one));
  return { text: clean(text), title: clean(title) };
}

/** Words of texts in Devanagari or Gurmukhi, sorted: how the letters of a word are joined depends on the whole word. */
export const joinedWords = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap((text) => text.match(/[\u0900-\u0963\u0970-\u0a7f\u200c\u200d]+/g) ?? []))].sort();

// `guest-faces.py` reads them from here.
if (import.meta.main)
  process.stdout.write(JSON.stringify(Object.fromEntries(guestLanguages.map((one) => [one, faceTexts(one)]))));
