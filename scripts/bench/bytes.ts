import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fixtureFolder } from '#scripts/fixture.ts';
import { scriptsOf } from '#scripts/lib/page-scripts.ts';

/** The built site of the fixture. */
export const site = join(fixtureFolder, 'site', 'current');

/** Address of some page of one record, by its folder: `sweets-info`. */
export function firstOf(folder: string): string {
  const first = readdirSync(join(site, folder)).find((name) => /^[0-9a-f]{24}$/.test(name));
  return `/${folder}/${first ?? ''}`;
}

/** Prints the bytes after gzip of every kind of page and of what it loads by itself. */
export function printBytes(say: (line: string) => void): void {
  say('page                      HTML gzip   script before interaction gzip');
  for (const page of [
    '/',
    '/sweets',
    firstOf('sweets-info'),
    '/invitation',
    '/decorations',
    '/contact-us',
    '/signup',
  ]) {
    const html = readFileSync(join(site, page, 'index.html'), 'utf8');
    const scripts = scriptsOf(site, html).reduce(
      (sum, file) => sum + gzipSync(readFileSync(join(site, file))).length,
      0,
    );
    say(
      `${page.slice(0, 24).padEnd(26)}${String(gzipSync(html).length).padStart(6)} B    ${String(scripts).padStart(6)} B`,
    );
  }
}
