import fs from 'node:fs';
import { ServerResponse } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { relative, resolve } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import pg from 'pg';

/**
 * Counts the steps of this process at which something outside of it changes, and kills the process at one of them. A
 * step is a write to the store, a commit, a call to another server, its answer, a file that is written, renamed or
 * removed, and an answer to a client; it counts just before it happens, so that step N + 1 is the moment after step N.
 */
class Steps {
  #labels: string[] = [];
  #fatal = 0;
  #isOn = false;

  /** Starts counting from 1. @param fatal number of the step at which the process is killed; 0 for none */
  arm(fatal: number): void {
    this.#labels = [];
    this.#fatal = fatal;
    this.#isOn = true;
  }

  /** Stops counting; returns the labels of the steps since `arm`. */
  rest(): string[] {
    this.#isOn = false;
    return this.#labels;
  }

  /** Counts a step. @param half called before the kill, to leave a half of what the step writes */
  reach(label: string, half?: () => void): void {
    if (!this.#isOn) return;
    this.#labels.push(label.replaceAll(/[0-9a-f]{8,}|\d{4,}|(?:order|pay|rfnd)_[\da-f]{4,}[\w-]+/g, '…'));
    if (this.#labels.length !== this.#fatal) return;
    half?.();
    process.kill(process.pid, 'SIGKILL');
    // Nothing more happens in the moment until the signal arrives.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  }
}

/** The steps of this process. */
export const steps = new Steps();

/** Beginning of the label of a step inside a transaction, which a kill undoes with the whole transaction. */
export const INSIDE = 'in a transaction: ';
const WRITES = /^\s*(insert|update|delete|create|drop|alter|with|comment)\b/i;

/** Returns the first words of a statement: what it does and to which table. */
const wordsOf = (sql: string): string =>
  /^\s*[a-z]+(?:\s+(?:into|from|table|schema|unique|index|or|ignore|if|not|exists))*\s+[\w".]+/i
    .exec(sql)?.[0]
    .trim() ?? 'statement';

/** Functions of an object, by name, as they are replaced. */
type Functions = Record<string, (this: unknown, ...given: never[]) => unknown>;

/** Replaces a function of an object by one that calls `before` with the arguments first. */
function precede(owner: object, name: string, before: (self: unknown, ...given: unknown[]) => void): void {
  const functions = owner as Functions;
  const real = functions[name];
  if (!real) throw new Error(`There is no function ${name}.`);
  functions[name] = function (...given) {
    before(this, ...given);
    return real.apply(this, given);
  };
}

function countSqlite(): void {
  const owners = new WeakMap<object, DatabaseSync>();
  const real = DatabaseSync.prototype.prepare;
  DatabaseSync.prototype.prepare = function (...given) {
    const statement = real.apply(this, given);
    owners.set(statement, this);
    return statement;
  };
  precede(DatabaseSync.prototype, 'exec', (_, sql) => {
    if (sql === 'COMMIT') steps.reach('commit');
  });
  for (const name of ['run', 'all'])
    precede(StatementSync.prototype, name, (statement) => {
      const { sourceSQL } = statement as StatementSync;
      if (!WRITES.test(sourceSQL)) return;
      const isInside = owners.get(statement as object)?.isTransaction;
      steps.reach(`${isInside ? INSIDE : ''}${wordsOf(sourceSQL)}`);
    });
}

function countPostgres(): void {
  const inside = new WeakSet<object>();
  precede(pg.Client.prototype, 'query', (client, query) => {
    const sql = typeof query === 'string' ? query : String((query as { text?: unknown } | null)?.text ?? '');
    if (/^(?:begin|start transaction)/i.test(sql)) inside.add(client as object);
    if (/^(?:commit|rollback)/i.test(sql)) inside.delete(client as object);
    if (/^commit/i.test(sql)) steps.reach('commit');
    if (WRITES.test(sql)) steps.reach(`${inside.has(client as object) ? INSIDE : ''}${wordsOf(sql)}`);
  });
}

/** Functions that change files; the place of the path that they change among their arguments. */
const CHANGES: Record<string, number> = {
  rename: 1,
  link: 1,
  symlink: 1,
  copyFile: 1,
  cp: 1,
  writeFile: 0,
  mkdir: 0,
  rm: 0,
  unlink: 0,
};

/** Counts changes of files below a folder. */
function countFiles(folder: string): void {
  const count = (name: string, place: number, given: readonly unknown[]): void => {
    const path = given[place];
    if (typeof path !== 'string' || relative(folder, resolve(path)).startsWith('..')) return;
    if (name === 'mkdir' && fs.existsSync(path)) return;
    const label = `${name} ${relative(folder, resolve(path))}`;
    steps.reach(label);
    const content = given[1];
    // A file may be written in part.
    if (name === 'writeFile' && (typeof content === 'string' || Buffer.isBuffer(content)))
      steps.reach(`half of ${label}`, () => real(path, content.slice(0, content.length / 2)));
  };
  const real = fs.writeFileSync;
  for (const [name, place] of Object.entries(CHANGES)) {
    precede(fs.promises, name, (_, ...given) => count(name, place, given));
    precede(fs, `${name}Sync`, (_, ...given) => count(name, place, given));
  }
  syncBuiltinESMExports();
}

/** Counts calls to a server, and their answers when they have arrived. */
function countCalls(): void {
  const real = globalThis.fetch;
  globalThis.fetch = async (...given) => {
    const [to, request] = given;
    const label = `${request?.method ?? 'GET'} ${new URL(String(to)).pathname}`;
    steps.reach(`ask ${label}`);
    const answer = await real(...given);
    steps.reach(`hear ${label}`);
    return answer;
  };
}

/** Counts answers to clients. */
function countAnswers(): void {
  precede(ServerResponse.prototype, 'end', (response) => {
    const { req } = response as ServerResponse;
    steps.reach(`answer ${req.method} ${req.url}`);
  });
}

/** Begins to count everything; what is loaded before or after counts alike. @param folder data folder of the shop */
export function countSteps(folder: string): void {
  countSqlite();
  countPostgres();
  countFiles(folder);
  countCalls();
  countAnswers();
}
