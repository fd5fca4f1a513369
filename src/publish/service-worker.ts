import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

/**
 * Bundles the service worker and returns its source. It must be stored in the root of the site to serve all its pages.
 * @param folder folder of the site
 * @param root copy of the program in which Astro built the site
 */
export async function bundleServiceWorker(folder: string, root: string): Promise<string> {
  const part = join(folder, '.worker');
  await build({
    root,
    resolve: { preserveSymlinks: true },
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: part,
      emptyOutDir: true,
      minify: true,
      lib: {
        entry: join(root, 'src/client/offline-worker.ts'),
        formats: ['iife'],
        name: 'offline',
        fileName: () => 'sw.js',
      },
    },
  });
  const source = await readFile(join(part, 'sw.js'), 'utf8');
  await rm(part, { recursive: true });
  return source;
}
