import sanitize from 'sanitize-html';
import { ALLOWED_ATTRIBUTES, ALLOWED_SCHEMES, ALLOWED_TAGS } from '#lib/safe-tags.ts';

/**
 * Returns a policy's HTML with only headings, paragraphs, lists, tables, emphasis and links. Scripts, styles, pictures,
 * forms and script URLs are removed. Runs when staff store a text and again at the build.
 */
export function safeHtml(html: string): string {
  return sanitize(html, {
    allowedTags: [...ALLOWED_TAGS],
    allowedAttributes: Object.fromEntries(
      Object.entries(ALLOWED_ATTRIBUTES).map(([tag, attributes]) => [tag, [...attributes]]),
    ),
    allowedSchemes: [...ALLOWED_SCHEMES],
    allowProtocolRelative: false,
    transformTags: { h1: 'h2' },
  });
}
