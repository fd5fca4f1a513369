import { type Database, isPostgres, type Queries } from '#server/db/database.ts';
import { gathered } from '#server/db/gathered.ts';
import type { Claims } from '#server/http/auth.ts';

/** Stored data about the customer and session of a call. */
interface KnownCaller {
  /** Version that the customer's tokens must have. */
  version: number;
  /** ISO time at which the token's session was last noted as used; null when the session does not exist. */
  seenAt: string | null;
}

/**
 * Returns the stored token version and last session use of a token's customer; null when the customer does not exist.
 * On PostgreSQL, concurrent requests share one query.
 */
export async function knownCaller(db: Database, { subject, session }: Claims): Promise<KnownCaller | null> {
  const key = keyOf(subject, session ?? '');
  // The embedded store answers at once, by a statement that it keeps.
  if (!isPostgres(db)) return (await findCallers(db, [key])).get(key) ?? null;
  const find = known.get(db) ?? gathered((keys) => findCallers(db, keys));
  known.set(db, find);
  return (await find(key)) ?? null;
}

/**
 * Stores the time of a session's last use, unless a use after `before` is stored already.
 * @param at ISO time
 * @param before ISO time
 */
export async function noteSeen(db: Queries, session: string, at: string, before: string): Promise<void> {
  await db
    .updateTable('user_session')
    .set({ seen_at: at })
    .where('id', '=', session)
    .where('seen_at', '<=', before)
    .execute();
}

const known = new WeakMap<Database, (key: string) => Promise<KnownCaller | undefined>>();

/** Joins both ids with a space, which no id contains. */
const keyOf = (userId: string, session: string): string => `${userId} ${session}`;

async function findCallers(db: Queries, keys: readonly string[]): Promise<Map<string, KnownCaller>> {
  const wanted = keys.map((key) => {
    const [userId = '', session = ''] = key.split(' ');
    return { key, userId, session };
  });
  const rows = await db
    .selectFrom('user')
    .leftJoin('user_session', (join) =>
      join.onRef('user_session.user_id', '=', 'user.id').on(
        'user_session.id',
        'in',
        wanted.map(({ session }) => session),
      ),
    )
    .select(['user.id', 'user.token_version', 'user_session.id as session', 'user_session.seen_at'])
    .where(
      'user.id',
      'in',
      wanted.map(({ userId }) => userId),
    )
    .execute();
  const versions = new Map(rows.map(({ id, token_version }) => [id, token_version]));
  const seen = new Map(rows.map(({ id, session, seen_at }) => [keyOf(id, session ?? ''), seen_at]));
  return new Map(
    wanted.flatMap(({ key, userId }) => {
      const version = versions.get(userId);
      return version === undefined ? [] : [[key, { version, seenAt: seen.get(key) ?? null }] as const];
    }),
  );
}
