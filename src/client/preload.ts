/** Files that were asked for on this page, by path. */
const asked = new Map<string, Promise<unknown>>();

/** Asks for a file of a part of the page once; resolves when a style sheet is there, which must not come after its part. */
function ask(file: string): Promise<unknown> {
  const known = asked.get(file);
  if (known) return known;
  const isStyle = file.endsWith('.css');
  const link = Object.assign(document.createElement('link'), {
    rel: isStyle ? 'stylesheet' : 'modulepreload',
    href: `/${file}`,
  });
  const coming = isStyle ? new Promise((done) => (link.onload = link.onerror = done)) : Promise.resolve();
  asked.set(file, coming);
  document.head.append(link);
  return coming;
}

/**
 * Loads a part of the page and, side by side with it, the files that it imports. It stands for Vite's own helper of this
 * name, which is four times as large on every page because it serves other ways to build.
 * @param load imports the part
 * @param files scripts and styles of the part below the site's root
 * @throws Error of the import, after the window's event `vite:preloadError`
 */
export async function __vitePreload<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  await Promise.all(files.map(ask));
  return load().catch((error: unknown) => {
    dispatchEvent(new Event('vite:preloadError'));
    throw error;
  });
}
