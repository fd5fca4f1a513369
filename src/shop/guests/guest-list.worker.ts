import { readInWorker } from '#client/read-in-worker.ts';
import { guestSheets } from '#domain/guests/guest-sheets.rules.ts';
import { readBook } from '#domain/lists/read-book.ts';

readInWorker(({ content, name }) => guestSheets(readBook(content, name)));
