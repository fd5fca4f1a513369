import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SECOND } from '#lib/time.ts';
import { keepDrawn, nextPreview } from '#domain/publishing/preview.repo.ts';
import { keepReport } from '#domain/publishing/site-state.repo.ts';
import type { PublisherStore } from '#publish/auto-publish.ts';
import type { Database } from '#server/db/database.ts';
import { type Held, holdLease, leaveLease } from '#server/db/lease.repo.ts';

/** Milliseconds after which another publisher takes over from one that stopped without giving up its lease. */
const LEASE = 30 * SECOND;

/**
 * Returns the id of the site in a data folder, and creates it when there is none. All processes that publish there get
 * the same id, even by different paths.
 */
async function siteOf(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'site');
  const file = join(folder, 'site-id');
  const read = () => readFile(file, 'utf8').catch(() => null);
  const known = await read();
  if (known) return known;
  await mkdir(folder, { recursive: true });
  const mine = randomUUID();
  const draft = join(folder, `site-id-${mine}`);
  await writeFile(draft, mine);
  // Of several that begin at once, the first to link names it for all.
  await link(draft, file).catch(() => undefined);
  await rm(draft, { force: true });
  return (await read()) ?? mine;
}

/**
 * Returns the publisher's store in the shop's database. With `dataDir` it has a lease: only its holder publishes, and
 * reports of a process that lost the lease are not stored.
 * @param dataDir folder of the site, given when several processes may publish there
 */
export function publisherStore(db: Database, dataDir?: string): PublisherStore {
  const holder = randomUUID();
  let held: Held | null = null;
  const turnIn = (folder: string): NonNullable<PublisherStore['turn']> => ({
    async take() {
      const taken = await holdLease(db, { id: `publisher of ${await siteOf(folder)}`, holder, life: LEASE });
      // The term of a turn that was lost stays: nothing is written under it any more.
      held = taken ?? held;
      return taken !== null;
    },
    async leave() {
      if (held) await leaveLease(db, held.id, holder);
    },
  });
  return {
    report: (report) => keepReport(db, report, Date.now(), held),
    nextPreview: () => nextPreview(db),
    keepDrawn: (id, drawn) => keepDrawn(db, id, drawn, held),
    ...(dataDir === undefined ? {} : { turn: turnIn(dataDir) }),
  };
}
