import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '#lib/time.ts';
import { Releases } from '#publish/releases.ts';
import { startTestShop, type TestShop } from '#tests/support/api.ts';
import {
  ADDRESSES,
  ChangingSite,
  compressed,
  FILES,
  textOf,
  writeRelease,
  writeText,
  writingOf,
} from '#tests/support/changing-site.ts';

let folder: string;
let shop: TestShop;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-site-'));
});
afterEach(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

/** Does something before each look at a path below a folder, by whichever call it is looked at. */
function beforeEachLook(below: string, act: () => void): () => void {
  const calls: [object: object, name: string][] = [
    ...['open', 'stat', 'lstat', 'readFile', 'realpath', 'readlink', 'access'].map((name): [object, string] => [
      fs.promises,
      name,
    ]),
    ...['open', 'stat', 'lstat', 'readFile', 'realpath', 'access'].map((name): [object, string] => [fs, name]),
    ...['openSync', 'statSync', 'readFileSync', 'realpathSync'].map((name): [object, string] => [fs, name]),
  ];
  let acting = false;
  const former = calls.map(([object, name]) => {
    const call = Reflect.get(object, name) as (...args: unknown[]) => unknown;
    const watched = (...args: unknown[]): unknown => {
      if (!acting && String(args[0]).startsWith(below)) {
        acting = true;
        act();
        acting = false;
      }
      return call(...args);
    };
    Reflect.set(object, name, Object.assign(watched, call));
    return () => Reflect.set(object, name, call);
  });
  syncBuiltinESMExports();
  return () => {
    for (const restore of former) restore();
    syncBuiltinESMExports();
  };
}

const changes = ['stay', 'publish', 'publishAndTidy', 'publishAndBeginToTidy', 'replace'] as const;
const asked = fc.record({
  address: fc.constantFrom(...Object.keys(ADDRESSES)),
  encoding: fc.constantFrom('br', 'identity', 'gzip, br;q=0.5', 'br;q=0'),
  how: fc.constantFrom('plain', 'known', 'part', 'end', 'rest', 'HEAD'),
  between: fc.constantFrom(...changes),
  looks: fc.array(fc.constantFrom(...changes), { minLength: 1, maxLength: 8 }),
});

it('a file is sent whole, by the part asked for, or not again', async () => {
  const site = new ChangingSite(folder);
  shop = await startTestShop({ config: { siteDir: site.current } });
  const whole = site.text('robots.txt', site.writing);
  const size = Buffer.byteLength(whole);
  const ask = async (headers: Record<string, string> = {}, url = '/robots.txt') => {
    const { statusCode, body, headers: sent } = await shop.app.inject({ method: 'GET', url, headers });
    return [statusCode, body, sent['content-range']];
  };
  const etag = String((await shop.app.inject('/robots.txt')).headers['etag']);
  expect(await ask()).toEqual([200, whole, undefined]);
  const parts: [range: string, from: number, to: number][] = [
    ['bytes=0-0', 0, 0],
    ['bytes=5-60', 5, 60],
    ['bytes=5-999999', 5, size - 1],
    ['bytes=7-', 7, size - 1],
    ['bytes=-7', size - 7, size - 1],
    ['bytes=-999999', 0, size - 1],
  ];
  for (const [range, from, to] of parts)
    expect(await ask({ range })).toEqual([206, whole.slice(from, to + 1), `bytes ${from}-${to}/${size}`]);
  for (const range of ['bytes=', 'bytes=-', 'bytes=9-5', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=a-b'])
    expect([range, ...(await ask({ range }))]).toEqual([range, 200, whole, undefined]);
  for (const range of [`bytes=${size}-`, 'bytes=-0'])
    expect(await ask({ range })).toEqual([416, '', `bytes */${size}`]);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
    expect(await ask({ 'if-none-match': known })).toEqual([304, '', undefined]);
  expect(await ask({ 'if-none-match': '"other"' })).toEqual([200, whole, undefined]);
  expect(await ask({ 'if-match': '"other"' })).toEqual([412, '', undefined]);
  expect(await ask({ range: 'bytes=5-60', 'if-range': '"other"' })).toEqual([200, whole, undefined]);
  expect(await ask({ range: 'bytes=5-60', 'if-modified-since': new Date().toUTCString() })).toMatchObject([
    206,
    whole.slice(5, 61),
    expect.any(String),
  ]);
  // A page of another address is never told to be unchanged, and never sent by a part.
  for (const url of ['/nowhere', '/a%00b', '/pagefind', '/pagefind//pagefind-entry.json', '/./robots.txt/'])
    expect(await ask({ range: 'bytes=5-60', 'if-none-match': '*' }, url)).toEqual([
      404,
      site.text('404.html', site.writing),
      undefined,
    ]);
});

describe('what is published while a request is answered', () => {
  it('leaves each answer whole and of one release, whatever changes between two looks at the disk', async () => {
    const site = new ChangingSite(folder);
    shop = await startTestShop({ config: { siteDir: site.current } });
    const bodies = new Map<string, string>();
    await fc.assert(
      fc.asyncProperty(asked, async ({ address, encoding, how, between, looks }) => {
        const file = ADDRESSES[address] ?? '';
        const send = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
          shop.app.inject({ method, url: address, headers: { 'accept-encoding': encoding, ...headers } });
        const etag = String((await send({})).headers['etag']);
        const change = (what: (typeof changes)[number] = 'stay'): void => {
          if (what !== 'stay') site[what]();
        };
        change(between);
        const from = site.writing;
        const script = looks.values();
        const restore = beforeEachLook(folder, () => change(script.next().value));
        const answer = await send(
          {
            plain: {},
            HEAD: {},
            known: { 'if-none-match': etag },
            part: { range: 'bytes=5-60' },
            end: { range: 'bytes=-50' },
            rest: { range: 'bytes=40-', 'if-range': etag },
          }[how],
          how === 'HEAD' ? 'HEAD' : 'GET',
        ).finally(restore);

        const { headers, rawPayload: raw, statusCode } = answer;
        const isCompressed = headers['content-encoding'] === 'br';
        // What was served at some time of the request.
        const served = Array.from({ length: site.writing - from + 1 }, (_, at) => from + at);
        const bodiesServed = served
          .map((writing) => site.text(file, writing))
          .map((text) => (isCompressed ? compressed(text) : Buffer.from(text)));
        const fits = (body: Buffer): boolean => {
          const text = (isCompressed ? brotliDecompressSync(body) : body).toString();
          const found = writingOf(file, text);
          if (!found || !served.includes(found.writing)) return false;
          return !file.endsWith('.html') || headers['reporting-endpoints'] === `site="/reports/${found.release}"`;
        };
        expect(headers.vary).toContain('accept-encoding');
        if (statusCode === 304) {
          expect([how, headers.etag, raw.length]).toEqual(['known', etag, 0]);
          const known = bodies.get(etag);
          if (known !== undefined) expect(served).toContain(Number(known.split(' ')[1]));
          return;
        }
        if (how === 'HEAD') {
          expect(bodiesServed.map((body) => body.length)).toContain(Number(headers['content-length']));
          return;
        }
        expect(Number(headers['content-length'])).toBe(raw.length);
        if (statusCode === 206) {
          const [, start, end, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(String(headers['content-range'])) ?? [];
          if (how === 'rest') expect(headers.etag).toBe(etag);
          const whole = bodiesServed.filter((body) => body.length === Number(size));
          expect(whole.some((body) => body.subarray(Number(start), Number(end) + 1).equals(raw) && fits(body))).toBe(
            true,
          );
          return;
        }
        expect(statusCode).toBe(file === '404.html' ? 404 : 200);
        expect(fits(raw)).toBe(true);
        if (statusCode !== 200) return;
        const text = (isCompressed ? brotliDecompressSync(raw) : raw).toString();
        const name = `${file} ${writingOf(file, text)?.writing} ${isCompressed}`;
        expect(bodies.get(String(headers['etag'])) ?? name).toBe(name);
        bodies.set(String(headers['etag']), name);
      }),
    );
  });

  it('cuts nobody off: readers meet two hundred publishes of other lengths, and one reads slowly through all', async () => {
    const releases = new Releases(folder);
    const snapshot = join(folder, 'snapshot');
    const index = join(folder, 'index');
    mkdirSync(snapshot);
    const film = Buffer.alloc(8_000_000, 'film');
    const publish = async (release: number): Promise<void> => {
      const built = join(folder, 'built');
      writeRelease(built, release, release);
      if (release === 1) writeFileSync(join(built, 'film.mp4'), film);
      const name = `r${String(release).padStart(4, '0')}`;
      await releases.adopt(built, name);
      await releases.publish({ name, sources: 's', snapshot: 'd', madeAt: '2026-11-01T10:00:00Z' }, snapshot);
      for (const file of FILES.filter((one) => one.endsWith('.json')))
        writeText(index, file, textOf(file, release, 1000 + release));
      await releases.installIndex(releases.folder(name), index);
    };
    await publish(1);
    shop = await startTestShop({ config: { siteDir: releases.current } });
    const slow = await fetch(`${shop.url}/film.mp4`);

    let over = false;
    const faults: string[] = [];
    const seen = new Set<number>();
    const read = async (address: string, file: string): Promise<void> => {
      const answer = await fetch(shop.url + address, { signal: AbortSignal.timeout(MINUTE) });
      const found = writingOf(file, await answer.text());
      const reports = answer.headers.get('reporting-endpoints');
      if (answer.status !== (file === '404.html' ? 404 : 200)) faults.push(`${address}: ${answer.status}`);
      else if (!found) faults.push(`${address}: cut or mixed`);
      else if (reports !== null && reports !== `site="/reports/${found.release}"`)
        faults.push(`${address}: ${reports}`);
      else seen.add(found.release);
    };
    const readers = Array.from({ length: 2 }, async () => {
      while (!over)
        for (const [address, file] of Object.entries(ADDRESSES))
          await read(address, file).catch((error: Error) => faults.push(`${address}: ${error.message}`));
    });
    for (let release = 2; release <= 201; release += 1) await publish(release);
    over = true;
    await Promise.all(readers);
    expect(faults).toEqual([]);
    expect(seen.size).toBeGreaterThan(20);
    expect(Buffer.from(await slow.arrayBuffer()).equals(film)).toBe(true);
  });
});
