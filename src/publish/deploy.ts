import { existsSync } from 'node:fs';
import { copyFile, link, lstat, mkdir, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { HOUR } from '#lib/time.ts';
import { eachAtOnce, filesBelow } from '#publish/files.ts';
import { DeployError, isImmutable, md5, type Target } from '#publish/targets.ts';

/** File at the target that lists the deployed files; no other files are ever removed. */
const NOTE = '.deploy.json';
/** Milliseconds for which a file of an earlier release stays, because open pages may still request it. */
export const OLD_KEPT = HOUR;

interface Note {
  /** Files of the release, and during a deploy also of the release before. */
  files: string[];
  /** Files of earlier releases, each with the ISO time at which its release was replaced. */
  old: Record<string, string>;
}

export interface Deployed {
  /** Number of files copied, and number of files that were there unchanged. */
  brought: number;
  same: number;
  /** Number of old files removed, and number of old files kept for now. */
  removed: number;
  kept: number;
}

export interface DeployOptions {
  /** False leaves out the pictures under `/uploads`, which another host serves. */
  pictures?: boolean;
  /** True permits a target with files of no deploy; those with other names stay. */
  among?: boolean;
  /** Now, in ms. */
  now?: number;
  say?: (words: string) => void;
}

/** Files that only this server and nginx use. */
const SETTINGS = new Set(['nginx.conf']);
/**
 * Tells whether a file leads to the others (home page, sitemap, 404 page, entry files of the search index), so that it
 * must be replaced last.
 */
const isEntry = (name: string): boolean =>
  /^(?:index\.html|sitemap\.xml|404\.html|search-words\.json|pagefind\/pagefind[^/]*\.(?:js|json))(?:\.br)?$/.test(
    name,
  );

/**
 * Deploys a built site: copies first files that never change under their name, then pages, then entry files. So every
 * page finds its scripts at every moment, an interrupted deploy leaves a working site, and the next one completes it.
 * Skips unchanged files, and removes only files of earlier deploys, an hour after their release was replaced.
 * @throws DeployError when `folder` has no site, one of the two folders contains the other, the target has files of no
 *   deploy, or the target refuses
 */
export async function deploy(folder: string, target: Target, options: DeployOptions = {}): Promise<Deployed> {
  if (!existsSync(join(folder, 'index.html')))
    throw new DeployError(`${folder} holds no built site: run npm run build, or name its folder by --site.`);
  const site = await realpath(folder);
  if (target.folder && (isWithin(target.folder, site) || isWithin(site, target.folder)))
    throw new DeployError(`${target.folder} and the built site lie within each other. Name a folder beside it.`);
  // The served release is a link, which a publish may lead elsewhere meanwhile.
  if (!(await lstat(resolve(folder))).isSymbolicLink()) return deployFrom(site, target, options);
  // Beside the link a second name costs nothing; who may only read there makes copies elsewhere.
  const held = await mkdtemp(join(dirname(resolve(folder)), 'deploying-')).catch(() =>
    mkdtemp(join(tmpdir(), 'shop-deploy-')),
  );
  try {
    while (!(await holdRelease(folder, held)))
      for (const name of await readdir(held)) await rm(join(held, name), { recursive: true });
    return await deployFrom(held, target, options);
  } finally {
    await rm(held, { recursive: true, force: true });
  }
}

/**
 * Links the files of the served release into a folder, so that a publish that replaces and removes the release does not
 * affect them. Links entry files first, so that the files they refer to exist too.
 * @returns false when another release was served before all files were linked
 */
async function holdRelease(current: string, held: string): Promise<boolean> {
  const release = await realpath(current);
  const names = async (): Promise<string[]> =>
    (await filesBelow(release)).map((file) => relative(release, file)).filter((name) => !name.endsWith('.part'));
  const hold = async (name: string): Promise<void> => {
    const [from, to] = [join(release, name), join(held, name)];
    await mkdir(dirname(to), { recursive: true });
    await link(from, to).catch(() => copyFile(from, to));
  };
  try {
    const before = await names();
    if ((await realpath(current)) !== release) return false;
    await eachAtOnce(before.filter(isEntry), hold);
    const others = new Set([...before, ...(await names())]);
    await eachAtOnce(
      [...others].filter((name) => !isEntry(name)),
      hold,
    );
    return true;
  } catch (error) {
    if ((await realpath(current)) === release) throw error;
    return false;
  }
}

async function deployFrom(
  site: string,
  target: Target,
  { pictures = true, among = false, now = Date.now(), say = () => undefined }: DeployOptions,
): Promise<Deployed> {
  const isTheirs = (name: string): boolean => !pictures && /^uploads(?:\/|$)/.test(name);
  const wanted = (await filesBelow(site))
    .map((file) => relative(site, file))
    .filter((name) => !isTheirs(name) && !(target.compresses && name.endsWith('.br')) && !SETTINGS.has(name));
  const before = await readNote(target);
  const stranger = before || among ? undefined : (await target.top()).find((name) => !isTheirs(name));
  if (stranger !== undefined)
    throw new DeployError(
      `There are files already that no deploy brought, such as ${stranger}. Name an empty place, or add --among to put the site among them: files of the same name are then replaced, all others stay. Nothing was changed.`,
    );
  const there = await target.list();
  const noted = new Set([...(before?.files ?? []), ...Object.keys(before?.old ?? {})]);
  // Known as ours before it is there: one that is broken off is gone on with.
  if (wanted.some((name) => !noted.has(name)))
    await target.write(
      NOTE,
      JSON.stringify({ old: {}, ...before, files: [...new Set([...(before?.files ?? []), ...wanted])] } satisfies Note),
    );
  let brought = await bringMissing(site, target, wanted, there, say);
  // Somebody else may have deployed at the same time: whoever looks last has a whole site there.
  const after = there && (await target.list());
  if (after) brought += await bringMissing(site, target, wanted, after, () => undefined);

  const own = new Set(wanted);
  const meanwhile = await readNote(target);
  const old: Record<string, string> = {};
  const outdated: string[] = [];
  for (const name of new Set([...noted, ...(meanwhile?.files ?? []), ...Object.keys(meanwhile?.old ?? {})])) {
    // Pictures are not the site's alone: without them in the release their host sees to them.
    if (own.has(name) || isTheirs(name) || (after && !after.has(name))) continue;
    // What nobody noted yet was left by a deploy that was broken off, or belonged to the release before.
    const since = before?.old[name] ?? new Date(now).toISOString();
    if (now - Date.parse(since) >= OLD_KEPT) outdated.push(name);
    else old[name] = since;
  }
  await target.remove(outdated);
  await target.write(NOTE, JSON.stringify({ files: wanted, old } satisfies Note));
  return { brought, same: wanted.length - brought, removed: outdated.length, kept: Object.keys(old).length };
}

/**
 * Copies to the target the files that it lacks or has with different content, in the order of `deploy`; returns their
 * number.
 */
async function bringMissing(
  site: string,
  target: Target,
  wanted: readonly string[],
  there: Map<string, string> | null,
  say: (words: string) => void,
): Promise<number> {
  const missing: string[] = [];
  for (const name of wanted)
    if (!there || there.get(name) !== md5(await readFile(join(site, name)))) missing.push(name);
  let brought = 0;
  for (const [text, part] of [
    ['what lasts', missing.filter(isImmutable)],
    ['pages', missing.filter((name) => !isImmutable(name) && !isEntry(name))],
    ['what leads to them', missing.filter(isEntry)],
  ] as const) {
    const count = await target.bring(site, part);
    brought += count;
    say(`${text}: ${count} files brought`);
  }
  return brought;
}

/** Tells whether the folder `one` is the folder `other` or is inside it. */
const isWithin = (one: string, other: string): boolean => !relative(other, one).startsWith('..');

async function readNote(target: Target): Promise<Note | null> {
  const text = await target.read(NOTE);
  if (text === null) return null;
  try {
    return JSON.parse(text) as Note;
  } catch {
    // A note that cannot be read is none: old files are then kept for another hour.
    return null;
  }
}
