import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import { listSweets } from '#domain/catalogue/sweet.contract.ts';
import { importGuests, listGuests } from '#domain/guests/guest.contract.ts';
import { startTestShop, type TestShop } from '#tests/support/api.ts';

/** What 50 kbit/s carry in ten seconds, in bytes. */
const TEN_SECONDS = (50_000 / 8) * 10;

describe('data on a slow line', () => {
  let shop: TestShop;
  let token: string;
  let list: string;
  beforeAll(async () => {
    shop = await startTestShop();
    const person = await shop.signIn();
    token = person.token;
    list = listGuests.path.replace(':userId', person.userId);
    const guests = Array.from({ length: 500 }, (_, at) => ({
      row: at + 1,
      name: `Harpreet Singh ${'ABCDEFGHIJ'[at % 10]}`,
      mobile: String(9_814_000_000 + at * 7919),
      category: 'Family',
      address: `House ${at}, Street ${(at * 31) % 47}, Model Town, Ludhiana`,
      pincode: '141002',
    }));
    await shop.client.call(importGuests, { body: { guests } as never }, token);
    await saveRecords(
      shop.shop.db,
      'sweet',
      Array.from({ length: 20 }, (_, at) => ({
        record: {
          name: `Laddu ${at}`,
          image: 'sweets/x-1a2b3c4d.webp',
          rate: 40_000,
          category: 'Indian Sweets',
          type: 'Sweets',
        } as never,
      })),
    );
  });
  afterAll(() => shop.close());

  const ask = (url: string, headers: Record<string, string> = {}) =>
    shop.app.inject({ url, headers: { authorization: `Bearer ${token}`, ...headers } });

  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, deflate, br;q=0', gunzipSync],
  ])('travels as %s to whoever takes it, and is the same', async (encoding, taken, unpack) => {
    const plain = await ask(list);
    const packed = await ask(list, { 'accept-encoding': taken });
    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(packed.rawPayload.length),
      vary: expect.stringContaining('accept-encoding'),
    });
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
    expect(plain.json().guestList).toHaveLength(500);
    expect(packed.rawPayload.length).toBeLessThan(TEN_SECONDS);
    expect(plain.rawPayload.length).toBeGreaterThan(TEN_SECONDS);
  });

  it.each(['', 'identity', 'zstd', 'br;q=0, gzip;q=0.0'])('travels as it is where “%s” is taken', async (taken) => {
    const { headers, json } = await ask(list, { 'accept-encoding': taken });
    expect(headers).toMatchObject({ vary: expect.stringContaining('accept-encoding') });
    expect(headers['content-encoding']).toBeUndefined();
    expect(json().guestList).toHaveLength(500);
  });

  it.each(['/healthz', '/api/nothing'])('travels as it is where it is short anyway: %s', async (url) => {
    const { headers } = await ask(url, { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('is known again by its tag, however it travelled', async () => {
    const url = listSweets.path;
    const first = await ask(url, { 'accept-encoding': 'br' });
    expect(first.headers).toMatchObject({ 'content-encoding': 'br', etag: expect.stringMatching(/^W\/"/) });
    const again = await ask(url, { 'accept-encoding': 'br', 'if-none-match': String(first.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    // One tag stands for one sequence of bytes where it is a strong one.
    expect((await ask(url)).headers['etag']).toBe(String(first.headers['etag']).slice(2));
  });

  it('has the same length for who asks for the head alone', async () => {
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'br' };
    const head = await shop.app.inject({ method: 'HEAD', url: list, headers });
    const whole = await ask(list, headers);
    expect([head.body, head.headers['content-length']]).toEqual(['', whole.headers['content-length']]);
  });
});
