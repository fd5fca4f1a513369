import { existsSync, statSync } from 'node:fs';
import { lastBackup } from '#domain/backup/backup-run.repo.ts';
import { unheardText } from '#domain/orders/money.rules.ts';
import { lastNotice, unheardPayments } from '#domain/orders/notices.repo.ts';
import { secretState, secretTurn } from '#domain/secret/secret-turn.service.ts';
import { isPlaceholderFssai } from '#domain/settings/settings.rules.ts';
import { currentSettings } from '#domain/settings/settings.service.ts';
import { nearMoment } from '#lib/dates.ts';
import { errorOf } from '#lib/narrow.ts';
import { migrations } from '#migrations';
import { backupFinding } from '#scripts/lib/doctor/backup-finding.ts';
import type { Finding } from '#scripts/lib/doctor/finding.ts';
import { isWritable } from '#scripts/lib/doctor/machine-findings.ts';
import { askMigrationRole, askPostgres } from '#scripts/lib/doctor/postgres-findings.ts';
import { askWays } from '#scripts/lib/doctor/pooler-findings.ts';
import { schemaState } from '#scripts/lib/doctor/schema-finding.ts';
import { secretFindings } from '#scripts/lib/doctor/secret-findings.ts';
import type { Config } from '#server/config.ts';
import { type Database, openDatabase, storeFile } from '#server/db/database.ts';
import { withStoreImage } from '#server/db/store-image.ts';
import { brokenMoveText, halfMovedText, movedText } from '#server/moved.ts';
import { restoringText } from '#server/restoring.ts';
import { givesUpOldSecret } from '#server/shop-secret.ts';
import { databaseName, storeError } from '#server/start-faults.ts';

/** Findings about the store, and the clock of its database. */
export interface StoreAnswer {
  findings: Finding[];
  /** Milliseconds by which this machine's clock is ahead of the database's; null when it was not told. */
  ahead: number | null;
}

/**
 * Asks the store: whether it can be reached, read and written, its tables, and what the shop keeps of backups, secrets,
 * licence and notices. Changes nothing.
 */
export async function askStore(config: Config): Promise<StoreAnswer> {
  const { databaseUrl, dataDir } = config;
  const move = databaseUrl === null ? (movedText(dataDir) ?? brokenMoveText(dataDir)) : null;
  const fault = move ?? restoringText(dataDir);
  if (fault !== null) return { findings: [{ is: 'stops', words: fault }], ahead: null };
  if (config.databaseUrl === null) return { findings: await embeddedFindings(config), ahead: null };
  const { findings, ran, ahead } = await askPostgres(config, config.databaseUrl);
  if (ran === null) {
    const words = 'backups, secret, licence and notices of payments: not asked, the database does not tell them';
    return { findings: [...findings, { is: 'note', words }], ahead };
  }
  const half = await halfMove(config, config.databaseUrl);
  if (half !== null) return { findings: [...findings, { is: 'stops', words: half }], ahead };
  const { upToDate, finding } = schemaState(ran, Object.keys(migrations));
  const role = await askMigrationRole(config, config.migrationUrl ?? config.databaseUrl, !upToDate);
  const ways = await askWays(config.databaseUrl, config.migrationUrl);
  return { findings: [...findings, finding, ...role, ...ways, ...(await keptFindings(config, ran, upToDate))], ahead };
}

/** Returns the message about a move into the database that was broken off; null when there is none. */
async function halfMove(config: Config, url: string): Promise<string | null> {
  const db = openDatabase(config, { serving: true });
  return halfMovedText(db, databaseName(url)).finally(() => db.destroy());
}

async function embeddedFindings(config: Config): Promise<Finding[]> {
  const file = storeFile(config.dataDir);
  if (!(await isWritable(config.dataDir)))
    return [{ is: 'note', words: 'the store: not asked, this user may not open it' }];
  if (!existsSync(file)) {
    const words = `there is no store in ${config.dataDir} yet; the first start makes it`;
    return [{ is: 'note', words }, ...licenceFindings(config.production, config.licences)];
  }
  if (statSync(file).size === 0)
    return [{ is: 'stops', words: `the store ${file} is empty (0 bytes): put it back from your last backup` }];
  try {
    const ran = await withStoreImage(config, async (image) => image.migrations);
    const { upToDate, finding } = schemaState(ran, Object.keys(migrations));
    return [finding, ...(await keptFindings(config, ran, upToDate))];
  } catch (error) {
    return [{ is: 'stops', words: errorOf(storeError(error, config)).message }];
  }
}

/** Returns findings from the shop's own records. @param ran migrations that ran @param upToDate true when all did */
async function keptFindings(config: Config, ran: readonly string[], upToDate: boolean): Promise<Finding[]> {
  if (ran.length === 0) return licenceFindings(config.production, config.licences);
  // Serving: a table that somebody holds must not hold the doctor.
  const db = openDatabase(config, { serving: true });
  const now = Date.now();
  const ask = (what: string, question: () => Promise<Finding[]>): Promise<Finding[]> =>
    question().catch((error: unknown): Finding[] => [
      upToDate
        ? { is: 'bites', words: `${what} cannot be read from the store (${errorOf(error).message})` }
        : { is: 'note', words: `${what}: not asked, the store is of another release` },
    ]);
  try {
    return (
      await Promise.all([
        ask('backups', async () => [
          backupFinding(
            { nightlyAt: config.backups.at, ...(await lastBackup(db)) },
            config.production,
            now,
            config.backups.folder,
          ),
        ]),
        ask('the secret', async () => {
          const state = await secretState(db, config, now);
          const found = { ...state, ...(await secretTurn(db, config, now, state)) };
          return secretFindings(found, config.oldJwtSecret !== '' && !givesUpOldSecret(config), now);
        }),
        ask('licence and tax number', async () =>
          licenceFindings(config.production, (await currentSettings({ db, config })).facts),
        ),
        ask('notices of payments', async () => (config.demo.payments ? [] : [await noticesFinding(db, now)])),
      ])
    ).flat();
  } finally {
    await db.destroy();
  }
}

/** Returns findings about food licence and tax number, of which production demands the first. */
function licenceFindings(production: boolean, { fssai, gstin }: { fssai: string; gstin: string }): Finding[] {
  if (!production) return [{ is: 'note', words: 'licence and tax number: not asked of a demonstration' }];
  const licence: Finding =
    fssai === '' || isPlaceholderFssai(fssai)
      ? {
          is: 'stops',
          words: `there is no food licence number${fssai === '' ? '' : ` but the placeholder ${fssai}`}: set FSSAI_LICENCE to its 14 digits, the shop does not start without`,
        }
      : { is: 'good', words: `food licence ${fssai}` };
  const tax: Finding =
    gstin === ''
      ? { is: 'note', words: 'no tax number (GST_NUMBER): customers get receipts in place of tax invoices' }
      : { is: 'good', words: `tax number ${gstin}` };
  return [licence, tax];
}

/** Returns a finding about the payment provider's notices. */
async function noticesFinding(db: Database, now: number): Promise<Finding> {
  const unheard = await unheardPayments(db, now);
  if (unheard) return { is: 'bites', words: unheardText(unheard.count, unheard.lastNotice ?? '') };
  const last = await lastNotice(db);
  return last === null
    ? { is: 'note', words: 'the payment provider sent no notice yet, and no payment waits for one' }
    : { is: 'good', words: `the payment provider’s notices come; the last one ${nearMoment(last)}` };
}
