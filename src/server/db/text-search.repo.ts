import { type Expression, sql, type SqlBool } from 'kysely';

/** Escapes `%`, `_` and `\\` in a text, so that SQL's `like` matches them literally. */
const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Returns the SQL condition that a column or expression contains a text, ignoring the case of Latin letters. */
export const contains = (column: string | Expression<string>, part: string): Expression<SqlBool> =>
  sql<SqlBool>`lower(${typeof column === 'string' ? sql.ref(column) : column}) like ${`%${escapeLike(part.toLocaleLowerCase('en-IN'))}%`} escape '\\'`;

/** Returns the SQL condition that a column contains all of some texts, at least one. */
export const containsAll = (column: string, parts: readonly string[]): Expression<SqlBool> =>
  sql<SqlBool>`(${sql.join(
    parts.map((part) => contains(column, part)),
    sql` and `,
  )})`;
