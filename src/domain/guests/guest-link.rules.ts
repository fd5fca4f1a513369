import { type GuestLanguage, guestLanguages } from '#domain/guests/guest-language.rules.ts';

/** What the URL of a guest's page says; empty texts where it says nothing. */
export interface GuestLink {
  mobile: string;
  /** Secret of a guest's own link. */
  t: string;
  /** Secret of a family link. */
  f: string;
  lang: GuestLanguage;
}

/** Separator of a query, also as chat apps and forms rewrite it: `&amp;`, `%26`. */
const AND = /(?:&|%26)(?:amp(?:;|%3B))*/gi;

/** Most characters of a secret that the calls accept; what is longer is none of ours, and is refused like one. */
const SECRET_LENGTH = 64;

/**
 * Reads the query of a guest's page, also as chat apps damage it: signs behind a secret or a number (`t=abc.`,
 * `t=abc…`, `f=abc)`), and `&amp;` for `&`.
 */
export function linkOf(query: string | URLSearchParams): GuestLink {
  const parts = new URLSearchParams(String(query).replace(AND, '&'));
  const secret = (name: string): string => /[\w-]+/.exec(parts.get(name) ?? '')?.[0].slice(0, SECRET_LENGTH) ?? '';
  const lang = parts.get('lang') ?? '';
  return {
    mobile: /^.*\d/s.exec(parts.get('mobile') ?? '')?.[0].trim() ?? '',
    t: secret('t'),
    f: secret('f'),
    lang: guestLanguages.find((one) => lang.startsWith(one)) ?? 'en',
  };
}
