import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names of the files beside it that a built script imports at once. */
export function importsOf(script: string): string[] {
  const found = script.matchAll(/(?:^|[;}\s])import\s*(?:[^"'();]*?from\s*)?["']\.\/([^"']+)["']/g);
  return [...found].map(([, name = '']) => name);
}

/** The scripts a built page loads by itself, with everything they import at once; addresses below the site's folder. */
export function scriptsOf(site: string, html: string): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const name of importsOf(readFileSync(join(site, file), 'utf8'))) visit(`/_astro/${name}`);
  };
  for (const [, source] of html.matchAll(/<script[^>]+type="module"[^>]+src="([^"]+)"/g))
    if (source?.startsWith('/')) visit(source);
  return [...found];
}
