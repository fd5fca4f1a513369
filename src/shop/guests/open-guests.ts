import { openWith } from '#client/open-list.ts';
import type { GuestSheet } from '#domain/guests/guest-sheets.rules.ts';

/**
 * Reads a file or a pasted text as sheets of guests, in a worker: to find out which lines are guests takes a cheap phone
 * a second and more.
 */
export const openGuests = (source: File | string): Promise<GuestSheet[]> =>
  openWith(source, {
    worker: () => new Worker(new URL('./guest-list.worker.ts', import.meta.url), { type: 'module' }),
    onPage: async () => {
      const [{ guestSheets }, { readBook }] = await Promise.all([
        import('#domain/guests/guest-sheets.rules.ts'),
        import('#domain/lists/read-book.ts'),
      ]);
      return ({ content, name }) => guestSheets(readBook(content, name));
    },
  });
