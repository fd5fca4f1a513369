import { type ChildProcess, spawn } from 'node:child_process';

/** How a program is started. */
export interface Start {
  command: readonly string[];
  cwd: string;
  env: Record<string, string>;
  user: { uid?: number; gid?: number };
}

/** A program that can be killed and started again, as systemd does. */
export class Unit {
  readonly name: string;
  readonly #start: Start;
  #child: ChildProcess | undefined;
  /** Last 100,000 characters that it said. */
  said = '';

  constructor(name: string, start: Start) {
    this.name = name;
    this.#start = start;
  }

  /** Starts it; does nothing while it runs. */
  start(): void {
    if (this.#child) return;
    const { command, cwd, env, user } = this.#start;
    const [file = '', ...args] = command;
    // Leads a group of its own: Ctrl-C must not reach it before the shop, and what it starts is killed with it.
    const child = spawn(file, args, { ...user, cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    this.#child = child;
    child.on('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    const hear = (part: Buffer | Error): void => void (this.said = (this.said + String(part)).slice(-100_000));
    child.on('error', hear);
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
  }

  /** Kills it with SIGKILL, like a power cut. */
  kill(): void {
    const pid = this.#child?.pid;
    this.#child = undefined;
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  }
}
