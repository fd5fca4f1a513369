import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import Fastify from 'fastify';
import type { Bucket } from '#server/media/bucket.ts';
import { MediaStore } from '#server/media/media-store.ts';
import { serveMedia } from '#server/media/serve-media.ts';
import { identitiesOf } from '#tests/attack/intruders/identities.ts';
import type { State } from '#tests/attack/intruders/knock.ts';
import { rawRequest, type RawHeard } from '#tests/attack/intruders/raw-request.ts';
import { spellingsOfMedia, spellingsOutside } from '#tests/attack/intruders/spellings.ts';
import { asCustomer, type Stage } from '#tests/attack/intruders/stage.ts';

/** Headers and methods that a server may treat apart from a plain GET. */
const WAYS: { name: string; method?: string; headers?: Record<string, string> }[] = [
  { name: 'plainly' },
  { name: 'by HEAD', method: 'HEAD' },
  { name: 'a part', headers: { range: 'bytes=0-63' } },
  { name: 'the end', headers: { range: 'bytes=-64' } },
  { name: 'as a picture', headers: { accept: 'image/avif,image/webp,*/*', 'accept-encoding': 'gzip, br' } },
  { name: 'if it is there', headers: { 'if-none-match': '*' } },
  { name: 'from the shop itself', headers: { 'x-forwarded-for': '127.0.0.1', 'sec-fetch-site': 'same-origin' } },
];

/** Files beside those of a settled shop that must stay where they are, from the data folder. */
const KEPT = [
  'backups/shop-2026-01-01.zip',
  'secrets/kept-secret',
  'pictures-to-come/sweets/unfinished-1a2b3c4d.source',
  'pictures-to-come/sweets/unfinished-1a2b3c4d.source.part',
  'site/releases/next/index.html',
  'site/previews/draft.html',
  'moved-to.txt',
  'moving-to.txt',
  'restore-under-way.json',
  'invoices/INV-1.pdf',
];
const OF_DESIGNS = [
  'designs/hidden-design.webp',
  'designs/hidden-design.webp.00ff00ff.part',
  'designs/deep/hidden.webp',
];

/** Writes files that nobody may read into the data folder of a shop; returns all that lie there, from that folder. */
async function settleFiles({ village: { config } }: Stage): Promise<string[]> {
  const folder = config.dataDir;
  for (const file of [...KEPT, ...OF_DESIGNS.map((one) => `media/${one}`)]) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await writeFile(join(folder, file), `Hidden text of ${file}, which nobody outside may read. `.repeat(4));
  }
  await mkdir(join(folder, 'media', 'sweets'), { recursive: true });
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  return all.flatMap((one) => (one.isFile() ? [relative(folder, join(one.parentPath, one.name))] : [])).sort();
}

/** Texts that stand in a file: the beginning and the middle, which a part of it shows too. */
const marksOf = (bytes: Buffer): Buffer[] =>
  [bytes.subarray(0, 40), bytes.subarray(-64).subarray(0, 40)].filter(({ length }) => length >= 8);

/** Returns what an answer shows of a file that it must not show; pages of the site and refusals show nothing. */
function shownOf({ status, bytes, type, length }: RawHeard, file: Buffer): string | null {
  if (status >= 500) return `answers ${status}`;
  if (marksOf(file).some((mark) => bytes.includes(mark))) return `is shown (${status})`;
  const isGood = (status >= 200 && status < 300) || status === 304;
  if (isGood && length === file.length && length > 0) return `is there (${status})`;
  return isGood && /image|octet|pdf|zip/.test(type) ? `answers ${status} with ${type}` : null;
}

/** Returns the headers of everybody who may ask; nobody comes first. */
async function askersOf(stage: Stage): Promise<{ name: string; headers: Record<string, string> }[]> {
  const { village } = stage;
  const others = (await identitiesOf(village)).filter(({ isLured }) => !isLured);
  return [...others, { name: 'the victim herself', headers: asCustomer(village.her) }];
}

/** Asks for one file by every spelling, and by everybody in every way by the plain ones. */
async function tryFile(stage: Stage, url: string, file: string, spellings: readonly string[]): Promise<string[]> {
  const bytes = await readFile(join(stage.village.config.dataDir, file));
  const askers = await askersOf(stage);
  const faults: string[] = [];
  const ask = async (path: string, who: (typeof askers)[number] | undefined, way: (typeof WAYS)[number]) => {
    const headers = { ...who?.headers, ...way.headers };
    stage.sent += 1;
    const heard = await rawRequest(url, path, { method: way.method ?? 'GET', headers });
    const fault = shownOf(heard, bytes);
    if (fault) faults.push(`${file} asked for ${way.name} as ${path} by ${who?.name ?? 'nobody'} ${fault}`);
  };
  const [plainly = { name: 'plainly' }, ...ways] = WAYS;
  const [first = '/'] = spellings;
  for (const [at, path] of spellings.entries()) {
    await ask(path, undefined, plainly);
    // One of the other ways and of the other askers at every third spelling, all of them at the first.
    if (at % 3 === 0) await ask(path, askers[at % askers.length], ways[at % ways.length] ?? plainly);
  }
  for (const who of askers) await ask(first, who, plainly);
  for (const way of ways) await ask(first, undefined, way);
  return faults;
}

/** Files that everybody may see: pictures and videos of the shop, and the site of the present release. */
const isShown = (file: string): boolean => /^(?:media\/(?!designs\/)|site\/(?:current|releases\/present)\/)/.test(file);

/** Asks for what must not be read of a shop's data folder, and for the designs that came with messages. */
const stolen = (part: 'designs' | 'the rest'): State => ({
  name: `files that nobody may read: ${part}`,
  run: async (stage) => {
    const { config, bench } = stage.village;
    const files = (await settleFiles(stage)).filter((file) => !isShown(file));
    const faults: string[] = [];
    for (const file of files) {
      const inMedia = file.startsWith('media/');
      if (inMedia !== (part === 'designs')) continue;
      const whole = join(config.dataDir, file);
      const spellings = inMedia ? spellingsOfMedia(file.slice('media/'.length)) : spellingsOutside(file, whole);
      faults.push(...(await tryFile(stage, bench.url, file, spellings)));
    }
    return faults;
  },
});

/** Ways to write the path of the call that shows a design to who answers messages. */
const ofCall = (path: string): string[] => [
  path,
  `${path}/`,
  `${path}?download=true`,
  `${path}.jpg`,
  `${path}%2f`,
  `/${path}`,
  path.replace('/inbox/', '//inbox/'),
  path.replace('/staff/', '/Staff/'),
  path.replace('/api/', '/API/'),
  path.replace('/staff/', '/%73taff/'),
  path.replace('/staff/', '/staff/./'),
  path.replace('/staff/', '/user/../staff/'),
  path.replace('/staff/', '/user/%2e%2e/staff/'),
];

/** A design is shown to those who answer messages and to nobody else (R-rules of the inbox). */
const picture: State = {
  name: 'the call that shows a design',
  run: async (stage) => {
    const { bench, her } = stage.village;
    const path = `/api/staff/inbox/${her.things.enquiry}/picture`;
    const mayRead = /\bthe (?:owner|helper)\b|a helper who was an owner/;
    const faults: string[] = [];
    for (const { name, headers } of await askersOf(stage))
      for (const spelling of ofCall(path))
        // Drawing a design takes a while: who may have it asks once.
        for (const way of spelling === path && !mayRead.test(name) ? WAYS : WAYS.slice(0, 1)) {
          if (mayRead.test(name) && spelling !== path) continue;
          stage.sent += 1;
          const sent = { method: way.method ?? 'GET', headers: { ...headers, ...way.headers } };
          const { status, type } = await rawRequest(bench.url, spelling, sent);
          const isRead = status < 400 && type.startsWith('image/');
          if (isRead && !mayRead.test(name))
            faults.push(`asked for ${way.name} as ${spelling} by ${name} is shown (${status})`);
        }
    return faults;
  },
};

/** Asks a shop whose files lie in a bucket, and one with a site, for what must not be read. */
const bucket: State = {
  name: 'designs in a bucket',
  run: async (stage) => {
    await settleFiles(stage);
    const { dataDir } = stage.village.config;
    const held = (file: string): Promise<Buffer | null> =>
      file.toLowerCase().includes('hidden')
        ? readFile(join(dataDir, 'media', OF_DESIGNS[0] ?? ''))
        : Promise.resolve(null);
    const media = new MediaStore(join(dataDir, 'no-media'), { get: held } as unknown as Bucket);
    await mkdir(media.root, { recursive: true });
    const app = Fastify();
    await serveMedia(app, media);
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    try {
      const file = `media/${OF_DESIGNS[0]}`;
      return await tryFile(stage, url, file, spellingsOfMedia(OF_DESIGNS[0] ?? ''));
    } finally {
      await app.close();
    }
  },
};

export const fileStates: State[] = [stolen('designs'), stolen('the rest'), picture, bucket];

/** Writes the smallest site of a shop, from which paths may lead out; returns its folder. */
export async function settleSite(dataDir: string): Promise<string> {
  const release = join(dataDir, 'site', 'releases', 'present');
  await mkdir(release, { recursive: true });
  const page = '<!doctype html><html lang="en-IN"><title>Shop</title></html>';
  for (const file of ['index.html', '404.html']) await writeFile(join(release, file), page);
  await writeFile(join(release, '_headers'), '');
  const current = join(dataDir, 'site', 'current');
  await symlink(join('releases', 'present'), current);
  return current;
}
