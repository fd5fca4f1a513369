import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { KeepingError } from '#domain/backup/archive.rules.ts';
import { codeOf, errorOf } from '#lib/narrow.ts';
import { DeployError } from '#publish/targets.ts';
import { BucketError } from '#server/media/bucket.ts';
import { exitStatus, startFault } from '#server/start-faults.ts';

/** Error of a command that cannot be executed; its message tells the user the reason. */
export class CommandError extends Error {}

/** An option that takes a text, such as `--to FOLDER`. */
export const textOption = { type: 'string' } as const;
/** An option that is given or not, such as `--full`. */
export const flag = { type: 'boolean', default: false } as const;

/** Prints a line. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

type Arguments<O extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true; allowNegative: true }>
>;

/**
 * Runs a command: prints `help` for `--help`, else passes the parsed command line to `work`. Prints only the message of
 * an error meant for the user and sets its exit code; throws all other errors.
 * @param options by name, as in `parseArgs`
 */
export async function runCommand<O extends ParseArgsOptionsConfig>(
  help: string,
  options: O,
  work: (given: Arguments<O>) => Promise<void> | void,
): Promise<void> {
  if (process.argv.includes('--help')) return say(help);
  // Whoever pipes it into a pager that ends has read enough.
  process.stdout.on('error', (error) => {
    if (codeOf(error) !== 'EPIPE') throw error;
    process.exit();
  });
  try {
    await work(parseArgs({ options, allowPositionals: true, allowNegative: true }));
  } catch (error) {
    const message = messageOf(error);
    if (message === null) throw error;
    process.stderr.write(`${message}\n`);
    process.exitCode = exitStatus(error);
  }
}

/** Returns the message of an error that is meant for the user; null for any other error. */
function messageOf(error: unknown): string | null {
  const { message } = errorOf(error);
  if ([CommandError, KeepingError, DeployError, BucketError].some((kind) => error instanceof kind)) return message;
  // Its further sentences are advice for other programs.
  if (codeOf(error).startsWith('ERR_PARSE_ARGS'))
    return `${message.split('. ', 1)[0]}. Add --help to see what this command takes.`;
  return startFault(error);
}

/** Returns the origin of the shop's API: the given one, else `API_URL`, else `localhost` with `PORT` or 4321. */
export const apiUrl = (given: string | undefined): string =>
  given ?? process.env['API_URL'] ?? `http://localhost:${process.env['PORT'] ?? 4321}`;
