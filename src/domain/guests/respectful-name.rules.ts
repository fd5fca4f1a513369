import type { GuestLanguage } from '#domain/guests/guest-language.rules.ts';
import { personName } from '#lib/display-name.ts';

const ji: Record<GuestLanguage, string> = { en: 'ji', hi: 'जी', pa: 'ਜੀ' };

/** A name that ends in “ji”, as a word of its own or as the end of one: `Bua ji`, `Masiji`, `ਬੀਜੀ`. */
const HAS_JI = /(?:ji|jee|जी|ਜੀ)\.?$/iu;
/** The same as a word of its own behind a name. */
const OWN_JI = /(?<=\S)\s+(?:ji|jee|जी|ਜੀ)\.?$/iu;
/** Surnames of Bengal, which end alike. */
const SURNAME = /(?:ban+er|mu[kh]+er|mook+er|chat+er)(?:ji|jee)$|र्जी$/iu;
/** Name of several people, as households have. */
const MANY = /(?:^|\s)(?:family|pari[vw]ar|परिवार|ਪਰਿਵਾਰ)$/iu;

/**
 * Returns a guest's name as a greeting speaks it: with “ji” in the language, unless the name ends in it already or is
 * that of a family.
 */
export function respectfulName(name: string, language: GuestLanguage): string {
  const trimmed = personName(name);
  const isEnough = MANY.test(trimmed) || (HAS_JI.test(trimmed) && !SURNAME.test(trimmed));
  return isEnough ? trimmed : `${trimmed} ${ji[language]}`;
}

/** Returns a name without the word “ji” at its end, for a greeting that says it in its own language. */
export const withoutJi = (name: string): string => name.trim().replace(OWN_JI, '');
