import sanitize from 'sanitize-html';
import { ALLOWED_ATTRIBUTES, ALLOWED_SCHEMES, ALLOWED_TAGS } from '#lib/safe-tags.ts';

/**
 * Sanitizes a policy's HTML: keeps only headings, paragraphs, lists, tables, emphasis and safe links, and turns `h1`
 * into `h2`. Applied when staff store a text and again in the build.
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
