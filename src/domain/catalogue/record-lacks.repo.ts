import { expressionBuilder, type Expression, sql, type SqlBool } from 'kysely';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import {
  kindsLacking,
  pictureFieldsOf,
  type RecordLack,
  recordLacks,
  scriptLetters,
} from '#domain/catalogue/record-lacks.rules.ts';
import type { Queries } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';

const where = () => expressionBuilder<Schema, 'catalogue'>();
const all = sql<string>`catalogue.name || coalesce(catalogue.data ->> 'otherNames', '')`;

/** Returns the SQL condition that a record of a kind lacks something; false for a kind that has no such thing. */
export function isLacking(kind: RecordKind, what: RecordLack): Expression<SqlBool> {
  if (!kindsLacking[what].includes(kind)) return sql<SqlBool>`1 = 0`;
  if (what === 'price') return sql<SqlBool>`coalesce(catalogue.price, 0) = 0`;
  if (what === 'picture')
    return where().or(
      (pictureFieldsOf[kind] ?? []).map(
        (field) => sql<SqlBool>`coalesce(catalogue.data ->> ${sql.lit(field)}, '') = ''`,
      ),
    );
  return where().or(
    scriptLetters.map(
      (letters) =>
        sql<SqlBool>`not (${sql.join(
          [...letters].map((letter) => sql`${all} like ${sql.lit(`%${letter}%`)}`),
          sql` or `,
        )})`,
    ),
  );
}

/** Number of records of a kind that lack something. */
export interface LackCount {
  kind: RecordKind;
  what: RecordLack;
  count: number;
}

/** Returns the numbers of records that lack something, by kind; those in the bin, and what nothing lacks, are left out. */
export async function countLacks(db: Queries): Promise<LackCount[]> {
  const asked = recordLacks.flatMap((what) => kindsLacking[what].map((kind) => ({ what, kind })));
  const counted: LackCount[] = [];
  for (const { what, kind } of asked) {
    const { count } = await db
      .selectFrom('catalogue')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('kind', '=', kind)
      .where('binned', '=', '')
      .where(isLacking(kind, what))
      .executeTakeFirstOrThrow();
    if (Number(count) > 0) counted.push({ what, kind, count: Number(count) });
  }
  return counted;
}
