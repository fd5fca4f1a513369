import type { Stage } from '#tests/attack/intruders/stage.ts';
import type { Answer, Customer } from '#tests/support/order-bench.ts';

/** State of the shop in which some requests must be refused. */
export interface State {
  name: string;
  /** Returns what did not hold. */
  run(stage: Stage): Promise<string[]>;
}

/** Who calls: a customer, headers such as a cookie, or nobody. */
export type Caller = Customer | Record<string, string> | null;

/** Request that must be refused. */
export interface Knock {
  method: string;
  path: string;
  body?: unknown;
  /** Nobody without it. */
  as?: Caller;
  /** Statuses that refuse it; any 4xx without it. */
  refused?: readonly number[];
  /** Tells what is wrong with an accepted answer, where the request may be accepted and must change nothing. */
  holds?(text: string): boolean;
  /** True when the rows of the shop may change all the same, such as counts of tries. */
  mayWrite?: boolean;
}

const headersOf = (as: Caller): Record<string, string> =>
  as === null ? {} : 'token' in as ? { authorization: `Bearer ${as.token}` } : (as as Record<string, string>);

/** Returns a request in the form of `fetch`. */
function requestAs(as: Caller, method: string, body?: unknown): RequestInit {
  const isForm = body instanceof FormData;
  return {
    method,
    headers: { ...headersOf(as), ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: isForm ? body : typeof body === 'string' ? body : JSON.stringify(body) }),
  };
}

const isOffice = (path: string): boolean => path.startsWith('/api/staff/');

/** Sends requests that must be refused and change nothing; returns what did not hold. */
async function knockAll(stage: Stage, knocks: readonly Knock[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { method, path, body, as = null, refused, holds, mayWrite } of knocks) {
    const said = [path, JSON.stringify(body) ?? ''];
    const { heard, changed, faults: seen } = await stage.attempt(path, requestAs(as, method, body), said);
    const isRefused = refused ? refused.includes(heard.status) : heard.status >= 400 && heard.status < 500;
    const call = `${method} ${path}`;
    if (!isRefused && !holds?.(heard.text)) faults.push(`${call} answers ${heard.status}`);
    if (changed > 0 && !mayWrite) faults.push(`${call} changes ${changed} rows`);
    if (heard.status >= 500) faults.push(`${call} answers ${heard.status}`);
    // Rows were counted, and the staff see what everybody has.
    const told = seen.filter(
      (fault) => !/^(?:changes|writes)/.test(fault) && !(isOffice(path) && fault.startsWith('shows')),
    );
    faults.push(...told.map((fault) => `${call} ${fault}`));
  }
  return faults;
}

/** Sends a request that must succeed. @throws Error when it is refused */
export async function must(
  stage: Stage,
  as: Caller,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer['data']> {
  const { status, text } = await stage.send(path, requestAs(as, method, body));
  if (status >= 400) throw new Error(`${method} ${path} answers ${status}: ${text}`);
  return text.startsWith('{') ? JSON.parse(text) : text;
}

/** Returns a state: what brings it about, and the requests that it must refuse. */
export const state = (
  name: string,
  prepare: (stage: Stage) => Promise<unknown>,
  knocks: (stage: Stage) => readonly Knock[] | Promise<readonly Knock[]>,
): State => ({
  name,
  run: (stage) =>
    stage.after(
      () => prepare(stage),
      async () => knockAll(stage, await knocks(stage)),
    ),
});

export const her = ({ village }: Stage) => village.her;
export const him = ({ village }: Stage) => village.him;

/** Needs no preparation. */
export const nothing = async (): Promise<void> => undefined;

/** Returns a preparation that lets time pass, in ms. */
export const ahead =
  (time: number) =>
  async ({ village }: Stage): Promise<void> =>
    void (village.bench.clock.offset += time);

/** Returns the headers of the back office with a session. @param secret secret of the session's cookie */
export const asSession = (secret: string): Record<string, string> => ({
  cookie: `__Host-staff=${secret}`,
  'sec-fetch-site': 'same-origin',
});

/** Returns the headers of the owner at the back office. */
export const asOwner = ({ village }: Stage): Record<string, string> => asSession(village.office.members.owner.session);
