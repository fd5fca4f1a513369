import { setTimeout as pause } from 'node:timers/promises';
import { isRecord } from '#lib/narrow.ts';
import { SECOND } from '#lib/time.ts';
import type { Fate } from '#tests/attack/failover/ledger.ts';
import type { Sender } from '#tests/attack/purchases.ts';
import { countStatus, type Statuses } from '#tests/attack/report.ts';
import type { Heard } from '#tests/attack/requests.ts';

/** Times of a request, ms. */
export interface Limits {
  /** What it may take. */
  longest: number;
  /** After that it is given up. */
  givenUp: number;
  /** Whoever was refused waits so long. */
  rest: number;
}

const LIMITS: Limits = { longest: 20 * SECOND, givenUp: 40 * SECOND, rest: 300 };

/** Returns what an answer says of the write that it is about. */
export function fateOf(heard: Heard): Fate {
  if (heard && heard.status < 300) return 'done';
  return heard && String(heard.data['message']).includes('Nothing was changed') ? 'refused' : 'unknown';
}

/** Returns what is wrong with an answer that is no success; null for a refusal in order. */
function faultOf(status: number, retryAfter: string | null, data: unknown): string | null {
  const message = isRecord(data) ? String(data['message'] ?? '') : '';
  if (!/\w{2}.*\.$/.test(message)) return `answered ${status} without a sentence`;
  // What was sent before is still worked on, or somebody else was first.
  if (status === 409) return null;
  if (status !== 503) return `answered ${status}: ${message}`;
  return Number(retryAfter) > 0 ? null : 'answered 503 without Retry-After';
}

/** Returns the longest time between two neighbours of sorted moments; 0 for one moment. */
export const longestGap = (moments: readonly number[]): number =>
  Math.max(...moments.map((moment, at) => moment - (moments[at - 1] ?? moment)));

/** Sends requests to the processes of a shop in turn, judges every answer, and remembers when writes were acknowledged. */
export class Gate implements Sender {
  /** Number of answers by status since `clear`. */
  statuses: Statuses = new Map();
  /** Longest time of an answer since `clear`, ms. */
  longest = 0;
  /** Moments at which writes were acknowledged since `clear`, with those at which they were sent, ms. */
  #acknowledged: { sent: number; heard: number }[] = [];
  readonly #urls: readonly string[];
  readonly #limits: Limits;
  /** What was wrong, and how often. */
  #faults = new Map<string, number>();
  #turn = 0;

  constructor(urls: readonly string[], limits = LIMITS) {
    this.#urls = urls;
    this.#limits = limits;
  }

  /** Begins to count answers anew. */
  clear(): void {
    this.statuses = new Map();
    this.longest = 0;
    this.#acknowledged = [];
  }

  /** Counts something that is wrong. */
  find(fault: string): void {
    this.#faults.set(fault, (this.#faults.get(fault) ?? 0) + 1);
  }

  /** Returns what was wrong since the last call, and how often. */
  takeFaults(): ReadonlyMap<string, number> {
    const taken = this.#faults;
    this.#faults = new Map();
    return taken;
  }

  /** Waits for an acknowledged write that is sent from now on; returns false when there is none. @param patience ms */
  async serves(patience: number): Promise<boolean> {
    const now = performance.now();
    const isServed = (): boolean => this.#acknowledged.some(({ sent }) => sent > now);
    while (!isServed() && performance.now() < now + patience) await pause(50);
    return isServed();
  }

  /** Returns the longest time since a moment in which no write was acknowledged, ms. */
  gapSince(moment: number): number {
    return longestGap([moment, ...this.#acknowledged.map(({ heard }) => heard), performance.now()]);
  }

  async post(path: string, request: RequestInit): Promise<Heard> {
    this.#turn += 1;
    const url = `${this.#urls[this.#turn % this.#urls.length]}${path}`;
    const sent = performance.now();
    const name = `${request.method ?? 'POST'} ${path}`;
    const heard = await this.#send(url, name, request);
    const now = performance.now();
    this.longest = Math.max(this.longest, now - sent);
    if (now - sent > this.#limits.longest) this.find(`${name} took longer than ${this.#limits.longest / SECOND} s`);
    countStatus(this.statuses, heard?.status ?? 0);
    if (fateOf(heard) !== 'done') await pause(this.#limits.rest);
    else if (request.method !== 'GET') this.#acknowledged.push({ sent, heard: now });
    return heard;
  }

  async #send(url: string, name: string, request: RequestInit): Promise<Heard> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        ...request,
        signal: AbortSignal.timeout(this.#limits.givenUp),
      });
      const text = await answer.text();
      const data = parsed(text);
      const fault = answer.ok ? null : faultOf(answer.status, answer.headers.get('retry-after'), data);
      if (fault) this.find(`${name} is ${fault}`);
      return { status: answer.status, data: isRecord(data) ? data : {} };
    } catch (error) {
      this.find(`${name} got no answer: ${String((error as Error).cause ?? error)}`);
      return null;
    }
  }
}

/** Returns what a JSON text holds; null for any other text. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
