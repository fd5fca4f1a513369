import { type ChildProcess, spawn } from 'node:child_process';
import { codeOf } from '#lib/narrow.ts';

/** How a program is started. */
export interface Start {
  command: readonly string[];
  cwd: string;
  /** Its environment beside `PATH`, language and home; none by default. */
  env?: Record<string, string>;
  /** User as which it runs; that of this process by default. */
  user?: { uid: number; gid: number };
}

/** A program that can be killed and started again, as its unit of systemd does. */
export class Unit {
  readonly #start: Start;
  #child: ChildProcess | undefined;
  /** Last 100,000 characters that it said, on both streams. */
  said = '';

  constructor(start: Start) {
    this.#start = start;
  }

  /** Starts it. */
  start(): void {
    const { command, cwd, env, user } = this.#start;
    const [file = '', ...args] = command;
    // The leader of a group of its own: Ctrl-C must not reach it before the shop, and its children end with it.
    const child = spawn(file, args, {
      ...user,
      cwd,
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8', HOME: cwd, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.#child = child;
    child.on('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    const hear = (part: Buffer | Error): void => void (this.said = (this.said + String(part)).slice(-100_000));
    child.on('error', hear);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', hear);
  }

  /** Sends it and its children a signal; does nothing while it is not running. */
  signal(signal: NodeJS.Signals): void {
    if (this.#child?.pid === undefined) return;
    try {
      process.kill(-this.#child.pid, signal);
    } catch (error) {
      // It ended just now.
      if (codeOf(error) !== 'ESRCH') throw error;
    }
  }

  /** Kills it, like a power cut. */
  kill(): void {
    this.signal('SIGKILL');
    this.#child = undefined;
  }
}
