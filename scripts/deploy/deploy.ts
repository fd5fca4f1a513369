import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { filesBelow } from '#scripts/lib/files.ts';
import { DeployError, isLasting, md5, type Target } from '#scripts/deploy/targets.ts';

/** What a deploy leaves at the target for the next one: the files of the release, and since when others are in none. */
const NOTE = '.deploy.json';
/** A file that is in no release any more stays for so long, ms: pages that are open may still ask for it. */
export const OLD_KEPT = 60 * 60_000;

interface Note {
  files: string[];
  /** Files of earlier releases, with the ISO time at which they were last part of one. */
  old: Record<string, string>;
}

export interface Deployed {
  /** Files brought and files that were there already. */
  brought: number;
  same: number;
  /** Old files taken away, and those that are still kept. */
  removed: number;
  kept: number;
}

export interface DeployOptions {
  /** Without the pictures under `/uploads`, which another host has. */
  pictures?: boolean;
  /** Now, in ms. */
  now?: number;
  say?: (words: string) => void;
}

/** Served by the own server and by nginx, and of no use to others. */
const SETTINGS = new Set(['nginx.conf']);
/** What leads to everything else: it changes last. */
const isEntry = (name: string): boolean =>
  /^(?:index\.html|sitemap\.xml|404\.html|search-words\.json|pagefind\/pagefind[^/]*\.(?:js|json))(?:\.br)?$/.test(
    name,
  );

/**
 * Brings a built site to where it is served: first what never changes under its name, then the pages, then what leads to them.
 * At every moment each page that is there finds its scripts, so one that is broken off leaves a working site, and the next
 * brings what is missing. What is there already is not brought again.
 * @throws DeployError, or what the target says
 */
export async function deploy(
  site: string,
  target: Target,
  { pictures = true, now = Date.now(), say = () => undefined }: DeployOptions = {},
): Promise<Deployed> {
  if (!existsSync(join(site, 'index.html')))
    throw new DeployError(`${site} holds no built site: run npm run build, or name its folder by --site.`);
  const wanted = (await filesBelow(site))
    .map((file) => relative(site, file))
    .filter(
      (name) =>
        (pictures || !name.startsWith('uploads/')) &&
        !(target.compresses && name.endsWith('.br')) &&
        !SETTINGS.has(name),
    );
  const before = await readNote(target);
  const there = await target.list();

  const missing: string[] = [];
  for (const name of wanted)
    if (!there || there.get(name) !== md5(await readFile(join(site, name)))) missing.push(name);
  // A place that cannot tell what is there has to remember what a deploy that is broken off brought.
  if (!there)
    await target.write(
      NOTE,
      JSON.stringify({ old: {}, ...before, files: [...new Set([...(before?.files ?? []), ...wanted])] } satisfies Note),
    );
  let brought = 0;
  for (const [words, part] of [
    ['what lasts', missing.filter(isLasting)],
    ['pages', missing.filter((name) => !isLasting(name) && !isEntry(name))],
    ['what leads to them', missing.filter(isEntry)],
  ] as const) {
    const count = await target.bring(site, part);
    brought += count;
    say(`${words}: ${count} files brought`);
  }

  const own = new Set(wanted);
  const found = there ? [...there.keys()] : [...(before?.files ?? []), ...Object.keys(before?.old ?? {})];
  const old: Record<string, string> = {};
  const outdated: string[] = [];
  for (const name of new Set(found)) {
    if (own.has(name) || name === NOTE) continue;
    // What nobody noted yet was left by a deploy that was broken off, or belonged to the release before.
    const since = before?.old[name] ?? new Date(now).toISOString();
    // Pictures are not the site's alone: without them in the release their host sees to them.
    if (!pictures && name.startsWith('uploads/')) continue;
    if (now - Date.parse(since) >= OLD_KEPT) outdated.push(name);
    else old[name] = since;
  }
  await target.remove(outdated);
  await target.write(NOTE, JSON.stringify({ files: wanted, old } satisfies Note));
  return { brought, same: wanted.length - brought, removed: outdated.length, kept: Object.keys(old).length };
}

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
