import pg from 'pg';
import { errorOf } from '#lib/narrow.ts';
import { listText } from '#lib/text.ts';
import { SECOND } from '#lib/time.ts';
import type { Finding } from '#scripts/lib/doctor/finding.ts';
import type { Config } from '#server/config.ts';
import { databaseName, StoreError, storeError } from '#server/start-faults.ts';

/** Longest time for a connection and for each statement, ms. */
const PATIENCE = 4 * SECOND;

/** Result of asking a PostgreSQL database. */
export interface PostgresAnswer {
  findings: Finding[];
  /** Names of the migrations that ran; null when the database cannot be read. */
  ran: string[] | null;
  /** Milliseconds by which this machine's clock is ahead of the database's; null when it was not told. */
  ahead: number | null;
}

interface About {
  version: string;
  role: string;
  schema: string | null;
  creates: boolean | null;
  read_only: string;
  migrated: boolean;
  /** Time of the database, ms since 1970. */
  now: number;
}
const ABOUT = `select current_setting('server_version') as version, current_user as role, current_schema() as schema,
  has_schema_privilege(current_schema(), 'CREATE') as creates, current_setting('transaction_read_only') as read_only,
  to_regclass('kysely_migration') is not null as migrated, (extract(epoch from clock_timestamp()) * 1000)::float8 as now`;

/** Tables of the shop that the role may not read and write, or may not change. */
const TABLES = `select c.relname as name,
    not pg_has_role(c.relowner, 'USAGE') as foreign,
    not (has_table_privilege(c.oid, 'SELECT') and has_table_privilege(c.oid, 'INSERT')
      and has_table_privilege(c.oid, 'UPDATE') and has_table_privilege(c.oid, 'DELETE')) as closed
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = current_schema() and c.relkind in ('r', 'p') order by c.relname`;

/** Connects, runs work and disconnects. @throws StoreError when the database cannot be reached or refuses */
async function connected<T>(url: string, config: Config, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  });
  // A broken connection also fails the statement that uses it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    const told = storeError(error, { ...config, databaseUrl: url });
    if (told instanceof StoreError) throw told;
    const words = `The database ${databaseName(url)} does not answer as it should (${errorOf(error).message}). See whether it runs, and the pooler before it if there is one.`;
    throw new StoreError(words, { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Asks the database that `DATABASE_URL` names for its version, its clock, the rights of its role and its migrations. */
export async function askPostgres(config: Config, url: string): Promise<PostgresAnswer> {
  try {
    return await connected(url, config, async (client) => {
      const sent = Date.now();
      const [about] = (await client.query<About>(ABOUT)).rows;
      const here = (sent + Date.now()) / 2;
      if (!about?.schema) {
        const words = 'the role of DATABASE_URL has no schema of its own or public to work in: grant it usage on one';
        return { findings: [{ is: 'stops' as const, words }], ran: null, ahead: null };
      }
      const { rows } = await client.query<{ name: string; foreign: boolean; closed: boolean }>(TABLES);
      const ran = about.migrated
        ? (await client.query<{ name: string }>('select name from kysely_migration order by name')).rows
        : [];
      const closed = rows.filter((table) => table.closed && !table.name.startsWith('kysely_'));
      const good: Finding = { is: 'good', words: `the database answers: PostgreSQL ${about.version}` };
      const findings = [good, ...(about.read_only === 'on' ? [readOnly] : [])];
      if (closed.length > 0)
        findings.push(
          closedFinding(
            about.role,
            closed.map(({ name }) => name),
          ),
        );
      return { findings, ran: ran.map(({ name }) => name), ahead: here - about.now };
    });
  } catch (error) {
    return { findings: [{ is: 'stops', words: errorOf(error).message }], ran: null, ahead: null };
  }
}

const readOnly: Finding = {
  is: 'stops',
  words: 'the database takes no writing (it is a replica, or set to read only): name the one that does by DATABASE_URL',
};

const closedFinding = (role: string, tables: readonly string[]): Finding => ({
  is: 'stops',
  words: `the role ${role} may not read and write every table (${listText(tables, 3)}): grant select, insert, update and delete on all of them to it`,
});

/**
 * Asks whether the role of migrations may change the store, by `MIGRATION_DATABASE_URL` where it is set.
 * @param waits true when migrations wait for the next start, which fails without the rights
 */
export async function askMigrationRole(config: Config, url: string, waits: boolean): Promise<Finding[]> {
  const is = waits ? 'stops' : 'bites';
  try {
    return await connected(url, config, async (client) => {
      const [about] = (await client.query<About>(ABOUT)).rows;
      const { rows } = await client.query<{ name: string; foreign: boolean }>(TABLES);
      const foreign = rows.filter((table) => table.foreign).map(({ name }) => name);
      if (about?.creates && foreign.length === 0)
        return [{ is: 'good', words: `the role ${about.role} may change tables, as updates need` }];
      const lack = about?.creates
        ? `does not own every table (${listText(foreign, 3)})`
        : `may not create tables in the schema ${about?.schema ?? 'public'}`;
      const when = waits ? 'the next start needs it' : 'the next update of the shop needs it';
      const advice = `${when}; grant it, or name a role that may by MIGRATION_DATABASE_URL`;
      return [{ is, words: `the role ${about?.role} ${lack}: ${advice}` }];
    });
  } catch (error) {
    return [{ is: 'stops', words: `MIGRATION_DATABASE_URL: ${errorOf(error).message}` }];
  }
}
