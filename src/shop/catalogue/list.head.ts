/** The title of a page of a list: pages after the first say which they are. */
export const listTitle = (title: string, { page }: { page: number }): string =>
  page > 1 ? `${title}, page ${page}` : title;
