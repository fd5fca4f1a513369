/** What a policy's HTML may hold: headings, paragraphs, lists, tables, emphasis and links. */
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

/** How an address of a policy's link may begin. */
export const ALLOWED_SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel'];

/** True for an address that a policy may link to: of the site itself, or of an allowed kind. */
export function isSafeLink(address: string): boolean {
  if (/^[\s\u0000-\u001f]*(?:\/\/|\\)/.test(address)) return false;
  const base = 'https://shop.invalid';
  return URL.canParse(address, base) && ALLOWED_SCHEMES.includes(new URL(address, base).protocol.slice(0, -1));
}
