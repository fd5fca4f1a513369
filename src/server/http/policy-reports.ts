import type { FastifyInstance } from 'fastify';
import { isRecord } from '#lib/narrow.ts';
import { HOUR, MINUTE } from '#lib/time.ts';
import { Refusal } from '#server/http/errors.ts';
import * as say from '#server/http/http.texts.ts';
import { said } from '#lib/said.ts';

/** Path where browsers report violations of a page's content security policy. */
export const POLICY_REPORTS = '/api/policy-reports';

/** Time in which each kind of violation is logged once, ms, and largest number of kinds in it. */
const PERIOD = HOUR;
const MOST_KINDS = 50;
/** Largest number of reports read from one request; browsers bundle them. */
const MOST_AT_ONCE = 10;

/**
 * Violation without anything about the person: only the first part of the page's path, and no path of what was blocked.
 */
export interface Violation {
  directive: string;
  /** Host of what was blocked, or a word for it such as `inline`, `eval` or a scheme. */
  blocked: string;
  /** First part of the page's path. */
  page: string;
}

const wordOf = (value: unknown): string =>
  String(value ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9.:-]/g, '')
    .slice(0, 60);

/**
 * Returns the blocked resource of a report: the host of a web URL, the scheme of another, or a keyword such as
 * `inline`.
 */
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

/**
 * Parses the violations in a request's body, at most `MOST_AT_ONCE`: a single report in the older format or a list in
 * the newer. Skips invalid ones.
 */
export function readViolations(body: unknown): Violation[] {
  const list = (Array.isArray(body) ? body : [body]).slice(0, MOST_AT_ONCE);
  return list.flatMap((one: unknown) => {
    if (!isRecord(one)) return [];
    const report = one['csp-report'] ?? (one['type'] === 'csp-violation' ? one['body'] : null);
    if (!isRecord(report)) return [];
    const directive = wordOf(
      report['effectiveDirective'] ?? report['effective-directive'] ?? report['violated-directive'],
    );
    const blocked = blockedBy(report['blockedURL'] ?? report['blocked-uri']);
    const page = pageOf(report['documentURL'] ?? report['document-uri']);
    return directive ? [{ directive, blocked, page }] : [];
  });
}

/**
 * Adds the route that receives browsers' reports of content security policy violations. Logs each kind once an hour,
 * and at most `MOST_KINDS` kinds, so that reports cannot flood the log.
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
        done(new Refusal(400, said(say, 'reportUnreadable')));
      }
    },
  );
  let since = 0;
  const told = new Set<string>();
  const options = {
    schema: { hide: true },
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
