import { type Expression, sql, type SqlBool } from 'kysely';

/** Signs that `like` reads as anything stand for themselves. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** True where a column holds a text, whatever the case of its Latin letters. */
export const holds = (column: string, part: string): Expression<SqlBool> =>
  sql<SqlBool>`lower(${sql.ref(column)}) like ${`%${literal(part.toLocaleLowerCase('en-IN'))}%`} escape '\\'`;
