import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import {
  about,
  ads,
  banners,
  decorations,
  designers,
  planning,
  policies,
  reviews,
} from '#office/catalogue/declarations/page-lists.ts';
import { dryFruits, invitations, sweets } from '#office/catalogue/declarations/product-lists.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';

/** Declarations of all kinds, in the order of the back office. */
export const kindDeclarations: Record<RecordKind, KindDeclaration> = {
  sweet: sweets,
  'dry-fruit': dryFruits,
  invitation: invitations,
  decoration: decorations,
  designer: designers,
  banner: banners,
  ad: ads,
  about,
  review: reviews,
  planning,
  policy: policies,
};

/** Returns the declaration of a kind, such as `sweet`; null for an unknown kind. */
export const declarationOf = (kind: string): KindDeclaration | null =>
  Object.hasOwn(kindDeclarations, kind) ? kindDeclarations[kind as RecordKind] : null;
