/**
 * Gives the module scripts of a page low priority, so that on a slow line styles and the first picture come before
 * them.
 */
export function lowerScripts(html: string): string {
  return html.replaceAll('<script type="module" src=', '<script type="module" fetchpriority="low" src=');
}

/**
 * Names beside each island what its renderer imports (`data-core`), so that `client:use` asks for React's own file at
 * once and not a round trip later.
 * @param importsOfFile names of the files that a file of `_astro` imports
 */
export function nameCore(html: string, importsOfFile: (file: string) => string[]): string {
  return html.replaceAll(
    / renderer-url="\/_astro\/([^"]+)"/g,
    (path, file: string) => `${path} data-core="${importsOfFile(file).join(' ')}"`,
  );
}
