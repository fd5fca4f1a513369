import { slugOf } from '#lib/text.ts';

/** Canonical path of each kind of product page; other forms name it by `rel=canonical`. */
export const pathOf = {
  sweet: ({ id, name }: { id: string; name: string }) => `/sweets-info/${id}/${slugOf(name)}`,
  invitation: ({ id }: { id: string }) => `/invitation-detail/${id}/invitation`,
  dryFruit: ({ id }: { id: string }) => `/dry-fruit_info/${id}`,
};
