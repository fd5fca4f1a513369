import type { LightMyRequestResponse } from 'fastify';
import type { Disguise } from '#tests/attack/flood/disguise.ts';
import { bareShop } from '#tests/support/engines.ts';
import { type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

/** Shop of a part, in this process: its calls are counted one by one, on a clock that the part moves. */
export interface Ground {
  bench: OrderBench;
  /** Sends a request without a network in between. @param token empty for a caller without a session */
  send(method: string, path: string, from: Disguise, body?: object | string, token?: string): Promise<Heard>;
  /** Moves the shop's clock, which limits per address do not follow. @param ms time */
  wait(ms: number): void;
}

/** Answer with its status, JSON and headers. */
export interface Heard {
  status: number;
  data: Record<string, unknown>;
  header(name: string): string;
}

/** Part of the counts, which has a shop of its own. Reports what does not hold by `wrong`. */
export interface Part {
  name: string;
  run(ground: Ground, wrong: (what: string) => void): Promise<void>;
}

function heardOf({ statusCode: status, body, headers }: LightMyRequestResponse): Heard {
  const data = body.startsWith('{') ? (JSON.parse(body) as Record<string, unknown>) : {};
  return { status, data, header: (name) => String(headers[name] ?? '') };
}

/** Opens a shop for one part, with limits and behind one proxy; returns it with its end. */
export async function openGround(): Promise<Ground & { close(): Promise<void> }> {
  const bench = await startOrderBench('sqlite', {
    place: await bareShop('sqlite'),
    config: { rateLimits: true, trustProxy: 1, publishHookSecret: HOOK_SECRET },
  });
  // A clock that goes on by itself would end a wait a moment early.
  bench.clock.stoppedAt = Date.now();
  return {
    bench,
    wait: (ms) => void (bench.clock.offset += ms),
    close: bench.close,
    async send(method, path, { remoteAddress, headers }, body, token = '') {
      const answer = await bench.app.inject({
        method: method as 'GET',
        url: path,
        remoteAddress,
        headers: {
          origin: 'http://localhost',
          host: 'localhost',
          ...headers,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        ...(body === undefined ? {} : { payload: body }),
      });
      return heardOf(answer);
    },
  };
}

/** Secret of the publish hook. */
export const HOOK_SECRET = 'the secret of the hook of a flooded shop';

/**
 * Makes the same attempt until one is refused, at most `most` + 3 times; reports when the number of those before differs
 * from `most`.
 * @param attempt returns the status of the attempt with the number `at`
 * @param refusal status of what is over the limit
 */
export async function countUntilRefused(
  what: string,
  most: number,
  attempt: (at: number) => Promise<number>,
  wrong: (what: string) => void,
  refusal = 429,
): Promise<void> {
  let done = 0;
  for (; done < most + 3; done += 1) {
    const status = await attempt(done);
    if (status === refusal) break;
    if (status >= 500) return wrong(`${what}: answers ${status}`);
  }
  if (done !== most) wrong(`${what}: ${done > most ? `more than ${most}` : done} are let in where ${most} may`);
}

/** Reports when a status differs from the expected one. */
export function expectStatus(what: string, status: number, expected: number, wrong: (what: string) => void): void {
  if (status !== expected) wrong(`${what}: answers ${status} instead of ${expected}`);
}
