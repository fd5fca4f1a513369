/** What a page says of itself in its head: to search engines, and where its link is shared. */
export interface PageHead {
  /** The page's own title; the shop's name is added. */
  title: string;
  description?: string;
  /** The page's one address when several lead to it; a path. */
  canonical?: string;
  /** Media value or path of the picture that shared links show. */
  image?: string | undefined;
  /** Kind for shared links. */
  kind?: 'website' | 'product' | 'article';
  noindex?: boolean;
  /** Structured data of the page: one object or several. */
  jsonLd?: object | object[];
}
