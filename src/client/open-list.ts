import type { Book } from '#domain/lists/read-book.ts';
import * as say from '#domain/lists/lists.texts.ts';
import { SECOND } from '#lib/time.ts';

/** Most bytes of a file that is read in a worker, and on the page where there is no worker. */
const MOST_MEGABYTES = { worker: 20, page: 5 };
const MEGABYTE = 1_000_000;
/** Longest time for reading; a longer one is ended. */
const LONGEST = 20 * SECOND;

/** A list as it is given to what reads it. */
export interface GivenList {
  content: Uint8Array | string;
  /** Name of the file; empty for a pasted text. */
  name: string;
}

/** What the worker tells. */
interface Told<Read> {
  began?: true;
  read?: Read;
  problem?: string;
}

/** What reads a list. */
export interface ListReader<Read> {
  worker(): Worker;
  /** Loads the function that reads where there is no worker. */
  onPage(): Promise<(list: GivenList) => Read>;
}

/** Reads a file or a pasted text as tables. */
export const openList = (source: File | string): Promise<Book> =>
  openWith(source, {
    worker: () => new Worker(new URL('./list.worker.ts', import.meta.url), { type: 'module' }),
    onPage: async () => {
      const { readBook } = await import('#domain/lists/read-book.ts');
      return ({ content, name }) => readBook(content, name);
    },
  });

/**
 * Reads a file or a pasted text in a worker, so that the page stays responsive; on the page when the worker cannot
 * begin.
 * @throws Error with a sentence for the person
 */
export async function openWith<Read>(source: File | string, reader: ListReader<Read>): Promise<Read> {
  const size = typeof source === 'string' ? source.length : source.size;
  if (size > MOST_MEGABYTES.worker * MEGABYTE) throw new Error(say.listTooLarge(MOST_MEGABYTES.worker));
  const list = {
    content: typeof source === 'string' ? source : await bytesOf(source),
    name: typeof source === 'string' ? '' : source.name,
  };
  const told = await inWorker(list, reader);
  if (told?.read) return told.read;
  if (told) throw new Error(told.problem);
  if (size > MOST_MEGABYTES.page * MEGABYTE) throw new Error(say.listTooLarge(MOST_MEGABYTES.page));
  const read = await reader.onPage().catch(() => {
    throw new Error(say.listNoReader);
  });
  return read(list);
}

const bytesOf = async (file: File): Promise<Uint8Array> =>
  new Uint8Array(
    await file.arrayBuffer().catch(() => {
      throw new Error(say.listGone);
    }),
  );

/** Returns what the worker says of a list; null when it does not begin. */
async function inWorker<Read>(list: GivenList, reader: ListReader<Read>): Promise<Told<Read> | null> {
  let worker: Worker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const one = reader.worker();
    worker = one;
    return await new Promise<Told<Read> | null>((resolve) => {
      let began = false;
      const wait = (): void => {
        clearTimeout(timer);
        const told = { problem: say.listTooSlow(LONGEST / SECOND) };
        timer = setTimeout(() => resolve(began ? told : null), LONGEST);
      };
      wait();
      // One that fails after it began had too little memory: the page would have as little.
      one.addEventListener('error', () => resolve(began ? { problem: say.listTooLargeInside } : null));
      one.addEventListener('message', ({ data }: MessageEvent<Told<Read>>) => {
        if (!data.began) return resolve(data);
        began = true;
        wait();
        one.postMessage(list, []);
      });
    });
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    worker?.terminate();
  }
}
