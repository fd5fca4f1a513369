import type { FastifyInstance } from 'fastify';
import { migrations } from '#migrations';
import { addressSuggestionRoutes } from '#domain/delivery/address-suggestion.routes.ts';
import { budgetRoutes } from '#domain/planning/budget.routes.ts';
import { cartRoutes } from '#domain/cart/cart.routes.ts';
import { catalogueRoutes, showcaseRoutes } from '#domain/catalogue/catalogue.routes.ts';
import { celebrationRoutes } from '#domain/guests/celebration.routes.ts';
import { listPath } from '#domain/catalogue/list-path.rules.ts';
import { publishingRoutes } from '#domain/catalogue/publishing.routes.ts';
import { scheduleRoutes } from '#domain/catalogue/schedule.routes.ts';
import { keepSchedule } from '#domain/catalogue/schedule.service.ts';
import { staffCatalogueRoutes } from '#domain/catalogue/staff-catalogue.routes.ts';
import { staffRecordRoutes } from '#domain/catalogue/staff-record.routes.ts';
import { reachRoutes } from '#domain/payments/reach.routes.ts';
import { plainFormRoutes } from '#domain/guests/plain-form.routes.ts';
import { planRoutes } from '#domain/packing/plan.routes.ts';
import { deliveryRoutes } from '#domain/orders/delivery.routes.ts';
import { enquiryRoutes } from '#domain/enquiries/enquiry.routes.ts';
import { familyLinkRoutes } from '#domain/guests/family-link.routes.ts';
import { fulfilmentRoutes } from '#domain/parcels/fulfilment.routes.ts';
import { guestViewRoutes } from '#domain/guests/guest-view.routes.ts';
import { householdRoutes } from '#domain/guests/household.routes.ts';
import { sharedListRoutes, shareRoutes } from '#domain/sharing/share.routes.ts';
import { guestAskRoutes, guestRoutes } from '#domain/guests/guest.routes.ts';
import { ownAddressRoutes } from '#domain/guests/own-address.routes.ts';
import { inboxAnswerRoutes, inboxRoutes } from '#domain/enquiries/inbox.routes.ts';
import { keepingRoutes } from '#domain/backup/keeping.routes.ts';
import { keepNights } from '#domain/backup/nightly.service.ts';
import { ledgerRoutes } from '#domain/planning/ledger.routes.ts';
import { unpaidOrders } from '#domain/orders/order-money.repo.ts';
import { moveHomeRoutes } from '#domain/payments/move-home.routes.ts';
import { orderHomeRoutes, orderRoutes } from '#domain/orders/order.routes.ts';
import { staffOrderRoutes } from '#domain/orders/staff-order.routes.ts';
import { messageTemplateRoutes, orderMessageRoutes, outboxRoutes } from '#domain/messages/messages.routes.ts';
import { keepReminding } from '#domain/messages/reminders.service.ts';
import { keepSending } from '#domain/messages/sending.service.ts';
import { packingRoutes } from '#domain/packing/packing.routes.ts';
import { paymentRoutes } from '#domain/payments/payment.routes.ts';
import { keepSweeping } from '#domain/payments/sweep.service.ts';
import { pincodeRoutes } from '#domain/delivery/pincode.routes.ts';
import { planningRoutes } from '#domain/planning/planning.routes.ts';
import { previewRoutes } from '#domain/publishing/preview.routes.ts';
import { siteStateRoutes } from '#domain/publishing/site-state.routes.ts';
import { recentRoutes } from '#domain/cart/recent.routes.ts';
import { rehearsalRoutes } from '#domain/rehearsal/rehearsal.routes.ts';
import { refundRoutes } from '#domain/orders/refund.routes.ts';
import { findRoutes } from '#domain/find/find.routes.ts';
import { keepSearchKeys } from '#domain/find/search-keys.service.ts';
import { keepErasing } from '#domain/retention/retention.service.ts';
import { keepChangingMobiles } from '#domain/session/mobile-change.service.ts';
import { keepSealing, secretTurn } from '#domain/secret/secret-turn.service.ts';
import { sessionRoutes } from '#domain/session/session.routes.ts';
import { openingFault } from '#domain/settings/opening.service.ts';
import { settingsRoutes } from '#domain/settings/settings.routes.ts';
import { staffPasskeyRoutes } from '#domain/staff/staff-passkey.routes.ts';
import { staffPeopleRoutes } from '#domain/staff/staff-people.routes.ts';
import { staffInviteRoutes } from '#domain/staff/staff-invite.routes.ts';
import { staffSessionRoutes, staffSignInRoutes } from '#domain/staff/staff-session.routes.ts';
import { todayRoutes } from '#domain/today/today.routes.ts';
import { readConfig, type Config } from '#server/config.ts';
import type { Rooms, Shop } from '#server/context.ts';
import { closeWhenTold } from '#server/signals.ts';
import { type RunningServer, startServer } from '#server/start.ts';
import { exitStatus, startFault } from '#server/start-faults.ts';

/** Adds the routes and the background work of the rooms. */
function addRooms(app: FastifyInstance, shop: Shop): void {
  const routes = [
    catalogueRoutes,
    showcaseRoutes,
    staffCatalogueRoutes,
    staffRecordRoutes,
    scheduleRoutes,
    staffSignInRoutes,
    staffSessionRoutes,
    staffInviteRoutes,
    staffPeopleRoutes,
    staffPasskeyRoutes,
    publishingRoutes,
    siteStateRoutes,
    previewRoutes,
    sessionRoutes,
    cartRoutes,
    guestRoutes,
    guestAskRoutes,
    ownAddressRoutes,
    householdRoutes,
    shareRoutes,
    sharedListRoutes,
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
    orderHomeRoutes,
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
    inboxAnswerRoutes,
    findRoutes,
    keepingRoutes,
    outboxRoutes,
    messageTemplateRoutes,
    orderMessageRoutes,
    settingsRoutes,
    todayRoutes,
  ];
  for (const add of routes) add(app, shop);
  void app.register((scope) => plainFormRoutes(scope, shop));
  // What is owed is the orders' affair, which know the parcels already.
  fulfilmentRoutes(app, shop, unpaidOrders);
  if (shop.background)
    for (const keep of [
      keepSweeping,
      keepErasing,
      keepSearchKeys,
      keepSchedule,
      keepNights,
      keepReminding,
      keepSending,
      keepChangingMobiles,
      keepSealing,
    ])
      keep(app, shop);
}

/** The rooms of the house, as the kernel takes them in. */
export const rooms: Rooms = {
  migrations,
  add: addRooms,
  lookAtStart: async (shop) => {
    const { fault, warning } = await secretTurn(shop.db, shop.config, shop.now());
    return { fault: fault ?? (shop.config.production ? await openingFault(shop) : null), warning };
  },
  listPath,
};

/** Opens the store, brings its schema up to date, and serves the shop. */
export const startShop = (config: Config, overrides: Partial<Shop> = {}): Promise<RunningServer> =>
  startServer(config, rooms, overrides);

if (import.meta.main) {
  try {
    const server = await startShop(readConfig());
    closeWhenTold(server.stop);
  } catch (error) {
    const text = startFault(error);
    if (text === null) throw error;
    process.stderr.write(`The server cannot start:\n${text}\n`);
    process.exitCode = exitStatus(error);
  }
}
