/**
 * Adds `fetchpriority="low"` to the module scripts of a page, so that styles and the first picture load first on a slow
 * line.
 */
export function lowerScripts(html: string): string {
  return html.replaceAll('<script type="module" src=', '<script type="module" fetchpriority="low" src=');
}

/**
 * Takes the ids off a page's islands. Only hot reload uses them, and Astro makes them from the path of the folder in
 * which it works, so that the same site would differ from one data folder to another.
 */
export function withoutIslandIds(html: string): string {
  return html.replaceAll(/(<astro-island) uid="[^"]*"/g, '$1');
}

/**
 * Adds to each island the attribute `data-core` with the static imports of its renderer, so that `client:use` requests
 * React without waiting for the renderer.
 * @param importsOfFile returns the names of the static imports of a file in `_astro`
 */
export function nameCore(html: string, importsOfFile: (file: string) => string[]): string {
  return html.replaceAll(
    / renderer-url="\/_astro\/([^"]+)"/g,
    (path, file: string) => `${path} data-core="${importsOfFile(file).join(' ')}"`,
  );
}
