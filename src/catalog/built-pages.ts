import { existsSync } from 'node:fs';
import { resolveAddress } from '#lib/routes.ts';

/** True when the page behind an address exists: a menu never leads nowhere while the shop grows. */
export function isBuilt(href: string): boolean {
  const resolved = resolveAddress(href);
  if (resolved === null || !('page' in resolved)) return false;
  return [`src/pages${resolved.page}.astro`, `src/pages${resolved.page}/index.astro`].some((file) => existsSync(file));
}
