/** Returns the title of a list's page, with `, page N` from the second page on. */
export const listTitle = (title: string, { page }: { page: number }): string =>
  page > 1 ? `${title}, page ${page}` : title;
