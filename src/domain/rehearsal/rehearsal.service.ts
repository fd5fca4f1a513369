import { createHash } from 'node:crypto';
import { boxTypes } from '#domain/box/box-types.rules.ts';
import { listRecords } from '#domain/catalogue/catalogue.repo.ts';
import { celebrationOf, writeAnswer, writeCelebration } from '#domain/guests/celebration.repo.ts';
import { priceInvitation } from '#domain/payments/purchase.repo.ts';
import type { ParcelState } from '#domain/parcels/fulfilment.rules.ts';
import { stepParcels } from '#domain/parcels/fulfilment.repo.ts';
import { countGuests } from '#domain/guests/guest.repo.ts';
import { insertOrder, listOrdersOf } from '#domain/orders/order.repo.ts';
import { sectionPrice } from '#domain/pricing/pricing.rules.ts';
import type { Rehearsal } from '#domain/rehearsal/rehearsal.contract.ts';
import {
  OFFICE,
  rehearsalAnswers,
  rehearsalCard,
  rehearsalCelebration,
  rehearsalCounts,
  rehearsalFamily,
  rehearsalGuests,
  type RehearsalStage,
  rehearsalStages,
} from '#domain/rehearsal/rehearsal.rules.ts';
import { insertRehearsed } from '#domain/rehearsal/rehearsal.repo.ts';
import { changeUser, userOfMobile } from '#domain/session/user.repo.ts';
import { currentSettings } from '#domain/settings/settings.service.ts';
import { yearMonthDay } from '#lib/dates.ts';
import { newId } from '#lib/ids.ts';
import { DAY, HOUR } from '#lib/time.ts';
import type { Shop } from '#server/context.ts';
import { asOwner, type OwnersTransaction } from '#server/db/owner.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { keepOrder, storeGatewayPayment } from '#server/payments/test-gateway.repo.ts';
import { writeAudit } from '#server/staff/audit.repo.ts';
import { saidAs } from '#lib/said.ts';

const OPEN = 'Customers order in this shop: there is no rehearsal in it.';
const NO_GOODS = 'A rehearsal needs an invitation and a sweet that are on sale.';

type Staff = { id: string; name: string };

/**
 * Tells whether the shop is a demonstration: not in production, sign-in codes are shown on the page, and the test
 * gateway takes payments.
 */
export const isRehearsed = ({ config }: Pick<Shop, 'config'>): boolean =>
  !config.production && config.demo.otp && config.demo.payments;

/**
 * Fills the rehearsal's account with guests, two orders and answers, then moves the parcels to their states; returns
 * name and mobile of the customer. Idempotent: a repeated call adds nothing, and completes parcels after a failure.
 * @throws Refusal 403 when the shop is no demonstration, 404 when no invitation or sweet is on sale
 */
export async function rehearse(shop: Shop, staff: Staff): Promise<Rehearsal> {
  if (!isRehearsed(shop)) throw new Refusal(403, saidAs('rehearsal.open', OPEN));
  const { db } = shop;
  const now = shop.now();
  const boxes = await boxOnSale(shop);
  const { mobile, ...person } = rehearsalFamily;
  const { id: userId } = await userOfMobile(db, mobile, new Date(now - 10 * DAY).toISOString());
  await asOwner(db, userId, async (tx) => {
    if ((await countGuests(tx, userId)) > 0) return;
    const at = new Date(now).toISOString();
    await changeUser(tx, userId, { ...person, address_by: 'custom' }, at);
    const guests = rehearsalGuests();
    const ids = await insertRehearsed(tx, userId, guests, now);
    const day = yearMonthDay(new Date(now + 45 * DAY).toISOString());
    const { revision } = await celebrationOf(tx, userId);
    await writeCelebration(tx, userId, rehearsalCelebration(day), revision, at);
    const of = (...stages: RehearsalStage[]) =>
      guests.flatMap(({ stage, boxes: quantity }, place) => {
        const guestId = ids[place] ?? '';
        return stages.includes(stage) ? [{ guestId, quantity }] : [];
      });
    const friends = of('packed', 'sent').flatMap(({ guestId }, place) => (place % 4 === 1 ? [guestId] : []));
    const card = rehearsalCard(day, friends);
    const first = of('packed', 'sent', 'delivered', 'came back');
    const waveOf = await placeOrder(shop, tx, { userId, card, ...boxes, recipients: first }, now - 6 * DAY);
    const office = new Set(guests.flatMap(({ category }, place) => (category === OFFICE ? [ids[place]] : [])));
    const [smaller, larger] = [true, false].map((is) => of('paid').filter(({ guestId }) => office.has(guestId) === is));
    const wave = { waveOf, recipients: larger ?? [], office: smaller ?? [] };
    await placeOrder(shop, tx, { userId, card, ...boxes, ...wave }, now - 20 * HOUR);
    for (const [place, { people, food, thanks }] of rehearsalAnswers.entries()) {
      const guestId = of('delivered')[place]?.guestId ?? '';
      const coming = people > 0 ? 'yes' : 'no';
      await writeAnswer(tx, guestId, { coming, people, food, answered_at: at, arrived_at: at, thanks });
    }
    await writeAudit(tx, staff, now, {
      action: 'fill',
      kind: 'rehearsal',
      recordId: userId,
      before: null,
      after: null,
    });
  });
  await bringOn(shop, userId, staff, now);
  return { name: person.name, mobile };
}

interface Boxes {
  invitationId: string;
  sweetIds: string[];
}

/**
 * Weight of a box (and of the smaller one for the office), weight of the larger one, in grams, and number of sections.
 */
const WEIGHT = 500;
const LARGER = 750;
const SECTIONS = 4;

/**
 * Returns an invitation (a wooden box if possible) and up to four sweets with the longest shelf life.
 * @throws Refusal 404 when no invitation or sweet is on sale
 */
async function boxOnSale({ db }: Shop): Promise<Boxes> {
  const [invitations, sweets] = [await listRecords(db, 'invitation'), await listRecords(db, 'sweet')];
  const invitation = invitations.find(({ category }) => category === 'Wooden Box') ?? invitations[0];
  const lasting = sweets
    .filter(({ rate }) => sectionPrice(rate, WEIGHT, SECTIONS) > 0)
    .sort((one, other) => other.shelfLifeDays - one.shelfLifeDays);
  if (!invitation || lasting.length === 0) throw notFound(saidAs('rehearsal.noGoods', NO_GOODS));
  return { invitationId: invitation.id, sweetIds: lasting.slice(0, SECTIONS).map(({ id }) => id) };
}

interface Wave extends Boxes {
  userId: string;
  card: ReturnType<typeof rehearsalCard>;
  recipients: { guestId: string; quantity: number }[];
  /** Id of the order that this one is a later wave of. */
  waveOf?: string;
  /** Guests who get a smaller box; without them all get the same. */
  office?: Wave['recipients'];
}

/**
 * Stores an order with its completed payment in the test gateway, and returns the order's id.
 * @param at time of the order in ms
 */
async function placeOrder(shop: Shop, tx: OwnersTransaction, wave: Wave, at: number): Promise<string> {
  const { userId, card, invitationId, sweetIds, recipients, waveOf, office } = wave;
  const { tempId } = boxTypes.find(({ sections: room }) => room === SECTIONS) ?? boxTypes[0];
  const sections = Array.from({ length: SECTIONS }, (_, index) => ({
    index,
    sweetId: sweetIds[index % sweetIds.length] ?? '',
  }));
  const box = { invitationId, tempId, sections, cartId: undefined };
  const purchase = {
    ...box,
    ownBoxes: 0,
    recipients,
    ...(office
      ? {
          weight: LARGER,
          circle: 'Family and friends',
          circles: [{ ...box, weight: WEIGHT, circle: OFFICE, recipients: office }],
        }
      : { weight: WEIGHT }),
    ...(waveOf ? { waveOf } : {}),
  };
  const {
    title,
    amount,
    ordered,
    recipients: homes,
    sale,
    waiting,
  } = await priceInvitation(tx, userId, purchase, await currentSettings(shop), shop.now());
  const id = newId(at);
  const [gatewayOrderId, paymentId] = [`order_${id}`, `pay_${id}`];
  const content = { ...ordered, card };
  const order = { id, userId, kind: 'invitation' as const, gatewayOrderId, paymentId, title, amount, content, sale };
  await insertOrder(tx, { ...order, recipients: homes, waveOf, waiting }, at);
  const created_at = new Date(at).toISOString();
  await keepOrder(tx, { id: gatewayOrderId, amount, currency: 'INR', receipt: id, status: 'paid', created_at });
  const payment = { id: paymentId, order_id: gatewayOrderId, amount, method: 'upi', status: 'captured', created_at };
  await storeGatewayPayment(tx, payment);
  return id;
}

/** Steps of the first order's parcels; `from` is the first stage whose homes have come so far. */
const steps: { state: ParcelState; from: RehearsalStage; hours: number; courier?: string; note?: string }[] = [
  { state: 'accepted', from: 'packed', hours: 140 },
  { state: 'making', from: 'packed', hours: 120 },
  { state: 'packed', from: 'packed', hours: 90 },
  { state: 'sent', from: 'sent', hours: 80, courier: 'DTDC' },
  { state: 'delivered', from: 'delivered', hours: 30 },
  { state: 'returned', from: 'came back', hours: 8, note: 'Nobody at home three times.' },
];

/**
 * Moves the parcels of the customer's first order to their states. Idempotent: steps of an earlier call are recognised
 * and change nothing.
 */
async function bringOn({ db }: Shop, userId: string, staff: Staff, now: number): Promise<void> {
  const first = (await listOrdersOf(db, userId)).at(-1);
  if (!first) return;
  const homes = rehearsalStages
    .slice(rehearsalStages.indexOf('packed'))
    .flatMap((stage) => Array<RehearsalStage>(rehearsalCounts[stage]).fill(stage));
  for (const { state, from, hours, courier, note } of steps) {
    const parcels = homes.flatMap((stage, position) =>
      rehearsalStages.indexOf(stage) >= rehearsalStages.indexOf(from)
        ? [{ orderId: first.id, position, ...(courier ? { tracking: `D${first.id.slice(-8)}${position + 100}` } : {}) }]
        : [],
    );
    const batch = createHash('sha256').update(`${first.id} ${state}`).digest('hex').slice(0, 24);
    await stepParcels(db, staff, { batch, parcels, state, courier, note }, now - hours * HOUR);
  }
}
