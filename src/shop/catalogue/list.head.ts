/** Returns the title of a page of a list, with its number from the second page on. */
export const listTitle = (title: string, { page }: { page: number }): string =>
  page > 1 ? `${title}, page ${page}` : title;
