/** Facts in a page's head for search engines and shared links. */
export interface PageHead {
  /** The page's own title; the shop's name is added. */
  title: string;
  description?: string;
  /** Canonical path of the page when several lead to it. */
  canonical?: string;
  /** Media value or path of the picture that shared links show. */
  image?: string | undefined;
  /** Kind of page for shared links. */
  kind?: 'website' | 'product' | 'article';
  noindex?: boolean;
  /** Structured data of the page: one object or several. */
  jsonLd?: object | object[];
}
