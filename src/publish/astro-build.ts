import { join } from 'node:path';
import { type AstroInlineConfig, build } from 'astro';

/** Returns the settings by which Astro writes only below its root, where the packages are a link. */
export const ownFolder = (root: string): Pick<AstroInlineConfig, 'root' | 'cacheDir' | 'vite'> => ({
  root,
  cacheDir: join(root, '.cache', 'astro'),
  vite: {
    cacheDir: join(root, '.cache', 'vite'),
    // The bundler cannot read every sign that the packages' real path may hold.
    resolve: { preserveSymlinks: true },
  },
});

// Astro keeps temporary files in the working directory when the site's folder lies outside it.
if (import.meta.main) await build({ ...ownFolder(process.cwd()), logLevel: 'silent' });
