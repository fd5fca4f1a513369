import { type Expression, sql, type SqlBool } from 'kysely';

/** Escapes `%`, `_` and `\\` in a text, so that SQL's `like` matches them literally. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Returns the SQL condition that a column or expression contains a text, ignoring the case of Latin letters. */
export const contains = (column: string | Expression<string>, part: string): Expression<SqlBool> =>
  sql<SqlBool>`lower(${typeof column === 'string' ? sql.ref(column) : column}) like ${`%${escapeLike(part.toLocaleLowerCase('en-IN'))}%`} escape '\\'`;
