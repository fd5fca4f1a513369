import { type Snapshot, snapshotOf } from '#publish/snapshot/snapshot.ts';
import { decorationTabs } from '#domain/catalogue/decoration.rules.ts';
import { designerTabs } from '#domain/catalogue/designer.rules.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import { policyKinds } from '#domain/catalogue/policy.contract.ts';
import { planningPages } from '#domain/planning/planning.rules.ts';
import type { Held } from '#publish/held.ts';
import type { PreviewJob } from '#publish/resident/jobs.ts';

/** Name of the snapshot part of each kind; policies have one part each. */
const partOf: Record<Exclude<RecordKind, 'policy'>, string> = {
  sweet: 'sweets',
  'dry-fruit': 'dry-fruits',
  invitation: 'invitations',
  decoration: 'decorations',
  designer: 'designers',
  banner: 'banners',
  ad: 'ads',
  about: 'about',
  review: 'reviews',
  planning: 'planning',
};

/** Returns the path of the page for a record's preview: its detail page, the page of its category, or the home page. */
export function previewPath({ kind, id, record }: PreviewJob): string {
  const category = record['category'];
  switch (kind) {
    case 'sweet':
      return `/sweets-info/${id}`;
    case 'dry-fruit':
      return `/dry-fruit_info/${id}`;
    case 'invitation':
      return `/invitation-detail/${id}`;
    case 'decoration':
      return decorationTabs.find((tab) => tab.category === category)?.path ?? '/decorations';
    case 'designer':
      return designerTabs.find((tab) => tab.category === category)?.path ?? '/designers';
    case 'planning':
      return planningPages.find((tab) => tab.category === category)?.path ?? '/planning-tool';
    case 'policy':
      return policyKinds.find((policy) => policy.kind === record['kind'])?.page ?? '/policies';
    default:
      return '/';
  }
}

/**
 * Returns the catalogue as if a record were saved: it replaces the record with its id, or the only text of its kind.
 * Sweets, dry fruits and invitations are placed by price; other new records come last.
 */
export function catalogueWith(held: Held, { kind, id, record }: PreviewJob): Snapshot {
  const name = kind === 'policy' ? `policy-${String(record['kind'])}` : partOf[kind];
  const shown = { ...record, id, updatedAt: new Date().toISOString() };
  const lists = new Map(
    [...held].map(([part, records]) => [
      part,
      records.map((one) => one.record as Record<string, unknown> & { id: string }),
    ]),
  );
  const list = lists.get(name) ?? [];
  const former = list.findIndex((one) => one.id === id);
  const price = (one: Record<string, unknown>): number => Number(one['rate'] ?? one['price'] ?? 0);
  const dearest = kind === 'sweet' || kind === 'dry-fruit' || kind === 'invitation';
  if (former >= 0) list.splice(former, 1);
  const cheaper = list.findIndex((one) => price(one) < price(shown));
  const place = dearest ? (cheaper < 0 ? list.length : cheaper) : former >= 0 ? former : list.length;
  // There is one About text, and one text of each policy.
  if (kind === 'about' || kind === 'policy') list.length = 0;
  list.splice(place, 0, shown);
  lists.set(name, list);
  return snapshotOf(lists);
}
