import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { SECOND } from '#lib/time.ts';
import { lastBackup } from '#domain/backup/backup-run.repo.ts';
import { unheardText } from '#domain/orders/money.rules.ts';
import { unheardPayments } from '#domain/orders/notices.repo.ts';
import { secretState, secretTurn } from '#domain/secret/secret-turn.service.ts';
import { runCommand, say } from '#scripts/lib/command.ts';
import { type Finding, backupFinding } from '#scripts/lib/backup-finding.ts';
import { findBrowser } from '#scripts/lib/browser.ts';
import { findNginx } from '#scripts/lib/nginx.ts';
import { findPostgres } from '#scripts/lib/postgres.ts';
import { secretFindings } from '#scripts/lib/secret-findings.ts';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { type Database, openDatabase, storeFile } from '#server/db/database.ts';
import { movedText } from '#server/moved.ts';
import { givesUpOldSecret } from '#server/shop-secret.ts';

const help = `Says what is there and what is missing: Node, packages, programs of the tests, settings, port, backups, notices of payments.

  npm run doctor
  NODE_ENV=production npm run doctor    what production demands, and nothing that only tests need`;

/** Tells whether a port is free. */
function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

/** Tells whether a shop answers at a port within two seconds. */
function shopAnswers(host: string, port: number): Promise<boolean> {
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}/healthz`;
  return fetch(url, { signal: AbortSignal.timeout(2 * SECOND) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Returns findings about backups, secrets and payment notices from the database; none when the embedded database does
 * not exist. When the embedded database was moved or cannot be read, returns the one finding that says so.
 */
async function storeFindings(config: Config): Promise<Finding[]> {
  const moved = config.databaseUrl ? null : movedText(config.dataDir);
  if (moved) return [{ good: false, words: moved }];
  if (!config.databaseUrl && !existsSync(storeFile(config.dataDir))) return [];
  const db = openDatabase(config);
  try {
    const now = Date.now();
    const backup = backupFinding({ nightlyAt: config.backups.at, ...(await lastBackup(db)) }, config.production, now);
    const state = await secretState(db, config, now);
    const found = { ...state, ...(await secretTurn(db, config, now, state)) };
    const secrets = secretFindings(found, config.oldJwtSecret !== '' && !givesUpOldSecret(config), now);
    return [backup, ...secrets, ...(config.demo.payments ? [] : [await noticesFinding(db)])];
  } catch {
    return [{ good: true, words: 'the store tells nothing of backups and payments; start the shop once' }];
  } finally {
    await db.destroy();
  }
}

/** Returns a finding about payments for which the payment provider sent no notice. */
async function noticesFinding(db: Database): Promise<Finding> {
  const unheard = await unheardPayments(db, Date.now());
  return unheard
    ? { good: false, words: unheardText(unheard.count, unheard.lastNotice ?? '') }
    : { good: true, words: 'the payment provider’s notices come for every payment' };
}

/** Returns a finding for each program that the tests need: browser, nginx and PostgreSQL. */
function toolsForTests(): Finding[] {
  const tools = [
    {
      place: findBrowser(),
      name: 'browser',
      lack: 'no Chromium for the browser tests',
      else: ', else set CHROMIUM_PATH',
    },
    { place: findNginx(), name: 'nginx', lack: 'no nginx for the tests of the host files', else: '' },
    { place: findPostgres(), name: 'PostgreSQL', lack: 'no PostgreSQL for the API tests', else: '' },
  ];
  return tools.map(({ place, name, lack, else: otherwise }) => ({
    good: place !== null,
    words: place ? `${name} for tests: ${place}` : `${lack}; npm test installs it as root on Debian${otherwise}`,
  }));
}

/**
 * Returns findings about the settings, the port and the database, and outside production about the programs of the
 * tests. Invalid settings are findings too.
 */
async function settingsFindings(): Promise<Finding[]> {
  try {
    const config = readConfig();
    const { production, demo, host, port } = config;
    const mode = production
      ? 'production'
      : `demonstration${demo.otp ? ', codes on screen' : ''}${demo.payments ? ', test gateway' : ''}`;
    const free = await isFree(host, port);
    const runs = !free && (await shopAnswers(host, port));
    const taken = runs ? `port ${port}: the shop is running there` : `port ${port} is taken; PORT chooses another`;
    return [
      ...(production ? [] : toolsForTests()),
      { good: true, words: `settings are in order (${mode})` },
      { good: free || runs, words: free ? `port ${port} is free` : taken },
      ...(await storeFindings(config)),
    ];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message.split('\n').map((words) => ({ good: false, words }));
  }
}

const findings = async (): Promise<Finding[]> => [
  { good: true, words: `Node ${process.versions.node}` },
  { good: existsSync('node_modules/astro'), words: 'packages are installed' },
  ...(await settingsFindings()),
];

await runCommand(help, {}, async () => {
  const all = await findings();
  for (const { good, words } of all) say(`${good ? '✓' : '✗'} ${words}`);
  process.exitCode = all.every(({ good }) => good) ? 0 : 1;
});
