import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeArchive } from '#domain/backup/write-archive.service.ts';
import { askAll } from '#scripts/lib/doctor/questions.ts';
import { startBouncer, type TestBouncer } from '#scripts/lib/pgbouncer.ts';
import { startPostgres } from '#scripts/lib/postgres.ts';
import { startShop } from '#main';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { inMigration } from '#server/db/migration-lock.ts';
import { bareShop, type EmptyShop, emptyShop, engines } from '#tests/support/engines.ts';

type Settings = Record<string, string>;

/** Starts a command of the shop; `ended` tells its exit code and what it said. */
function begin([name, ...args]: string[], env: Settings) {
  const child = spawn(process.execPath, [`scripts/${name}.ts`, ...args], { env: { ...process.env, ...env } });
  let said = '';
  let complaint = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  child.stderr.on('data', (part: Buffer) => (complaint += part.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said, complaint }));
  return { child, ended, complaint: () => complaint };
}
const run = (command: string[], env: Settings) => begin(command, env).ended;

/** Waits until something holds. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(10);
}

describe.each(engines.filter((engine) => engine === 'postgres'))('behind a transaction pooler, on %s', (engine) => {
  let strict: TestBouncer;
  let lax: TestBouncer;
  let source: EmptyShop;
  let file: string;
  let place: EmptyShop;
  let direct: string;
  let client: pg.Client;

  beforeAll(async () => {
    const server = process.env['TEST_DATABASE_URL'] ?? '';
    [strict, lax, source] = await Promise.all([
      startBouncer(server),
      startBouncer(server, { ignore_startup_parameters: 'options' }),
      emptyShop(engine),
    ]);
    const folder = join(source.config.dataDir, 'archives');
    file = (await writeArchive(source.config, { purpose: 'backup', folder, now: Date.now() })).file;
  });
  afterAll(() => Promise.all([strict.end(), lax.end(), source.remove()]));
  beforeEach(async () => {
    place = await bareShop(engine);
    direct = place.config.databaseUrl ?? '';
    client = new pg.Client({ connectionString: direct });
    await client.connect();
  });
  afterEach(async () => {
    await client.end();
    await place.remove();
  });

  const by = (pooler: TestBouncer, more: Settings = {}): Settings => ({
    ...place.env,
    DATABASE_URL: pooler.before(direct),
    ...more,
  });
  const past = (pooler: TestBouncer): Settings => by(pooler, { MIGRATION_DATABASE_URL: direct });
  const namesOf = async (query: string): Promise<string[]> => (await client.query(query)).rows.map(({ name }) => name);
  const tables = () => namesOf("select tablename as name from pg_tables where schemaname = 'public'");
  const schemas = () =>
    namesOf("select nspname as name from pg_namespace where nspname !~ '^pg_|^information_schema|^public$'");
  const locks = () =>
    namesOf(
      `select pid::text as name from pg_locks where locktype = 'advisory'
       and database = (select oid from pg_database where datname = current_database())`,
    );
  const left = async () => (await readdir(place.config.dataDir)).filter((name) => name.startsWith('.restoring'));

  it('a restore works by MIGRATION_DATABASE_URL and says so', async () => {
    const { code, said } = await run(['restore', file], past(strict));
    const { host, pathname } = new URL(direct);
    expect(said).toContain(`Store: the database ${host}${pathname} (MIGRATION_DATABASE_URL)`);
    expect(said).toContain('Restored and checked');
    expect(code).toBe(0);
    expect(await tables()).toContain('order');
    expect([await schemas(), await locks(), await left()]).toEqual([[], [], []]);
  });

  it('a restore and a move without a way past it end in a sentence, and leave no lock', async () => {
    for (const pooler of [strict, lax]) {
      const words =
        /^DATABASE_URL leads to a connection pooler \(\S+\): set MIGRATION_DATABASE_URL .* was changed\.\n$/;
      const refused = await run(['restore', file], by(pooler));
      expect(refused).toMatchObject({ code: 1, said: '', complaint: expect.stringMatching(words) });
      const both = await run(['restore', file], by(lax, { MIGRATION_DATABASE_URL: pooler.before(direct) }));
      expect(both).toMatchObject({ code: 1, complaint: expect.stringMatching(/^MIGRATION_DATABASE_URL leads to a/) });
      const embedded = await emptyShop('sqlite');
      const moved = await run(['move', '--to', pooler.before(direct)], embedded.env);
      expect(moved.complaint).toMatch(
        /^\S+ is a connection pooler: name the database itself\. Nothing was changed\.\n$/,
      );
      expect(moved.code).toBe(1);
      await (await startShop(embedded.config, { background: false })).close();
      await embedded.remove();
    }
    expect([await tables(), await schemas(), await locks(), await left()]).toEqual([[], [], [], []]);
    expect((await run(['restore', file], place.env)).code).toBe(0);
  });

  it('a restore into another database than the one that the shop uses is refused', async () => {
    const { code, complaint } = await run(
      ['restore', file],
      by(strict, { MIGRATION_DATABASE_URL: source.config.databaseUrl ?? '' }),
    );
    expect(complaint).toMatch(
      /^MIGRATION_DATABASE_URL \(\S+\) is another database than DATABASE_URL .* was changed\.\n$/,
    );
    expect(code).toBe(1);
  });

  it('backup, export and staff work by the pooler, and the shop is told of the backup', async () => {
    await run(['restore', file], place.env);
    for (const pooler of [strict, lax]) {
      const env = by(pooler);
      for (const name of ['backup', 'export']) expect(await run([name], env)).toMatchObject({ code: 0, complaint: '' });
      expect(await run(['staff', 'invite', 'owner', 'Amrit Kaur'], env)).toMatchObject({ code: 0, complaint: '' });
    }
    expect((await namesOf('select count(*)::text as name from staff_invite'))[0]).toBe('2');
    expect((await namesOf('select count(*)::text as name from backup_run'))[0]).not.toBe('0');
  });

  it('a shop that runs keeps its tables; one that is stopped gives them to the role that serves', async () => {
    await run(['restore', file], place.env);
    const role = `server_${process.pid}`;
    await client.query(`create role ${role} login; grant all on all tables in schema public to ${role}`);
    const server = await startPoolerOf(role);
    try {
      const url = new URL(server.before(direct));
      url.username = role;
      const env = { ...place.env, DATABASE_URL: url.href, MIGRATION_DATABASE_URL: direct };
      await client.end();
      const shop = await startShop(readConfig(env));
      const refused = await run(['restore', file, '--replace'], env);
      expect(refused.complaint).toMatch(/^The shop is running\. Stop all its processes.* stop its pooler too\./);
      await shop.close();
      const { code, said } = await run(['restore', file, '--replace'], env);
      expect(said).toMatch(/The tables of before are kept as the schema before_restore_\d+_\w+ of the database\./);
      expect(code).toBe(0);
      const again = await startShop(readConfig(env), { background: false });
      await again.shop.db.deleteFrom('call_count').execute();
      await again.close();
    } finally {
      await server.end();
      client = new pg.Client({ connectionString: direct });
      await client.connect();
      await client.query(`drop owned by ${role}; drop role ${role}`);
    }
  });

  /** Starts a pooler that lets a role of tests in. */
  async function startPoolerOf(role: string): Promise<TestBouncer> {
    const url = new URL(direct);
    url.username = role;
    return startBouncer(url.href);
  }

  it('a restore that is killed or stopped leaves no lock, and the same command goes through', async () => {
    const db = openDatabase(place.config);
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      const before = await schemas();
      const { child, ended, complaint } = begin(['restore', file], past(strict));
      // It waits for its turn to make tables while another program does.
      await inMigration(db, async () => {
        await until(async () => (await schemas()).some((name) => !before.includes(name)));
        child.kill(signal);
        if (signal === 'SIGKILL') await ended;
        else await until(() => complaint().includes('Stopping'));
      });
      const { code } = await ended;
      await until(async () => (await locks()).length === 0);
      if (signal === 'SIGKILL') continue;
      expect(code).toBe(1);
      expect(complaint()).toMatch(/\nStopped before its end\. Nothing was changed\.\n$/);
      expect([await tables(), await schemas(), await left()]).toEqual([[], [], []]);
    }
    await db.destroy();
    const { code, said } = await run(['restore', file], past(strict));
    expect(said).not.toContain('are kept');
    expect(code).toBe(0);
  });

  it('the doctor tells what the pooler needs', async () => {
    await run(['restore', file], place.env);
    const wordsOf = async (env: Settings, is: string): Promise<string> =>
      (await askAll(env)).flatMap((one) => (one.is === is ? [one.words] : [])).join('\n');
    const bites = await wordsOf(by(strict), 'bites');
    expect(bites).toMatch(/pooler: name the database itself by MIGRATION_DATABASE_URL/);
    expect(bites).toMatch(
      /no time-outs of its own: alter role \w+ set statement_timeout = '15s'; alter role \w+ set lock/,
    );
    expect(await wordsOf(by(strict, { MIGRATION_DATABASE_URL: lax.before(direct) }), 'bites')).toMatch(
      /^MIGRATION_DATABASE_URL leads to a connection pooler/m,
    );
    expect(await wordsOf(past(strict), 'bites')).not.toContain('MIGRATION_DATABASE_URL');
    const other = by(strict, { MIGRATION_DATABASE_URL: source.config.databaseUrl ?? '' });
    expect(await wordsOf(other, 'stops')).toMatch(
      /^MIGRATION_DATABASE_URL \(\S+\) is another database than DATABASE_URL/,
    );
    expect(await wordsOf(place.env, 'bites')).not.toContain('pooler');
  });
});

it.each(engines.filter((engine) => engine === 'postgres'))(
  'a database that is away ends every command in a sentence that names it, on %s',
  async () => {
    const server = await startPostgres();
    const pooler = await startBouncer(server.url, { query_wait_timeout: '1' });
    const [place, embedded] = await Promise.all([bareShop('sqlite'), emptyShop('sqlite')]);
    server.stop();
    const gone = pooler.before(server.url);
    const all = [['backup'], ['export'], ['staff', 'list'], ['restore', 'any.tar.gz'], ['import', 'any.tar.gz']];
    for (const [url, commands] of [
      [gone, all],
      [server.url, all.slice(-1)],
      [`${process.env['TEST_DATABASE_URL']}?sslmode=verify-full`, all.slice(-1)],
    ] as const) {
      const env = { ...place.env, DATABASE_URL: url };
      for (const command of commands) {
        const { code, said, complaint } = await run(command, env);
        expect(complaint).toMatch(
          /^DATABASE_URL: The database \S+ (?:cannot be reached|does not let the shop in) \([^\n]+\)\. Nothing was changed\.\n$/,
        );
        expect(complaint).toContain(new URL(url).host);
        expect([code, said]).toEqual([1, '']);
      }
      const moved = await run(['move', '--to', url], embedded.env);
      expect(moved.complaint).toMatch(
        /^The database \S+ (?:cannot be reached|does not let the shop in) \([^\n]+\)\. The old store is untouched\. [^\n]+\n$/,
      );
      expect(moved.code).toBe(1);
    }
    const stops = (await askAll({ ...place.env, DATABASE_URL: gone })).find(({ is }) => is === 'stops');
    expect(stops?.words).toContain(new URL(gone).host);
    await Promise.all([pooler.end(), place.remove(), embedded.remove()]);
  },
);
