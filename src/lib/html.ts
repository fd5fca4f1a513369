import sanitize from 'sanitize-html';

/**
 * Keeps of a policy's HTML what a policy needs: headings, paragraphs, lists, tables, emphasis and links.
 * Scripts, styles, pictures, forms and script addresses fall away. Runs when staff store a text and again at the build.
 */
export function safeHtml(html: string): string {
  return sanitize(html, {
    allowedTags: [
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
    ],
    allowedAttributes: { a: ['href'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { h1: 'h2' },
  });
}
