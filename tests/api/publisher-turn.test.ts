import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MINUTE } from '#lib/time.ts';
import { readReport } from '#domain/publishing/site-state.repo.ts';
import { autoPublish, type PublisherStore, type Publisher, type Watch } from '#publish/auto-publish.ts';
import { publisherStore } from '#publish/publisher-store.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { emptyShop, engines } from '#tests/support/engines.ts';

/** A machine that is busy takes its time. */
const PATIENCE = { timeout: MINUTE, interval: 5 };

/** One of several processes that publish into one site, with a connection of its own; its pages are only counted. */
interface Process {
  store: PublisherStore;
  watch: Watch;
  /** How often it asked whose turn it is. */
  asked: number;
  /** Ends with its sleep, in which it hears of nothing. */
  sleep: Promise<void> | null;
  /** True once it sleeps. */
  asleep: boolean;
}

describe.each(engines)('processes that publish into one site, on %s,', (engine) => {
  let dataDir: string;
  let stores: Database[];
  let removeShop: () => Promise<void>;
  let processes: Process[];
  let version = 'one';
  /** Ends the sleep of a process. */
  let wake = (): void => undefined;
  /** Which process published which version. */
  let published: [process: number, version: string][];

  const begin = (db: Database, place: number): Process => {
    const store = publisherStore(db, dataDir);
    const { turn } = store;
    if (!turn) throw new Error('there is no turn');
    const process = { store, asked: 0, sleep: null, asleep: false } as Omit<Process, 'watch'> as Process;
    const publisher: Publisher = {
      pid: 1,
      rouse: () => undefined,
      stop: async () => undefined,
      run: (async (name: string) => {
        if (name === 'publish') published.push([place, version]);
        return { how: 'some', release: 'one', pages: 1, milliseconds: 1, faults: [] };
      }) as unknown as Publisher['run'],
    };
    const take = async (): Promise<boolean> => {
      process.asked += 1;
      return turn.take();
    };
    process.watch = autoPublish(
      {
        version: async () => {
          process.asleep = process.sleep !== null;
          await process.sleep;
          return version;
        },
        api: 'http://127.0.0.1:1',
        dataDir,
        say: () => undefined,
        store: { ...store, turn: { ...turn, take } },
        every: 5,
        renew: 5,
        publisher,
      },
      version,
    );
    return process;
  };
  /** Waits until each of some processes has asked twice more whose turn it is. */
  const looked = async (some: readonly Process[]): Promise<void> => {
    const before = some.map(({ asked }) => asked);
    const each = () => some.every(({ asked }, at) => asked >= (before[at] ?? 0) + 3);
    await vi.waitFor(() => expect(each()).toBe(true), PATIENCE);
  };
  const change = async (next: string): Promise<void> => {
    version = next;
    await vi.waitFor(() => expect(published.at(-1)?.[1]).toBe(next), PATIENCE);
  };

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'shop-turn-'));
    const { config, remove } = await emptyShop(engine);
    removeShop = remove;
    stores = [openDatabase(config), openDatabase(config)];
    published = [];
    processes = stores.map(begin);
  });
  afterAll(async () => {
    wake();
    for (const { watch } of processes) await watch.stop();
    await Promise.all(stores.map((db) => db.destroy()));
    await removeShop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('publish each change once, by one of them', async () => {
    await looked(processes);
    // Whoever comes second makes sure that the site shows what the catalogue has, once it has the turn.
    for (const next of ['two', 'three', 'four']) await change(next);
    await looked(processes);
    expect(published.map(([, one]) => one)).toEqual(['two', 'three', 'four']);
    expect(new Set(published.map(([one]) => one)).size).toBe(1);
  });

  it('go on by another where one sleeps, and nothing of what that one says after it is kept', async () => {
    const [[sleepy = 0] = []] = published;
    const sleeper = processes[sleepy];
    if (!sleeper) throw new Error('nobody published');
    sleeper.sleep = new Promise((done) => {
      wake = done;
    });
    await vi.waitFor(() => expect(sleeper.asleep).toBe(true), PATIENCE);
    await stores[0]
      ?.updateTable('lease')
      .set({ until: new Date(0).toISOString() })
      .execute();
    await change('five');
    expect(published.at(-1)).toEqual([1 - sleepy, 'five']);
    const said = await readReport(stores[0] as Database);
    await sleeper.store.report({
      state: 'failed',
      version: 'four',
      publicSince: null,
      message: 'said too late',
      faults: [],
      searchFollows: false,
      releases: [],
    });
    expect((await readReport(stores[0] as Database))?.message).toBe(said?.message);
    sleeper.sleep = null;
    wake();
    await looked([sleeper]);
    await change('six');
    await looked(processes);
    expect(published.slice(-2)).toEqual([
      [1 - sleepy, 'five'],
      [1 - sleepy, 'six'],
    ]);
  });

  it('go on by another as soon as one ends', async () => {
    const last = published.at(-1)?.[0] ?? 0;
    await processes[last]?.watch.stop();
    await change('seven');
    expect(published.at(-1)).toEqual([1 - last, 'seven']);
  });
});
