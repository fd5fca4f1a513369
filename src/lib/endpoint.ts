import type { AnyObjectSchema, InferType } from 'yup';
import type { IdempotentCall } from '#lib/idempotent-call.ts';
import type { StaffRole } from '#lib/staff-roles.ts';

/** Group of callers: anybody, signed-in customers, or the shop's staff. */
export type Access = 'public' | 'customer' | 'staff';

/** Maximum body in bytes of calls without long texts; `bodyLimitOf` adds the room for texts. */
export const SMALL_BODY = 32_768;

/** One call of the API, described once for the server, the browser and the tests. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Path under the API host, with `:name` for its parameters. */
  readonly path: string;
  readonly access: Access;
  /** Roles of staff that may call; the owner may call everything that staff may. */
  readonly roles?: readonly StaffRole[];
  /** True when the caller must have signed in within the last five minutes, so that a stolen session is not enough. */
  readonly freshProof?: boolean;
  /** True for a call that a page repeats by itself; it does not keep a staff session open. */
  readonly watching?: boolean;
  /** One line for the generated API description. */
  readonly summary: string;
  readonly params?: AnyObjectSchema;
  readonly query?: AnyObjectSchema;
  readonly body?: AnyObjectSchema;
  /** Maximum body in bytes, for endpoints whose lists need more than `bodyLimitOf` returns. */
  readonly bodyLimit?: number;
  /** True when the body is a form with files; the fields are still checked by `body`. */
  readonly multipart?: boolean;
  /** True for a POST that changes nothing, so that it has the timeout and the second attempt of reads. */
  readonly reading?: boolean;
  /** True when the browser may repeat the call by itself after a lost connection. */
  readonly idempotent?: boolean;
  /**
   * Sends a call that creates something under an `Idempotency-Key`: the server executes the same key once and repeats
   * its first answer.
   */
  readonly once?: IdempotentCall;
}

/** An endpoint that also knows the type of its answer. */
export type Answering<E extends Endpoint, Answer> = E & { readonly answer?: Answer };

/** Type of an endpoint's parameters, query or body after validation. */
export type PartOf<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends AnyObjectSchema
  ? InferType<E[K]>
  : undefined;

/** The answer type of an endpoint. */
export type AnswerOf<E> = E extends { readonly answer?: infer A } ? Exclude<A, undefined> : never;

/**
 * Returns an endpoint's description unchanged, typed with its answer: `endpoint<{ sweetData: SweetWire }>()({...})`.
 */
export function endpoint<Answer>() {
  return <const E extends Endpoint>(description: E): Answering<E, Answer> => description;
}

/** Returns a path with its `:name` parameters replaced by their URL-encoded values; a missing value becomes empty. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}
