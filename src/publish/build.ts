import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { snapshotFolder } from '#publish/snapshot/snapshot.ts';
import { mediaOf } from '#publish/snapshot/snapshot-kinds.ts';
import { filesOfMedia } from '#lib/pictures.ts';
import { NAMES } from '#domain/search/names.rules.ts';
import { BEST, compress, FAST, qualityOf } from '#publish/compression.ts';
import { eachAtOnce, filesBelow, replaceFile } from '#publish/files.ts';
import { writeHostFiles } from '#publish/host-files.ts';
import { tightenPolicy } from '#publish/page-policy.ts';
import { lowerScripts, nameCore, withoutIslandIds } from '#publish/page-priorities.ts';
import { importsOf } from '#publish/page-scripts.ts';
import { move } from '#publish/releases.ts';
import { bundleServiceWorker } from '#publish/service-worker.ts';
import { buildsFolder, prepareSiteRoot, PROGRAM, siteRoot } from '#publish/work-folder.ts';

/** Duration of each step and size of the built site. */
export interface BuildReport {
  /** Milliseconds by step. */
  steps: Record<string, number>;
  pages: number;
  /** Uncompressed size of all HTML files in bytes. */
  bytes: number;
}

/**
 * Builds the public site from a snapshot: pages, islands, search index, pictures, host files and compressed copies.
 * Returns the ms of each step, the number of pages and their size in bytes.
 * Runs inside `buildAlone`.
 * @param site target folder, which is emptied first
 * @param dataDir data folder with the work folder of the build
 * @param onStep called with the name of each step when it begins
 */
export async function buildSite(
  site: string,
  dataDir: string,
  onStep: (step: string) => void = () => undefined,
): Promise<BuildReport> {
  const steps: Record<string, number> = {};
  const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    onStep(name);
    const began = performance.now();
    const result = await work();
    steps[name] = Math.round(performance.now() - began);
    return result;
  };
  const snapshot = snapshotFolder();
  const builds = buildsFolder(dataDir);
  await rm(builds, { recursive: true, force: true });
  // One after the other: side by side they would need half as much memory again and win two seconds of thirty.
  const index = await step('search index', () => prepareIndex(join(builds, 'index'), snapshot));
  await step('pages', () => buildPages(site, dataDir));
  await step('finishing', () => Promise.all([finishSite(site, dataDir, snapshot, index), finishPages(site)]));
  const files = await step('compression', () => compressTexts(site));
  const pages = files.filter((file) => file.endsWith('.html'));
  const sizes = await Promise.all(pages.map(async (file) => (await stat(file)).size));
  return { steps, pages: pages.length, bytes: sizes.reduce((sum, one) => sum + one, 0) };
}

/**
 * Builds the pages with Astro in a child process, because Astro keeps what it read until its process ends. Runs
 * inside `buildAlone`.
 * @param dataDir data folder with the work folder of the build
 * @param only file with a JSON list of paths, to which the pages made from the catalogue are limited
 * @throws Error with Astro's output when the build fails
 */
export async function buildPages(site: string, dataDir: string, only?: string): Promise<void> {
  // The site is always the production one, also when a test or a development server asks for it.
  // Rendering makes much short-lived text: with room for it the build takes half the time.
  const options = `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=32`;
  const environment = {
    ...process.env,
    NODE_OPTIONS: options,
    NODE_ENV: 'production',
    SNAPSHOT_DIR: snapshotFolder(),
    SITE_OUT_DIR: resolve(site),
    ASTRO_TELEMETRY_DISABLED: '1',
    ...(only ? { BUILD_ONLY: only } : {}),
  };
  const root = await prepareSiteRoot(dataDir);
  try {
    await promisify(execFile)(process.execPath, [join(PROGRAM, 'src/publish/astro-build.ts')], {
      cwd: root,
      env: environment,
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`The pages could not be built.\n${stdout}${stderr}`, { cause: error });
  }
}

/**
 * Returns a function that returns the names of the static imports of a script in `_astro`; each script is read once.
 */
export function importsIn(site: string): (file: string) => string[] {
  const known = new Map<string, string[]>();
  return (file) => {
    const imports = known.get(file) ?? importsOf(readFileSync(join(site, '_astro', file), 'utf8'));
    known.set(file, imports);
    return imports;
  };
}

/**
 * Finishes a built page: removes unused digests from its content policy, gives its scripts low priority, and takes the
 * ids off its islands and adds `data-core` to them.
 */
export const finishedPage = (html: string, importsOfFile: (file: string) => string[]): string =>
  nameCore(withoutIslandIds(lowerScripts(tightenPolicy(html))), importsOfFile);

/** Applies `finishedPage` to the built pages of a site, and writes a compressed copy of each. */
export async function finishPages(site: string): Promise<void> {
  const pages = (await filesBelow(site)).filter((file) => file.endsWith('.html'));
  const imports = importsIn(site);
  await eachAtOnce(pages, async (page) => {
    const html = finishedPage(await readFile(page, 'utf8'), imports);
    const small = await compress(html, qualityOf(relative(site, page)));
    await Promise.all([writeFile(page, html), writeFile(`${page}.br`, small)]);
  });
}

/**
 * Writes the search index of a snapshot, with compressed copies, into a folder and returns the folder. Runs in a child
 * process, so that its memory is free when the pages are built.
 * @throws Error when the process fails
 */
export async function prepareIndex(folder: string, snapshot: string): Promise<string> {
  await promisify(execFile)(process.execPath, [join(PROGRAM, 'src/publish/search-index.ts'), snapshot, folder]).catch(
    (error: { stderr?: string }) => {
      throw new Error(`The search index could not be made.\n${error.stderr ?? String(error)}`);
    },
  );
  return folder;
}

/**
 * Completes a site of built pages: adds the search index with its word list and names, the pictures, the host files and
 * the service worker.
 * @param dataDir data folder in whose work folder the pages were built
 * @param index folder of the prepared search index; its files are moved into the site
 */
export async function finishSite(site: string, dataDir: string, snapshot: string, index: string): Promise<void> {
  for (const folder of ['pagefind', NAMES]) await rm(join(site, folder), { recursive: true, force: true });
  for (const part of ['pagefind', NAMES, 'search-words.json', 'search-words.json.br'])
    await move(join(index, part), join(site, part));
  await rm(index, { recursive: true });
  await linkMedia(snapshot, site);
  await writeHostFiles(site);
  // A release made out of another one of the same sources has it already.
  if (!existsSync(join(site, 'sw.js')))
    await replaceFile(join(site, 'sw.js'), await bundleServiceWorker(site, siteRoot(dataDir)));
  await compressTexts(site, ['sw.js']);
}

/**
 * Links or copies the files of media values from a snapshot's folder into a site. Skips files that the site already has
 * and files that the snapshot lacks.
 */
export async function placeMedia(values: Iterable<string>, snapshot: string, site: string): Promise<void> {
  for (const file of [...values].flatMap(filesOfMedia)) {
    const from = join(snapshot, 'media', file);
    const to = join(site, 'uploads', file);
    if (existsSync(to) || !existsSync(from)) continue;
    await mkdir(dirname(to), { recursive: true });
    await link(from, to).catch(() => copyFile(from, to));
  }
}

/**
 * Links every picture and video of the snapshot's records into the site, so that any static host can serve it, and
 * removes all others.
 */
export async function linkMedia(snapshot: string, site: string): Promise<void> {
  const values = new Set<string>();
  for (const name of await readdir(snapshot)) {
    if (!name.endsWith('.json') || name === 'manifest.json') continue;
    for (const record of JSON.parse(await readFile(join(snapshot, name), 'utf8')))
      for (const value of mediaOf(record)) values.add(value);
  }
  const wanted = new Set([...values].flatMap(filesOfMedia));
  await placeMedia(values, snapshot, site);
  const uploads = join(site, 'uploads');
  for (const held of existsSync(uploads) ? await filesBelow(uploads) : []) {
    if (!wanted.has(relative(uploads, held))) await rm(held);
  }
}

const COMPRESSIBLE = /\.(?:html|css|js|json|svg|xml|txt|webmanifest)$/;

/**
 * Writes a Brotli copy (`.br`) of every text file that has none, of files in `_astro` with the best quality. Returns
 * the paths of all files considered.
 * @param names files below the folder; all files by default
 */
export async function compressTexts(folder: string, names?: string[]): Promise<string[]> {
  const files = names ? names.map((name) => join(folder, name)) : await filesBelow(folder);
  await eachAtOnce(
    files.filter((one) => COMPRESSIBLE.test(one) && !existsSync(`${one}.br`)),
    async (file) => {
      const asset = file.includes('/_astro/');
      await replaceFile(`${file}.br`, await compress(await readFile(file), asset ? BEST : FAST));
    },
  );
  return files;
}

/**
 * Returns a digest of everything that the build depends on except the snapshot: sources, public files, configuration,
 * lockfile and public environment variables.
 * @param further other files and folders to include
 */
export async function digestOfSources(further: readonly string[] = []): Promise<string> {
  const hash = createHash('sha256');
  const filesOf = async (place: string): Promise<string[]> =>
    (await stat(place)).isDirectory() ? filesBelow(place) : [place];
  const places = ['src', 'public', 'astro.config.mjs', 'package-lock.json', ...further];
  const files = (await Promise.all(places.map((place) => filesOf(resolve(PROGRAM, place))))).flat();
  for (const file of files.map((one) => relative(PROGRAM, one)).sort()) {
    hash.update(file).update(await readFile(join(PROGRAM, file)));
  }
  for (const name of Object.keys(process.env)
    .filter((one) => one.startsWith('PUBLIC_') || ['SITE_URL', 'RAZORPAY_CHECKOUT_URL'].includes(one))
    .sort()) {
    hash.update(`${name}=${process.env[name]}`);
  }
  return hash.digest('hex').slice(0, 32);
}
