import type { FastifyInstance } from 'fastify';
import { readMessageFacts } from '#domain/messages/facts.repo.ts';
import {
  holdsStill,
  homesToTell,
  type MessageKind,
  messageKinds,
  messageValues,
  renderMessage,
  templateProblem,
  type MessageTemplate,
  type TemplateKind,
} from '#domain/outbox/customer-messages.rules.ts';
import {
  type ChatMessage,
  countFailedMessages,
  listMessageTemplates,
  listOrderMessages,
  noteChat,
  pageMessages,
  saveMessageTemplate,
  sendFailedAgain,
  sendMessageAgain,
  type TemplateConflict,
} from '#domain/messages/messages.contract.ts';
import {
  countMessageStates,
  findMessage,
  listMessages,
  type MessageQuery,
  messagesOfOrder,
} from '#domain/messages/message-list.repo.ts';
import * as say from '#domain/messages/messages.texts.ts';
import { countFailedLately, noteOpened, queueAgain, queueFailedAgain } from '#domain/outbox/outbox.repo.ts';
import { readTemplate, readTemplates, writeTemplate } from '#domain/outbox/template.repo.ts';
import { codeAlarm } from '#domain/session/code-allowance.rules.ts';
import { readCodeUse } from '#domain/session/code-use.repo.ts';
import { currentSettings } from '#domain/settings/settings.service.ts';
import type { Shop } from '#server/context.ts';
import { withTransaction } from '#server/db/database.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import { writeAudit } from '#server/staff/audit.repo.ts';
import { shopFacts } from '#shop.config';
import { said, saidAs } from '#lib/said.ts';

/** Serves the endpoints for the log of messages to customers and for sending them again. */
export function outboxRoutes(app: FastifyInstance, shop: Shop): void {
  const { db } = shop;
  const { demo } = shop.textSender;

  serve(app, shop, pageMessages, async ({ query }) => ({
    ...(await listMessages(db, query as MessageQuery)),
    again: await countFailedLately(db, shop.now()),
    demo,
  }));

  serve(app, shop, countFailedMessages, async () => {
    const { codes: budget } = await currentSettings(shop);
    const use = await readCodeUse(db, shop.now());
    const codes = {
      hour: { sent: use.all.hour, most: budget.hour },
      day: { sent: use.all.day, most: budget.day },
      alarm: codeAlarm(use, budget),
    };
    return { count: await countMessageStates(db), codes };
  });

  serve(app, shop, sendMessageAgain, async ({ params: { messageId }, staff }) => {
    const now = shop.now();
    const line = await withTransaction(db, async (tx) => {
      const before = await findMessage(tx, messageId);
      if (!before) throw notFound(said(say, 'noMessage'));
      if (await queueAgain(tx, messageId, now)) {
        const after = { order: before.orderId, kind: before.kind, was: before.state };
        await writeAudit(tx, staff, now, { action: 'send-again', kind: 'message', recordId: messageId, after });
      } else if (before.state !== 'waiting' && before.state !== 'sending')
        throw new Refusal(409, said(say, 'alreadySentOrTaken'));
      return findMessage(tx, messageId);
    });
    if (!line) throw notFound(said(say, 'noMessage'));
    return { line };
  });

  serve(app, shop, sendFailedAgain, async ({ staff }) => {
    const now = shop.now();
    const queued = await withTransaction(
      db,
      async (tx) => {
        const ids = await queueFailedAgain(tx, now);
        const entries = ids.map((recordId) => ({
          action: 'send-again',
          kind: 'message',
          recordId,
          after: { together: ids.length },
        }));
        await writeAudit(tx, staff, now, ...entries);
        return ids;
      },
      { queue: 'send again' },
    );
    return { count: queued.length };
  });
}

/** Serves the endpoints for the templates of messages to customers. */
export function messageTemplateRoutes(app: FastifyInstance, shop: Shop): void {
  const { db } = shop;

  serve(app, shop, listMessageTemplates, async () => ({
    templates: await readTemplates(db),
    demo: shop.textSender.demo,
  }));

  serve(app, shop, saveMessageTemplate, async ({ params, body: { text, dltId, enabled, revision }, staff }) => {
    const kind = params.kind as TemplateKind;
    const problem = templateProblem(kind, text);
    if (problem) throw new Refusal(400, saidAs('messages.template', problem), { fields: { text: problem } });
    const now = shop.now();
    const done = await withTransaction(db, async (tx) => {
      const before = await readTemplate(tx, kind);
      if (before.revision !== revision) return before;
      const after = { kind, text, dltId, enabled, revision: revision + 1 };
      await writeTemplate(tx, after, staff.name, new Date(now).toISOString());
      const entry = {
        action: 'save',
        kind: 'message-template',
        recordId: kind,
        before: noted(before),
        after: noted(after),
      };
      await writeAudit(tx, staff, now, entry);
      return null;
    });
    const template = await readTemplate(db, kind);
    if (done === null) return { template };
    // The same words again, as after an answer that was lost.
    if (done.text === text && done.dltId === dltId && done.enabled === enabled) return { template };
    const conflict: TemplateConflict = { code: 'template-changed', template };
    throw new Refusal(409, said(say, 'templateChanged', done.changedBy), {
      data: { ...conflict },
    });
  });
}

/** Serves the endpoints for the messages of an order, and for those that staff send by WhatsApp. */
export function orderMessageRoutes(app: FastifyInstance, shop: Shop): void {
  const { db } = shop;

  serve(app, shop, listOrderMessages, async ({ params: { orderId } }) => {
    const { chat, chatLink } = await chatOf(shop, orderId);
    return { messages: await messagesOfOrder(db, orderId), chat, chatLink };
  });

  serve(app, shop, noteChat, async ({ params: { orderId }, body: { id, kind }, staff }) => {
    const now = shop.now();
    const { mobile, chat, chatLink } = await chatOf(shop, orderId);
    const text = chat.find((one) => one.kind === kind)?.text ?? '';
    await withTransaction(db, async (tx) => {
      const opened = { id, orderId, kind: kind as MessageKind, mobile, text, by: staff.name };
      if (!(await noteOpened(tx, opened, now))) return;
      const entry = { action: 'whatsapp', kind: 'message', recordId: id, after: { order: orderId, kind } };
      await writeAudit(tx, staff, now, entry);
    });
    return { messages: await messagesOfOrder(db, orderId), chat, chatLink };
  });
}

/**
 * Returns the customer's mobile number, chat link and the messages that fit the order's present state; all empty when
 * the account is gone or has no number.
 * @throws Refusal 404 for an unknown order
 */
async function chatOf(shop: Shop, orderId: string): Promise<{ mobile: string; chatLink: string; chat: ChatMessage[] }> {
  const facts = await readMessageFacts(shop, orderId);
  if (!facts) throw notFound(said(say, 'noOrder'));
  if (facts.gone || !facts.mobile) return { mobile: '', chatLink: '', chat: [] };
  const chatLink = `${shopFacts.whatsappHost}/91${facts.mobile}`;
  const templates = await readTemplates(shop.db);
  const { name } = (await currentSettings(shop)).facts;
  const everywhere = facts.homes.map(({ position }) => position);
  const chat = messageKinds.flatMap((kind): ChatMessage[] => {
    const homes = homesToTell(kind, facts, everywhere);
    const template = templates.find((one) => one.kind === kind);
    if (!template || !holdsStill(kind, facts, homes)) return [];
    const values = messageValues(facts, homes, { siteUrl: shop.config.siteUrl, shop: name });
    const text = renderMessage(template.text, values);
    return [{ kind, text, link: `${chatLink}?text=${encodeURIComponent(text)}` }];
  });
  return { mobile: facts.mobile, chatLink, chat };
}

const noted = ({ text, dltId, enabled }: Pick<MessageTemplate, 'text' | 'dltId' | 'enabled'>) => ({
  text,
  dltId,
  enabled,
});
