import { createHash, createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UnansweredCall } from '#lib/idempotent-call.ts';
import { MINUTE, SECOND } from '#lib/time.ts';
import type { Shop } from '#server/context.ts';
import { UnsureCommit } from '#server/db/commit-mark.repo.ts';
import { storeFault } from '#server/db/faults.ts';
import { Refusal } from '#server/http/errors.ts';
import * as say from '#server/http/http.texts.ts';
import { claimKey, keepAnswer, readKey, freeKey } from '#server/http/idempotency.repo.ts';
import { seal, unseal } from '#server/staff/sealed.ts';
import { type Said, said } from '#lib/said.ts';

/** Request with an idempotency key, and the reply to it. */
interface IdempotentRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Id of the customer; empty on calls without one. */
  userId: string;
}

const KEY = /^[\w-]{16,128}$/;
/** Messages for a request whose first try has no answer yet; browsers read the key, people the sentence. */
const OPEN: Record<UnansweredCall['firstTry'], Said> = {
  working: said(say, 'firstTryOpen'),
  unknown: said(say, 'firstTryUnknown'),
};

const unanswered = (firstTry: UnansweredCall['firstTry'], extra: { retryAfter?: number } = {}): Refusal =>
  new Refusal(409, OPEN[firstTry], {
    ...extra,
    data: { firstTry } satisfies UnansweredCall,
  });

/** Time between two looks for the answer of another request with the same key, and longest wait for it, ms. */
const LOOK = 100;
const PATIENCE = 10 * SECOND;
/** Age at which a first request without a response counts as lost, ms; no request takes so long. */
const GONE = 2 * MINUTE;

/**
 * Runs a request's work once per `Idempotency-Key`: a repeated request gets the first response for a day, in every
 * process. Without the header it just runs the work. A failed request releases the key, so that it can be repeated,
 * unless the store failed after something was, or may have been, saved.
 * Responses are stored encrypted with the key, which only the client knows.
 * @param content the parsed request, which must be equal for the same key
 * @throws Refusal 400 for a malformed key, 422 for the same key with other content, 409 when the first request has no
 *   response after 10 seconds or its outcome is unknown
 */
export async function answerOnce<A>(
  shop: Shop,
  { request, reply, userId }: IdempotentRequest,
  content: unknown,
  work: () => Promise<A>,
): Promise<A> {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return work();
  // By the standard's draft a quoted text; most clients leave the quotes out.
  const key = String(header).replace(/^"(.*)"$/, '$1');
  if (!KEY.test(key)) throw new Refusal(400, said(say, 'keyNotValid'));
  const { db } = shop;
  const id = createHash('sha256')
    .update(JSON.stringify([userId, request.method, request.routeOptions.url, key]))
    .digest('hex');
  const digest = createHmac('sha256', key).update(JSON.stringify(content)).digest('hex');

  const until = Date.now() + PATIENCE;
  const claimed = shop.now();
  const free = (): Promise<void> => persist(() => freeKey(db, id, claimed)).catch(() => undefined);
  const claim = (): Promise<boolean> =>
    claimKey(db, id, digest, claimed).catch(async (error: unknown) => {
      // The claim itself may be kept although its answer was lost.
      await free();
      throw error;
    });
  while (!(await claim())) {
    const first = await readKey(db, id);
    // Given up between two looks.
    if (!first) continue;
    if (first.content !== digest) throw new Refusal(422, said(say, 'keyUsed'));
    if (first.answer !== null) {
      reply.code(first.status ?? 200).header('idempotent-replayed', 'true');
      return JSON.parse(unseal(first.answer, key, 'answers of a press') ?? 'null');
    }
    if (Date.parse(first.created_at) < shop.now() - GONE) throw unanswered('unknown');
    if (Date.now() > until) throw unanswered('working', { retryAfter: 2 });
    await pause(LOOK);
  }
  let answer: A;
  try {
    answer = await work();
  } catch (error) {
    const mayBeKept = error instanceof UnsureCommit || (storeFault(error) !== null && request.trace?.kept === true);
    // The first failure is the one to tell.
    if (!mayBeKept) await free();
    throw error;
  }
  // Whoever waited too long has been sent away with another status.
  const status = reply.sent ? 200 : reply.statusCode;
  // What was made is made: a store that fails now must not make it look undone.
  const sealed = seal(JSON.stringify(answer), key, 'answers of a press');
  await persist(() => keepAnswer(db, id, status, sealed)).catch((error: unknown) =>
    request.log.warn({ err: error }, 'could not keep the answer to an idempotency key'),
  );
  return answer;
}

/** Does a write, and while the store fails again and again behind the request, for as long as somebody may ask about it. */
async function persist(write: () => Promise<void>): Promise<void> {
  try {
    return await write();
  } catch (error) {
    if (storeFault(error) === null) throw error;
    void again().catch(() => undefined);
  }
  async function again(): Promise<void> {
    for (const end = Date.now() + GONE; Date.now() < end;) {
      await pause(SECOND, undefined, { ref: false });
      const isDone = await write().then(
        () => true,
        () => false,
      );
      if (isDone) return;
    }
  }
}
