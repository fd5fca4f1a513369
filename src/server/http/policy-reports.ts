import type { FastifyInstance } from 'fastify';
import { HOUR, MINUTE } from '#lib/time.ts';
import { Refusal } from '#server/http/errors.ts';

/** Where browsers tell of what the policy of a page did not allow. */
export const POLICY_REPORTS = '/api/policy-reports';

/** The log has each kind of violation once in this time, ms, and no more than so many kinds. */
const PERIOD = HOUR;
const MOST_KINDS = 50;
/** Reports that one request is read for; browsers bundle them. */
const MOST_AT_ONCE = 10;

/** A violation without anything of the person: no address of the page beyond its kind, no path of what was blocked. */
export interface Violation {
  directive: string;
  /** The host, or what stands for one: `inline`, `eval`, a scheme. */
  blocked: string;
  /** The first part of the page's path. */
  page: string;
}

const wordOf = (value: unknown): string =>
  String(value ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9.:-]/g, '')
    .slice(0, 60);

/** What was blocked: of an address the host alone, and only the scheme where it is none of the web's. */
function blockedBy(value: unknown): string {
  const text = String(value ?? '').slice(0, 2000);
  const url = URL.parse(text);
  if (!url) return wordOf(text.split(/[/?#]/)[0]);
  return /^https?:$|^wss?:$/.test(url.protocol) ? wordOf(url.hostname) : wordOf(url.protocol);
}

function pageOf(value: unknown): string {
  const first = URL.parse(String(value ?? '').slice(0, 2000))?.pathname.split('/')[1] ?? '';
  return /^[\w-]{0,40}$/.test(first) && !/\d{4}/.test(first) ? `/${first}` : '/…';
}

/** Reads what browsers send: one report in the older form, or a list of them in the newer. */
export function readViolations(body: unknown): Violation[] {
  const list = (Array.isArray(body) ? body : [body]).slice(0, MOST_AT_ONCE);
  return list.flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null) return [];
    const held = one as { 'csp-report'?: unknown; type?: unknown; body?: unknown };
    const report = held['csp-report'] ?? (held.type === 'csp-violation' ? held.body : null);
    if (typeof report !== 'object' || report === null) return [];
    const said = report as Record<string, unknown>;
    const directive = wordOf(said['effectiveDirective'] ?? said['effective-directive'] ?? said['violated-directive']);
    const blocked = blockedBy(said['blockedURL'] ?? said['blocked-uri']);
    const page = pageOf(said['documentURL'] ?? said['document-uri']);
    return directive ? [{ directive, blocked, page }] : [];
  });
}

/**
 * Takes what browsers report of the policy of pages, from anybody, and puts each kind of violation into the log once an
 * hour: extensions of browsers cause most of them, and nobody may fill the log by them.
 */
export async function policyReports(scope: FastifyInstance, now: () => number, rateLimits: boolean): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    /^application\/(?:csp-report|reports\+json|json)\b/,
    { parseAs: 'string' },
    (_request, text, done) => {
      try {
        done(null, JSON.parse(String(text)));
      } catch {
        done(new Refusal(400, 'The report cannot be read.'));
      }
    },
  );
  let since = 0;
  const told = new Set<string>();
  const options = {
    schema: { hide: true } as never,
    bodyLimit: 16_384,
    ...(rateLimits ? { config: { rateLimit: { max: 30, timeWindow: MINUTE } } } : {}),
  };
  scope.post(POLICY_REPORTS, options, async (request, reply) => {
    if (now() - since > PERIOD) {
      since = now();
      told.clear();
    }
    for (const violation of readViolations(request.body)) {
      const key = `${violation.directive} ${violation.blocked} ${violation.page}`;
      if (told.has(key) || told.size >= MOST_KINDS) continue;
      told.add(key);
      request.log.warn(violation, 'a page did what its policy does not allow');
    }
    return reply.code(204).send();
  });
}
