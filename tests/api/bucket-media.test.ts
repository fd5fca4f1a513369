import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addStaffPicture, saveStaffRecords } from '#domain/catalogue/staff-catalogue.contract.ts';
import { deleteAccount, updateUser } from '#domain/session/session.contract.ts';
import { keepToken } from '#domain/staff/staff.repo.ts';
import { filesOfMedia } from '#lib/pictures.ts';
import { HOUR } from '#lib/time.ts';
import { Bucket } from '#server/media/bucket.ts';
import { MediaStore } from '#server/media/media-store.ts';
import { moveMedia } from '#server/media/move-media.ts';
import { startTestShop, type TestShop } from '#tests/support/api.ts';
import { FakeS3 } from '#tests/support/s3.ts';

const SOON = { patience: 500, again: 1 };

describe('pictures in a bucket', () => {
  let s3: FakeS3;
  let shop: TestShop;
  let token: string;
  /** The media of another process, with a folder of its own. */
  let elsewhere: MediaStore;
  beforeEach(async () => {
    s3 = await new FakeS3().open();
    shop = await startTestShop({ config: { media: s3.place() } });
    token = await keepToken(shop.shop.db, { name: 'pictures', role: 'editor', life: HOUR }, shop.shop.now());
    elsewhere = new MediaStore(join(shop.shop.config.dataDir, 'elsewhere'), new Bucket(s3.place(), SOON));
  });
  afterEach(async () => {
    elsewhere.toCome.stop();
    await shop.close();
    await s3.close();
  });

  const picture = (background = '#804020') =>
    sharp({ create: { width: 640, height: 480, channels: 3, background } })
      .png()
      .toBuffer();
  const sent = (bytes: Buffer, field = 'image'): FormData => {
    const form = new FormData();
    form.set(field, new File([new Uint8Array(bytes)], 'peda.png'));
    return form;
  };
  const look = (file: string) => fetch(`${shop.url}/uploads/${file}`);

  it('are there in all their files, with their type and for good, before anybody knows their name', async () => {
    const { data } = await shop.client.call(
      addStaffPicture,
      { params: { folder: 'about' }, body: sent(await picture()) },
      token,
    );
    const files = filesOfMedia(data.value);
    expect([...s3.files.keys()].sort()).toEqual(files.toSorted());
    expect(s3.log.findLast((line) => line.startsWith('PUT'))).toBe(`PUT ${data.value}`);
    expect(s3.files.get(data.value)).toMatchObject({
      type: 'image/webp',
      cache: 'public, max-age=31536000, immutable',
    });
  });

  it('that another process took in are served and named by this one, and fetched once', async () => {
    const value = await elsewhere.addPicture('about', 'house', await picture());
    const record = { description: 'Since 1960.', contactImage: value };
    const saved = await shop.client.call(
      saveStaffRecords,
      { params: { kind: 'about' }, body: { version: 0, records: [{ record }] } },
      token,
    );
    expect([saved.status, saved.data.message]).toEqual([200, 'success']);

    for (const file of filesOfMedia(value)) expect([file, (await look(file)).status]).toEqual([file, 200]);
    s3.log.length = 0;
    const answer = await look(value);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(s3.files.get(value)?.bytes);
    expect([answer.headers.get('content-type'), s3.log]).toEqual(['image/webp', []]);
  });

  it('of a person are kept nowhere else, and are gone everywhere once the account is', async () => {
    const person = await shop.signIn();
    const { data } = await shop.client.call(updateUser, { body: sent(await picture(), 'profile') }, person.token);
    const value = data.response.profile;
    expect(existsSync(join(shop.shop.media.root, value))).toBe(false);
    const answer = await look(value);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(existsSync(join(shop.shop.media.root, value))).toBe(false);
    await shop.client.call(deleteAccount, {}, person.token);
    expect([(await look(value)).status, [...s3.files.keys()]]).toEqual([404, []]);
  });

  it('that are designs have no public address and open for the staff', async () => {
    const value = await elsewhere.addOriginal('designs', 'abc', await picture());
    expect((await look(value)).status).toBe(404);
    const jpeg = await shop.shop.media.asJpeg('designs/abc.webp');
    expect((await sharp(jpeg ?? Buffer.alloc(0)).metadata()).format).toBe('jpeg');
    expect(await shop.shop.media.asJpeg('designs/none.webp')).toBe(null);
  });

  it('that the bucket does not take are told as such, and leave nothing behind', async () => {
    const person = await shop.signIn();
    s3.fault = (method) => (method === 'PUT' ? 500 : null);
    const change = async () => shop.client.call(updateUser, { body: sent(await picture(), 'profile') }, person.token);
    const refused = await change();
    expect([refused.status, refused.headers.get('retry-after'), (await shop.person(person)).profile]).toEqual([
      503,
      '10',
      '',
    ]);
    s3.fault = () => null;
    const again = await change();
    expect([again.status, s3.files.has(again.data.response.profile)]).toEqual([200, true]);
  });

  it.each(['../secrets/jwt', '..%2f..%2fsecrets%2fjwt', 'designs/x.webp', '%E0%A4%A', 'sweets/none.webp'])(
    'ask the bucket for nothing that is no public picture: %s',
    async (file) => {
      expect((await look(file)).status).toBeGreaterThanOrEqual(400);
      expect(s3.log.filter((line) => line !== 'GET sweets/none.webp')).toEqual([]);
    },
  );

  it('come from a folder by a move, which goes on where it was broken off', async () => {
    const local = new MediaStore(join(shop.shop.config.dataDir, 'old'));
    const value = await local.addPicture('profile', 'simran', await picture());
    const bucket = new Bucket(s3.place(), SOON);
    let left = 2;
    s3.fault = (method) => (method === 'PUT' && (left -= 1) < 0 ? 403 : null);
    await expect(moveMedia(local.root, bucket)).rejects.toThrow(/answered 403/);
    s3.fault = () => null;
    const { brought, all } = await moveMedia(local.root, bucket);
    expect([brought < all, all]).toEqual([true, filesOfMedia(value).length]);
    for (const file of filesOfMedia(value))
      expect(s3.files.get(file)?.bytes).toEqual(readFileSync(join(local.root, file)));
    expect(await moveMedia(local.root, bucket)).toEqual({ brought: 0, all });
    local.toCome.stop();
  });
});
