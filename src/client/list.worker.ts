import { readInWorker } from '#client/read-in-worker.ts';
import { readBook } from '#domain/lists/read-book.ts';

readInWorker(({ content, name }) => readBook(content, name));
