import { createServer, type ServerResponse } from 'node:http';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SECOND } from '#lib/time.ts';
import { readSnapshot } from '#publish/snapshot/snapshot.ts';
import { questionsOf, snapshotParts } from '#publish/snapshot/snapshot-kinds.ts';
import { policyKinds } from '#domain/catalogue/policy.contract.ts';
import { faultLines } from '#publish/record-faults.ts';
import { takeSnapshot } from '#publish/take-snapshot.ts';
import { listenHere } from '#tests/support/stand-in.ts';

/** The committed sample of a catalogue, which the stand-in serves as an API would. */
const sample = new URL('../../src/publish/snapshot/sample/', import.meta.url).pathname;

/** The one trouble that takes as long as one waits. */
const SILENCE = 'nothing at all';

/** What the call of a part answers instead of its good records. */
type Trouble = (reply: ServerResponse) => void;

describe('a snapshot', () => {
  let close: () => Promise<void>;
  let api: string;
  let folder: string;
  let trouble: Record<string, Trouble>;
  beforeEach(async () => {
    trouble = {};
    folder = await mkdtemp(join(tmpdir(), 'shop-snapshot-'));
    const server = createServer(async (request, reply) => {
      const url = request.url ?? '';
      if (url.startsWith('/uploads/')) {
        // What a picture shows does not matter here; the sample does not hold every size.
        const comes = url.includes('to-come') ? { 'cache-control': 'no-store' } : {};
        reply.writeHead(url.includes('nowhere') ? 404 : 200, comes).end('picture');
        return;
      }
      const part = snapshotParts.find((one) => questionsOf(one).includes(url));
      if (!part) return void reply.writeHead(404).end();
      const changed = trouble[part.name];
      if (changed) return changed(reply);
      const records = await recordsOf(part.name);
      const category = new URL(url, 'http://shop.invalid').searchParams.get('category');
      answer(reply, part.name, category === null ? records : records.filter((one) => one['category'] === category));
    });
    ({ url: api, close } = await listenHere(server));
  });
  afterEach(async () => {
    await close();
    await rm(folder, { recursive: true, force: true });
  });

  const keys: Record<string, string> = {
    shop: 'shop',
    sweets: 'sweetsData',
    'dry-fruits': 'dryFruitData',
    invitations: 'invitationData',
    decorations: 'decorationData',
    designers: 'designerData',
    banners: 'banner',
    ads: 'adsData',
    about: 'aboutData',
    reviews: 'reviewData',
    planning: 'planningData',
    ...Object.fromEntries(policyKinds.map(({ kind, answer: key }) => [`policy-${kind}`, key])),
  };
  function answer(reply: ServerResponse, name: string, records: unknown): void {
    reply
      .writeHead(200, { 'content-type': 'application/json', etag: '"as-it-was"' })
      .end(JSON.stringify({ [keys[name] ?? '']: records }));
  }
  const take = (patience = 20 * SECOND) => takeSnapshot({ api, folder, patience });
  const recordsOf = async (name: string) =>
    JSON.parse(await readFile(join(sample, `${name}.json`), 'utf8')) as Record<string, unknown>[];
  const sweets = () => recordsOf('sweets');
  const withSweet = async (changes: object) => {
    const [first, ...rest] = await sweets();
    trouble['sweets'] = (reply) => answer(reply, 'sweets', [{ ...first, ...changes }, ...rest]);
  };

  it('leaves a record out while the shop still shows something else in place of a picture', async () => {
    await withSweet({ image: 'sweets/to-come-12345678.webp' });
    const { faults } = await take();
    expect(faultLines(faults)).toEqual([
      expect.stringMatching(/still making the picture sweets\/to-come-12345678.* try again/),
    ]);
    expect(readSnapshot(folder).sweets).toHaveLength((await sweets()).length - 1);
  });

  it('holds every list, and the shop reads it', async () => {
    await take();
    const taken = readSnapshot(folder);
    expect(taken.sweets).toHaveLength((await sweets()).length);
    // Read a category at a time.
    expect(taken.decorations.map(({ id }) => id).sort()).toEqual(
      (await recordsOf('decorations')).map(({ _id }) => _id).sort(),
    );
    expect(taken.designers.map(({ id }) => id).sort()).toEqual(
      (await recordsOf('designers')).map(({ _id }) => _id).sort(),
    );
  });

  it('is taken whole when one category of a list has changed and the others have not', async () => {
    await take();
    const mandap = {
      ...(await recordsOf('decorations'))[0],
      _id: 'ffffffffffffffffffffffff',
      category: 'Marriage',
      name: 'New mandap',
    };
    trouble['decorations'] = (reply) => {
      const asked = new URL(reply.req.url ?? '', 'http://shop.invalid').searchParams.get('category');
      if (asked === 'Marriage') return answer(reply, 'decorations', [mandap]);
      if (reply.req.headers['if-none-match']) return void reply.writeHead(304).end();
      void recordsOf('decorations').then((all) =>
        answer(
          reply,
          'decorations',
          all.filter(({ category }) => category === asked),
        ),
      );
    };
    const others = (await recordsOf('decorations')).filter(({ category }) => category !== 'Marriage');
    await take();
    expect(readSnapshot(folder).decorations.map(({ name }) => name)).toEqual([
      'New mandap',
      ...others.map(({ name }) => name),
    ]);
  });

  it.each<[string, Trouble, RegExp]>([
    [
      'a failure',
      (reply) => reply.writeHead(500).end('{"message":"out of order"}'),
      /answered 500 to GET \/api\/user\/sweets_list/,
    ],
    [
      'a page of HTML',
      (reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('<html>Maintenance</html>'),
      /GET \/api\/user\/sweets_list is not what was agreed/,
    ],
    [SILENCE, () => undefined, /^GET \/api\/user\/sweets_list: /],
    [
      'half an answer',
      (reply) => reply.writeHead(200, { 'content-type': 'application/json' }).end('{"sweetsData":[{"_id":"'),
      /is not what was agreed/,
    ],
    [
      'another list',
      (reply) => reply.writeHead(200, { 'content-type': 'application/json' }).end('{"cakes":[]}'),
      /the answer has no sweetsData/,
    ],
  ])('keeps the last good one when the API answers with %s', async (answers, wrong, words) => {
    const { digest } = await take();
    trouble['sweets'] = wrong;
    await expect(take(answers === SILENCE ? 300 : undefined)).rejects.toMatchObject({
      message: expect.stringContaining('catalogue'),
      detail: expect.stringMatching(words),
    });
    expect(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')).digest).toBe(digest);
    expect(readSnapshot(folder).sweets.length).toBeGreaterThan(0);
  });

  it.each<[string, object, RegExp]>([
    ['no picture', { image: '' }, /sweet ".+" \([0-9a-f]{24}\): image: A picture is required/],
    [
      'a picture elsewhere',
      { image: 'https://example.in/x.png' },
      /image: must be a picture or video that is already in the shop/,
    ],
    ['a price of nothing', { ratePaise: 0 }, /rate: Price of 400 gm must be above zero/],
    ['a price in words', { amount: 'abc', ratePaise: undefined }, /The price “abc” cannot be read/],
    ['paise in words', { ratePaise: 'abc' }, /rate: Price of 400 gm must be a number/],
    [
      'a description without end',
      { description: 'x'.repeat(5001) },
      /description: Description may have at most 5000 characters/,
    ],
    ['an unknown category', { category: 'Cakes' }, /category: /],
    [
      'a picture that is not there',
      { image: 'sweets/nowhere-00000000.webp' },
      /The picture sweets\/nowhere-00000000\.webp cannot be fetched/,
    ],
    ['a design that a customer sent', { image: 'designs/a-1a2b3c4d.webp' }, /image: This is no picture or video/],
    ['a way out of its folder', { image: 'sweets/../designs/a.webp' }, /image: /],
  ])('names the record and the field of %s, keeps its last form and takes the rest', async (_case, changes, words) => {
    await take();
    const before = JSON.parse(await readFile(join(folder, 'sweets.json'), 'utf8')) as Record<string, unknown>[];
    const [bad = {}, other = {}, ...rest] = await sweets();
    trouble['sweets'] = (reply) =>
      answer(reply, 'sweets', [{ ...bad, ...changes }, { ...other, name: 'Another name' }, ...rest]);
    for (const _again of [1, 2]) {
      expect(faultLines((await take()).faults)).toEqual([expect.stringMatching(words)]);
      const after = JSON.parse(await readFile(join(folder, 'sweets.json'), 'utf8')) as Record<string, unknown>[];
      expect(after).toEqual(
        before.map((one) => (one['_id'] === other['_id'] ? { ...one, name: 'Another name' } : one)),
      );
    }
  });

  it('takes an emoji, a script, right-to-left words and 5,000 characters as the texts they are', async () => {
    await withSweet({ name: '🍬 <script>alert(1)</script> حلوى', description: 'x'.repeat(5000) });
    await take();
    expect(readSnapshot(folder).sweets.some(({ name }) => name.startsWith('🍬 <script>'))).toBe(true);
  });

  it('takes a catalogue with nothing in it', async () => {
    for (const { name } of snapshotParts) trouble[name] = (reply) => answer(reply, name, []);
    await take();
    expect(readSnapshot(folder).sweets).toEqual([]);
  });

  it('asks only for what changed, by ETag', async () => {
    const { digest } = await take();
    const asked: (string | undefined)[] = [];
    for (const { name } of snapshotParts)
      trouble[name] = (reply) => {
        asked.push(reply.req.headers['if-none-match']);
        reply.writeHead(304).end();
      };
    expect((await take()).digest).toBe(digest);
    expect(asked).toHaveLength(snapshotParts.flatMap((part) => questionsOf(part)).length);
    expect(asked.every((etag) => etag?.includes('"as-it-was"'))).toBe(true);
  });
});
