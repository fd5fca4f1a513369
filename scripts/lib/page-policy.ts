import { createHash } from 'node:crypto';

const digestOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Digests of the scripts and styles that stand in a page itself. */
function inlineDigests(html: string): Set<string> {
  const parts = html.matchAll(/<(script|style)(?=[\s>])(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g);
  return new Set([...parts].map(([, , text]) => digestOf(text ?? '')));
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
