import { readFile, realpath } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ownHeaders } from '#lib/page-headers.ts';
import { resolvePath } from '#lib/routes.ts';
import { errorBody } from '#server/http/errors.ts';
import { said } from '#lib/said.ts';
import * as say from '#server/http/http.texts.ts';
import { type OpenedFile, openFile, sendOpened } from '#server/http/opened-file.ts';
import { countStrays, isCall } from '#server/http/rate-limits.ts';

/** Paths of files whose name contains a digest of their content, so that they never change. */
const LASTING = /^\/(?:_astro|uploads|fonts)\//;

/**
 * Serves the built site as fallback for URLs without a route: pages by the site's route table, other paths as files,
 * otherwise the 404 page. `root` may be switched to another release at any time.
 * @param movedTo returns the current path for an outdated path with query; other paths unchanged
 */
export function serveSite(app: FastifyInstance, root: string, movedTo: (path: string) => string): void {
  app.setNotFoundHandler({ preHandler: countStrays(app) }, async (request, reply) => {
    if (isCall(request)) return reply.code(404).send(errorBody(said(say, 'notFound')));
    const [pathname = '', ...query] = request.url.split('?');
    const search = query.length > 0 ? `?${query.join('?')}` : '';
    const path = decoded(pathname);
    const resolved = path === null ? null : resolvePath(path);
    if (resolved && 'redirect' in resolved) return reply.redirect(encodeURI(resolved.redirect) + search, 301);
    const moved = path === null ? null : movedTo(path + search);
    if (moved !== null && moved !== path + search) return reply.redirect(moved, 302);
    const file = resolved ? join(resolved.page, 'index.html') : path;
    const { opened, headers, missing } = await fromOneRelease(root, (release) => look(request, release, file));
    reply.headers(headers);
    if (missing || resolved?.route.missing) void reply.code(404).header('cache-control', 'no-cache');
    else
      reply.header(
        'cache-control',
        LASTING.test(file ?? '') ? 'public, max-age=31536000, immutable' : 'public, no-cache',
      );
    return opened ? sendOpened(request, reply, opened) : reply.send(errorBody(said(say, 'noPage')));
  });
}

/** Answer of one release to a request. */
interface Found {
  /** The file itself, or the 404 page; null when the release has neither. */
  opened: OpenedFile | null;
  headers: Record<string, string>;
  missing: boolean;
  /** False when a file was missing, which may be because the release was being deleted. */
  whole: boolean;
}

/**
 * Answers a request from one release, even when another is published during it. Tries again with the new release when a
 * file was missing because the old one is being deleted.
 */
async function fromOneRelease(root: string, lookIn: (release: string) => Promise<Found>): Promise<Found> {
  const present = (): Promise<string> => realpath(root).catch(() => root);
  for (let release = await present(); ;) {
    const found = await lookIn(release);
    const now = found.whole ? release : await present();
    if (now === release) return found;
    await found.opened?.handle.close();
    release = now;
  }
}

async function look(request: FastifyRequest, release: string, file: string | null): Promise<Found> {
  // A file has one path: the same path written otherwise is another one, where nothing is.
  const isOne = file !== null && posix.normalize(file) === file;
  const own = isOne ? await openFile(join(release, file), request) : null;
  const opened = own ?? (await openFile(join(release, '404.html'), request));
  const page = own ? (file ?? '') : '/404.html';
  const [headers, whole] = opened && page.endsWith('.html') ? await pageHeaders(release, page) : [{}, true];
  return { opened, headers, missing: !own, whole: whole && (isOne ? own : opened) !== null };
}

function decoded(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname);
    // Two slashes at the beginning, or one the other way round, name another host to a browser.
    return /^\/\/|[\0\\]/.test(path) || path.split('/').includes('..') ? null : path;
  } catch {
    return null;
  }
}

/** Cache of the two reporting headers in the build's `_headers`, for the last release. */
const reporting = new Map<string, [name: string, value: string][]>();
const REPORTING = /^ {2}(Content-Security-Policy-Report-Only|Reporting-Endpoints): (.+)$/gm;

async function reportingHeaders(release: string): Promise<[name: string, value: string][] | null> {
  const known = reporting.get(release);
  if (known) return known;
  const text = await readFile(join(release, '_headers'), 'utf8').catch(() => null);
  if (text === null) return null;
  const found = [...text.matchAll(REPORTING)].map(([, name = '', value = '']): [string, string] => [name, value]);
  reporting.clear();
  reporting.set(release, found);
  return found;
}

/** Returns a page's headers that its meta elements cannot set, and whether the release's `_headers` file exists. */
async function pageHeaders(release: string, page: string): Promise<[headers: Record<string, string>, whole: boolean]> {
  const found = await reportingHeaders(release);
  const headers = { 'content-security-policy': "frame-ancestors 'self'", ...Object.fromEntries(found ?? []) };
  const own = ownHeaders(page.replace(/\/index\.html$/, '')).map(([name, value]) => [name.toLowerCase(), value]);
  return [{ ...headers, ...Object.fromEntries(own) }, found !== null];
}
