import { InvitationOrder } from '#shop/orders/invitation-order.tsx';
import { ItemOrder } from '#shop/orders/item-order.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

/* The pages of orders: what was bought, and, for one that is paid in parts, the way to pay the rest. */

const PayRest = lazyPart(async () => (await import('#shop/orders/pay-rest.tsx')).PayRest);

const WaitingHomes = lazyPart(
  async () => (await import('#shop/orders/waiting-homes.tsx')).WaitingHomes,
  () => null,
);

/** The page of a sweet or dry fruit order. */
export const WholeItemOrder = () => <ItemOrder PayRest={PayRest} />;

/** The page of an invitation order. */
export const WholeInvitationOrder = () => <InvitationOrder PayRest={PayRest} Waiting={WaitingHomes} />;
