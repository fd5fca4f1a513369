import type { Invitation } from '#domain/catalogue/invitation.contract.ts';
import type { OfferingShop } from '#shop/catalogue/product-ld.ts';
import { productHead } from '#shop/catalogue/product.head.ts';
import { displayName } from '#lib/display-name.ts';
import type { PageHead } from '#lib/page-head.ts';
import { pathOf } from '#publish/snapshot/paths.ts';
import * as say from '#shop/catalogue/catalogue-pages.texts.ts';

/** Breadcrumb trail from home to an invitation. */
export const invitationTrail = [{ label: say.wayHome, href: '/' }];

/** Returns the page head of an invitation, with its structured data. */
export function invitationHead(invitation: Invitation, shop: OfferingShop, site: URL | undefined): PageHead {
  const { image, description, category, price } = invitation;
  const { guestBox, ownBox } = shop.charges;
  return productHead(
    {
      name: displayName(invitation.name),
      image,
      description,
      category,
      price,
      path: pathOf.invitation(invitation),
      charge: invitation.isDeliveryCharge ? Math.max(guestBox, ownBox) : 0,
      // Its day hangs on season and number of homes, and the page must come in one round trip.
      leavesIn: undefined,
    },
    invitationTrail,
    shop,
    site,
  );
}
