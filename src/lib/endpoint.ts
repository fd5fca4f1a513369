import type { AnyObjectSchema, InferType } from 'yup';
import type { Press } from '#lib/press.ts';
import type { StaffRole } from '#lib/staff-roles.ts';

/** Who may call: anybody, a signed-in customer, or the shop's staff. */
export type Access = 'public' | 'customer' | 'staff';

/** Largest body of calls without long texts, in bytes; what letters need comes on top (`bodyLimitOf`). */
export const SMALL_BODY = 32_768;

/** One call of the API, described once for the server, the browser and the tests. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Path under the API host, with `:name` for its parameters. */
  readonly path: string;
  readonly access: Access;
  /** Which of the staff may call; the owner may call everything that staff may. */
  readonly roles?: readonly StaffRole[];
  /** True when a stolen session must not be enough: whoever calls signed in within the last five minutes. */
  readonly freshProof?: boolean;
  /** True for what a page asks again and again by itself: it keeps no session of the staff open. */
  readonly watching?: boolean;
  /** One line for the generated API description. */
  readonly summary: string;
  readonly params?: AnyObjectSchema;
  readonly query?: AnyObjectSchema;
  readonly body?: AnyObjectSchema;
  /** Largest body in bytes, where its lists need more than `bodyLimitOf` gives its texts. */
  readonly bodyLimit?: number;
  /** True when the body is a form with files; the fields are still checked by `body`. */
  readonly multipart?: boolean;
  /** True for a question that is sent as a POST and changes nothing: it is given up and repeated like every other read. */
  readonly reading?: boolean;
  /** True when the browser may send it again by itself after a lost connection. */
  readonly idempotent?: boolean;
  /**
   * For what creates something: the browser names each press by an `Idempotency-Key`, and the same key twice is the
   * same thing once, with the answer of the first.
   */
  readonly once?: Press;
}

/** An endpoint that also knows the type of its answer. */
export type Answering<E extends Endpoint, Answer> = E & { readonly answer?: Answer };

/** What an endpoint's parameter, query or body schema yields after validation. */
export type PartOf<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends AnyObjectSchema
  ? InferType<E[K]>
  : undefined;

/** The answer type of an endpoint. */
export type AnswerOf<E> = E extends { readonly answer?: infer A } ? Exclude<A, undefined> : never;

/** Declares an endpoint together with the type of its answer: `endpoint<{ sweetData: SweetWire }>()({...})`. */
export function endpoint<Answer>() {
  return <const E extends Endpoint>(description: E): Answering<E, Answer> => description;
}

/** Fills a path's `:name` parameters, each encoded. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}
