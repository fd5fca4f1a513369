/** Tags that a policy's HTML may hold. */
export const ALLOWED_TAGS: readonly string[] = [
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'hr',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'strong',
  'em',
  'b',
  'i',
  'u',
  'a',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'blockquote',
];

/** Attributes that these tags may have. */
export const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};

/** URL schemes that a policy's link may have. */
export const ALLOWED_SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel'];

/** Tells whether a policy may contain a link to this URL: a path of the site, or an allowed scheme. */
export function isSafeLink(url: string): boolean {
  if (/^[\s\u0000-\u001f]*(?:\/\/|\\)/.test(url)) return false;
  const base = 'https://shop.invalid';
  return URL.canParse(url, base) && ALLOWED_SCHEMES.includes(new URL(url, base).protocol.slice(0, -1));
}

/**
 * Converts a typed link target to a URL: adds `https://`, `mailto:` or `tel:` to a host, an e-mail address or a
 * telephone number. Null when the result is not a safe link.
 */
export function linkUrl(typed: string): string | null {
  const words = typed.trim();
  if (!words || /\s/.test(words.replace(/^\+?[\d\s()-]+$/, ''))) return null;
  if (/^\+?[\d\s()-]{6,}$/.test(words)) return `tel:${words.replace(/[^+\d]/g, '')}`;
  if (/^[^/:@]+@[^/:@.]+(?:\.[^/:@.]+)+$/.test(words)) return `mailto:${words}`;
  // A host is told from a path of the shop by its dot.
  const url = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]|$)/i.test(words) ? `https://${words}` : words;
  return isSafeLink(url) ? url : null;
}
