import { mkdir, readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { resolveAddress } from '#lib/routes.ts';
import { errorBody } from '#server/http/errors.ts';
import { countStrays, isCall } from '#server/http/rate-limits.ts';

/** Assets whose name holds a digest of their content never change. */
const LASTING = /^\/(?:_astro|uploads|fonts)\//;

/**
 * Serves the built site from a folder whose content may be switched while it runs.
 * Pages are found through the route table; everything else is a file of the build.
 * @param movedTo where an older form of an address (path and query) is served today; any other it gives back
 */
export async function serveSite(
  app: FastifyInstance,
  root: string,
  movedTo: (address: string) => string,
): Promise<void> {
  // The folder itself may be a link that does not exist before the first build; its parent does.
  const parent = dirname(root);
  await mkdir(parent, { recursive: true });
  await app.register(fastifyStatic, { root: parent, serve: false, preCompressed: true, cacheControl: false });

  app.setNotFoundHandler({ preHandler: countStrays(app) }, async (request, reply) => {
    if (isCall(request)) return reply.code(404).send(errorBody('That page or record does not exist.'));
    const [pathname = '', ...query] = request.url.split('?');
    const search = query.length > 0 ? `?${query.join('?')}` : '';
    // One release answers the whole request: a file that is measured in one and read from the next is cut, or hangs.
    const release = await realpath(root).catch(() => root);
    const path = decoded(pathname);
    if (path === null) return notThere(reply, release);
    const resolved = resolveAddress(path);
    if (resolved && 'redirect' in resolved) return reply.redirect(encodeURI(resolved.redirect) + search, 301);
    const moved = movedTo(path + search);
    if (moved !== path + search) return reply.redirect(moved, 302);
    const file = resolved ? join(resolved.page, 'index.html') : path;
    if (!(await isFile(join(release, file)))) return notThere(reply, release);
    reply.header('cache-control', LASTING.test(file) ? 'public, max-age=31536000, immutable' : 'public, no-cache');
    if (file.endsWith('.html')) await pageHeaders(reply, release, file);
    if (resolved?.route.missing) void reply.code(404).header('cache-control', 'no-cache');
    return reply.sendFile(file, release);
  });
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

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isFile() ?? false;
}

async function notThere(reply: FastifyReply, release: string): Promise<FastifyReply> {
  reply.code(404).header('cache-control', 'no-cache');
  if (!(await isFile(join(release, '404.html')))) return reply.send(errorBody('That page does not exist.'));
  await pageHeaders(reply, release, '/404.html');
  return reply.sendFile('404.html', release);
}

/** The two headers by which browsers report, as the build wrote them for other hosts; kept while the release stays. */
const reporting = new Map<string, [name: string, value: string][]>();
const REPORTING = /^ {2}(Content-Security-Policy-Report-Only|Reporting-Endpoints): (.+)$/gm;

async function reportingHeaders(release: string): Promise<[name: string, value: string][]> {
  const known = reporting.get(release);
  if (known) return known;
  const text = await readFile(join(release, '_headers'), 'utf8').catch(() => '');
  const found = [...text.matchAll(REPORTING)].map(([, name = '', value = '']): [string, string] => [name, value]);
  reporting.clear();
  reporting.set(release, found);
  return found;
}

/** What a page's own policy cannot say: browsers ignore these in a meta element. */
async function pageHeaders(reply: FastifyReply, release: string, file: string): Promise<void> {
  reply.header('content-security-policy', "frame-ancestors 'self'");
  for (const [name, value] of await reportingHeaders(release)) reply.header(name, value);
  if (file.startsWith('/update-address-person')) reply.header('referrer-policy', 'no-referrer');
}
