import { createHash } from 'node:crypto';

const digestOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the digests of the scripts and styles inside a page. */
function inlineDigests(html: string): Set<string> {
  const parts = html.matchAll(/<(script|style)(?=[\s>])(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g);
  return new Set([...parts].map(([, , text]) => digestOf(text ?? '')));
}

/** Tells whether a wider source of the list covers a source: `https://*.example.com` covers its hosts. */
const isCovered = (source: string, sources: ReadonlySet<string>): boolean => {
  const [, scheme, parent] = /^(https?:\/\/)[\w-]+\.(.+)$/.exec(source) ?? [];
  return parent !== undefined && sources.has(`${scheme}*.${parent}`) && !source.includes('*');
};

/**
 * Returns the content policy of a page as a header that only reports, because browsers report nothing of a policy that
 * stands in a page. Own scripts and styles differ from page to page and are left to that policy; only sources from
 * elsewhere are reported. All directives are joined into one list, because a header comes uncompressed, before the
 * page, in its first round trip.
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
 * Removes from a page's content policy the digests of scripts and styles that the page does not hold: the build allows
 * every page what any page needs.
 */
export function tightenPolicy(html: string): string {
  const own = inlineDigests(html);
  return html.replace(
    /(<meta http-equiv="content-security-policy" content=")([^"]*)/i,
    (_, head: string, policy: string) =>
      head + policy.replace(/ 'sha256-[^']+'/g, (digest) => (own.has(digest.trim()) ? digest : '')),
  );
}
