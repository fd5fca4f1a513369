import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Figures } from '#tests/bench/kept.ts';
import { filesBelow } from '#publish/files.ts';
import { withImports } from '#publish/page-scripts.ts';

/** Islands of a built site: their number, and the gzip bytes of their scripts. */
export interface Islands {
  count: number;
  /** Bytes of the scripts shared by all islands: React and its renderer. */
  renderer: number;
  /** Bytes by component: its scripts and their static imports, without the shared ones. */
  each: Figures;
}

/** Measures the scripts of all islands on the pages of a built site, in bytes after gzip. */
export async function weighIslands(site: string): Promise<Islands> {
  const components = new Map<string, string>();
  const renderers = new Set<string>();
  for (const file of (await filesBelow(site)).filter((name) => name.endsWith('.html')).sort())
    for (const [island] of (await readFile(file, 'utf8')).matchAll(/<astro-island [^>]*>/g)) {
      const attribute = (name: string): string => new RegExp(` ${name}="([^"]+)"`).exec(island)?.[1] ?? '';
      components.set(attribute('component-export'), attribute('component-url'));
      renderers.add(attribute('renderer-url'));
    }
  const shared = withImports(site, [...renderers]);
  const weigh = async (scripts: readonly string[]): Promise<number> => {
    const files = await Promise.all(scripts.map((script) => readFile(join(site, script))));
    return files.reduce((sum, file) => sum + gzipSync(file).length, 0);
  };
  const each: Figures = {};
  for (const [name, script] of [...components].sort(([one], [other]) => (one < other ? -1 : 1)))
    each[name] = await weigh(withImports(site, [script]).filter((one) => !shared.includes(one)));
  return { count: components.size, renderer: await weigh(shared), each };
}
