import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MINUTE } from '#lib/time.ts';
import type { Message, Job, JobName, Jobs } from '#publish/resident/jobs.ts';
import { PROGRAM, siteRoot } from '#publish/work-folder.ts';

/** Milliseconds without a command after which the publisher's process ends, because it holds most of a gigabyte. */
const IDLE = 20 * MINUTE;
/** Heap limit of the process in MB; the bundler's own memory comes on top. */
const HEAP = 1024;

/** A command that the publisher could not execute; the message is for staff. */
export class PublishRefusal extends Error {
  /** Details for the log; empty when the message says all. */
  readonly detail: string;

  constructor(message: string, detail = '') {
    super(message);
    this.detail = detail;
  }
}

/** Shown to staff when the publisher's process was killed during a command. */
const STOPPED = 'The publisher was stopped before it was done.';

export interface ProcessOptions {
  api: string;
  dataDir: string;
  say(words: string): void;
  /** Called when the search index shows the served release. */
  onIndexed?(): void;
  /** Milliseconds without a command after which the process ends. */
  idle?: number;
}

interface Waiting {
  done(answer: never): void;
  refuse(error: Error): void;
}

/**
 * The resident publisher in a child process, so that the server keeps answering and the memory is freed afterwards. The
 * first command starts the process; it ends when idle, and the next command starts it again.
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

  /**
   * Sends a command, starts the process when it is not running, and returns the answer.
   * @throws PublishRefusal when the command fails or the process ends during it
   */
  run<N extends JobName>(name: N, given: Jobs[N]['given']): Promise<Jobs[N]['answer']> {
    const child = (this.#child ??= this.#start());
    this.rouse();
    const id = ++this.#last;
    return new Promise((done, refuse) => {
      this.#waiting.set(id, { done, refuse });
      const job: Job<N> = { id, name, given };
      child.send(job, (error) => error && this.#end(id)?.refuse(error));
    });
  }

  /** Restarts the idle time after which the process ends. */
  rouse(): void {
    clearTimeout(this.#idle);
    if (!this.#child) return;
    const { idle = IDLE } = this.#options;
    this.#idle = setTimeout(() => (this.#waiting.size > 0 ? this.rouse() : void this.stop()), idle);
    this.#idle.unref();
  }

  /**
   * Kills the process with its children and waits until it has ended. An interrupted publish leaves the served site
   * complete.
   */
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
    const root = siteRoot(dataDir);
    mkdirSync(root, { recursive: true });
    const child = fork(join(PROGRAM, 'src/publish/resident/main.ts'), ['--api', api, '--data', resolve(dataDir)], {
      // Astro writes into the working directory.
      cwd: root,
      execArgv: [`--max-old-space-size=${HEAP}`, '--max-semi-space-size=32', '--disable-warning=ExperimentalWarning'],
      env: { ...process.env, DATA_DIR: resolve(dataDir) },
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
        const { message: text, detail } = message.refusal;
        waiting?.refuse(new PublishRefusal(text, detail));
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
