import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SECOND } from '#lib/time.ts';
import { Bucket, BucketError } from '#server/media/bucket.ts';
import { FakeS3 } from '#tests/support/s3.ts';

/** A stand-in on a busy machine may take a while. */
const SOON = { patience: 20 * SECOND, again: 1 };
const HEADERS = { type: 'image/webp', cache: 'public, max-age=31536000, immutable' };

describe('a bucket', () => {
  let s3: FakeS3;
  beforeEach(async () => {
    s3 = await new FakeS3().open();
  });
  afterEach(() => s3.close());

  it('keeps files under any name, gives them back, lists them over several answers and takes them away', async () => {
    const bucket = new Bucket(s3.place('s3://shop/pictures'), SOON);
    const names = ['sweets/jalebi.webp', 'sweets/ਜਲੇਬੀ 1+1 (b).webp', 'a', 'b', 'c', "it's & more"];
    for (const name of names) await bucket.put(name, Buffer.from(name), HEADERS);
    expect(s3.files.get('pictures/sweets/jalebi.webp')).toEqual({
      bytes: Buffer.from('sweets/jalebi.webp'),
      ...HEADERS,
    });
    for (const name of names) expect((await bucket.get(name))?.toString()).toBe(name);
    expect([...(await bucket.list()).keys()].sort()).toEqual(names.toSorted());
    expect((await bucket.list()).get('a')).toBe('0cc175b9c0f1b6a831c399e269772661');
    await bucket.remove('a');
    expect([await bucket.has('a'), await bucket.get('a'), await bucket.has('b')]).toEqual([false, null, true]);
  });

  it('asks a service again that fails or keeps silent', async () => {
    const bucket = new Bucket(s3.place(), { patience: 3 * SECOND, again: 1 });
    const faults: (number | 'silent')[] = [500, 'silent', 503];
    s3.fault = () => faults.shift() ?? null;
    await bucket.put('a', Buffer.from('kept'), HEADERS);
    expect(s3.files.get('a')?.bytes.toString()).toBe('kept');
  });

  it('gives up a service that keeps silent also while memory is tidied', async () => {
    setFlagsFromString('--expose-gc');
    const tidying = setInterval(runInNewContext('gc') as () => void, 5);
    s3.fault = () => 'silent';
    try {
      const bucket = new Bucket(s3.place(), { patience: 50, again: 1 });
      await expect(bucket.get('a')).rejects.toThrow(/kept silent for 50 ms/);
    } finally {
      clearInterval(tidying);
    }
  });

  it('tells what a service answered that goes on failing, refuses, or does not know the bucket', async () => {
    const bucket = new Bucket(s3.place(), SOON);
    s3.fault = () => 500;
    await expect(bucket.put('a', Buffer.from('x'), HEADERS)).rejects.toThrow(/answered 500 InternalError \(PUT a\)/);
    s3.fault = () => 'silent';
    await expect(new Bucket(s3.place(), { patience: 20, again: 1 }).get('a')).rejects.toThrow(/kept silent for 20 ms/);
    s3.fault = () => null;
    await expect(new Bucket({ ...s3.place(), secretAccessKey: 'wrong' }, SOON).list()).rejects.toThrow(
      /403 SignatureDoesNotMatch/,
    );
    await expect(new Bucket(s3.place('s3://other'), SOON).get('a')).rejects.toThrow(BucketError);
  });
});
