import type { FastifyInstance } from 'fastify';
import { addressSuggestionRoutes } from '#features/addresses/address-suggestion.routes.ts';
import { budgetRoutes } from '#features/budget/budget.routes.ts';
import { cartRoutes } from '#features/carts/cart.routes.ts';
import { catalogueRoutes } from '#features/catalogue/catalogue.routes.ts';
import { celebrationRoutes } from '#features/celebration/celebration.routes.ts';
import { publishingRoutes } from '#features/catalogue/publishing.routes.ts';
import { scheduleRoutes } from '#features/catalogue/schedule.routes.ts';
import { keepSchedule } from '#features/catalogue/schedule.service.ts';
import { staffCatalogueRoutes } from '#features/catalogue/staff-catalogue.routes.ts';
import { staffRecordRoutes } from '#features/catalogue/staff-record.routes.ts';
import { reachRoutes } from '#features/checkout/reach.routes.ts';
import { planRoutes } from '#features/delivery-plan/plan.routes.ts';
import { deliveryRoutes } from '#features/delivery/delivery.routes.ts';
import { enquiryRoutes } from '#features/enquiries/enquiry.routes.ts';
import { familyLinkRoutes } from '#features/guests/family-link.routes.ts';
import { fulfilmentRoutes } from '#features/fulfilment/fulfilment.routes.ts';
import { guestViewRoutes } from '#features/guest-page/guest-view.routes.ts';
import { householdRoutes } from '#features/guests/household.routes.ts';
import { shareRoutes } from '#features/sharing/share.routes.ts';
import { guestRoutes } from '#features/guests/guest.routes.ts';
import { inboxRoutes } from '#features/inbox/inbox.routes.ts';
import { keepingRoutes } from '#features/keeping/keeping.routes.ts';
import { keepNights } from '#features/keeping/nightly.service.ts';
import { ledgerRoutes } from '#features/ledger/ledger.routes.ts';
import { unpaidOrders } from '#features/orders/order-money.repo.ts';
import { moveHomeRoutes } from '#features/order-page/move-home.routes.ts';
import { orderRoutes } from '#features/orders/order.routes.ts';
import { staffOrderRoutes } from '#features/orders/staff-order.routes.ts';
import { outboxRoutes } from '#features/messages/messages.routes.ts';
import { keepReminding } from '#features/messages/reminders.service.ts';
import { keepSending } from '#features/messages/sending.service.ts';
import { packingRoutes } from '#features/packing/packing.routes.ts';
import { paymentRoutes } from '#features/payments/payment.routes.ts';
import { keepSweeping } from '#features/payments/sweep.service.ts';
import { pincodeRoutes } from '#features/pincodes/pincode.routes.ts';
import { planningRoutes } from '#features/planning/planning.routes.ts';
import { previewRoutes } from '#features/publishing/preview.routes.ts';
import { siteStateRoutes } from '#features/publishing/site-state.routes.ts';
import { recentRoutes } from '#features/recent/recent.routes.ts';
import { rehearsalRoutes } from '#features/rehearsal/rehearsal.routes.ts';
import { refundRoutes } from '#features/refunds/refund.routes.ts';
import { keepErasing } from '#features/retention/retention.service.ts';
import { keepChangingMobiles } from '#features/session/mobile-change.service.ts';
import { keepSealing } from '#features/secret/secret-turn.service.ts';
import { sessionRoutes } from '#features/session/session.routes.ts';
import { settingsRoutes } from '#features/settings/settings.routes.ts';
import { staffPasskeyRoutes } from '#features/staff/staff-passkey.routes.ts';
import { staffPeopleRoutes } from '#features/staff/staff-people.routes.ts';
import { staffSessionRoutes } from '#features/staff/staff-session.routes.ts';
import type { Shop } from '#server/context.ts';

/** The one place where the server's kernel meets the features: everything they serve and do in the background. */
export function addFeatures(app: FastifyInstance, shop: Shop): void {
  const routes = [
    catalogueRoutes,
    staffCatalogueRoutes,
    staffRecordRoutes,
    scheduleRoutes,
    staffSessionRoutes,
    staffPeopleRoutes,
    staffPasskeyRoutes,
    publishingRoutes,
    siteStateRoutes,
    previewRoutes,
    sessionRoutes,
    cartRoutes,
    guestRoutes,
    householdRoutes,
    shareRoutes,
    ledgerRoutes,
    celebrationRoutes,
    guestViewRoutes,
    familyLinkRoutes,
    addressSuggestionRoutes,
    paymentRoutes,
    reachRoutes,
    deliveryRoutes,
    planRoutes,
    budgetRoutes,
    orderRoutes,
    moveHomeRoutes,
    staffOrderRoutes,
    refundRoutes,
    rehearsalRoutes,
    packingRoutes,
    pincodeRoutes,
    planningRoutes,
    recentRoutes,
    enquiryRoutes,
    inboxRoutes,
    keepingRoutes,
    outboxRoutes,
    settingsRoutes,
  ];
  for (const add of routes) add(app, shop);
  // What is owed is the orders' affair, which know the parcels already.
  fulfilmentRoutes(app, shop, unpaidOrders);
  if (shop.background)
    for (const keep of [
      keepSweeping,
      keepErasing,
      keepSchedule,
      keepNights,
      keepReminding,
      keepSending,
      keepChangingMobiles,
      keepSealing,
    ])
      keep(app, shop);
}

export { secretTurn } from '#features/secret/secret-turn.service.ts';
export { openingFault } from '#features/settings/opening.service.ts';
export { listAddress } from '#features/catalogue/list-address.rules.ts';
