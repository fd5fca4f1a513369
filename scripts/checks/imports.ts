import { readModule } from '#scripts/checks/modules.ts';
import { publicParts } from '#scripts/checks/public-parts.ts';
import type { Problem } from '#scripts/checks/problem.ts';

/** What kind of file this is, by folder and suffix: it decides where the file runs and what it may import. */
export type Layer =
  | 'lib'
  | 'texts'
  | 'rules'
  | 'contract'
  | 'store'
  | 'browser'
  | 'island'
  | 'part'
  | 'layout'
  | 'page'
  | 'snapshot'
  | 'ui'
  | 'server'
  | 'demo'
  | 'tool';

/** The layer of a file of the project; null for what is no source. */
function layerOf(file: string): Layer | null {
  if (/^(?:scripts|tests)\//.test(file)) return 'tool';
  if (!file.startsWith('src/')) return null;
  if (file === 'src/shop.config.ts' || file.startsWith('src/lib/')) return 'lib';
  if (file.startsWith('src/demo/')) return 'demo';
  if (file.startsWith('src/server/') || /\.(?:routes|repo|service)\.ts$/.test(file)) return 'server';
  if (file.startsWith('src/pages/')) return 'page';
  if (file.startsWith('src/layouts/')) return 'layout';
  if (/\.(?:astro|head\.ts)$/.test(file)) return 'part';
  if (file.startsWith('src/snapshot/')) return 'snapshot';
  if (file.endsWith('.texts.ts')) return 'texts';
  if (file.endsWith('.rules.ts')) return 'rules';
  if (file.endsWith('.contract.ts')) return 'contract';
  if (file.startsWith('src/ui/')) return 'ui';
  if (file.endsWith('.tsx')) return 'island';
  if (file.endsWith('.store.ts') || file.startsWith('src/client/')) return 'store';
  return 'browser';
}

const browserSide: Layer[] = ['lib', 'texts', 'rules', 'contract', 'store', 'browser', 'island', 'ui'];

/**
 * Which layers a layer may import. Browser code never reaches server code, and nothing but tools reaches the demonstration.
 * Layouts are made of parts, so that no part imports a layout: a page puts one round its parts.
 */
const allowed: Record<Layer, readonly Layer[]> = {
  lib: ['lib'],
  texts: ['lib', 'rules'],
  rules: ['lib', 'texts', 'rules'],
  contract: ['lib', 'rules', 'contract'],
  store: ['lib', 'rules', 'contract', 'store', 'browser', 'ui'],
  browser: browserSide,
  island: browserSide,
  ui: ['lib', 'ui', 'store', 'browser'],
  part: [...browserSide, 'part', 'snapshot'],
  layout: [...browserSide, 'part', 'layout', 'snapshot'],
  page: [...browserSide, 'part', 'layout', 'snapshot'],
  snapshot: ['lib', 'rules', 'contract', 'snapshot'],
  server: ['lib', 'rules', 'contract', 'server'],
  demo: ['lib', 'demo'],
  tool: [...browserSide, 'part', 'layout', 'page', 'snapshot', 'server', 'demo', 'tool'],
};

/** Packages that work in Node only. */
const NODE_ONLY = /^(?:node:|@?fastify\b|pg$|kysely\b|sharp$|jose$|@sodaru\/)/;

/** The packages a layer may use: texts and rules use none, contracts one that runs on both sides, the browser none of the server's. */
function mayUse(layer: Layer, name: string): boolean {
  if (layer === 'rules' || layer === 'texts') return false;
  if (layer === 'contract') return name === 'yup';
  return (layer !== 'lib' && !browserSide.includes(layer)) || !NODE_ONLY.test(name);
}

const isPackage = (wanted: string): boolean =>
  !/^[#./]/.test(wanted) && !wanted.includes('?') && !wanted.startsWith('virtual:');

/** Where the server's kernel meets the features. */
const COMPOSITION = 'src/server/features.ts';

/** Parts of the ground that every feature stands on, which know none of them. */
const GROUND = /^src\/(?:lib|client|ui|server)\//;

/** The feature whose folder a file lies in; null for what lies in none. */
export const featureOf = (file: string): string | null => /^src\/features\/([^/]+)\//.exec(file)?.[1] ?? null;

/** True for what a feature offers to others. */
function isOffered(target: string, feature: string): boolean {
  const name = target.slice(`src/features/${feature}/`.length);
  return /\.(?:contract|rules)\.ts$/.test(name) || (publicParts[feature] ?? []).includes(name);
}

/** Why a file may not import another of the project; null when it may. */
function borderBetween(file: string, target: string): string | null {
  const [from, to] = [layerOf(file), layerOf(target)];
  if (from === null || to === null) return null;
  if (!allowed[from].includes(to)) return `${from} code may not import ${to} code`;
  const [own, other] = [featureOf(file), featureOf(target)];
  if (other === null || own === other) return null;
  if (GROUND.test(file) && file !== COMPOSITION) return `${file.split('/').slice(0, 2).join('/')} knows no feature`;
  if (own !== null && !isOffered(target, other))
    return `${other} offers its contracts, its rules and what scripts/checks/public-parts.ts names; this is its own`;
  return null;
}

/** Names every import that crosses a border it may not cross, and statements of the store outside its files. */
export function importProblems(file: string, text: string): Problem[] {
  const layer = layerOf(file);
  if (layer === null || !/\.(?:ts|tsx|astro)$/.test(file)) return [];
  const { imports, queries } = readModule(file, text);
  const problems = imports.flatMap(({ wanted, line }): Problem[] => {
    if (isPackage(wanted))
      return mayUse(layer, wanted) ? [] : [{ file, line, message: `${layer} code may not use the package ${wanted}.` }];
    const why = borderBetween(file, targetOf(file, wanted));
    return why === null ? [] : [{ file, line, message: `${why} (${wanted}).` }];
  });
  if (layer !== 'tool' && !file.endsWith('.repo.ts') && !file.startsWith('src/server/db/'))
    for (const line of queries) problems.push({ file, line, message: 'statements of the store stand in .repo.ts.' });
  return problems;
}

/**
 * Names circles of features that import each other, by the files that close them, and public parts that no other feature
 * takes. Looks at all sources together.
 * @param sources texts by file
 */
export function featureProblems(sources: ReadonlyMap<string, string>): Problem[] {
  const uses = new Map<string, Map<string, Problem>>();
  const taken = new Set<string>();
  for (const [file, text] of sources) {
    const own = featureOf(file);
    if (own === null || !/\.(?:ts|tsx|astro)$/.test(file)) continue;
    const used = uses.get(own) ?? new Map<string, Problem>();
    uses.set(own, used);
    for (const { wanted, line } of readModule(file, text).imports) {
      const target = targetOf(file, wanted);
      const other = featureOf(target);
      if (other === null || other === own) continue;
      taken.add(target);
      used.set(other, used.get(other) ?? { file, line, message: '' });
    }
  }
  return [...circles(uses), ...unusedParts(taken)];
}

/** A problem for each circle, at the import that closes it. */
function circles(uses: ReadonlyMap<string, ReadonlyMap<string, Problem>>): Problem[] {
  const problems: Problem[] = [];
  const done = new Set<string>();
  const follow = (feature: string, way: readonly string[]): void => {
    for (const [other, closing] of uses.get(feature) ?? []) {
      const at = way.indexOf(other);
      if (at >= 0)
        problems.push({ ...closing, message: `features in a circle: ${[...way.slice(at), other].join(' → ')}.` });
      else if (!done.has(other)) follow(other, [...way, other]);
    }
    done.add(feature);
  };
  for (const feature of uses.keys()) if (!done.has(feature)) follow(feature, [feature]);
  return problems;
}

const unusedParts = (taken: ReadonlySet<string>): Problem[] =>
  Object.entries(publicParts)
    .flatMap(([feature, names]) => names.map((name) => `src/features/${feature}/${name}`))
    .filter((part) => !taken.has(part))
    .map((part) => ({
      file: 'scripts/checks/public-parts.ts',
      line: 1,
      message: `${part} is offered, and no other feature takes it.`,
    }));

/** The project path an import means, without what it asks of the bundler. */
export function targetOf(file: string, wanted: string): string {
  const [path = ''] = wanted.split('?');
  if (path === '#shop') return 'src/shop.config.ts';
  if (path.startsWith('#scripts/') || path.startsWith('#tests/')) return path.slice(1);
  if (path.startsWith('#')) return `src/${path.slice(1)}`;
  return new URL(path, `file:///${file}`).pathname.slice(1);
}
