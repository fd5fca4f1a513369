import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as Listener } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { said } from '#lib/said.ts';
import { SECOND } from '#lib/time.ts';
import { DATA_HEADERS } from '#server/http/headers.ts';
import { errorBody } from '#server/http/errors.ts';
import * as say from '#server/server.texts.ts';

/** How a server stops. All times in ms. */
export interface StopTimes {
  /** Time in which the server listens on and `/readyz` already answers 503; no time by default. */
  grace?: number;
  /** Longest time that open connections have, once nobody listens, to bring a request; no time by default. */
  linger?: number;
  /** Longest time that requests under way have to end. */
  patience?: number;
}

/** Time for which proxies may use the connections that they hold, ms; meanwhile they see that nobody listens. */
export const LINGER = SECOND / 2;
/** Longest time for requests under way, ms: more than a payment provider may take, less than systemd and compose wait. */
const PATIENCE = 20 * SECOND;
/** Time in which the refusals of the last requests leave, ms. */
const LAST_WORDS = SECOND / 2;

const STOPPING = JSON.stringify(errorBody(said(say, 'startingAgain')));
/** Seconds after which a refused caller may try again. */
const RETRY_AFTER = '5';

declare module 'fastify' {
  interface FastifyInstance {
    connections: Connections;
  }
}

/** The connections of an HTTP server, which end one by one when it stops, none in the middle of an answer. */
export class Connections {
  readonly #server: Server;
  /** Answers that are not complete. */
  readonly #answers = new Set<ServerResponse>();
  #isStopping = false;

  constructor(server: Server) {
    this.#server = server;
    server.prependListener('request', (_request, answer) => {
      if (this.#isStopping) answer.setHeader('connection', 'close');
      this.#answers.add(answer);
      answer.once('close', () => this.#answers.delete(answer));
    });
  }

  /** True from the moment in which the server was told to stop. */
  get isStopping(): boolean {
    return this.#isStopping;
  }

  /**
   * Stops the server in the order in which proxies lose nothing: every answer closes its connection from now on, the
   * listener closes after the grace, idle connections after the linger time, and the last when its answer is complete.
   * After `patience` a request that has not arrived whole is answered by 503, and what is left is cut.
   */
  async end({ grace = 0, linger = 0, patience = PATIENCE }: StopTimes = {}): Promise<void> {
    if (!this.#server.listening) return;
    this.#isStopping = true;
    for (const answer of this.#answers) if (!answer.headersSent) answer.setHeader('connection', 'close');
    if (grace > 0) await pause(grace);
    // Connections that wait to be accepted would be reset: the event loop accepts all of them between two turns.
    await nextTurn();
    await nextTurn();
    const closed = once(this.#server, 'close');
    // The close of an HTTP server would also cut idle connections, on which a request may be on its way.
    Listener.prototype.close.call(this.#server);
    if (linger > 0) await Promise.race([closed, pause(linger, undefined, { ref: false })]);
    this.#server.closeIdleConnections();
    const deadline = setTimeout(() => void this.#cut(), patience);
    await closed;
    clearTimeout(deadline);
  }

  /** Refuses the requests that have not arrived whole, and closes all connections. */
  async #cut(): Promise<void> {
    const refused = [...this.#answers].filter((answer) => !answer.headersSent && !answer.req.complete);
    for (const answer of refused) {
      answer.writeHead(503, {
        ...DATA_HEADERS,
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(STOPPING),
        'retry-after': RETRY_AFTER,
        connection: 'close',
      });
      answer.end(STOPPING);
    }
    if (refused.length > 0) await pause(LAST_WORDS, undefined, { ref: false });
    this.#server.closeAllConnections();
  }
}
