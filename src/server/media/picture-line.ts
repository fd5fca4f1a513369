import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SECOND } from '#lib/time.ts';
import type { Checked, SentPicture } from '#server/media/picture-check.ts';

/** Error of a queue that takes no more pictures. */
export class LineIsFull extends Error {}

/** Error of a picture that took too long, or crashed the process that worked on it. */
export class PictureGaveUp extends Error {}

export interface LineSettings {
  /** Pictures at work at once. */
  workers: number;
  /** Pictures that may wait. */
  waiting: number;
  /** Longest time for one picture, in ms. */
  patience: number;
  /** Program of the worker process. */
  program: URL;
}

const usual: LineSettings = {
  workers: 1,
  waiting: 8,
  patience: 20 * SECOND,
  program: new URL('./picture-child.ts', import.meta.url),
};

/** Idle time after which a worker process is ended, in ms. */
const IDLE_MS = 30 * SECOND;

/**
 * Queue of pictures for worker processes. A picture that crashes the decoder affects no other, and one that takes too
 * long is stopped.
 */
export class PictureLine<Job extends object = SentPicture, Answer = Checked> {
  readonly #settings: LineSettings;
  readonly #idle: { child: ChildProcess; timer: NodeJS.Timeout }[] = [];
  readonly #children = new Set<ChildProcess>();
  #busy = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(settings: Partial<LineSettings> = {}) {
    this.#settings = { ...usual, ...settings };
  }

  /**
   * Sends a picture to a worker process and returns its answer; waits while all are busy.
   * @throws LineIsFull when too many pictures wait, PictureGaveUp when the worker crashes or exceeds the time limit
   */
  async work(picture: Job): Promise<Answer> {
    if (this.#busy < this.#settings.workers) this.#busy += 1;
    else await this.#turn();
    try {
      return await this.#ask(this.#wake() ?? this.#begin(), picture);
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#busy -= 1;
    }
  }

  /** Kills the worker processes; pictures being processed fail with PictureGaveUp. */
  close(): void {
    for (const child of this.#children) child.kill('SIGKILL');
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#settings.waiting) throw new LineIsFull();
    return new Promise((go) => this.#waiting.push(go));
  }

  /** Starts a worker process without environment variables, so that it cannot read the shop's secrets. */
  #begin(): ChildProcess {
    const child = fork(fileURLToPath(this.#settings.program), {
      serialization: 'advanced',
      env: {},
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#children.add(child);
    child.once('exit', () => this.#children.delete(child));
    return child;
  }

  async #ask(child: ChildProcess, picture: Job): Promise<Answer> {
    const over = new AbortController();
    const { signal } = over;
    const gaveUp = async (): Promise<never> => {
      await Promise.race([once(child, 'exit', { signal }), after(this.#settings.patience, undefined, { signal })]);
      throw new PictureGaveUp();
    };
    try {
      const answer = once(child, 'message', { signal });
      child.send(picture);
      const [made] = await Promise.race([answer, gaveUp()]);
      this.#rest(child);
      return made;
    } catch {
      child.kill('SIGKILL');
      throw new PictureGaveUp();
    } finally {
      over.abort();
    }
  }

  /**
   * Keeps an idle worker process for the next picture for up to 30 seconds; it does not keep the server from exiting.
   */
  #rest(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
    const timer = setTimeout(() => {
      this.#idle.splice(
        this.#idle.findIndex((one) => one.child === child),
        1,
      );
      child.kill();
    }, IDLE_MS);
    this.#idle.push({ child, timer: timer.unref() });
  }

  /** Returns an idle worker process that is still connected; null when there is none. */
  #wake(): ChildProcess | null {
    const last = this.#idle.pop();
    if (!last) return null;
    clearTimeout(last.timer);
    last.child.ref();
    last.child.channel?.ref();
    return last.child.connected ? last.child : this.#wake();
  }
}
