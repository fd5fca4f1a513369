/** Renders food artwork to PNG: single pictures and contact sheets, to be judged by eye. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { dataPath, givenPath } from '#scripts/lib/given-path.ts';
import { foodPictures } from './demo/artwork/food/index.ts';
import { seeded } from './demo/artwork/kit.ts';

const [what, given] = process.argv.slice(2);
const outdir = given === undefined ? dataPath('artwork-preview') : givenPath(given);
if (!what || what === '--help') {
  console.log(
    'Draws generated pictures of food, to be judged by eye.\n\n  npm run artwork-preview -- jalebi[,barfi] [FOLDER]\n  npm run artwork-preview -- all [FOLDER]\n\nWrites <slug>.png (960 px) and <slug>-160.png for the named slugs, or contact sheets of 24 tiles\nfor all, into DATA_DIR/artwork-preview unless told, with size and render time of every picture.',
  );
  process.exit(what ? 0 : 1);
}
await mkdir(outdir, { recursive: true });

const slugs = what === 'all' ? Object.keys(foodPictures) : what.split(',');
const tiles: { slug: string; image: Buffer }[] = [];
let slowest = 0;
let total = 0;
for (const slug of slugs) {
  const drawing = foodPictures[slug];
  if (!drawing) throw new Error(`No picture is called "${slug}".`);
  const source = Buffer.from(drawing(seeded(slug)));
  const start = performance.now();
  const png = await sharp(source).png({ compressionLevel: 1 }).toBuffer();
  const took = performance.now() - start;
  slowest = Math.max(slowest, took);
  total += took;
  console.log(
    `${slug.padEnd(26)} ${(source.length / 1024).toFixed(0).padStart(5)} KB ${took.toFixed(0).padStart(5)} ms`,
  );
  if (what !== 'all') {
    await sharp(png).toFile(join(outdir, `${slug}.png`));
    await sharp(png)
      .resize(160)
      .toFile(join(outdir, `${slug}-160.png`));
  }
  tiles.push({ slug, image: await sharp(png).resize(320).png().toBuffer() });
}
console.log(`${slugs.length} pictures, mean ${(total / slugs.length).toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`);

const perSheet = 24;
for (let first = 0; first < tiles.length; first += perSheet) {
  const part = tiles.slice(first, first + perSheet);
  const columns = Math.min(6, part.length);
  const rows = Math.ceil(part.length / columns);
  const labels = part
    .map(
      ({ slug }, i) =>
        `<text x="${(i % columns) * 330 + 10}" y="${Math.floor(i / columns) * 270 + 262}" font-family="sans-serif" font-size="17" fill="#2b1410">${slug}</text>`,
    )
    .join('');
  const labelLayer = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${columns * 330 + 10}" height="${rows * 270 + 10}">${labels}</svg>`,
  );
  await sharp({ create: { width: columns * 330 + 10, height: rows * 270 + 10, channels: 3, background: '#fffdf7' } })
    .composite([
      ...part.map(({ image }, i) => ({
        input: image,
        left: (i % columns) * 330 + 10,
        top: Math.floor(i / columns) * 270 + 5,
      })),
      { input: labelLayer, left: 0, top: 0 },
    ])
    .png()
    .toFile(join(outdir, `sheet-${Math.floor(first / perSheet) + 1}.png`));
}
