import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Snapshot, snapshot } from '#snapshot/snapshot.ts';
import { invitationLists, type ListPage, paginate, sweetLists } from '#snapshot/lists.ts';
import { relatedDryFruits, relatedInvitations, relatedSweets } from '#snapshot/related.ts';
import type { DryFruit } from '#features/catalogue/dry-fruit.contract.ts';
import type { Invitation } from '#features/catalogue/invitation.contract.ts';
import type { Sweet } from '#features/catalogue/sweet.contract.ts';

/** A page made from the catalogue: its address and everything it shows. */
export interface PlannedPage<P> {
  address: string;
  props: P;
  /** What the page's bytes depend on beside the code: compared between two snapshots to find the pages that changed. */
  shows: unknown;
}

/** What a tile shows of a sweet, an invitation or a dry fruit. */
const tileOf = ({
  id,
  name,
  image,
  ...rest
}: {
  id: string;
  name: string;
  image: string;
  rate?: number;
  price?: number;
  category?: string;
  type?: string;
  isVegetarian?: boolean;
}) => [id, name, image, rest.rate ?? rest.price, rest.category, rest.type, rest.isVegetarian];

const listPage = <T extends Parameters<typeof tileOf>[0]>(list: ListPage<T>): PlannedPage<{ list: ListPage<T> }> => ({
  address: list.address,
  props: { list },
  shows: [list.total, list.least, list.page, list.pages, list.items.map(tileOf)],
});

/** What a list's page file is given. */
export interface ListProps<T> {
  list: ListPage<T>;
}

/** The list pages of the sweets: tabs, ranges, sub-pages. */
export const sweetListPages = (from: Snapshot): PlannedPage<{ list: ListPage<Sweet> }>[] =>
  sweetLists(from).map(listPage);
/** The list pages of the invitations. */
export const invitationListPages = (from: Snapshot): PlannedPage<{ list: ListPage<Invitation> }>[] =>
  invitationLists(from).map(listPage);
/** The list pages of the dry fruits. */
export const dryFruitListPages = (from: Snapshot): PlannedPage<{ list: ListPage<DryFruit> }>[] =>
  paginate('/dry_fruit_list', from.dryFruits).map(listPage);

/** One page a sweet. */
export const sweetPages = (from: Snapshot): PlannedPage<{ sweet: Sweet; related: Sweet[] }>[] =>
  from.sweets.map((sweet) => {
    const related = relatedSweets(from, sweet);
    return { address: `/sweets-info/${sweet.id}`, props: { sweet, related }, shows: [sweet, related.map(tileOf)] };
  });
/** One page an invitation. */
export const invitationPages = (from: Snapshot): PlannedPage<{ invitation: Invitation; related: Invitation[] }>[] =>
  from.invitations.map((invitation) => {
    const related = relatedInvitations(from, invitation);
    return {
      address: `/invitation-detail/${invitation.id}`,
      props: { invitation, related },
      shows: [invitation, related.map(tileOf)],
    };
  });
/** One page a dry fruit. */
export const dryFruitPages = (from: Snapshot): PlannedPage<{ dryFruit: DryFruit; related: DryFruit[] }>[] =>
  from.dryFruits.map((dryFruit) => {
    const related = relatedDryFruits(from, dryFruit);
    return {
      address: `/dry-fruit_info/${dryFruit.id}`,
      props: { dryFruit, related },
      shows: [dryFruit, related.map(tileOf)],
    };
  });

const plans = [sweetListPages, invitationListPages, dryFruitListPages, sweetPages, invitationPages, dryFruitPages];

/** The digest of what each planned page shows. Two snapshots differ on the site exactly where these differ. */
export function digestPages(from: Snapshot): Map<string, string> {
  const pages = plans.flatMap((plan) => plan(from) as PlannedPage<unknown>[]);
  return new Map(
    pages.map(({ address, shows }) => [address, createHash('sha1').update(JSON.stringify(shows)).digest('base64url')]),
  );
}

let wanted: Set<string> | null | undefined;

/** The addresses a partial build is asked for (a JSON list in the file BUILD_ONLY names); null for all. */
function wantedAddresses(): Set<string> | null {
  if (wanted === undefined) {
    const file = process.env['BUILD_ONLY'];
    wanted = file ? new Set(JSON.parse(readFileSync(file, 'utf8')) as string[]) : null;
  }
  return wanted;
}

/**
 * Paths for a page file: the planned pages at and below a prefix that this build is asked for.
 * `param` receives the rest of the address behind the prefix; nothing for the prefix itself.
 */
export function staticPaths<P>(
  plan: (from: Snapshot) => PlannedPage<P>[],
  prefix: string,
  param: string,
): { params: Record<string, string | undefined>; props: P }[] {
  const only = wantedAddresses();
  return plan(snapshot())
    .filter(
      ({ address }) => (address === prefix || address.startsWith(`${prefix}/`)) && (only === null || only.has(address)),
    )
    .map(({ address, props }) => ({ params: { [param]: address.slice(prefix.length + 1) || undefined }, props }));
}
