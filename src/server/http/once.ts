import { createHash, createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenPress } from '#lib/press.ts';
import type { Shop } from '#server/context.ts';
import { Refusal } from '#server/http/errors.ts';
import { claimPress, keepAnswer, readPress, releasePress } from '#server/http/once.repo.ts';
import { seal, unseal } from '#server/staff/sealed.ts';

/** Who makes a press, and how it is answered. */
interface Press {
  request: FastifyRequest;
  reply: FastifyReply;
  /** The customer's id; an empty text on calls of anybody. */
  userId: string;
}

const KEY = /^[\w-]{16,128}$/;
const WRONG_KEY = 'The Idempotency-Key must have 16 to 128 letters, digits, hyphens or underscores.';
const OTHER_CONTENT =
  'This Idempotency-Key was used for another request. Nothing was changed; please send a new key with what is new.';
/** What is said of a press whose first try has no answer; browsers go by the word, people by the sentence. */
const OPEN: Record<OpenPress['firstTry'], string> = {
  working: 'The first try of this is still being worked on. Please ask again in a moment.',
  unknown:
    'We could not find out whether the first try of this arrived. Please look whether it is there before you send it again.',
};

const openPress = (firstTry: OpenPress['firstTry'], extra: { retryAfter?: number } = {}): Refusal =>
  new Refusal(409, OPEN[firstTry], { ...extra, data: { firstTry } satisfies OpenPress });

/** Between two looks at a press that another request works on, and how long in all, ms. */
const LOOK = 100;
const PATIENCE = 10_000;
/** No request takes so long, ms: whoever worked on the press is gone. */
const GONE = 120_000;

/**
 * Does the work of a press once, however often the request comes: with the same `Idempotency-Key` the first answer is
 * given again for a day, in every process. A refusal is not kept, because nothing was made; the press may be made again.
 * The store cannot tell what was answered or sent: both are sealed with the key itself, which only the caller has.
 * @param content what was sent, as JSON takes it
 * @throws Refusal 422 for the same key with other content, 409 while or after a first try whose end nobody knows
 */
export async function answerOnce<A>(
  shop: Shop,
  { request, reply, userId }: Press,
  content: unknown,
  work: () => Promise<A>,
): Promise<A> {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return work();
  // By the standard's draft a quoted text; most clients leave the quotes out.
  const key = String(header).replace(/^"(.*)"$/, '$1');
  if (!KEY.test(key)) throw new Refusal(400, WRONG_KEY);
  const { db } = shop;
  const id = createHash('sha256')
    .update(JSON.stringify([userId, request.method, request.routeOptions.url, key]))
    .digest('hex');
  const digest = createHmac('sha256', key).update(JSON.stringify(content)).digest('hex');

  const until = Date.now() + PATIENCE;
  while (!(await claimPress(db, id, digest, shop.now()))) {
    const press = await readPress(db, id);
    // Given up between two looks.
    if (!press) continue;
    if (press.content !== digest) throw new Refusal(422, OTHER_CONTENT);
    if (press.answer !== null) {
      reply.code(press.status ?? 200).header('idempotent-replayed', 'true');
      return JSON.parse(unseal(press.answer, key, 'answers of a press') ?? 'null') as A;
    }
    if (Date.parse(press.created_at) < shop.now() - GONE) throw openPress('unknown');
    if (Date.now() > until) throw openPress('working', { retryAfter: 2 });
    await pause(LOOK);
  }
  let answer: A;
  try {
    answer = await work();
  } catch (error) {
    // A store that is away keeps the press taken, and the first failure is the one to tell.
    await releasePress(db, id).catch(() => undefined);
    throw error;
  }
  // What was made is made: a store that fails now must not make it look undone.
  await keepAnswer(db, id, reply.statusCode, seal(JSON.stringify(answer), key, 'answers of a press')).catch(
    (error: unknown) => request.log.warn({ err: error }, 'could not keep the answer of a press'),
  );
  return answer;
}
