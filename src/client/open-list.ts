import * as say from '#domain/lists/lists.texts.ts';
import type { Book } from '#domain/lists/read-book.ts';
import { SECOND } from '#lib/time.ts';

/** Most bytes of a file that is read in a worker, and on the page where there is no worker. */
const MOST_MEGABYTES = { worker: 20, page: 5 };
const MEGABYTE = 1_000_000;
/** Longest time for reading; a longer one is ended. */
const LONGEST = 20 * SECOND;

/** What the worker tells. */
interface Told {
  began?: true;
  book?: Book;
  problem?: string;
}

/**
 * Reads a file or a pasted text in a worker, so that the page stays responsive; on the page when the worker cannot
 * begin.
 * @throws Error with a sentence for the person
 */
export async function openList(source: File | string): Promise<Book> {
  const size = typeof source === 'string' ? source.length : source.size;
  if (size > MOST_MEGABYTES.worker * MEGABYTE) throw new Error(say.listTooLarge(MOST_MEGABYTES.worker));
  const content = typeof source === 'string' ? source : await bytesOf(source);
  const told = await inWorker(content);
  if (told?.book) return told.book;
  if (told) throw new Error(told.problem);
  if (size > MOST_MEGABYTES.page * MEGABYTE) throw new Error(say.listTooLarge(MOST_MEGABYTES.page));
  const { readBook } = await import('#domain/lists/read-book.ts').catch(() => {
    throw new Error(say.listNoReader);
  });
  return readBook(content);
}

const bytesOf = async (file: File): Promise<Uint8Array> =>
  new Uint8Array(
    await file.arrayBuffer().catch(() => {
      throw new Error(say.listGone);
    }),
  );

/** Returns what the worker says of a list; null when it does not begin. */
async function inWorker(content: Uint8Array | string): Promise<Told | null> {
  let worker: Worker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const one = new Worker(new URL('./list.worker.ts', import.meta.url), { type: 'module' });
    worker = one;
    return await new Promise<Told | null>((resolve) => {
      let began = false;
      const wait = (): void => {
        clearTimeout(timer);
        const told = { problem: say.listTooSlow(LONGEST / SECOND) };
        timer = setTimeout(() => resolve(began ? told : null), LONGEST);
      };
      wait();
      // One that fails after it began had too little memory: the page would have as little.
      one.addEventListener('error', () => resolve(began ? { problem: say.listTooLargeInside } : null));
      one.addEventListener('message', ({ data }: MessageEvent<Told>) => {
        if (!data.began) return resolve(data);
        began = true;
        wait();
        one.postMessage(content, []);
      });
    });
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    worker?.terminate();
  }
}
