import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings, updateUser } from '#domain/session/session.contract.ts';
import { PictureLine } from '#server/media/picture-line.ts';
import { checkedPicture } from '#server/media/uploads.ts';
import { type SignedIn, startTestShop, type TestShop } from '#tests/support/api.ts';
import { pngOf } from '#tests/support/png.ts';

const standIn = (name: string): URL => new URL(`../support/${name}.ts`, import.meta.url);
const picture = (bytes: Buffer = pngOf(8, 8)) => ({ field: 'profile', name: 'me.png', bytes });

describe('pictures made to hurt', () => {
  let shop: TestShop;
  let who: SignedIn;
  beforeAll(async () => {
    shop = await startTestShop();
    who = await shop.signIn();
  });
  afterAll(() => shop.close());

  const upload = (bytes: Buffer) => {
    const form = new FormData();
    form.set('_id', who.userId);
    form.set('profile', new Blob([new Uint8Array(bytes)]), 'me.png');
    return shop.client.call(updateUser, { body: form }, who.token);
  };

  it.each<[number, number, RegExp]>([
    [1, 100_000, /too many pixels/],
    [1, 40_000_000, /too many pixels/],
    [100_000, 1, /too many pixels/],
    [1, 16_000, /too long and narrow/],
    [16_000, 700, /too long and narrow/],
    [12_000, 12_000, /too many pixels/],
  ])('of %i times %i are refused in a sentence', async (width, height, words) => {
    const { status, data } = await upload(pngOf(width, height));
    expect([status, data.errors?.['profile']]).toEqual([400, expect.stringMatching(words)]);
  });

  it('that are large but honest are taken, and no larger than the shop shows', async () => {
    const { status, data } = await upload(pngOf(8000, 7900));
    expect(status).toBe(200);
    expect(existsSync(join(shop.shop.media.root, data.response.profile))).toBe(true);
    const { width, height } = await sharp(await checkedPicture(picture(pngOf(8000, 4000)))).metadata();
    expect([width, height]).toEqual([2400, 1200]);
  });

  it('let other calls go first', async () => {
    const order: string[] = [];
    const large = pngOf(7900, 8000);
    const uploads = [1, 2, 3].map(() => upload(large).then(({ status }) => order.push(`picture ${status}`)));
    await shop.client.call(readSettings).then(({ status }) => order.push(`settings ${status}`));
    await Promise.all(uploads);
    expect(order).toEqual(['settings 200', 'picture 200', 'picture 200', 'picture 200']);
  });

  it.each(['silent-child', 'dying-child'])(
    'that make a %s of their reader are refused, and the next one is read',
    async (program) => {
      const line = new PictureLine({ patience: 300, program: standIn(program) });
      await expect(checkedPicture(picture(), line)).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining('too long to read'),
      });
      await expect(checkedPicture(picture(), line)).rejects.toMatchObject({ status: 400 });
      expect((await checkedPicture(picture())).length).toBeGreaterThan(0);
    },
  );

  it('wait in a line that has an end', async () => {
    const line = new PictureLine({ workers: 1, waiting: 1, patience: 300, program: standIn('silent-child') });
    const answers = await Promise.allSettled([1, 2, 3].map(() => checkedPicture(picture(), line)));
    expect(answers.map((one) => (one.status === 'rejected' ? [one.reason.status, one.reason.retryAfter] : []))).toEqual(
      [
        [400, undefined],
        [400, undefined],
        [429, 30],
      ],
    );
  });
});
