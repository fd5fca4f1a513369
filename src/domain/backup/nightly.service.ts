import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { MINUTE } from '#lib/time.ts';
import { KeepingError, nightDue, outdatedNights } from '#domain/backup/archive.rules.ts';
import { claimNight, failNight, finishNight, leaveNight } from '#domain/backup/backup-run.repo.ts';
import * as say from '#domain/backup/backup.texts.ts';
import { writeArchive } from '#domain/backup/write-archive.service.ts';
import type { Shop } from '#server/context.ts';
import { keepRounds } from '#server/rounds.ts';

/** Time between two checks whether a backup is due, ms. */
const LOOK = 5 * MINUTE;

/**
 * Writes the nightly backup when it is due and no other process has claimed it; then deletes all but the latest seven
 * nightly ones. Returns the archive's path; null when there was nothing to do or nightly backups are switched off.
 * @throws the error that stopped it, after its message was stored; it is tried again in an hour, or right away after an
 *   abort by `signal`
 */
export async function takeNightly(shop: Shop, signal?: AbortSignal): Promise<string | null> {
  const { db, config } = shop;
  const { at, folder } = config.backups;
  if (at === null) return null;
  const now = shop.now();
  const night = await claimNight(db, nightDue(now, at), now);
  if (!night) return null;
  try {
    const options = { purpose: 'backup', nightly: true, folder, now, ...(signal ? { signal } : {}) } as const;
    const { file, bytes } = await writeArchive(config, options);
    await finishNight(db, night, bytes, shop.now());
    for (const name of outdatedNights(await readdir(folder))) await rm(join(folder, name), { force: true });
    return file;
  } catch (error) {
    if (signal?.aborted) await leaveNight(db, night);
    else {
      const text = error instanceof KeepingError ? error.message : say.seeServerLog;
      // A disk that is full may take no note either.
      await failNight(db, night, text).catch(() => undefined);
    }
    throw error;
  }
}

/**
 * Checks every five minutes, for as long as the server runs, whether a nightly backup is due, and writes it. Does
 * nothing when nightly backups are switched off.
 */
export function keepNights(app: FastifyInstance, shop: Shop): void {
  if (shop.config.backups.at === null) return;
  keepRounds(app, {
    name: 'backup',
    next: () => LOOK,
    fault: 'could not take the nightly backup',
    round: async (closing) => {
      const file = await takeNightly(shop, closing);
      if (file) app.log.info({ file }, 'took the nightly backup');
    },
  });
}
