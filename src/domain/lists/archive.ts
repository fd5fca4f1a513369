import { unzipSync } from 'fflate';

/** Most bytes of one unpacked part, and of all parts that are unpacked. */
const UNPACKED = { part: 80_000_000, all: 200_000_000 };

/** Most parts of an archive; a workbook has a few for each sheet. */
const MOST_PARTS = 5000;

/** Thrown for a part that is larger than what is unpacked. */
export class TooLargeInside extends Error {}

/** Thrown for an archive with a password. */
export class LockedInside extends Error {}

/** Parts of an archive, by their names in small letters with `/` between folders. */
export interface Archive {
  has(name: string): boolean;
  /**
   * Unpacks a part; null when there is none. It gets no more room than the archive says it takes, whatever it unpacks
   * to.
   * @throws TooLargeInside when it is larger than the bounds
   */
  part(name: string): Uint8Array | null;
}

const plain = (name: string): string => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

/**
 * Opens a ZIP archive.
 * @throws Error when the bytes are none
 */
export function openArchive(bytes: Uint8Array): Archive {
  const sizes = new Map<string, number>();
  // The names are asked for first: nothing is unpacked yet.
  unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (sizes.size > MOST_PARTS) throw new TooLargeInside();
      if (!sizes.has(plain(name))) sizes.set(plain(name), originalSize);
      return false;
    },
  });
  let all = 0;
  return {
    has: (name) => sizes.has(plain(name)),
    part(name) {
      const size = sizes.get(plain(name));
      if (size === undefined) return null;
      if (size > UNPACKED.part || all + size > UNPACKED.all) throw new TooLargeInside();
      all += size;
      let isFirst = true;
      const found = unzipSync(bytes, {
        filter: (file) => plain(file.name) === plain(name) && isFirst && ((isFirst = false), true),
      });
      return Object.values(found)[0] ?? null;
    },
  };
}
