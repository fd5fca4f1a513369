import { noteChat } from '#domain/messages/messages.contract.ts';
import { askRefund } from '#domain/orders/refund.contract.ts';
import { addOrderNote, permitUnpaidPacking } from '#domain/orders/staff-order.contract.ts';
import { newId } from '#lib/ids.ts';
import { isoTime, MINUTE } from '#lib/time.ts';
import type { Settler } from '#tests/attack/intruders/settler.ts';
import { BOX, HOME, type OwnThings } from '#tests/support/own-things.ts';

/** Buys in every way, and lets the staff go on with each order. */
export async function settlePurchases(settler: Settler, { guest, advanced, boxOrder }: OwnThings) {
  const { bench } = settler;
  const delivery = { name: 'Anita Rani', address: settler.marker, pincode: '143001', mobile: '9876543210' };
  const at = isoTime(bench.shop.now());
  const heldCart = await bench.cart(settler.who);
  await bench.shop.db.updateTable('cart').set({ saved: false }).where('id', '=', heldCart).execute();

  const [late = ''] = await bench.guests(settler.who, 1, { name: `${settler.marker} guest`, address: '', pincode: '' });
  const waits = { waitForAddresses: true };
  const lateOrder = await settler.pay(bench.invitationOrder([{ guestId: late, quantity: 1 }], HOME, waits));

  const [moved = ''] = await bench.guests(settler.who, 1, { name: `${settler.marker} guest`, address: settler.marker });
  const link = new URL((await settler.ask('POST', `/api/user/ask-guest/${moved}`, {})).link).searchParams;
  const correctedOrder = await settler.pay(bench.invitationOrder([{ guestId: moved, quantity: 2 }], 2 * HOME));
  bench.clock.offset += MINUTE;
  const correctedAddress = `${settler.marker} 2`;
  const filled = { ...Object.fromEntries(link), address: correctedAddress, pincode: '143001' };
  await settler.ask('PATCH', '/api/user/update-address-person', filled, null);

  const asSample = { ownBoxes: 1, sample: true };
  const sample = await settler.pay(bench.invitationOrder([], BOX + 20_00, asSample));

  const cancelledOrder = await settler.pay(bench.sweetOrder({ delivery, quantity: 3 }, 3799_00));
  await settler.step(cancelledOrder, 'cancelled');
  const refund = newId();
  bench.gateway.refunds = { refused: 'The bank said no.' };
  await settler.staff(askRefund, {
    params: { orderId: cancelledOrder },
    body: { id: refund, amount: 3799_00, reason: `${settler.marker} asked`, positions: [0] },
  });
  bench.gateway.refunds = 'pending';

  const large = { ...bench.sweetOrder({ delivery, quantity: 101 }, 126299_00), advance: true };
  const released = await settler.pay(large);
  const reason = `${settler.marker} pays later`;
  await settler.staff(permitUnpaidPacking, { params: { orderId: released }, body: { reason } });

  const [both = ''] = await bench.guests(settler.who, 1, { name: `${settler.marker} guest`, address: settler.marker });
  const box = (quantity: number) => bench.invitationOrder([{ guestId: both, quantity }], quantity * HOME);
  const begun = [await settler.ask('POST', '/createOrder', box(1)), await settler.ask('POST', '/createOrder', box(2))];
  const twice: string[] = [];
  for (const { id } of begun) twice.push((await settler.ask('POST', '/verifyOrder', bench.gateway.pay(id))).orderId);
  const [open = ''] = await bench.guests(settler.who, 1, { name: `${settler.marker} guest`, address: settler.marker });
  const begunBox = (
    await settler.ask('POST', '/createOrder', bench.invitationOrder([{ guestId: open, quantity: 1 }], HOME))
  ).id as string;
  const text = `${settler.marker} calls`;
  for (const orderId of [boxOrder, advanced])
    await settler.staff(addOrderNote, { params: { orderId }, body: { text } });
  await settler.step(boxOrder, 'packed');
  const batch = await settler.step(boxOrder, 'sent');
  // The guest says that the box is there.
  const { data } = await bench.post(`/api/user/ask-guest/${guest}`, settler.who, {});
  const arrived = { ...Object.fromEntries(new URL(data.link).searchParams), thanks: settler.marker };
  await settler.ask('PUT', '/api/user/guest-arrived', arrived, null);
  await settler.staff(noteChat, { params: { orderId: boxOrder }, body: { id: newId(), kind: 'sent' } });
  const message = await bench.shop.db
    .selectFrom('outbox')
    .select('id')
    .where('order_id', '=', boxOrder)
    .executeTakeFirstOrThrow();
  await bench.shop.db
    .updateTable('outbox')
    .set({ state: 'failed', problem: 'No answer', changed_at: at })
    .where('id', '=', message.id)
    .execute();
  const paid = await bench.shop.db
    .selectFrom('order')
    .select('gateway_order_id')
    .where('id', '=', boxOrder)
    .executeTakeFirstOrThrow();
  return {
    boxPayment: paid.gateway_order_id,
    heldCart,
    lateOrder,
    correctedOrder,
    correctedAddress,
    sample,
    cancelledOrder,
    refund,
    batch,
    released,
    twice: twice[1] ?? '',
    begunBox,
    message: message.id,
  };
}
