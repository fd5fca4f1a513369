import * as say from '#shop/catalogue/catalogue-pages.texts.ts';

/** Returns the title of a list's page, with `, page N` from the second page on. */
export const listTitle = (title: string, { page }: { page: number }): string =>
  page > 1 ? say.listPage(title, page) : title;
