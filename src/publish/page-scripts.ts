import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the names of the scripts that a built script imports statically from its own folder. */
export function importsOf(script: string): string[] {
  const found = script.matchAll(/(?:^|[;}\s])import\b[^"'();]*["']\.\/([^"']+)["']/g);
  return [...found].map(([, name = '']) => name);
}

/** Returns the given scripts of a built site and all their static imports, as paths such as `/_astro/x.js`. */
export function withImports(site: string, scripts: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const name of importsOf(readFileSync(join(site, file), 'utf8'))) visit(`/_astro/${name}`);
  };
  for (const script of scripts) visit(script);
  return [...found];
}

/** Returns the module scripts of a built page and all their static imports, as paths such as `/_astro/x.js`. */
export function scriptsOf(site: string, html: string): string[] {
  const sources = [...html.matchAll(/<script[^>]+type="module"[^>]+src="(\/[^"]+)"/g)];
  return withImports(
    site,
    sources.map(([, source = '']) => source),
  );
}

/** Returns the scripts that the given scripts import dynamically, and the static imports of these. */
export function laterScriptsOf(site: string, scripts: readonly string[]): string[] {
  const later = scripts.flatMap((script) =>
    [...readFileSync(join(site, script), 'utf8').matchAll(/import\(["'`]\.\/([\w.-]+\.js)["'`]\)/g)].map(
      ([, name = '']) => `/_astro/${name}`,
    ),
  );
  return withImports(site, later);
}

/** Returns the scripts of a page, of its islands and of their renderers, with all static imports. */
export function islandScriptsOf(site: string, html: string): string[] {
  const islands = [...html.matchAll(/(?:component|renderer)-url="(\/[^"]+)"/g)].map(([, source = '']) => source);
  return [...new Set([...scriptsOf(site, html), ...withImports(site, islands)])];
}
