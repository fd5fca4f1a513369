import type { IncomingMessage, ServerResponse } from 'node:http';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { dev } from 'astro';
import type { Plugin } from 'vite';
import { listPath } from '#domain/catalogue/list-path.rules.ts';
import { resolvePath } from '#lib/routes.ts';
import { packagesFolder } from '#publish/work-folder.ts';

/** Paths that the API answers; it also answers every request other than GET and HEAD. */
const API = ['/api', '/uploads', '/hooks', '/test-gateway', '/healthz', '/readyz'];
/** Path prefix of requests that are passed to the API. */
const TO_API = '/to-the-api';

/** Files of the search, which are not pages. */
const SEARCH = /^\/(?:pagefind\/[\w.-]+(?:\/[\w.-]+)*|names\/[\w.-]+|search-words\.json)$/;

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

/** A service worker that takes itself away: one that `npm start` left at this URL would answer with old pages. */
const NO_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', () => self.registration.unregister());`;

interface DevSite {
  port: number;
  /** Origin of the running API. */
  api: string;
  /** Folder of the search index. */
  index: string;
}

interface DevServer {
  stop(): Promise<void>;
  /** Reloads open pages with the present catalogue. */
  renew(): void;
}

/** Starts the development server: pages and islands with hot reload, and everything else from the API, at one URL. */
export async function serveWhileWriting({ port, api, index }: DevSite): Promise<DevServer> {
  const site = await dev({
    root: resolve('.'),
    server: { port, host: true },
    logLevel: 'warn',
    vite: {
      plugins: [pathsOfTheShop(index)],
      server: {
        strictPort: true,
        proxy: {
          [TO_API]: { target: api, rewrite: (path: string) => path.slice(TO_API.length) },
          ...Object.fromEntries(API.map((path) => [`^${path}(?:[/?]|$)`, { target: api }])),
        },
        // Packages may lie above a copy of the project.
        fs: { allow: [resolve('.'), packagesFolder()] },
      },
    },
  });
  // The module that holds what is sold counts as saved: it is read anew, and open pages reload.
  const renew = (): void => void site.watcher.emit('change', resolve('src/publish/snapshot/snapshot.ts'));
  return { stop: () => site.stop(), renew };
}

/** Returns the Vite plugin that maps the shop's paths to Astro's pages, and serves the search index. */
function pathsOfTheShop(index: string): Plugin {
  return {
    name: 'paths-of-the-shop',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        void answer(request, response, index).then((done) => done || next(), next);
      });
    },
  };
}

/**
 * Answers a request for the search index, the service worker or a redirect and returns true. Otherwise returns false
 * and rewrites its URL: to the page of the path or, unless GET or HEAD, to the API.
 */
async function answer(request: IncomingMessage, response: ServerResponse, index: string): Promise<boolean> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    request.url = `${TO_API}${request.url}`;
    return false;
  }
  const [pathname = '/', ...query] = (request.url ?? '/').split('?');
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  if (pathname === '/sw.js') {
    response.setHeader('content-type', 'text/javascript').end(NO_WORKER);
    return true;
  }
  if (SEARCH.test(pathname)) return sendFile(join(index, pathname), response);
  if (!request.headers.accept?.includes('text/html')) return false;
  const path = decodeURIComponent(pathname);
  const resolved = resolvePath(path);
  if (resolved && 'redirect' in resolved) return redirect(response, 301, encodeURI(resolved.redirect) + search);
  const moved = listPath(path + search);
  if (moved !== path + search) return redirect(response, 302, moved);
  if (resolved) request.url = encodeURI(resolved.page) + search;
  return false;
}

function redirect(response: ServerResponse, status: number, location: string): true {
  response.writeHead(status, { location }).end();
  return true;
}

async function sendFile(file: string, response: ServerResponse): Promise<boolean> {
  if (!(await stat(file).catch(() => null))?.isFile()) return false;
  response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
  createReadStream(file).pipe(response);
  return true;
}
