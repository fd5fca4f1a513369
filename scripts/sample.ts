import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mediaOf, snapshotParts } from '#publish/snapshot/snapshot-kinds.ts';
import { filesOfMedia } from '#lib/pictures.ts';
import { fixtureFolder, makeFixture } from '#scripts/fixture.ts';

const help = `Renews the small snapshot in src/publish/snapshot/sample, from which the site builds without any API.

  npm run sample`;

/** Records of each list in the sample; lists of texts are taken whole. */
const KEPT: Record<string, number> = {
  sweets: 10,
  'dry-fruits': 2,
  invitations: 4,
  decorations: 2,
  designers: 2,
  banners: 1,
  ads: 3,
  reviews: 2,
};
/** The sample's pictures come in the smaller sizes only. */
const SMALL = /-(?:320|480)\.(?:avif|webp)$/;

/** Takes a spread of a list, so that every category is there. */
function spread<T>(list: T[], wanted: number): T[] {
  if (list.length <= wanted) return list;
  return Array.from({ length: wanted }, (_, index) => list[Math.floor((index * list.length) / wanted)] as T);
}

if (process.argv.includes('--help')) process.stdout.write(`${help}\n`);
else {
  await makeFixture({ pictures: 'real' });
  const source = join(fixtureFolder, 'snapshot');
  const target = 'src/publish/snapshot/sample';
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const { name } of snapshotParts) {
    const list = JSON.parse(await readFile(join(source, `${name}.json`), 'utf8')) as Record<string, unknown>[];
    const kept = spread(list, KEPT[name] ?? list.length);
    await writeFile(join(target, `${name}.json`), `${JSON.stringify(kept, null, 1)}\n`);
    const videos = /\.mp4$/;
    for (const file of kept
      .flatMap(mediaOf)
      .flatMap(filesOfMedia)
      .filter((one) => SMALL.test(one) && !videos.test(one))) {
      await mkdir(dirname(join(target, 'media', file)), { recursive: true });
      await copyFile(join(source, 'media', file), join(target, 'media', file));
    }
  }
  await writeFile(
    join(target, 'manifest.json'),
    `${JSON.stringify({ takenAt: new Date().toISOString(), digest: 'sample', parts: {} }, null, 1)}\n`,
  );
}
