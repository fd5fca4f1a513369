import { createHash } from 'node:crypto';

const digestOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the digests of the scripts and styles inside a page. */
function inlineDigests(html: string): Set<string> {
  const parts = html.matchAll(/<(script|style)(?=[\s>])(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g);
  return new Set([...parts].map(([, , text]) => digestOf(text ?? '')));
}

/** True for a source that a wider one of the list covers: a host below `https://*.example.com`. */
const isCovered = (source: string, sources: ReadonlySet<string>): boolean => {
  const [, scheme, parent] = /^(https?:\/\/)[\w-]+\.(.+)$/.exec(source) ?? [];
  return parent !== undefined && sources.has(`${scheme}*.${parent}`) && !source.includes('*');
};

/**
 * Returns what a page's policy becomes as a header that only reports: browsers report nothing of a policy that stands
 * in a page. Own scripts and styles within pages differ from page to page and are left to that policy; what comes from
 * elsewhere is told. What any part of a page may load stands there once: a header comes uncompressed, before the page,
 * in its first round trip.
 * @param html a built page
 * @param to where reports go
 */
export function reportingPolicy(html: string, to: string): string {
  const [, policy = ''] = /<meta http-equiv="content-security-policy" content="([^"]*)/i.exec(html) ?? [];
  const loads = new Set(["'self'", "'unsafe-inline'"]);
  const others: string[] = [];
  for (const directive of policy.split(';').map((one) => one.trim())) {
    const [name = '', ...sources] = directive.split(/\s+/);
    if (!name.endsWith('-src') || sources.includes("'none'")) others.push(directive);
    else for (const source of sources) if (!source.startsWith("'sha256-")) loads.add(source);
  }
  const all = [...loads].filter((source) => !isCovered(source, loads));
  return [`default-src ${all.join(' ')}`, ...others.filter(Boolean), `report-uri ${to}`, 'report-to policy'].join('; ');
}

/**
 * Takes the digests of what does not stand in the page out of its content security policy: the build allows every page
 * what any page needs, and a page should allow no more than its own.
 */
export function tightenPolicy(html: string): string {
  const own = inlineDigests(html);
  return html.replace(
    /(<meta http-equiv="content-security-policy" content=")([^"]*)/i,
    (_, head: string, policy: string) =>
      head + policy.replace(/ 'sha256-[^']+'/g, (digest) => (own.has(digest.trim()) ? digest : '')),
  );
}
