import { readBook } from '#domain/lists/read-book.ts';

// Reads one list: says that it has begun, then gives the book, or the sentence why there is none.
postMessage({ began: true });
addEventListener('message', ({ data }: MessageEvent<Uint8Array | string>) => {
  try {
    postMessage({ book: readBook(data) });
  } catch (error) {
    postMessage({ problem: (error as Error).message });
  }
});
