import { readFileSync } from 'node:fs';
import { type Snapshot, snapshot } from '#publish/snapshot/snapshot.ts';
import { pageSource } from '#publish/snapshot/page-source.ts';
import { invitationLists, type ListPage, paginate, sweetLists } from '#publish/snapshot/lists.ts';
import { relatedDryFruits, relatedInvitations, relatedSweets } from '#publish/snapshot/related.ts';
import type { DryFruit } from '#domain/catalogue/dry-fruit.contract.ts';
import type { Invitation } from '#domain/catalogue/invitation.contract.ts';
import type { Sweet } from '#domain/catalogue/sweet.contract.ts';

/** A page made from the catalogue: its path and its props. */
export interface PlannedPage<P> {
  path: string;
  props: P;
  /**
   * Records and plain values on which the page's bytes depend, apart from the code. They are compared by identity:
   * unchanged records are the same objects in two catalogues, so that changed pages are found quickly.
   */
  shows: readonly unknown[];
}

const tiles = new WeakMap<object, string>();

/** Returns the fields that a product's tile shows, as JSON; the text is cached by record. */
function tileOf(record: {
  id: string;
  name: string;
  image: string;
  rate?: number;
  price?: number;
  category?: string;
  type?: string;
  isVegetarian?: boolean;
}): string {
  const known = tiles.get(record);
  if (known !== undefined) return known;
  const { id, name, image, rate, price, category, type, isVegetarian } = record;
  const tile = JSON.stringify([id, name, image, rate ?? price, category, type, isVegetarian]);
  tiles.set(record, tile);
  return tile;
}

const listPage = <T extends Parameters<typeof tileOf>[0]>(
  { shop }: Snapshot,
  list: ListPage<T>,
): PlannedPage<{ list: ListPage<T> }> => ({
  path: list.path,
  props: { list },
  shows: [shop, list.total, list.least, list.page, list.pages, ...list.items.map(tileOf)],
});

/** Props of a list's page. */
export interface ListProps<T> {
  list: ListPage<T>;
}

/** Returns the pages of all lists of sweets (see `sweetLists`). */
export const sweetListPages = (from: Snapshot): PlannedPage<{ list: ListPage<Sweet> }>[] =>
  sweetLists(from).map((list) => listPage(from, list));
/** Returns the list pages of the invitations. */
export const invitationListPages = (from: Snapshot): PlannedPage<{ list: ListPage<Invitation> }>[] =>
  invitationLists(from).map((list) => listPage(from, list));
/** Returns the list pages of the dry fruits. */
export const dryFruitListPages = (from: Snapshot): PlannedPage<{ list: ListPage<DryFruit> }>[] =>
  paginate('/dry_fruit_list', from.dryFruits).map((list) => listPage(from, list));

/** Returns the detail pages of the sweets. */
export const sweetPages = (from: Snapshot): PlannedPage<{ sweet: Sweet; related: Sweet[] }>[] =>
  from.sweets.map((sweet) => {
    const related = relatedSweets(from, sweet);
    return {
      path: `/sweets-info/${sweet.id}`,
      props: { sweet, related },
      shows: [from.shop, sweet, ...related.map(tileOf)],
    };
  });
/** Returns the detail pages of the invitations. */
export const invitationPages = (from: Snapshot): PlannedPage<{ invitation: Invitation; related: Invitation[] }>[] =>
  from.invitations.map((invitation) => {
    const related = relatedInvitations(from, invitation);
    return {
      path: `/invitation-detail/${invitation.id}`,
      props: { invitation, related },
      shows: [from.shop, invitation, ...related.map(tileOf)],
    };
  });
/** Returns the detail pages of the dry fruits. */
export const dryFruitPages = (from: Snapshot): PlannedPage<{ dryFruit: DryFruit; related: DryFruit[] }>[] =>
  from.dryFruits.map((dryFruit) => {
    const related = relatedDryFruits(from, dryFruit);
    return {
      path: `/dry-fruit_info/${dryFruit.id}`,
      props: { dryFruit, related },
      shows: [from.shop, dryFruit, ...related.map(tileOf)],
    };
  });

const plans = [sweetListPages, invitationListPages, dryFruitListPages, sweetPages, invitationPages, dryFruitPages];

/** Returns all pages made from the catalogue, by path. */
export function plannedPages(from: Snapshot): Map<string, PlannedPage<unknown>> {
  const pages = plans.flatMap((plan) => plan(from) as PlannedPage<unknown>[]);
  return new Map(pages.map((page) => [page.path, page]));
}

/** Compares two plans. Returns the paths of new and changed pages as `changed`, and of removed pages as `gone`. */
export function changedPages(
  before: ReadonlyMap<string, PlannedPage<unknown>>,
  after: ReadonlyMap<string, PlannedPage<unknown>>,
): { changed: string[]; gone: string[] } {
  const same = (one: PlannedPage<unknown>, other?: PlannedPage<unknown>): boolean =>
    one.shows.length === other?.shows.length && one.shows.every((value, place) => value === other.shows[place]);
  return {
    changed: [...after.values()].filter((page) => !same(page, before.get(page.path))).map(({ path }) => path),
    gone: [...before.keys()].filter((path) => !after.has(path)),
  };
}

let wanted: Set<string> | null | undefined;

/** Returns the paths of a partial build, from the JSON file at `BUILD_ONLY`; null when all pages are built. */
function wantedPaths(): Set<string> | null {
  if (wanted === undefined) {
    const file = process.env['BUILD_ONLY'];
    wanted = file ? new Set(JSON.parse(readFileSync(file, 'utf8')) as string[]) : null;
  }
  return wanted;
}

/**
 * Returns the static paths of a page file: the planned pages whose path is the prefix or begins with it. A partial
 * build or a resident publisher limits them to the pages that it draws.
 * @param param name of the route's parameter: the path after the prefix; undefined for the prefix itself
 */
export function staticPaths<P>(
  plan: (from: Snapshot) => PlannedPage<P>[],
  prefix: string,
  param: string,
): { params: Record<string, string | undefined>; props: P }[] {
  const source = pageSource();
  const only = source ? null : wantedPaths();
  // A publisher's own pages are the ones to draw already.
  const pages = source ? ([...source.pages.values()] as PlannedPage<P>[]) : plan(snapshot());
  return pages
    .filter(({ path }) => (path === prefix || path.startsWith(`${prefix}/`)) && (only === null || only.has(path)))
    .map(({ path, props }) => ({ params: { [param]: path.slice(prefix.length + 1) || undefined }, props }));
}
