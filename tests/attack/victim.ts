import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '#scripts/lib/postgres.ts';
import type { Order, Report } from '#tests/attack/shop-child.ts';

/** Programs that were read once, so that a killed shop is soon open again. */
const COMPILED = resolve('.cache/compiled');
const PROGRAM = fileURLToPath(new URL('./shop-child.ts', import.meta.url));

/** A shop in a process of its own, always at the same URL, that can be killed and opened again. */
export class Victim {
  readonly url: string;
  readonly #env: Record<string, string>;
  #open: ChildProcess | undefined;
  /** The process that opens next; it reads its program while the other one works. */
  #next: ChildProcess | undefined;
  #spares: boolean;
  /** Output of the processes, newest last. */
  log = '';

  private constructor(port: number, env: Record<string, string>, spares: boolean) {
    this.url = `http://127.0.0.1:${port}`;
    this.#env = { ...env, HOST: '127.0.0.1', PORT: String(port) };
    this.#spares = spares;
  }

  /**
   * Opens a shop.
   * @param env its settings; nothing else of this process's environment reaches it
   * @param killedOften true when the next process is made ready while one works
   * @throws Error with the words of a start that failed
   */
  static async open(env: Record<string, string>, { killedOften = false } = {}): Promise<Victim> {
    const victim = new Victim(await freePort(), env, killedOften);
    await victim.reopen();
    return victim;
  }

  /** Opens it again. @throws Error with the words of a start that failed */
  async reopen(): Promise<void> {
    const child = this.#next ?? this.#spawn();
    this.#next = undefined;
    this.#open = child;
    const report = await ask(child, 'open');
    if ('fault' in report) throw new Error(report.fault);
    if (this.#spares) this.#next = this.#spawn();
  }

  /** Ends it as a power cut does. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Ends it as an operator does; returns how many ms that took. */
  async stop(): Promise<number> {
    const began = performance.now();
    await this.#end('SIGTERM');
    return performance.now() - began;
  }

  /** Bytes of memory that it holds. */
  async memory(): Promise<number> {
    const report = this.#open ? await ask(this.#open, 'memory') : null;
    return report && 'bytes' in report ? report.bytes : 0;
  }

  /** Ends everything. */
  async close(): Promise<void> {
    this.#spares = false;
    this.#next?.kill('SIGKILL');
    await this.kill();
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

/** Sends a command to a process; returns its next report after it has read its program. */
function ask(child: ChildProcess, order: Order): Promise<Report> {
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
    child.send(order);
  });
}
