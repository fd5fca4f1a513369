import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mediaOf, snapshotParts } from '#publish/snapshot/snapshot-kinds.ts';
import { filesOfMedia } from '#lib/pictures.ts';
import { fixtureFolder, makeFixture } from '#scripts/fixture.ts';
import { runCommand } from '#scripts/lib/command.ts';

const help = `Renews the small snapshot in src/publish/snapshot/sample, from which the site builds without any API.

  npm run sample`;

/** Number of records of each list in the sample; other lists are complete. */
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

/** Returns `wanted` entries spread evenly over a list, so that every category is included. */
function spread<T>(list: readonly T[], wanted: number): T[] {
  const places = new Set(Array.from({ length: wanted }, (_, at) => Math.floor((at * list.length) / wanted)));
  return list.filter((_, at) => places.has(at));
}

await runCommand(help, {}, async () => {
  await makeFixture({ pictures: 'real' });
  const source = join(fixtureFolder, 'snapshot');
  const target = 'src/publish/snapshot/sample';
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const { name } of snapshotParts) {
    const list: Record<string, unknown>[] = JSON.parse(await readFile(join(source, `${name}.json`), 'utf8'));
    const kept = spread(list, KEPT[name] ?? list.length);
    await writeFile(join(target, `${name}.json`), `${JSON.stringify(kept, null, 1)}\n`);
    for (const file of kept.flatMap(mediaOf).flatMap(filesOfMedia)) {
      if (!SMALL.test(file)) continue;
      await mkdir(dirname(join(target, 'media', file)), { recursive: true });
      await copyFile(join(source, 'media', file), join(target, 'media', file));
    }
  }
  const manifest = { takenAt: new Date().toISOString(), digest: 'sample', parts: {} };
  await writeFile(join(target, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
});
