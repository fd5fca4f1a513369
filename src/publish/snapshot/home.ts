import type { Snapshot } from '#publish/snapshot/snapshot.ts';
import { sweetTabPath } from '#publish/snapshot/lists.ts';
import { invitationTabs } from '#domain/catalogue/invitation.rules.ts';
import { sweetCategories } from '#domain/catalogue/sweet.rules.ts';

/** Tile of a category, with the picture of its dearest item. */
export interface HomeTile {
  label: string;
  href: string;
  image: string;
}

/**
 * Returns the category tiles of the home page, each with the picture of its dearest item; leaves out categories without
 * items.
 */
export function homeTiles({ sweets, invitations }: Snapshot): { sweets: HomeTile[]; invitations: HomeTile[] } {
  return {
    sweets: sweetCategories.flatMap((category) => {
      const dearest = sweets.find((sweet) => sweet.category === category);
      return dearest ? [{ label: category, href: sweetTabPath(category), image: dearest.image }] : [];
    }),
    invitations: invitationTabs.flatMap(({ label, category, path }) => {
      const dearest = invitations.find((invitation) => invitation.category === category);
      return dearest ? [{ label, href: path, image: dearest.image }] : [];
    }),
  };
}

/** A best seller of any kind, with the path of its page. */
export interface BestSeller {
  id: string;
  name: string;
  image: string;
  href: string;
  price: number;
  unit: string;
  /** True for food that carries the green mark. */
  vegetarian: boolean;
}

/** Returns all best sellers: first sweets, then dry fruits, then invitations. */
export function bestSellers({ sweets, dryFruits, invitations }: Snapshot): BestSeller[] {
  return [
    ...sweets
      .filter((one) => one.isBestSeller)
      .map(({ id, name, image, rate, isVegetarian }) => ({
        id,
        name,
        image,
        href: `/sweets-info/${id}/home`,
        price: rate,
        unit: '400 gm',
        vegetarian: isVegetarian,
      })),
    ...dryFruits
      .filter((one) => one.isBestSeller)
      .map(({ id, name, image, rate, isVegetarian }) => ({
        id,
        name,
        image,
        href: `/dry-fruit_info/${id}`,
        price: rate,
        unit: 'kg',
        vegetarian: isVegetarian,
      })),
    ...invitations
      .filter((one) => one.isBestSeller)
      .map(({ id, name, image, price }) => ({
        id,
        name,
        image,
        href: `/invitation-detail/${id}/home`,
        price,
        unit: '',
        vegetarian: false,
      })),
  ];
}

/**
 * Returns at most `count` items of a mixed list, in list order. Takes the same number of each kind as far as there are
 * enough.
 */
export function someOfEach(items: BestSeller[], count: number): BestSeller[] {
  const kindOf = ({ href }: BestSeller): string => href.split('/')[1] ?? '';
  const place = new Map<string, number>();
  const turns = items.map((item) => {
    const turn = place.get(kindOf(item)) ?? 0;
    place.set(kindOf(item), turn + 1);
    return { item, turn };
  });
  const chosen = new Set(
    [...turns]
      .sort((a, b) => a.turn - b.turn)
      .slice(0, count)
      .map(({ item }) => item),
  );
  return items.filter((item) => chosen.has(item));
}
