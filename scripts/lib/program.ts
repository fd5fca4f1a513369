import { spawn } from 'node:child_process';

interface ProgramOptions {
  /** Working directory; that of this process by default. */
  cwd?: string;
  /** Complete environment; that of this process by default. */
  env?: NodeJS.ProcessEnv;
  /** True captures the output and returns it; by default the output goes to the terminal. */
  quiet?: boolean;
}

/**
 * Runs a Node program and waits for its end; kills it when this process ends first.
 * @param args file of the program and its arguments
 * @returns `good` is true for exit code 0; `output` is empty unless `quiet`
 */
export function runNode(
  args: readonly string[],
  { cwd, env = process.env, quiet = false }: ProgramOptions = {},
): Promise<{ good: boolean; output: string }> {
  return new Promise((done) => {
    const stdio = quiet ? 'pipe' : 'inherit';
    const child = spawn(process.execPath, args, { cwd, env, stdio: [quiet ? 'ignore' : 'inherit', stdio, stdio] });
    const end = (): void => void child.kill();
    process.on('exit', end);
    const parts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => parts.push(part));
    child.on('close', (code) => {
      process.off('exit', end);
      done({ good: code === 0, output: Buffer.concat(parts).toString() });
    });
  });
}

/** Ends this process with exit code 1 on SIGINT, SIGTERM and SIGHUP, so that its child processes are killed too. */
export function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
}
