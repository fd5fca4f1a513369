import { CommandError, say } from '#scripts/lib/command.ts';
import type { Config } from '#server/config.ts';
import { askWay, otherDatabaseText, type Way, WayError } from '#server/db/way.ts';
import { databaseName } from '#server/start-faults.ts';

/**
 * Asks what the database of a setting leads to.
 * @throws CommandError when nothing answers or lets the client in
 */
const wayOf = (variable: string, url: string): Promise<Way> =>
  askWay(url).catch((error: unknown) => {
    if (!(error instanceof WayError)) throw error;
    throw new CommandError(`${variable}: ${error.message} Nothing was changed.`, { cause: error });
  });

/**
 * Makes sure that the database of the settings answers, if they name one.
 * @throws CommandError when it does not
 */
export async function demandAnswer({ databaseUrl }: Config): Promise<void> {
  if (databaseUrl) await wayOf('DATABASE_URL', databaseUrl);
}

/**
 * The same, and prints which store a command reads.
 * @throws CommandError when the database does not answer
 */
export async function demandStore(config: Config): Promise<void> {
  await demandAnswer(config);
  say(`Store: ${config.databaseUrl ? `the database ${databaseName(config.databaseUrl)}` : config.dataDir}`);
}

/** Where a command works that needs the database itself, and how the shop reaches it when it serves. */
interface WorkPlace {
  config: Config;
  serving: Way | undefined;
}

/**
 * Returns the settings with the URL of the database itself: `MIGRATION_DATABASE_URL` where it is set, as migrations of
 * a start have it. Prints which store is meant.
 * @throws CommandError when that is a pooler, does not answer, or is another database than the one of the shop
 */
export async function directPlace(config: Config): Promise<WorkPlace> {
  const { databaseUrl, migrationUrl, dataDir } = config;
  if (!databaseUrl) {
    say(`Store: ${dataDir}`);
    return { config, serving: undefined };
  }
  const serving = await wayOf('DATABASE_URL', databaseUrl);
  const [variable, url, way] = migrationUrl
    ? (['MIGRATION_DATABASE_URL', migrationUrl, await wayOf('MIGRATION_DATABASE_URL', migrationUrl)] as const)
    : (['DATABASE_URL', databaseUrl, serving] as const);
  if (way.isPooler)
    throw new CommandError(
      `${variable} leads to a connection pooler (${databaseName(url)}): set MIGRATION_DATABASE_URL to the database itself. Nothing was changed.`,
    );
  const other = otherDatabaseText({ serving, direct: way }, { databaseUrl, migrationUrl: url });
  if (other !== null) throw new CommandError(other);
  say(`Store: the database ${databaseName(url)} (${variable}), and ${dataDir}`);
  return { config: { ...config, databaseUrl: url }, serving: way === serving ? undefined : serving };
}
