import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { flushCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { countSteps, steps } from '#tests/attack/steps.ts';
import { readConfig } from '#server/config.ts';
import { sweepInTurn } from '#domain/payments/sweep.service.ts';
import { newId } from '#lib/ids.ts';
import { startShop } from '#main';
import { startFault } from '#server/start-faults.ts';
import type { RunningServer } from '#server/start.ts';

/** What commands need besides the server, so that a spare process has it already. */
const COMMANDS = ['#scripts/lib/archives.ts', '#domain/backup/move.service.ts'];

/**
 * Commands to the process: to open the shop, or one without background work, whose steps are counted; to report its
 * memory; to count its steps and be killed at one; to report them; to sweep payments some ms later than now; to run a
 * command of the shop.
 */
export type Command =
  | 'open'
  | 'open quietly'
  | 'memory'
  | 'heap'
  | 'steps'
  | { arm: number }
  | { sweep: number }
  | { run: string; args: readonly string[]; env: Record<string, string>; fatal: number };
/** Reports of the process. */
export type Report =
  { state: 'loaded' | 'open' | 'done' } | { fault: string } | { bytes: number } | { steps: string[] };

const tell = (report: Report): void => void process.send?.(report);
let running: RunningServer | undefined;

async function open(isQuiet: boolean): Promise<void> {
  try {
    const config = readConfig();
    const isMeasured = process.env['ATTACK_MEASURES'] === '1';
    if (isQuiet) countSteps(config.dataDir);
    // What the shop does by itself would change what is measured, counted and compared.
    running = await startShop(config, isQuiet || isMeasured ? { background: false } : {});
    const { app, stop } = running;
    if (isMeasured) measureRequests(app.server);
    process.once('SIGTERM', () => void stop('SIGTERM').then(() => process.exit(0)));
    tell({ state: 'open' });
  } catch (error) {
    tell({ fault: startFault(error) ?? String((error as Error).stack) });
    process.exitCode = 1;
    process.disconnect?.();
  }
}

/**
 * Adds `x-attack-cpu` to all responses: the processor time of the process in μs since the request arrived, and the
 * growth of its resident memory in bytes. Both are the request's own when it is sent alone.
 */
function measureRequests(server: Server): void {
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    const began = process.cpuUsage();
    const memory = process.memoryUsage.rss();
    const write = response.writeHead.bind(response) as (...parts: unknown[]) => ServerResponse;
    response.writeHead = (...parts: unknown[]) => {
      const { user, system } = process.cpuUsage(began);
      response.setHeader('x-attack-cpu', `${user + system} ${process.memoryUsage.rss() - memory}`);
      return write(...parts);
    };
  });
}

/** Collects garbage and returns the bytes that are still in use. */
function usedMemory(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Sweeps once, as the shop will some ms later. */
async function sweep(later: number): Promise<void> {
  if (!running) throw new Error('The shop is not open.');
  const { shop } = running;
  await sweepInTurn({ ...shop, now: () => shop.now() + later }, { holder: newId() });
  tell({ state: 'done' });
}

/** Runs a command of the shop in this process, and ends it as the command ends. */
async function run({ run: script, args, env, fatal }: Extract<Command, { run: string }>): Promise<void> {
  Object.assign(process.env, env);
  process.argv.splice(2, Infinity, ...args);
  countSteps(env['DATA_DIR'] ?? '.');
  steps.arm(fatal);
  await import(`#scripts/${script}.ts`);
  tell({ steps: steps.rest() });
  process.disconnect?.();
}

// A shop in a process of its own, to be attacked. It has read its program before it is told to open, so that the next one is
// there as soon as one was killed.
process.on('message', (command: Command) => {
  if (command === 'open' || command === 'open quietly') void open(command === 'open quietly');
  else if (command === 'heap') tell({ bytes: usedMemory() });
  else if (command === 'memory') tell({ bytes: process.memoryUsage.rss() });
  else if (command === 'steps') tell({ steps: steps.rest() });
  else if ('arm' in command) {
    steps.arm(command.arm);
    tell({ state: 'done' });
  } else if ('sweep' in command) sweep(command.sweep).catch((error: Error) => tell({ fault: String(error.stack) }));
  else void run(command);
});
process.on('disconnect', () => process.exit());
for (const module of COMMANDS) await import(module);
// It never ends by itself, so what it has read is kept for the next one now.
flushCompileCache();
tell({ state: 'loaded' });
