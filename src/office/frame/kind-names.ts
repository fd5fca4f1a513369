import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import * as say from '#office/frame/frame.texts.ts';

/** Name of each list of the catalogue. */
export const kindNames: Record<RecordKind, string> = {
  sweet: 'Sweets',
  'dry-fruit': say.dryFruits,
  invitation: 'Invitations',
  decoration: 'Decorations',
  designer: 'Designers',
  banner: 'Banners',
  ad: 'Advertisements',
  about: say.aboutTheShop,
  review: 'Reviews',
  planning: say.planningLists,
  policy: 'Policies',
};
