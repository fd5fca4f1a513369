import { chmodSync, statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { noteKept } from '#server/db/kept.ts';

/**
 * Kysely dialect on Node's own SQLite. Rows look exactly as they do from PostgreSQL: values are decoded by the declared
 * type of their column (boolean, jsonb, timestamptz), and transactions are serialised. One connection writes, one
 * reads: a read outside a transaction sees the last committed state and never waits for a writer.
 */
export class SqliteDialect implements Dialect {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  createDriver(): Driver {
    return new SqliteDriver(this.#file);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new SeparateReads();
  }

  readonly createIntrospector: Dialect['createIntrospector'] = (db) => new SqliteIntrospector(db);
}

/** Number of rows after which other requests are handled first, since reading them takes some milliseconds. */
const MANY_ROWS = 500;

/**
 * Adapter that lets Kysely use several connections at a time, because the driver below orders writes itself and lets
 * reads pass, and migrate in a transaction.
 */
class SeparateReads extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** Migrations run in one transaction, so that an update that is broken off leaves the store as it was. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #file: string;
  #writer: Store | undefined;
  #reader: Store | undefined;
  readonly #turn = new Turn();

  constructor(file: string) {
    this.#file = file;
  }

  async init(): Promise<void> {
    this.#writer = new Store(this.#file);
    keepToOwner(this.#file);
    this.#writer.exec('PRAGMA journal_mode=WAL');
    this.#reader = new Store(this.#file);
    for (const store of [this.#writer, this.#reader]) {
      store.exec('PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA busy_timeout=5000');
    }
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#writer || !this.#reader) throw new Error('The store is not open.');
    return new SqliteConnection(this.#writer, this.#reader, this.#turn);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await ownConnection(connection).begin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    ownConnection(connection).end('COMMIT');
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    ownConnection(connection).end('ROLLBACK');
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#reader?.close();
    this.#writer?.close();
  }
}

/**
 * Removes the access of other users to the store's file, which contains personal data; SQLite gives its WAL files the
 * same mode. Ignores a failure.
 */
function keepToOwner(file: string): void {
  const { mode } = statSync(file);
  if ((mode & 0o077) === 0) return;
  try {
    chmodSync(file, mode & 0o700);
  } catch {
    // Somebody else's file, or a disk without rights.
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #writer: Store;
  readonly #reader: Store;
  readonly #turn: Turn;
  #endTurn: (() => void) | null = null;

  constructor(writer: Store, reader: Store, turn: Turn) {
    this.#writer = writer;
    this.#reader = reader;
    this.#turn = turn;
  }

  async begin(): Promise<void> {
    const endTurn = await this.#turn.take();
    try {
      this.#writer.exec('BEGIN IMMEDIATE');
    } catch (error) {
      endTurn();
      throw error;
    }
    this.#endTurn = endTurn;
  }

  end(how: 'COMMIT' | 'ROLLBACK'): void {
    // After a commit that failed the turn is somebody else's.
    if (!this.#endTurn) return;
    try {
      // A full disk ends a transaction by itself.
      if (how === 'COMMIT' || this.#writer.isInTransaction) this.#writer.exec(how);
      if (how === 'COMMIT') noteKept();
    } finally {
      if (this.#writer.isInTransaction) this.#writer.exec('ROLLBACK');
      this.#endTurn();
      this.#endTurn = null;
    }
  }

  /** Runs a query. After a result of many rows it lets the event loop handle other requests first. */
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.#execute<R>(query);
    if (result.rows.length >= MANY_ROWS) await nextTurn();
    return result;
  }

  async #execute<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#endTurn) return this.#writer.run<R>(query);
    if (query.query.kind === 'SelectQueryNode') return this.#reader.run<R>(query);
    const endTurn = await this.#turn.take();
    try {
      const result = this.#writer.run<R>(query);
      if (result.numAffectedRows) noteKept();
      return result;
    } finally {
      endTurn();
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }
}

/** Narrows a connection to this driver's class. @throws TypeError for a connection of another driver */
function ownConnection(connection: DatabaseConnection): SqliteConnection {
  if (!(connection instanceof SqliteConnection)) throw new TypeError('This connection is of another driver.');
  return connection;
}

/** Lock of the writing connection; only its holder writes. */
class Turn {
  #last: Promise<void> = Promise.resolve();

  async take(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return resolve;
  }
}

type Decode = ((value: unknown) => unknown) | undefined;

interface Prepared {
  statement: StatementSync;
  columns: readonly { name: string; decode: Decode }[];
}

/** One SQLite connection with its prepared statements. */
class Store {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, Prepared>();
  readonly #declared = new Map<string, Map<string, string>>();

  constructor(file: string) {
    this.#db = new DatabaseSync(file);
  }

  exec(sql: string): void {
    this.#db.exec(sql);
  }

  get isInTransaction(): boolean {
    return this.#db.isTransaction;
  }

  close(): void {
    this.#statements.clear();
    this.#db.close();
  }

  run<R>(query: CompiledQuery): QueryResult<R> {
    const changesSchema = !/^(Select|Insert|Update|Delete)QueryNode$/.test(query.query.kind);
    if (changesSchema) {
      this.#statements.clear();
      this.#declared.clear();
    }
    const { statement, columns } = this.#prepare(query);
    const values = query.parameters.map(encode);
    if (columns.length === 0) {
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    }
    const rows = statement.all(...values).map((row) => {
      const record: Record<string, unknown> = {};
      for (const [i, { name, decode }] of columns.entries()) record[name] = decode ? decode(row[i]) : row[i];
      return record as R;
    });
    return query.query.kind === 'SelectQueryNode' ? { rows } : { rows, numAffectedRows: BigInt(rows.length) };
  }

  #prepare(query: CompiledQuery): Prepared {
    const known = this.#statements.get(query.sql);
    if (known) return known;
    const statement = this.#db.prepare(query.sql);
    statement.setReturnArrays(true);
    const written = writtenTable(query);
    const columns = statement.columns().map(({ name, type }) => ({
      name,
      decode: decoderOf(type ?? (written === null ? null : this.#types(written).get(name))),
    }));
    const prepared = { statement, columns };
    if (this.#statements.size > 500) this.#statements.clear();
    this.#statements.set(query.sql, prepared);
    return prepared;
  }

  /** Returns the declared types of a table's columns by name, which SQLite does not report for `returning`. */
  #types(table: string): Map<string, string> {
    let types = this.#declared.get(table);
    if (!types) {
      const rows = this.#db.prepare('select name, type from pragma_table_info(?)').all(table);
      types = new Map(rows.map((row) => [String(row.name), String(row.type)]));
      this.#declared.set(table, types);
    }
    return types;
  }
}

function decoderOf(type: string | null | undefined): Decode {
  switch (type?.toLowerCase()) {
    case 'boolean':
      return (value) => (value === null ? null : value === 1);
    case 'json':
    case 'jsonb':
      return (value) => (typeof value === 'string' ? JSON.parse(value) : value);
    default:
      return undefined;
  }
}

function encode(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (value instanceof Uint8Array) return value;
  return JSON.stringify(value);
}

function writtenTable(query: CompiledQuery): string | null {
  const sql = /^(?:insert(?: or \w+)? into|update|delete from) "([^"]+)"/.exec(query.sql);
  return sql?.[1] ?? null;
}
