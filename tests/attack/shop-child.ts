import { flushCompileCache } from 'node:module';
import { readConfig } from '#server/config.ts';
import { startShop } from '#main';
import { startFault } from '#server/start-faults.ts';

/** Commands to the process, and its reports. */
export type Command = 'open' | 'memory';
export type Report = { state: 'loaded' | 'open' } | { fault: string } | { bytes: number };

const tell = (report: Report): void => void process.send?.(report);

async function open(): Promise<void> {
  try {
    const server = await startShop(readConfig());
    process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
    tell({ state: 'open' });
  } catch (error) {
    tell({ fault: startFault(error) ?? String((error as Error).stack) });
    process.exitCode = 1;
    process.disconnect?.();
  }
}

// A shop in a process of its own, to be attacked. It has read its program before it is told to open, so that the next one is
// there as soon as one was killed.
process.on('message', (command: Command) => {
  if (command === 'open') void open();
  else tell({ bytes: process.memoryUsage.rss() });
});
process.on('disconnect', () => process.exit());
// It never ends by itself, so what it has read is kept for the next one now.
flushCompileCache();
tell({ state: 'loaded' });
