import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface AutoPublishOptions {
  /** A text that differs whenever the catalogue does. */
  version(): Promise<string>;
  /** API origin and data folder, as the publish command takes them. */
  api: string;
  dataDir: string;
  /** Told how a publish ended, in the command's own words. */
  say(words: string): void;
  /** Time between two looks at the catalogue, in ms. */
  every?: number;
}

/** Runs the publish command in a process of its own, so that the server goes on answering. @returns its last words */
function runPublish(api: string, dataDir: string, signal: AbortSignal): Promise<string> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [join('scripts', 'publish.ts'), '--api', api], { env: { ...process.env, DATA_DIR: dataDir }, stdio: ['ignore', 'pipe', 'pipe'], signal });
    let words = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        words += chunk;
      });
    }
    child.on('error', () => undefined);
    child.on('close', () => done(words.split('\n').filter((line) => line && !line.startsWith('·')).join('\n')));
  });
}

/**
 * Publishes whenever the catalogue changes: one publish at a time, and one more when something changed meanwhile. A
 * catalogue that cannot be shown leaves the site as it is and is tried again with the next change.
 * @returns stops watching
 */
export function autoPublish({ version, api, dataDir, say, every = 1000 }: AutoPublishOptions): () => Promise<void> {
  const stop = new AbortController();
  const watch = async (): Promise<void> => {
    let shown = await version();
    while (!stop.signal.aborted) {
      await pause(every, undefined, { signal: stop.signal }).catch(() => undefined);
      // A database that is away for a moment is asked again.
      const present = await version().catch(() => shown);
      if (present === shown || stop.signal.aborted) continue;
      shown = present;
      say(await runPublish(api, dataDir, stop.signal));
    }
  };
  const watching = watch();
  return async () => {
    stop.abort();
    await watching;
  };
}
