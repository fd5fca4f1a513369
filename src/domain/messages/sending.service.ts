import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { SECOND } from '#lib/time.ts';
import { readMessageFacts } from '#domain/messages/facts.repo.ts';
import * as say from '#domain/messages/messages.texts.ts';
import {
  holdsStill,
  homesToTell,
  type MessageKind,
  messageValues,
  namedValues,
  renderMessage,
} from '#domain/outbox/customer-messages.rules.ts';
import {
  claimDue,
  type Claimed,
  conclude,
  type Ending,
  hasDue,
  storeMessageText,
  tellLapsed,
} from '#domain/outbox/outbox.repo.ts';
import { readTemplate } from '#domain/outbox/template.repo.ts';
import { currentSettings } from '#domain/settings/settings.service.ts';
import type { Shop } from '#server/context.ts';
import { keepRounds } from '#server/rounds.ts';
import type { TextMessage } from '#server/sms/text-sender.ts';

type Log = Pick<FastifyBaseLogger, 'warn'>;
/** Parts of the shop that sending needs. */
export type SendingShop = Pick<Shop, 'db' | 'textSender' | 'now'> & {
  config: Pick<Shop['config'], 'siteUrl' | 'licences'>;
};

/**
 * Sends all due messages and returns the number that the gateway accepted; several processes may run it concurrently.
 * Stops early when the gateway is away.
 */
export async function sendDue(shop: SendingShop, log?: Log): Promise<number> {
  await tellLapsed(shop.db, shop.now());
  let taken = 0;
  for (;;) {
    const claimed = await claimDue(shop.db, shop.now());
    if (claimed.length === 0) return taken;
    const endings = await Promise.all(claimed.map((message) => sendOne(shop, message, log)));
    taken += endings.filter(({ is }) => is === 'taken').length;
    if (endings.every(({ is }) => is === 'away')) return taken;
  }
}

async function sendOne(shop: SendingShop, claimed: Claimed, log: Log | undefined): Promise<Ending> {
  const ending = await handOver(shop, claimed).catch((error: unknown): Ending => {
    // Nothing was handed over yet: the gateway's part never throws.
    log?.warn({ err: error, message: claimed.id }, 'could not prepare a message');
    return { is: 'away', why: say.notPrepared };
  });
  await conclude(shop.db, claimed, ending, shop.now());
  return ending;
}

/**
 * Composes a message from the present data and sends it by the gateway. Withdraws it when its account is gone, its kind
 * is switched off, its content is outdated or the claim was lost; refuses it without a mobile number.
 */
async function handOver(shop: SendingShop, claimed: Claimed): Promise<Ending> {
  const { kind, orderId, positions, refundId } = claimed;
  const [template, facts] = await Promise.all([readTemplate(shop.db, kind), readMessageFacts(shop, orderId, refundId)]);
  if (!facts || facts.gone) return { is: 'withdrawn', why: say.accountGone };
  if (!template.enabled) return { is: 'withdrawn', why: say.kindSwitchedOff };
  const homes = homesToTell(kind, facts, positions);
  if (!holdsStill(kind, facts, homes)) return { is: 'withdrawn', why: OUTDATED[kind] };
  if (!facts.mobile) return { is: 'refused', why: say.noMobile };
  const { name } = (await currentSettings(shop)).facts;
  const values = messageValues(facts, homes, { siteUrl: shop.config.siteUrl, shop: name });
  const message: TextMessage = {
    mobile: facts.mobile,
    templateId: template.dltId,
    text: renderMessage(template.text, values),
    values: namedValues(template.text, values),
  };
  const held = await storeMessageText(shop.db, claimed, { mobile: message.mobile, text: message.text });
  return held ? shop.textSender.send(message) : { is: 'withdrawn', why: '' };
}

/** Reason for withdrawing an outdated message, by kind. */
const OUTDATED: Record<MessageKind, string> = {
  placed: say.homesMovedOn,
  sent: say.homesMovedOn,
  delivered: say.homesMovedOn,
  rest: say.nothingDue,
  refunded: say.refundNotPaidOut,
};
const EVERY = 5 * SECOND;

/** Starts the job that sends due messages every five seconds until the server closes. */
export function keepSending(app: FastifyInstance, shop: Shop): void {
  keepRounds(app, {
    name: 'send',
    first: EVERY,
    next: () => EVERY,
    fault: 'could not send messages to customers',
    round: async () => {
      if (!(await hasDue(shop.db, shop.now()))) return;
      const sent = await sendDue(shop, app.log);
      if (sent > 0) app.log.info({ sent }, 'sent messages to customers');
    },
  });
}
