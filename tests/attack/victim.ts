import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '#scripts/lib/postgres.ts';
import type { Command, Report } from '#tests/attack/shop-child.ts';

/** Compile cache, so that a killed shop starts again quickly. */
const COMPILED = resolve('.cache/compiled');
const PROGRAM = fileURLToPath(new URL('./shop-child.ts', import.meta.url));

/** Shop in a child process, always at the same URL, that can be killed and started again. */
export class Victim {
  readonly url: string;
  readonly #env: Record<string, string>;
  #open: ChildProcess | undefined;
  /** Spare process that has loaded its program and starts next. */
  #next: ChildProcess | undefined;
  #spares: boolean;
  /** Last 200,000 characters of the processes' output. */
  log = '';

  private constructor(port: number, env: Record<string, string>, spares: boolean) {
    this.url = `http://127.0.0.1:${port}`;
    this.#env = { ...env, HOST: '127.0.0.1', PORT: String(port) };
    this.#spares = spares;
  }

  /**
   * Starts a shop on a free port.
   * @param env environment of the process, which inherits nothing else but `PATH`
   * @param killedOften true prepares a spare process while one runs
   * @throws Error with the message of a failed start
   */
  static async open(env: Record<string, string>, { killedOften = false } = {}): Promise<Victim> {
    const victim = new Victim(await freePort(), env, killedOften);
    await victim.reopen();
    return victim;
  }

  /** Starts the shop again. @throws Error with the message of a failed start */
  async reopen(): Promise<void> {
    const child = this.#next ?? this.#spawn();
    this.#next = undefined;
    this.#open = child;
    const report = await ask(child, 'open');
    if ('fault' in report) throw new Error(report.fault);
    if (this.#spares) this.#next = this.#spawn();
  }

  /** Kills the process with SIGKILL, like a power cut. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Stops the process with SIGTERM; returns the ms until it ended. */
  async stop(): Promise<number> {
    const began = performance.now();
    await this.#end('SIGTERM');
    return performance.now() - began;
  }

  /** Returns the resident memory of the process in bytes; 0 when none is running. */
  async memory(): Promise<number> {
    return this.#bytes('memory');
  }

  /** Returns the memory in use of the process in bytes, once garbage is collected; 0 when none is running. */
  async heap(): Promise<number> {
    return this.#bytes('heap');
  }

  async #bytes(command: 'memory' | 'heap'): Promise<number> {
    const report = this.#open ? await ask(this.#open, command) : null;
    return report && 'bytes' in report ? report.bytes : 0;
  }

  /** Kills the running and the spare process. */
  async close(): Promise<void> {
    this.#spares = false;
    this.#next?.kill('SIGKILL');
    await this.kill();
  }

  /** Returns the output since the last call, at most the last 200,000 characters. */
  takeLog(): string {
    const taken = this.log;
    this.log = '';
    return taken;
  }

  #spawn(): ChildProcess {
    const child = fork(PROGRAM, {
      env: { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: COMPILED, ...this.#env },
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => {
        this.log = (this.log + part.toString()).slice(-200_000);
      });
    return child;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#open;
    this.#open = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}

/** Sends a command to a process and returns its report, without that of its loading; a fault when it ends. */
function ask(child: ChildProcess, command: Command): Promise<Report> {
  return new Promise((done) => {
    const hear = (report: Report): void => {
      if ('state' in report && report.state === 'loaded') return;
      child.off('message', hear);
      child.off('exit', left);
      done(report);
    };
    const left = (): void => hear({ fault: 'The process ended.' });
    child.on('message', hear);
    child.once('exit', left);
    child.send(command);
  });
}
