import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';

/** What a record of each kind, and several of them, are called within a sentence. */
export const recordWords: Readonly<Record<RecordKind, { one: string; many: string }>> = {
  sweet: { one: 'sweet', many: 'sweets' },
  'dry-fruit': { one: 'dry fruit', many: 'dry fruits' },
  invitation: { one: 'invitation', many: 'invitations' },
  decoration: { one: 'decoration', many: 'decorations' },
  designer: { one: 'designer', many: 'designers' },
  banner: { one: 'banner', many: 'banners' },
  ad: { one: 'advertisement', many: 'advertisements' },
  about: { one: 'text about the shop', many: 'texts about the shop' },
  review: { one: 'review', many: 'reviews' },
  planning: { one: 'planning list', many: 'planning lists' },
  policy: { one: 'policy', many: 'policies' },
};

/** Returns a number of records of a kind in words, such as "3 sweets". */
export const recordsText = (kind: RecordKind, count: number): string =>
  `${count} ${recordWords[kind][count === 1 ? 'one' : 'many']}`;
