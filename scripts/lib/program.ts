import { type ChildProcess, spawn } from 'node:child_process';
import { codeOf } from '#lib/narrow.ts';
import { whenForsaken } from '#server/signals.ts';

export interface ProgramOptions {
  /** Working directory; that of this process by default. */
  cwd?: string;
  /** Complete environment; that of this process by default. */
  env?: NodeJS.ProcessEnv;
  /** True captures the output and returns it; by default the output goes to the terminal. */
  quiet?: boolean;
  /** Time in ms that the program may take. With it, what the program started ends with the program too. */
  limit?: number;
}

/** Kills a process, or with `all` every process of the group that it leads. */
function kill(child: ChildProcess, all: boolean): void {
  if (!all || child.pid === undefined) return void child.kill();
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    // None of them is left.
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

/**
 * Runs a Node program and waits for its end; kills it when this process ends first.
 * @param args file of the program and its arguments
 * @returns `good` is true for exit code 0, `late` for a program that was killed at its limit; `output` is empty unless
 *   `quiet`
 */
export function runNode(
  args: readonly string[],
  { cwd, env = process.env, quiet = false, limit }: ProgramOptions = {},
): Promise<{ good: boolean; late: boolean; output: string }> {
  return new Promise((done) => {
    const stdio = quiet ? 'pipe' : 'inherit';
    const child = spawn(process.execPath, args, {
      cwd,
      env,
      stdio: [quiet ? 'ignore' : 'inherit', stdio, stdio],
      // The leader of a group of its own.
      detached: limit !== undefined,
    });
    const limited = limit !== undefined;
    const end = (): void => kill(child, limited);
    let late = false;
    const clock = limited
      ? setTimeout(() => {
          late = true;
          end();
        }, limit)
      : undefined;
    process.on('exit', end);
    const parts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => parts.push(part));
    // What a program left running would keep its output open.
    if (limited) child.on('exit', end);
    child.on('close', (code) => {
      clearTimeout(clock);
      process.off('exit', end);
      done({ good: code === 0, late, output: Buffer.concat(parts).toString() });
    });
  });
}

/**
 * Ends this process with exit code 1 on SIGINT, SIGTERM and SIGHUP, or when the program that started it is gone, so that
 * its child processes are killed too.
 */
export function exitOnSignals(): void {
  whenForsaken(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
}
