import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { flushCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readConfig } from '#server/config.ts';
import { startShop } from '#main';
import { startFault } from '#server/start-faults.ts';

/** Commands to the process, and its reports. */
export type Command = 'open' | 'memory' | 'heap';
export type Report = { state: 'loaded' | 'open' } | { fault: string } | { bytes: number };

const tell = (report: Report): void => void process.send?.(report);

async function open(): Promise<void> {
  try {
    const isMeasured = process.env['ATTACK_MEASURES'] === '1';
    // What the shop does by itself would change what is measured and compared.
    const server = await startShop(readConfig(), isMeasured ? { background: false } : {});
    if (isMeasured) measureRequests(server.app.server);
    process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
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

// A shop in a process of its own, to be attacked. It has read its program before it is told to open, so that the next one is
// there as soon as one was killed.
process.on('message', (command: Command) => {
  if (command === 'open') void open();
  else tell({ bytes: command === 'heap' ? usedMemory() : process.memoryUsage.rss() });
});
process.on('disconnect', () => process.exit());
// It never ends by itself, so what it has read is kept for the next one now.
flushCompileCache();
tell({ state: 'loaded' });
