import { HAND_MADE } from '#domain/orders/hand-made.rules.ts';
import { sumOfParts } from '#domain/orders/refund.rules.ts';
import { type Database } from '#server/db/database.ts';
import type { GatewayPayment, GatewayRefund } from '#server/payments/payment-provider.ts';
import type { Provider } from '#tests/attack/provider.ts';

/** Everything of the store that speaks of money. */
async function readMoney(db: Database) {
  const [orders, parts, begun, events, refunds, accounts, messages, audit] = await Promise.all([
    db.selectFrom('order').select(['id', 'payment_id', 'invoice_number', 'amount', 'gateway_order_id']).execute(),
    db.selectFrom('order_payment').select(['order_id', 'payment_id', 'gateway_order_id', 'kind', 'amount']).execute(),
    db.selectFrom('order_draft').select(['gateway_order_id', 'state']).execute(),
    db.selectFrom('payment_event').select(['id', 'outcome', 'payment_id']).execute(),
    db.selectFrom('refund').selectAll().execute(),
    db.selectFrom('refund_account').selectAll().execute(),
    db.selectFrom('outbox').select('key').execute(),
    db.selectFrom('audit').select(['action', 'record_id']).where('kind', '=', 'refund').execute(),
  ]);
  return { orders, parts, begun, events, refunds, accounts, messages: messages.map(({ key }) => key), audit };
}
type Money = Awaited<ReturnType<typeof readMoney>>;

/**
 * Compares a store at rest with what the provider captured and refunded.
 * @returns a line for each payment that is not exactly one order, part of an order or entry for the owner; each refund
 *   that one side has alone, twice or in another state; each gap in a series; each message or log entry that is missing
 */
export async function compareBooks(db: Database, provider: Provider): Promise<string[]> {
  const money = await readMoney(db);
  return [
    ...[...provider.payments.values()].flatMap((payment) => faultsOfPayment(money, payment, provider.refunds)),
    ...faultsOfOrders(money, provider),
    ...twiceIn([...provider.orders.values()].map(({ receipt }) => receipt)).map(
      (receipt) => `the provider has two payment orders of the receipt ${receipt}`,
    ),
    ...faultsOfRefunds(money, provider.refunds),
    ...gapsIn(
      'invoice',
      money.orders.map((order) => order.invoice_number),
    ),
    ...gapsIn(
      'credit note',
      money.refunds.flatMap(({ credit_note }) => credit_note ?? []),
    ),
  ];
}

const twiceIn = (names: readonly string[]): string[] => names.filter((name, place) => names.indexOf(name) !== place);

const amountOf = ({ goods, delivery }: Money['refunds'][number]): number =>
  sumOfParts({ goods: Number(goods), delivery: Number(delivery) });

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + Number(one), 0);

function faultsOfPayment(money: Money, { id, amount }: GatewayPayment, refunds: readonly GatewayRefund[]): string[] {
  const faults: string[] = [];
  const orders = money.orders.filter((order) => order.payment_id === id);
  const rests = money.parts.filter((part) => part.payment_id === id && part.kind === 'balance');
  const isAside = money.events.some((event) => event.payment_id === id && event.outcome === 'second payment');
  const homes = orders.length + rests.length + (isAside ? 1 : 0);
  if (homes !== 1)
    faults.push(
      `payment ${id} is ${orders.length} orders, ${rests.length} rests and ${isAside ? 'one entry' : 'no entry'} of second payments`,
    );
  for (const order of orders) {
    const parts = money.parts.filter((part) => part.order_id === order.id);
    const advance = parts.find((part) => part.payment_id === id);
    if (Number(advance?.amount ?? order.amount) !== amount) faults.push(`payment ${id} counts with another amount`);
    if (sum(parts.map((part) => part.amount)) > Number(order.amount)) faults.push(`order ${order.id} is paid too much`);
  }
  for (const rest of rests) if (Number(rest.amount) !== amount) faults.push(`rest ${id} counts with another amount`);
  const back = sum(refunds.filter((one) => one.payment_id === id && one.status !== 'failed').map((one) => one.amount));
  if (back > amount) faults.push(`of payment ${id} more went back than came`);
  const known = sum(
    money.refunds.filter((row) => row.payment_id === id && row.state !== 'failed').map((row) => amountOf(row)),
  );
  if (back !== known) faults.push(`of payment ${id} ${back} paise went back, and the shop knows of ${known}`);
  return faults;
}

function faultsOfOrders({ orders, parts, begun, messages }: Money, { payments }: Provider): string[] {
  const faults: string[] = [];
  for (const { payment_id, gateway_order_id } of [...orders, ...parts])
    if (begun.find((one) => one.gateway_order_id === gateway_order_id)?.state !== 'paid')
      faults.push(`what payment ${payment_id} was begun for is not marked as paid`);
  for (const { id, payment_id } of orders) {
    if (!payments.has(payment_id)) faults.push(`order ${id} was never paid`);
    if (!messages.includes(`placed ${id}`)) faults.push(`of order ${id} the customer is not told`);
  }
  for (const { payment_id } of parts) if (!payments.has(payment_id)) faults.push(`part ${payment_id} was never paid`);
  return faults;
}

/** State of the shop's refund that fits each state at the provider. */
const FITS = { pending: 'asked', processed: 'processed', failed: 'failed' } as const;

function faultsOfRefunds({ refunds, accounts, messages, audit }: Money, made: readonly GatewayRefund[]): string[] {
  const faults: string[] = [];
  const rowOf = (refund: GatewayRefund) =>
    refunds.find((row) => (refund.receipt ? refund.receipt.startsWith(`${row.id}-`) : row.provider_id === refund.id));
  for (const refund of made) {
    const row = rowOf(refund);
    if (!row) faults.push(`refund ${refund.id} of the provider is not known to the shop`);
    else {
      if (amountOf(row) !== refund.amount) faults.push(`refund ${refund.id} has another amount at the provider`);
      if (row.payment_id !== refund.payment_id) faults.push(`refund ${refund.id} is of another payment here`);
      if (!refund.receipt !== (row.reason === HAND_MADE))
        faults.push(`refund ${refund.id} is ${refund.receipt ? 'the shop’s' : 'made by hand'}, and stored as another`);
    }
  }
  for (const row of refunds) {
    const tries = made.filter((refund) => rowOf(refund) === row);
    const last = tries.at(-1);
    if (!last) faults.push(`refund ${row.id} never reached the provider`);
    else if (FITS[last.status] !== row.state)
      faults.push(`refund ${row.id} is ${row.state} here, ${last.status} there`);
    if (last && row.provider_id !== last.id) faults.push(`refund ${row.id} is another one at the provider`);
    const asked = tries.length === 0 ? 0 : Number(row.attempt);
    if (tries.length !== asked) faults.push(`refund ${row.id} was asked ${asked} times and made ${tries.length} times`);
    if (tries.filter(({ status }) => status !== 'failed').length > 1)
      faults.push(`refund ${row.id} was paid out twice`);
    const isDone = row.state === 'processed' && row.order_id !== null;
    if (isDone !== (row.credit_note !== null)) faults.push(`refund ${row.id} and its credit note do not fit`);
    if (isDone && !messages.includes(`refunded ${row.id}`)) faults.push(`of refund ${row.id} nobody is told`);
  }
  for (const { payment_id, asked_goods, asked_delivery } of accounts) {
    const held = refunds.filter((row) => row.payment_id === payment_id && row.state !== 'failed');
    if (
      sum(held.map((row) => row.goods)) !== Number(asked_goods) ||
      sum(held.map((row) => row.delivery)) !== Number(asked_delivery)
    )
      faults.push(`the account of payment ${payment_id} does not add up`);
  }
  const asked = new Set(refunds.map((row) => row.order_id ?? row.payment_id));
  for (const id of asked)
    if (!audit.some((entry) => entry.record_id === id)) faults.push(`refunds of ${id} are not in the log`);
  return faults;
}

/** Returns a line for each number of a series that is missing or there twice. */
const gapsIn = (series: string, numbers: readonly string[]): string[] =>
  numbers
    .toSorted()
    .flatMap((number, place) =>
      Number(number.split('-').at(-1)) === place + 1 ? [] : [`${series} ${number} stands at place ${place + 1}`],
    );
