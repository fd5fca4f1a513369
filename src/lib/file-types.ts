// By hand: a site has sixteen kinds of files; mrmime has the kinds of the world and no character sets.

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.mp4': 'video/mp4',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/**
 * Returns the content type of a file by the ending of its name; `application/octet-stream` when the ending is unknown.
 */
export const typeOfFile = (name: string): string =>
  TYPES[/\.[^.]*$/.exec(name)?.[0] ?? ''] ?? 'application/octet-stream';
