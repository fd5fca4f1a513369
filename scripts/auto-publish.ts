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
  /** Time between two looks at the catalogue, in ms; a change is published once two looks in a row see the same. */
  every?: number;
  /** Time until a publish that failed is tried again though nothing changed, in ms. */
  again?: number;
}

interface Ended {
  good: boolean;
  words: string;
}

/** Runs the publish command in a process of its own, so that a server goes on answering. */
function runPublish(api: string, dataDir: string, signal: AbortSignal): Promise<Ended> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [join('scripts', 'publish.ts'), '--api', api], {
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    let words = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        words += chunk;
      });
    }
    child.on('error', () => undefined);
    child.on('close', (code) =>
      done({
        good: code === 0,
        words: words
          .split('\n')
          .filter((line) => line && !line.startsWith('·'))
          .join('\n'),
      }),
    );
  });
}

/**
 * Publishes whenever the catalogue changes, after a short quiet time: one publish at a time, and one more when something
 * changed meanwhile. A catalogue that cannot be shown leaves the site as it is, and is tried again from time to time
 * because the reason may have been the network.
 * @param shown the version the site shows already; without one the first look decides
 * @returns stops watching
 */
export function autoPublish(
  { version, api, dataDir, say, every = 500, again = 30_000 }: AutoPublishOptions,
  shown?: string,
): () => Promise<void> {
  const stop = new AbortController();
  const rest = (ms: number): Promise<void> => pause(ms, undefined, { signal: stop.signal }).catch(() => undefined);
  /** A database or an API that is away for a moment is asked again. */
  const look = (): Promise<string | undefined> => version().catch(() => undefined);
  const watch = async (): Promise<void> => {
    let published = shown ?? (await look());
    let retryAt = Number.POSITIVE_INFINITY;
    let said = '';
    while (!stop.signal.aborted) {
      await rest(every);
      let present = await look();
      if (present === undefined || (present === published && Date.now() < retryAt)) continue;
      for (let before: string | undefined; before !== present && !stop.signal.aborted;) {
        await rest(every);
        before = present;
        present = (await look()) ?? present;
      }
      if (stop.signal.aborted) return;
      published = present;
      const { good, words } = await runPublish(api, dataDir, stop.signal);
      retryAt = good ? Number.POSITIVE_INFINITY : Date.now() + again;
      // What failed for the same reason as before is not news.
      if (words && words !== said) say(words);
      said = good ? '' : words;
    }
  };
  const watching = watch();
  return async () => {
    stop.abort();
    await watching;
  };
}
