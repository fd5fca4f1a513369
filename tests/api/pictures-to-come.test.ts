import { existsSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesOfMedia } from '#lib/pictures.ts';
import { MediaStore } from '#server/media/media-store.ts';
import { PicturesToCome } from '#server/media/pictures-to-come.ts';
import { startTestShop, type TestShop } from '#tests/support/api.ts';
import { engines } from '#tests/support/engines.ts';

const drawing = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720"><rect width="960" height="720" fill="${colour}"/></svg>`;
const colours = ['#a33', '#3a3', '#33a', '#aa3', '#3aa'];
const valueOf = (index: number): string => `sweets/sweet-${index}.webp`;

describe('pictures that are still to come', () => {
  let folder: string;
  let root: string;
  const opened: PicturesToCome[] = [];
  /** One process works at a time, so that their order can be seen. */
  const open = (): PicturesToCome => {
    const pictures = new PicturesToCome(root, { workers: 1 });
    opened.push(pictures);
    return pictures;
  };
  const takeAll = async (pictures: PicturesToCome): Promise<void> => {
    for (const [index, colour] of colours.entries()) await pictures.take(valueOf(index), Buffer.from(drawing(colour)));
  };
  const made = (): number => colours.filter((_, index) => existsSync(join(root, valueOf(index)))).length;
  const whenQuick = (index: number): bigint =>
    statSync(join(folder, 'pictures-to-come', valueOf(index)), { bigint: true }).mtimeNs;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shop-pictures-'));
    root = join(folder, 'media');
  });
  afterEach(async () => {
    for (const one of opened.splice(0)) one.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('are all shown in a quick form before the first of them is finished', async () => {
    const pictures = open();
    await takeAll(pictures);
    const finished = pictures.finish();
    const told: string[] = [];
    await pictures.allShown((done, all) => told.push(`${done} of ${all}`));
    expect(made()).toBe(0);
    expect(told.at(-1)).toBe('5 of 5');
    expect(await finished).toBe(0);
    expect(made()).toBe(colours.length);
  });

  it('come first when somebody waits for them', async () => {
    const pictures = open();
    await takeAll(pictures);
    await pictures.quickForm(valueOf(4));
    await pictures.allShown();
    expect(whenQuick(4)).toBeLessThan(whenQuick(2));
    expect(whenQuick(4)).toBeLessThan(whenQuick(3));
  });

  it('are gone on with by the next start when the last one ended in the middle', async () => {
    const first = open();
    await takeAll(first);
    void first.finish();
    await first.allShown();
    first.stop();
    expect(made()).toBe(0);

    const second = open();
    await second.resume();
    expect(second.values()).not.toHaveLength(0);
    expect(await second.finish()).toBe(0);
    for (const [index] of colours.entries())
      for (const file of filesOfMedia(valueOf(index))) expect(existsSync(join(root, file)), file).toBe(true);

    const third = open();
    await third.resume();
    expect(third.values()).toEqual([]);
  });

  it('do not keep the others waiting when one cannot be made, and it is tried again by the next start', async () => {
    const pictures = open();
    await pictures.take(valueOf(9), Buffer.from('no picture'));
    await takeAll(pictures);
    expect(await pictures.quickForm(valueOf(9))).toBeNull();
    expect(await pictures.finish()).toBe(1);
    expect(made()).toBe(colours.length);
    const next = open();
    await next.resume();
    expect(next.values()).toEqual([valueOf(9)]);
  });
});

describe.each(engines)('a shop whose pictures are still to come, on %s', (engine) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await startTestShop({ engine });
  });
  afterEach(() => shop.close());

  it('answers with the quick form for every file that a page may name, which nobody keeps, and later with the file', async () => {
    const { media } = shop.shop;
    const value = await media.addPictureLater('sweets', 'jalebi', drawing('#c60'));
    const get = (file: string): Promise<Response> => fetch(`${shop.url}/uploads/${file}`);
    for (const file of filesOfMedia(value)) {
      const answer = await get(file);
      expect([answer.status, answer.headers.get('cache-control')], file).toEqual([200, 'no-store']);
      const { format, width, height } = await sharp(await answer.bytes()).metadata();
      expect([format, width, height]).toEqual(['webp', 480, 360]);
    }
    expect((await get('sweets/none-12345678-480.webp')).status).toBe(404);

    expect(await media.toCome.finish()).toBe(0);
    for (const [file, type] of [
      [value.replace('.webp', '-960.avif'), 'image/avif'],
      [value.replace('.webp', '-shared.jpg'), 'image/jpeg'],
      [value, 'image/webp'],
    ] as const) {
      const answer = await get(file);
      expect([answer.status, answer.headers.get('content-type')], file).toEqual([200, type]);
      expect(answer.headers.get('cache-control')).toContain('immutable');
    }
  });

  it('gives a picture the same name whether its files are made at once or later', async () => {
    const { media } = shop.shop;
    const later = await media.addPictureLater('sweets', 'jalebi', drawing('#c60'));
    const other = new MediaStore(join(media.root, 'elsewhere'));
    expect(await other.addPicture('sweets', 'jalebi', drawing('#c60'))).toBe(later);
  });
});
