import { pluralsOf } from '#lib/plurals.ts';

/** Texts of catalogue of shop. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// List.
export const page = (title: string, page: number) => `${title}, page ${page}`;

// Sweet list.
export const kinds = (total: number) => counted(total, { one: '1 kind', other: `${total} kinds` });
