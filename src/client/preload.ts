/** Files that were asked for on this page, by path below the site's root. */
const asked = new Map<string, Promise<unknown>>();

/** Brings a style sheet; resolves when it applies or cannot be had, because a part without it still works. */
function bringStyle(file: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `/${file}` });
  const coming = new Promise((done) => (link.onload = link.onerror = done));
  document.head.append(link);
  return coming;
}

/** Brings a script into the browser's cache. @throws Error when it cannot be had */
async function bringScript(file: string): Promise<void> {
  const answer = await fetch(`/${file}`);
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}.`);
  // The cache has it when all of it has come.
  await answer.blob();
}

/** Brings a file once; a script that could not be had is asked for again the next time. */
function bring(file: string): Promise<unknown> {
  const coming = asked.get(file) ?? (file.endsWith('.css') ? bringStyle(file) : bringScript(file));
  asked.set(file, coming);
  coming.catch(() => asked.delete(file));
  return coming;
}

/**
 * Loads a part of the page after the files that it imports. It stands for Vite's own helper of this name, which is larger
 * and lets the browser import at once: a module that failed once is then lost until the page is loaded again.
 * @param load imports the part
 * @param files scripts and styles of the part, with its own
 * @throws Error when a file cannot be had, after the window's event `vite:preloadError`
 */
export async function __vitePreload<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  try {
    await Promise.all(files.map(bring));
    return await load();
  } catch (error) {
    dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}
