import { readFile, realpath } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Page } from '@playwright/test';
import { filesBelow } from '#publish/files.ts';
import type { Ground } from '#tests/attack/browser/ground.ts';
import { type Marks, marksIn } from '#tests/attack/browser/marks.ts';
import { lookAtText } from '#tests/attack/browser/look.ts';
import { policyFaults } from '#tests/attack/browser/headers.ts';

/** Texts of files that somebody may open; pictures and compressed copies hold no texts of their own. */
const TEXTUAL = /\.(?:html|xml|json|js|css|txt|svg|webmanifest|conf)$|\/_[a-z]+$/;

/** Returns what a text holds of persons: numbers, codes, secrets, and texts that they wrote. */
export function leaksIn(text: string, { secrets }: Pick<Ground, 'secrets'>, marks: Marks): string[] {
  const own = marks.personalIn(text);
  // A number may stand within a longer one, such as a time.
  const held = [...secrets].filter(
    (secret) =>
      text.includes(secret) && (!/^\d+$/.test(secret) || new RegExp(`(?<![\\d.])${secret}(?!\\d)`).test(text)),
  );
  return [
    ...(own.length > 0 ? [`a text that a person wrote: ${marks.tell(own)}`] : []),
    ...held.slice(0, 3).map((secret) => `“${secret.slice(0, 24)}”, which is a person’s number, code or secret`),
  ];
}

/** Looks at every file of the built site: what runs, what it holds of persons, and the policy of each page. */
export async function lookAtSite(
  page: Page,
  ground: Ground,
  marks: Marks,
): Promise<{ faults: string[]; pages: number; seen: Set<string> }> {
  const site = await realpath(join(ground.dataDir, 'site', 'current'));
  const faults: string[] = [];
  const seen = new Set<string>();
  let pages = 0;
  const files = (await filesBelow(site)).filter((file) => TEXTUAL.test(file));
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    const name = relative(site, file);
    faults.push(...leaksIn(text, ground, marks).map((leak) => `the built file ${name} holds ${leak}`));
    const person = ground.persons.find((one) => text.includes(one));
    if (person) faults.push(`the built file ${name} holds “${person}” of a person`);
    if (name.endsWith('.html')) {
      pages += 1;
      faults.push(...policyFaults(name, text).map((fault) => `the built page ${name} ${fault}`));
    }
    if (marksIn(text).length === 0) continue;
    if (/\.(?:html|xml|svg)$/.test(name)) {
      const found = await lookAtText(page, text, name.endsWith('.html') ? 'text/html' : 'application/xml');
      for (const mark of found.seen) seen.add(mark);
      faults.push(...found.faults.map((fault) => `the built page ${name} has ${fault}`));
    } else faults.push(...fileFaults(name, text));
    if (faults.length > 50) break;
  }
  return { faults, pages, seen };
}

/** Looks at the HTML of policies as calls tell it, which earlier clients put into their pages. */
export async function lookAtPolicies(page: Page, ground: Ground): Promise<string[]> {
  const faults: string[] = [];
  for (const kind of ['privacy-policy', 'shipping', 'payment-refund', 'term-condition']) {
    const { text } = await ground.ask(`GET /api/user/${kind}`);
    const html: string[] = [];
    JSON.parse(text, (name, value) => {
      if (name === 'data' && typeof value === 'string') html.push(value);
      return value as unknown;
    });
    const found = await lookAtText(page, html.join('\n'));
    faults.push(...found.faults.map((fault) => `GET /api/user/${kind} tells ${fault}`));
    if (html.length === 0) faults.push(`GET /api/user/${kind} tells no policy, so nothing was looked at`);
  }
  return faults;
}

/** Returns the faults of a file of texts that is no page. */
function fileFaults(name: string, text: string): string[] {
  if (/^_|\.(?:conf|txt)$/.test(name)) return [`the built file ${name} holds a text of the catalogue`];
  if (!/\.(?:json|webmanifest)$/.test(name)) return [];
  try {
    JSON.parse(text);
    return [];
  } catch {
    return [`the built file ${name} cannot be read any more`];
  }
}

/** Returns everything that a browser keeps for the page's site, as text: storage with databases, and caches. */
export const keptByBrowser = (page: Page): Promise<{ stored: string; cached: string }> =>
  page.evaluate(async () => {
    const parts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.cookie];
    for (const { name = '', version } of await indexedDB.databases()) {
      const opened = await new Promise<IDBDatabase | null>((done) => {
        const request = indexedDB.open(name, version);
        request.onsuccess = () => done(request.result);
        request.onerror = () => done(null);
      });
      for (const store of opened?.objectStoreNames ?? []) {
        const rows = await new Promise<unknown>((done) => {
          const request = opened?.transaction(store).objectStore(store).getAll();
          if (request) request.onsuccess = () => done(request.result);
        });
        parts.push(`${name} ${store} ${JSON.stringify(rows)}`);
      }
      opened?.close();
    }
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const type = answer?.headers.get('content-type') ?? '';
        cached.push(`${name} ${request.url} ${/text|json|xml/.test(type) ? await answer?.text() : ''}`);
      }
    }
    return { stored: parts.join('\n'), cached: cached.join('\n') };
  });
