import type { Endpoint } from '#lib/endpoint.ts';
import { frameFromWire, type WireFrame } from '#domain/catalogue/record-frame.contract.ts';
import { decorationFromWire, listDecorations } from '#domain/catalogue/decoration.contract.ts';
import { eventCategories } from '#domain/catalogue/decoration.rules.ts';
import { designerFromWire, listDesigners } from '#domain/catalogue/designer.contract.ts';
import { designerCategories } from '#domain/catalogue/designer.rules.ts';
import { dryFruitFromWire, listDryFruits } from '#domain/catalogue/dry-fruit.contract.ts';
import { bannerFromWire, listAds, listBanners, listReviews, readAbout } from '#domain/catalogue/home.contract.ts';
import { invitationFromWire, listInvitations } from '#domain/catalogue/invitation.contract.ts';
import { listPlanning, planningFromWire } from '#domain/catalogue/checklist.contract.ts';
import { policyKinds, readPolicies } from '#domain/catalogue/policy.contract.ts';
import { readShop } from '#domain/settings/shown-shop.contract.ts';
import { mediaFields, type RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import { listSweets, sweetFromWire } from '#domain/catalogue/sweet.contract.ts';

/** Kinds of records from which a site is built, including the shop's settings. */
export type PublishedKind = RecordKind | 'settings';

/** One file of the snapshot: the endpoint, the position of its records in the answer, and their conversion. */
export interface SnapshotPart {
  /** File name without its ending. */
  name: string;
  kind: PublishedKind;
  endpoint: Endpoint;
  /** Categories that are requested one by one, in the order of the file; absent when one request returns all. */
  categories?: readonly string[];
  /** Returns the records in an answer. @throws Error when the answer does not contain them */
  pick(answer: Record<string, unknown>): unknown[];
  /** Converts a record from wire format to the shop's own shape. */
  read(wire: object): { id: string; updatedAt: string };
}

/** Converts a record that has the same fields in wire format and in the shop. */
const plain = (wire: WireFrame) => frameFromWire(wire);
const list = (key: string) => (answer: Record<string, unknown>) => {
  const value = answer[key];
  if (Array.isArray(value)) return value;
  if (value === null) return [];
  if (typeof value === 'object') return [value];
  throw new Error(`the answer has no ${key}`);
};

/** All parts of a snapshot. */
export const snapshotParts: readonly SnapshotPart[] = [
  { name: 'shop', kind: 'settings', endpoint: readShop, pick: list('shop'), read: plain },
  { name: 'sweets', kind: 'sweet', endpoint: listSweets, pick: list('sweetsData'), read: sweetFromWire },
  {
    name: 'dry-fruits',
    kind: 'dry-fruit',
    endpoint: listDryFruits,
    pick: list('dryFruitData'),
    read: dryFruitFromWire,
  },
  {
    name: 'invitations',
    kind: 'invitation',
    endpoint: listInvitations,
    pick: list('invitationData'),
    read: invitationFromWire,
  },
  {
    name: 'decorations',
    kind: 'decoration',
    endpoint: listDecorations,
    categories: eventCategories,
    pick: list('decorationData'),
    read: decorationFromWire,
  },
  {
    name: 'designers',
    kind: 'designer',
    endpoint: listDesigners,
    categories: designerCategories,
    pick: list('designerData'),
    read: designerFromWire,
  },
  { name: 'banners', kind: 'banner', endpoint: listBanners, pick: list('banner'), read: bannerFromWire },
  { name: 'ads', kind: 'ad', endpoint: listAds, pick: list('adsData'), read: plain },
  { name: 'about', kind: 'about', endpoint: readAbout, pick: list('aboutData'), read: plain },
  { name: 'reviews', kind: 'review', endpoint: listReviews, pick: list('reviewData'), read: plain },
  { name: 'planning', kind: 'planning', endpoint: listPlanning, pick: list('planningData'), read: planningFromWire },
  ...policyKinds.map(({ kind, answer }, index): SnapshotPart => ({
    name: `policy-${kind}`,
    kind: 'policy',
    endpoint: readPolicies[index] as Endpoint,
    pick: list(answer),
    read: (wire: WireFrame) => ({ ...frameFromWire(wire), kind }),
  })),
];

/** Returns the API paths that must be requested to read a part: one for each category, or one in all. */
export function questionsOf({ endpoint: { path }, categories }: SnapshotPart): string[] {
  return categories?.map((category) => `${path}?${new URLSearchParams({ category })}`) ?? [path];
}

/** Returns the media values (paths of pictures and videos) of a record in wire format. */
export function mediaOf(wire: Record<string, unknown>): string[] {
  return mediaFields
    .map((field) => wire[field])
    .filter((value): value is string => typeof value === 'string' && value.includes('/'));
}
