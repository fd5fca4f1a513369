import type { Endpoint } from '#lib/endpoint.ts';
import { type Guard, guards } from '#tests/attack/intruders/guards.ts';
import type { Identity } from '#tests/attack/intruders/identities.ts';
import { ownTries } from '#tests/attack/intruders/own-tries.ts';
import { partsOf, type RequestParts, toFetch } from '#tests/attack/intruders/request-parts.ts';
import { staffRequest } from '#tests/attack/intruders/staff-tries.ts';
import { asCustomer, type Heard, type Stage } from '#tests/attack/intruders/stage.ts';

/** Calls without a contract, which a signature in the request authorizes. */
const WITHOUT_CONTRACT = ['POST /api/payments/return', 'POST /api/payments/webhook', 'POST /hooks/publish'];

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/**
 * Returns the victim's request to a guarded call, which is worth most to whoever must not make it; the intruder's own
 * to an open one.
 */
async function requestTo({ village }: Stage, endpoint: Endpoint): Promise<RequestParts> {
  const own = ownTries.find(({ call }) => call === nameOf(endpoint));
  const side = guards.get(nameOf(endpoint)) === 'open' ? 'him' : 'her';
  return own ? partsOf(own, village[side].things, village.bench) : staffRequest(endpoint, village);
}

/**
 * Makes one call as everybody. Who must be refused gets exactly that status and changes nothing; who is let in is not
 * refused.
 */
export async function tryGuard(stage: Stage, endpoint: Endpoint, identities: readonly Identity[]): Promise<string[]> {
  const guard = guards.get(nameOf(endpoint));
  if (guard === undefined) return ['nobody has said who may make it'];
  const { path, init } = toFetch(await requestTo(stage, endpoint));
  const faults: string[] = [];
  for (const { name, headers, refused, isItself, isLured } of identities) {
    const status = refused(guard, endpoint.method);
    // What is open to all is tried by two of them, for what it shows.
    if (guard === 'open' && !['nobody', 'a customer at the back office'].includes(name)) continue;
    // What a customer sees of others is tried with each id in turn.
    if (status === null && (guard === 'customer' || !isItself)) continue;
    // Where no cookie counts, no page matters.
    if (guard === 'customer' && isLured) continue;
    const all = { ...init, headers: { ...(init.headers as object), ...headers } };
    const { heard, changed, faults: seen } = await stage.attempt(path, all, [path, String(init.body)]);
    const found = judge(heard, { status, guard, changed, seen });
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
  if (endpoint.method === 'GET' && guard !== 'open') {
    const { status } = await stage.send(path, { method: 'HEAD' });
    if (status !== 401) faults.push(`nobody, by HEAD: answers ${status} and not 401`);
  }
  return faults;
}

interface Judged {
  status: 401 | 403 | null;
  guard: Guard;
  changed: number;
  seen: readonly string[];
}

function judge({ status: got, headers }: Heard, { status, guard, changed, seen }: Judged): string[] {
  const faults: string[] = [];
  if (status !== null) {
    if (got !== status) faults.push(`answers ${got} and not ${status}`);
    if (changed > 0) faults.push(`changes ${changed} rows before it is refused`);
    faults.push(...seen);
  } else if (guard === 'open') faults.push(...seen.filter((fault) => !fault.startsWith('writes')));
  else if (got === 401 || got === 403) faults.push(`is refused with ${got}`);
  if (got >= 500 && got !== 503) faults.push(`answers ${got}`);
  const keeping = headers.get('cache-control') ?? '';
  if (guard !== 'open' && !/no-store|private/.test(keeping)) faults.push(`may be kept by anybody: "${keeping}"`);
  return faults;
}

/** Path with the verbs that no contract names. */
export interface StrangeVerbs {
  path: string;
  verbs: string[];
  /** Contract with the same path. */
  endpoint: Endpoint;
}

/** Returns the verbs that are not in any contract, by path. */
export function strangeVerbs(endpoints: readonly Endpoint[]): StrangeVerbs[] {
  const shapes = endpoints.map(({ method, path }) => ({ method, shape: path.split('/') }));
  const fits = (path: string, method: string): boolean =>
    shapes.some(
      (one) =>
        one.method === method &&
        one.shape.length === path.split('/').length &&
        path.split('/').every((part, at) => part === one.shape[at] || one.shape[at]?.startsWith(':')),
    );
  const paths = [...new Map(endpoints.map((endpoint) => [endpoint.path, endpoint])).values()];
  return paths.map((endpoint) => ({
    path: endpoint.path,
    endpoint,
    verbs: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((verb) => !fits(endpoint.path, verb)),
  }));
}

/** Sends verbs that no contract names as a stranger and as whom the path is for: each is unknown and changes nothing. */
export async function tryVerbs(stage: Stage, { verbs, endpoint }: StrangeVerbs): Promise<string[]> {
  const { path } = toFetch(await requestTo(stage, endpoint));
  const { office, him } = stage.village;
  const owner = { cookie: `__Host-staff=${office.members.owner.session}`, 'sec-fetch-site': 'same-origin' };
  const faults: string[] = [];
  for (const verb of verbs)
    for (const headers of [{}, endpoint.access === 'staff' ? owner : asCustomer(him)]) {
      const body = verb === 'GET' ? {} : { body: '{}', headers: { ...headers, 'content-type': 'application/json' } };
      const { heard, changed, faults: seen } = await stage.attempt(path, { method: verb, headers, ...body }, [path]);
      if (![404, 405].includes(heard.status)) faults.push(`${verb} is not in any contract and answers ${heard.status}`);
      if (changed > 0) faults.push(`${verb} is not in any contract and changes ${changed} rows`);
      faults.push(...seen);
    }
  return faults;
}

/** Returns a problem for each served call that has no contract or no guard. */
export async function unnamedCalls(stage: Stage, endpoints: readonly Endpoint[]): Promise<string[]> {
  const { text } = await stage.send('/api/openapi.json', {});
  const { paths } = JSON.parse(text) as { paths: Record<string, object> };
  const known = new Set([
    ...endpoints.filter((endpoint) => guards.has(nameOf(endpoint))).map((endpoint) => nameOf(endpoint)),
    ...WITHOUT_CONTRACT,
  ]);
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    )
    .filter((call) => !known.has(call) && !/ \/test-gateway\//.test(call))
    .map((call) => `nobody has said who may make ${call}`);
}
