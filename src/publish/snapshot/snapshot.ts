import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pageSource } from '#publish/snapshot/page-source.ts';
import { snapshotParts } from '#publish/snapshot/snapshot-kinds.ts';
import type { Decoration } from '#domain/catalogue/decoration.contract.ts';
import type { Designer } from '#domain/catalogue/designer.contract.ts';
import type { DryFruit } from '#domain/catalogue/dry-fruit.contract.ts';
import type { About, Ad, Banner, Review } from '#domain/catalogue/home.contract.ts';
import type { Invitation } from '#domain/catalogue/invitation.contract.ts';
import type { Planning } from '#domain/catalogue/checklist.contract.ts';
import type { PolicyKind } from '#domain/catalogue/policy.contract.ts';
import type { Sweet } from '#domain/catalogue/sweet.contract.ts';
import { defaultSettings } from '#domain/settings/settings.contract.ts';
import type { ShownShopRecord } from '#domain/settings/shown-shop.contract.ts';
import { sharedFile } from '#lib/pictures.ts';
import { safeHtml } from '#lib/html.ts';

/** The whole catalogue in the form that pages use; lists are in the order of the API. */
export interface Snapshot {
  /** Settings of the shop; the same object while none of them changes. */
  shop: ShownShopRecord;
  /** Dearest first, as the list call sorts. */
  sweets: Sweet[];
  dryFruits: DryFruit[];
  invitations: Invitation[];
  decorations: Decoration[];
  designers: Designer[];
  banners: Banner[];
  ads: Ad[];
  about: About | null;
  reviews: Review[];
  planning: Planning[];
  policies: Partial<Record<PolicyKind, { html: string; updatedAt: string }>>;
}

/** Folder of the committed sample in the program, which contains only the smaller files of its pictures. */
const SAMPLE = 'src/publish/snapshot/sample';

/**
 * Returns the folder of the snapshot that a build reads: `SNAPSHOT_DIR`, else the last snapshot taken, else the sample.
 */
export function snapshotFolder(): string {
  const chosen = process.env['SNAPSHOT_DIR'];
  if (chosen) return resolve(chosen);
  const taken = resolve(process.env['DATA_DIR'] ?? '.data', 'snapshot');
  return existsSync(join(taken, 'manifest.json')) ? taken : resolve(SAMPLE);
}

let held: Snapshot | undefined;

/**
 * Returns the catalogue for the pages: the one set by a resident publisher, else the one in `snapshotFolder()`, which
 * is read once.
 */
export function snapshot(): Snapshot {
  const source = pageSource();
  if (source) return source.snapshot;
  held ??= readSnapshot(snapshotFolder());
  return held;
}

/** Returns the shop's settings, which every page shows. */
export const pageShop = (): ShownShopRecord => snapshot().shop;

/**
 * Returns the shop's settings for the structured data of offers; `refunds` tells whether the shop has a refund policy.
 */
export const offeringShop = () => ({ ...pageShop(), refunds: snapshot().policies['payment-refund'] !== undefined });

/**
 * Returns the names of the parts that differ between two catalogues. Records are compared by identity, policies by
 * content.
 */
export function changedParts(before: Snapshot, after: Snapshot): Set<keyof Snapshot> {
  const same = (one: unknown, other: unknown): boolean =>
    one === other ||
    (Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((record, place) => record === other[place]));
  const policies = ({ policies: texts }: Snapshot): unknown[] =>
    Object.entries(texts).flatMap(([kind, { html, updatedAt }]) => [kind, html, updatedAt]);
  return new Set(
    (Object.keys(after) as (keyof Snapshot)[]).filter((part) =>
      part === 'policies' ? !same(policies(before), policies(after)) : !same(before[part], after[part]),
    ),
  );
}

/** Reads the catalogue from a snapshot's folder. @throws Error with the path of a file that is missing or broken */
export function readSnapshot(folder: string): Snapshot {
  const lists = new Map<string, unknown[]>();
  for (const part of snapshotParts) {
    const file = join(folder, `${part.name}.json`);
    let wires: object[];
    try {
      wires = JSON.parse(readFileSync(file, 'utf8')) as object[];
    } catch (error) {
      throw new Error(`The snapshot file ${file} cannot be read: ${(error as Error).message}`, { cause: error });
    }
    lists.set(
      part.name,
      wires.map((wire) => part.read(wire)),
    );
  }
  return snapshotOf(lists);
}

/** Settings of a shop that has none, as in an empty list. */
const unsetShop: ShownShopRecord = {
  id: 'shop',
  updatedAt: new Date(0).toISOString(),
  ...defaultSettings.facts,
  charges: defaultSettings.charges,
  site: defaultSettings.site,
};

/** Completes the shop's settings of a snapshot with defaults, for snapshots of earlier versions. */
const wholeShop = (shown: Partial<ShownShopRecord> | undefined): ShownShopRecord =>
  shown?.site ? (shown as ShownShopRecord) : { ...unsetShop, ...shown };

/** Safe HTML of each policy, cached by record, because sanitizing takes most of the time of reading the catalogue. */
const washed = new WeakMap<object, string>();

/**
 * Returns the catalogue of a snapshot, with policies as safe HTML.
 * @param lists records in the shop's own shape, by name of their part
 */
export function snapshotOf(lists: ReadonlyMap<string, unknown[]>): Snapshot {
  const list = <T>(name: string): T[] => (lists.get(name) ?? []) as T[];
  const policies: Snapshot['policies'] = {};
  for (const part of snapshotParts.filter((one) => one.kind === 'policy')) {
    const policy = list<{ kind: PolicyKind; data: string; updatedAt: string }>(part.name)[0];
    if (!policy) continue;
    const html = washed.get(policy) ?? safeHtml(policy.data);
    washed.set(policy, html);
    policies[policy.kind] = { html, updatedAt: policy.updatedAt };
  }
  return {
    shop: wholeShop(list<Partial<ShownShopRecord>>('shop')[0]),
    sweets: list('sweets'),
    dryFruits: list('dry-fruits'),
    invitations: list('invitations'),
    decorations: list('decorations'),
    designers: list('designers'),
    banners: list('banners'),
    ads: list('ads'),
    about: list<About>('about')[0] ?? null,
    reviews: list('reviews'),
    planning: list('planning'),
    policies,
  };
}

/**
 * Returns the path of the picture for shared links of a page: made from the page's picture, or `/share.png` without
 * one. A value that begins with `/` is returned unchanged.
 */
export function sharedImage(value: string | undefined): string {
  if (!value) return '/share.png';
  if (value.startsWith('/')) return value;
  // Its file may still be in the making while the page is built; the sample holds no such files. A build works in a copy
  // of the program and reads the sample of the program itself.
  const whole = pageSource() !== undefined || !snapshotFolder().endsWith(`/${SAMPLE}`);
  return `/uploads/${(whole && sharedFile(value)) || value}`;
}
