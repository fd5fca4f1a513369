import { createHash } from 'node:crypto';

const digestOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the digests of the inline scripts and styles of a page, as a content policy contains them (`'sha256-…'`). */
function inlineDigests(html: string): Set<string> {
  const parts = html.matchAll(/<(script|style)(?=[\s>])(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g);
  return new Set([...parts].map(([, , text]) => digestOf(text ?? '')));
}

/** Tells whether a wildcard in the list covers a source, as `https://*.example.com` covers the hosts of this domain. */
const isCovered = (source: string, sources: ReadonlySet<string>): boolean => {
  const [, scheme, parent] = /^(https?:\/\/)[\w-]+\.(.+)$/.exec(source) ?? [];
  return parent !== undefined && sources.has(`${scheme}*.${parent}`) && !source.includes('*');
};

/**
 * Returns the value of a `Content-Security-Policy-Report-Only` header from a page's own policy, since browsers send no
 * reports for a policy in a meta element. It allows all inline scripts and styles, which the page's policy restricts.
 * It joins all sources into one `default-src`, to keep the header small.
 * @param html a built page
 * @param to URL that receives the reports
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
 * Removes from a page's content policy the digests of scripts and styles that are not in the page, since the build adds
 * the digests of all pages to each page.
 */
export function tightenPolicy(html: string): string {
  const own = inlineDigests(html);
  return html.replace(
    /(<meta http-equiv="content-security-policy" content=")([^"]*)/i,
    (_, head: string, policy: string) =>
      head + policy.replace(/ 'sha256-[^']+'/g, (digest) => (own.has(digest.trim()) ? digest : '')),
  );
}
