import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { MINUTE } from '#lib/time.ts';
import type { Message, Order, OrderName, Orders } from '#publish/resident/orders.ts';

/** The publisher's process ends when nobody needed it for so long, ms; it holds most of a gigabyte. */
const IDLE = 20 * MINUTE;
/** Most memory its scripts may take, in MB; the bundler's own comes on top. */
const HEAP = 1024;

/** What the publisher could not do, in words for people. */
export class PublishRefusal extends Error {
  /** What the log tells beside the message; empty when the message says it all. */
  readonly detail: string;

  constructor(message: string, detail = '') {
    super(message);
    this.detail = detail;
  }
}

/** What staff read when the process of the publisher ended over an order: the system or somebody stopped it. */
const STOPPED = 'The publisher was stopped before it was done.';

export interface ProcessOptions {
  api: string;
  dataDir: string;
  say(words: string): void;
  /** Told when the search shows what is public. */
  onIndexed?(): void;
  /** Ends the process when nobody needed it for so long, ms. */
  idle?: number;
}

interface Waiting {
  done(answer: never): void;
  refuse(error: Error): void;
}

/**
 * The resident publisher in a process of its own, so that a server goes on answering and gets the memory back: started
 * by the first order, ended when idle, started again after it died.
 */
export class PublisherProcess {
  readonly #options: ProcessOptions;
  readonly #waiting = new Map<number, Waiting>();
  #child: ChildProcess | undefined;
  #last = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: ProcessOptions) {
    this.#options = options;
  }

  /** Id of the process; undefined while there is none. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Gives an order. @throws PublishRefusal when it cannot be done, or when the process dies over it */
  order<N extends OrderName>(name: N, given: Orders[N]['given']): Promise<Orders[N]['answer']> {
    const child = (this.#child ??= this.#start());
    this.rouse();
    const id = ++this.#last;
    return new Promise((done, refuse) => {
      this.#waiting.set(id, { done, refuse });
      const order: Order<N> = { id, name, given };
      child.send(order, (error) => error && this.#end(id)?.refuse(error));
    });
  }

  /** Puts the end for want of work off. */
  rouse(): void {
    clearTimeout(this.#idle);
    if (!this.#child) return;
    const { idle = IDLE } = this.#options;
    this.#idle = setTimeout(() => (this.#waiting.size > 0 ? this.rouse() : void this.stop()), idle);
    this.#idle.unref();
  }

  /** Ends the process; what it was doing leaves a whole site. */
  async stop(): Promise<void> {
    clearTimeout(this.#idle);
    const child = this.#child;
    if (!child) return;
    const gone = once(child, 'exit');
    // With what it started for itself.
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
    await gone;
  }

  #end(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #start(): ChildProcess {
    const { api, dataDir, say, onIndexed } = this.#options;
    const child = fork(resolve('src/publish/resident/main.ts'), ['--api', api, '--data', resolve(dataDir)], {
      execArgv: [`--max-old-space-size=${HEAP}`, '--max-semi-space-size=32', '--disable-warning=ExperimentalWarning'],
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // A group of its own: an interrupt on the terminal is for whoever started it.
      detached: true,
    });
    let last = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      last = `${last}${chunk}`.slice(-4000);
    });
    child.on('message', (message: Message) => {
      if ('said' in message) return say(message.said);
      if ('indexed' in message) return onIndexed?.();
      const waiting = this.#end(message.id);
      if ('answer' in message) waiting?.done(message.answer as never);
      else {
        const { message: words, detail } = message.refusal;
        waiting?.refuse(new PublishRefusal(words, detail));
      }
    });
    child.on('error', (error) => {
      last += error.message;
    });
    child.on('exit', (code, signal) => {
      if (this.#child === child) this.#child = undefined;
      const detail = `Its process ended (${signal ?? code}).\n${last}`.trim();
      for (const id of this.#waiting.keys()) this.#end(id)?.refuse(new PublishRefusal(STOPPED, detail));
    });
    return child;
  }
}
