import type { Problem } from '#scripts/checks/run.ts';

/** What kind of file this is, by folder and suffix: it decides where the file runs and what it may import. */
export type Layer =
  | 'lib'
  | 'rules'
  | 'contract'
  | 'store'
  | 'browser'
  | 'island'
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
  if (file.endsWith('.astro') || /^src\/(?:pages|layouts)\//.test(file)) return 'page';
  if (file.startsWith('src/snapshot/')) return 'snapshot';
  if (file.endsWith('.rules.ts')) return 'rules';
  if (file.endsWith('.contract.ts')) return 'contract';
  if (file.startsWith('src/ui/')) return 'ui';
  if (file.endsWith('.tsx')) return 'island';
  if (file.endsWith('.store.ts') || file.startsWith('src/client/')) return 'store';
  return 'browser';
}

const browserSide: Layer[] = ['lib', 'rules', 'contract', 'store', 'browser', 'island', 'ui'];

/** Which layers a layer may import. Browser code never reaches server code, and nothing but tools reaches the demonstration. */
const allowed: Record<Layer, readonly Layer[]> = {
  lib: ['lib'],
  rules: ['lib', 'rules'],
  contract: ['lib', 'rules', 'contract'],
  store: ['lib', 'rules', 'contract', 'store', 'browser', 'ui'],
  browser: browserSide,
  island: browserSide,
  ui: ['lib', 'ui', 'store', 'browser'],
  page: [...browserSide, 'page', 'snapshot'],
  snapshot: ['lib', 'rules', 'contract', 'snapshot'],
  server: ['lib', 'rules', 'contract', 'server'],
  demo: ['lib', 'demo'],
  tool: ['lib', 'rules', 'contract', 'store', 'browser', 'island', 'ui', 'page', 'snapshot', 'server', 'demo', 'tool'],
};

/** Packages that work in Node only. */
const NODE_ONLY = /^(?:node:|@?fastify\b|pg$|kysely\b|sharp$|jose$|@sodaru\/)/;

/** The packages a layer may use: rules use none, contracts one that runs on both sides, the browser none of the server's. */
function mayUse(layer: Layer, name: string): boolean {
  if (layer === 'rules') return false;
  if (layer === 'contract') return name === 'yup';
  return (layer !== 'lib' && !browserSide.includes(layer)) || !NODE_ONLY.test(name);
}

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;
const isPackage = (wanted: string): boolean =>
  !/^[#./]/.test(wanted) && !wanted.includes('?') && !wanted.startsWith('virtual:');

/** Names every import that crosses a border it may not cross. */
export function importProblems(file: string, text: string): Problem[] {
  const layer = layerOf(file);
  if (layer === null || !/\.(?:ts|tsx|astro)$/.test(file)) return [];
  const problems: Problem[] = [];
  for (const match of text.matchAll(IMPORT)) {
    const wanted = match[1] ?? '';
    const line = text.slice(0, match.index).split('\n').length;
    if (isPackage(wanted)) {
      if (!mayUse(layer, wanted))
        problems.push({ file, line, message: `${layer} code may not use the package ${wanted}.` });
      continue;
    }
    const target = layerOf(targetOf(file, wanted));
    if (target === null || allowed[layer].includes(target)) continue;
    problems.push({ file, line, message: `${layer} code may not import ${target} code (${wanted}).` });
  }
  return problems;
}

/** The project path an import means. */
function targetOf(file: string, wanted: string): string {
  if (wanted === '#shop') return 'src/shop.config.ts';
  if (wanted.startsWith('#scripts/') || wanted.startsWith('#tests/')) return wanted.slice(1);
  if (wanted.startsWith('#')) return `src/${wanted.slice(1)}`;
  return new URL(wanted, `file:///${file}`).pathname.slice(1);
}
