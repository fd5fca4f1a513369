import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { errorOf } from '#lib/narrow.ts';
import { SECOND } from '#lib/time.ts';
import { storeFault } from '#server/db/faults.ts';
import { databaseName } from '#server/start-faults.ts';

/** Longest wait for a connection, and for the answer to the one question about it, ms. */
const PATIENCE = 10 * SECOND;

/** What a URL of PostgreSQL leads to, and how. */
export interface Way {
  /** True when a connection pooler stands before the database, so that no session belongs to one client. */
  isPooler: boolean;
  /** Role by which the database lets the client in. */
  role: string;
  /** Name of the database and its numbers, the same by every way to it. */
  database: string;
  /** Time-outs with which the sessions of the role begin, ms; 0 for none. */
  statementTimeout: number;
  lockTimeout: number;
}

/** Error of a database that cannot be reached; its message is a sentence with host and name, without a password. */
export class WayError extends Error {}

/** Error of a URL that leads to a connection pooler where the database itself is needed; its message is a sentence. */
export class PoolerError extends Error {}

/**
 * Returns a URL with one more option for the start of its sessions, such as `-c search_path=other`. Options in the URL
 * would win over those beside it.
 */
export function withOption(databaseUrl: string, option: string): string {
  const url = new URL(databaseUrl);
  const present = url.searchParams.get('options');
  url.searchParams.set('options', present === null ? option : `${present} ${option}`);
  return url.href;
}

/** Messages of poolers that take no option at the start of a session: PgBouncer, RDS Proxy. */
const REFUSED = /unsupported .*startup parameter|command-line options/i;

const ABOUT = `select current_setting('shagun.way', true) as mark, current_user as role,
  (select reset_val::int from pg_settings where name = 'statement_timeout') as "statementTimeout",
  (select reset_val::int from pg_settings where name = 'lock_timeout') as "lockTimeout",
  (select concat_ws(' ', datname, oid, (select system_identifier from pg_control_system()))
    from pg_database where datname = current_database()) as database`;

/**
 * Asks what a URL leads to. The database itself takes an option at the start of a session; a pooler refuses it, or does
 * not hand it on.
 * @throws WayError when nothing answers or lets the client in
 */
export async function askWay(databaseUrl: string): Promise<Way> {
  const mark = randomBytes(4).toString('hex');
  const ask = async (connectionString: string): Promise<Way> => {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE });
    // A connection that breaks also fails the statement that uses it.
    client.on('error', () => undefined);
    try {
      await client.connect();
      const [row] = (await client.query<Omit<Way, 'isPooler'> & { mark: string | null }>(ABOUT)).rows;
      if (!row) throw new Error('it does not tell about itself');
      const { mark: held, ...about } = row;
      return { ...about, isPooler: held !== mark };
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  try {
    return await ask(withOption(databaseUrl, `-c shagun.way=${mark}`)).catch((error: unknown) => {
      if (REFUSED.test(errorOf(error).message)) return ask(databaseUrl);
      throw error;
    });
  } catch (error) {
    const does = storeFault(error) === 'refused' ? 'does not let the shop in' : 'cannot be reached';
    throw new WayError(`The database ${databaseName(databaseUrl)} ${does} (${reasonOf(error)}).`, { cause: error });
  }
}

/** Returns the error message for two URLs that lead to different databases; null when they lead to one. */
export function otherDatabaseText(
  { serving, direct }: { serving: Way; direct: Way },
  { databaseUrl, migrationUrl }: { databaseUrl: string; migrationUrl: string },
): string | null {
  if (direct.database === serving.database) return null;
  return `MIGRATION_DATABASE_URL (${databaseName(migrationUrl)}) is another database than DATABASE_URL (${databaseName(databaseUrl)}). Nothing was changed.`;
}

/**
 * Makes sure that a URL leads to the database itself.
 * @throws PoolerError when it leads to a pooler, WayError when nothing answers or lets the client in
 */
export async function demandDirect(databaseUrl: string): Promise<void> {
  const { isPooler } = await askWay(databaseUrl);
  if (isPooler) throw new PoolerError(`${databaseName(databaseUrl)} is a connection pooler: name the database itself.`);
}

/** Returns the message of an error; of several addresses of one host that were tried, the message of the first. */
const reasonOf = (error: unknown): string =>
  error instanceof AggregateError && error.errors.length > 0 ? reasonOf(error.errors[0]) : errorOf(error).message;
