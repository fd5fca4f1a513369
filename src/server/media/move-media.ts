import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type Bucket, BucketError, mediaHeaders } from '#server/media/bucket.ts';

const AT_ONCE = 8;

/**
 * Copies all files of a media folder to a bucket and verifies them by MD5 sum. Files already there are skipped, so that
 * an interrupted run can be repeated. The folder is not changed.
 * @returns `brought`, the number of files copied, and `all`, the number of files
 * @throws BucketError when a request fails or a copy differs
 */
export async function moveMedia(root: string, bucket: Bucket): Promise<{ brought: number; all: number }> {
  const entries = existsSync(root) ? await readdir(root, { recursive: true, withFileTypes: true }) : [];
  const sums = new Map<string, string>();
  for (const entry of entries) {
    const name = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/');
    // What is being written has no name yet.
    if (!entry.isFile() || name.endsWith('.part') || name.startsWith('.')) continue;
    sums.set(name, sumOf(await readFile(join(root, name))));
  }
  const there = await bucket.list();
  const missing = [...sums].filter(([name, sum]) => there.get(name) !== sum).map(([name]) => name);
  const waiting = missing.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const name of waiting) await bucket.put(name, await readFile(join(root, name)), mediaHeaders(name));
    }),
  );
  const now = await bucket.list();
  const wrong = [...sums].find(([name, sum]) => now.get(name) !== sum);
  if (wrong) throw new BucketError(`The file ${wrong[0]} did not arrive in the bucket as it is here. Move again.`);
  return { brought: missing.length, all: sums.size };
}

const sumOf = (bytes: Buffer): string => createHash('md5').update(bytes).digest('hex');
