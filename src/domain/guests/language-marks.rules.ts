import { type GuestLanguage, languageNames } from '#domain/guests/guest-language.rules.ts';

/** Names of languages as lines of a pen, with the width of the drawing. */
const lines: Partial<Record<GuestLanguage, [width: number, line: string]>> = {
  hi: [
    127,
    'M-1-38.5h126M8.5 0v-43q0-11 13-11t22 10.5M43.5-38v9.5h-7.5q-11 0-11 7.5 0 4 3 6M46-5v-3q0-7-9-7-12.5 0-12.5 9t13 9.5h7M59.5-9v-14h19M99.5-38v11q-4-1-9-1-12 0-12 11.5t12 12q4 0 7-2M99.5-17v9l2.5 12M115.5 0v-46q0-8.5-7.5-8.5t-8 9v2',
  ],
  pa: [
    153,
    'M-1-37h152M31 0v-37h-23v13q0 5-1 8-3 9 11 9 10 0 13-3M26-44q-3-9 6-9t7 9M46.5-29q2 9 0 29M48-20h23M71 0v-37M86.5-15v-22M101-37v3q0 10 14 10h13l-28 5q-1 12 13 12 9 0 15-3M128 0v-37M144 0v-44q0-9-7.5-9t-7.5 9v2',
  ],
};

/**
 * Returns the name of a language as HTML: drawn where a machine may lack its letters, since a face for them weighs ten
 * times as much. Name the button around it, because a drawing is not read out.
 */
export function languageMark(language: GuestLanguage): string {
  const [width, line] = lines[language] ?? [];
  return line
    ? `<svg viewBox="-1 -58 ${width} 66" aria-hidden="true"><path d="${line}"/></svg>`
    : languageNames[language];
}
