import { minifySync } from 'vite';

/** A script as it stands in pages themselves: without what only its readers need. The content policy knows this form. */
export const leanScript = (source: string): string => minifySync('inline.js', source).code.trim();
