import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { ValidationError } from 'yup';
import { SMALL_BODY } from '#lib/endpoint.ts';
import { type Said, said, saidAs } from '#lib/said.ts';
import { codeOf } from '#lib/narrow.ts';
import { UnsureCommit } from '#server/db/commit-mark.repo.ts';
import { storeFault } from '#server/db/faults.ts';
import { bodyTooLarge } from '#server/http/body-limit.ts';
import * as say from '#server/http/http.texts.ts';
import { type Left, storeAnswer } from '#server/http/store-answers.ts';
import { validationText } from '#server/http/validation-text.ts';

/** Error with an HTTP status and a sentence for the caller; `data` adds fields to the answer. */
export class Refusal extends Error {
  readonly status: number;
  readonly said: Said;
  readonly fields: Record<string, string> | undefined;
  readonly data: Record<string, unknown> | undefined;
  /** Seconds after which the caller may try again. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    what: Said,
    extra: { fields?: Record<string, string>; data?: Record<string, unknown>; retryAfter?: number } = {},
  ) {
    super(what.message);
    this.status = status;
    this.said = what;
    this.fields = extra.fields;
    this.data = extra.data;
    this.retryAfter = extra.retryAfter;
  }
}

/** Seconds after which to try again when a refusal 503 names no time. */
const SOON = 10;

/**
 * Returns the Refusal 404 for a record that does not exist or belongs to another user; both get the same answer, so
 * that ids cannot be guessed.
 */
export const notFound = (what = said(say, 'notFound')): Refusal => new Refusal(404, what);

/**
 * Returns the JSON body of an error response: the sentence, and in `refusal` its code and values. `Message` repeats
 * `message`, because earlier clients read either.
 * @param extra further fields
 */
export function errorBody(
  { message, code, values }: Said,
  extra: Record<string, unknown> = {},
): Record<string, unknown> {
  return { success: false, message, Message: message, refusal: { code, values }, ...extra };
}

/** Values of yup's rules that a sentence may name. What was sent is never repeated. */
const RULE_VALUES = new Set(['min', 'max', 'length', 'more', 'less']);

const PLAIN: Record<string, [number, Said]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, said(say, 'sendJson')],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, said(say, 'requestEmpty')],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, said(say, 'jsonNotValid')],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, said(say, 'requestCut')],
  FST_REQ_FILE_TOO_LARGE: [413, said(say, 'fileTooLarge')],
  FST_FILES_LIMIT: [413, said(say, 'tooManyFiles')],
  FST_PARTS_LIMIT: [413, said(say, 'tooManyFields')],
  FST_FIELDS_LIMIT: [413, said(say, 'tooManyFields')],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, said(say, 'formExpected')],
};

/** Error of a request that was not answered in time; its work goes on. */
export class TooLate extends Error {
  readonly code = 'ETIMEDOUT';
}

/** Returns what a request whose store failed has left. */
function leftBy(error: unknown, { method, routeOptions, trace }: FastifyRequest): Left {
  if (method === 'GET' || method === 'HEAD') return 'read';
  // Of routes that are not traced nobody knows; before the handler of the others nothing is changed.
  if (!trace) return routeOptions.config.isTraced === true ? 'nothing' : 'unknown';
  return trace.kept || error instanceof UnsureCommit || error instanceof TooLate ? 'unknown' : 'nothing';
}

/**
 * Sets the handler that converts errors to responses: 4xx for errors caused by the client, 503 when the store fails,
 * 500 otherwise. Logs 5xx errors.
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    if (error instanceof Refusal) {
      const extra = { ...(error.fields ? { errors: error.fields } : {}), ...error.data };
      const retryAfter = error.retryAfter ?? (error.status === 503 ? SOON : undefined);
      if (retryAfter) reply.header('retry-after', String(retryAfter));
      return reply.status(error.status).send(errorBody(error.said, extra));
    }
    if (error instanceof ValidationError) {
      const errors = fieldErrors(error);
      const first = saidAs('fields', Object.values(errors)[0] ?? error.message);
      return reply.status(400).send(errorBody(first, { errors, codes: fieldCodes(error) }));
    }
    const code = codeOf(error);
    if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
      return reply.status(413).send(errorBody(bodyTooLarge(request.routeOptions.bodyLimit ?? SMALL_BODY)));
    const known = PLAIN[code];
    if (known) return reply.status(known[0]).send(errorBody(known[1]));
    const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
    if (status >= 400 && status < 500)
      return reply.status(status).send(errorBody(saidAs(`${say.room}.${code}`, error.message)));
    const fault = storeFault(error);
    if (fault) {
      app.outages.tell(error, reply.elapsedTime);
      const left = leftBy(error, request);
      const { message, retryAfter } = storeAnswer(fault, left);
      return reply
        .status(503)
        .header('retry-after', String(retryAfter))
        .send(errorBody(saidAs(`store.${fault}.${left}`, message)));
    }
    request.log.error({ err: error }, 'request failed');
    return reply.status(500).send(errorBody(said(say, 'serverFault')));
  });
}

/** Returns the first failed rule of each field, as yup names it (`required`, `max`; `kind` for a wrong type), with its values. */
function fieldCodes(error: ValidationError): Record<string, { code: string; values: unknown }> {
  const codes: ReturnType<typeof fieldCodes> = {};
  for (const { path = '', type = '', params } of error.inner.length > 0 ? error.inner : [error]) {
    const values = Object.entries(params ?? {}).filter(([name, value]) => RULE_VALUES.has(name) && value !== undefined);
    codes[path] ??= { code: type === 'typeError' ? 'kind' : type, values: Object.fromEntries(values) };
  }
  return codes;
}

/**
 * Returns the first message of each field with a validation error, in plain language. The key is the field's path;
 * empty for the whole input.
 */
export function fieldErrors(error: ValidationError): Record<string, string> {
  const all = error.inner.length > 0 ? error.inner : [error];
  const fields: Record<string, string> = {};
  for (const one of all) fields[one.path ?? ''] ??= validationText(one);
  return fields;
}
