import { slugOf } from '#lib/text.ts';

/** The canonical address of each kind of page; other forms of it lead there by `rel=canonical`. */
export const addressOf = {
  sweet: ({ id, name }: { id: string; name: string }) => `/sweets-info/${id}/${slugOf(name)}`,
  invitation: ({ id }: { id: string }) => `/invitation-detail/${id}/invitation`,
  dryFruit: ({ id }: { id: string }) => `/dry-fruit_info/${id}`,
};
