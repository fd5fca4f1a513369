import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SECOND } from '#lib/time.ts';
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
  readonly #way: 'open' | 'open quietly';
  /** Start after a death, on which several requests may wait. */
  #revival: Promise<void> | undefined;
  #life = 0;
  /** Last 200,000 characters of the processes' output. */
  log = '';

  private constructor(port: number, env: Record<string, string>, spares: boolean, isQuiet: boolean) {
    this.#way = isQuiet ? 'open quietly' : 'open';
    this.url = `http://127.0.0.1:${port}`;
    this.#env = { ...env, HOST: '127.0.0.1', PORT: String(port) };
    this.#spares = spares;
  }

  /**
   * Starts a shop on a free port.
   * @param env environment of the process, which inherits nothing else but `PATH`
   * @param killedOften true prepares a spare process while one runs, from the first death on
   * @param isQuiet true leaves out background work and counts steps
   * @throws Error with the message of a failed start
   */
  static async open(env: Record<string, string>, { killedOften = false, isQuiet = false } = {}): Promise<Victim> {
    const victim = new Victim(await freePort(), env, killedOften, isQuiet);
    await victim.reopen();
    return victim;
  }

  /** Starts the shop again. @throws Error with the message of a failed start */
  async reopen(): Promise<void> {
    const child = this.#next ?? this.#spawn();
    this.#next = undefined;
    this.#life += 1;
    this.#open = child;
    const report = await ask(child, this.#way);
    if ('fault' in report) throw new Error(report.fault);
    // Whether the first one is killed at all is not known yet.
    if (this.#spares && this.#life > 1) this.#next = this.#spawn();
  }

  /** Number of starts so far. */
  get life(): number {
    return this.#life;
  }

  /**
   * Waits until the process has ended by itself, and starts the shop again; returns false when it still runs after 10 s.
   * @param life number of the start that somebody lost the connection to; of several who did one starts the shop
   */
  async revive(life: number): Promise<boolean> {
    const child = this.#open;
    if (life === this.#life && child && !hasEnded(child)) {
      await once(child, 'exit', { signal: AbortSignal.timeout(10 * SECOND) }).catch(() => undefined);
      if (!hasEnded(child)) return false;
    }
    if (life === this.#life) this.#revival ??= this.reopen().finally(() => (this.#revival = undefined));
    await this.#revival;
    return true;
  }

  /** Counts the steps of the process from now on. @param fatal number of the step at which it is killed; 0 for none */
  async arm(fatal: number): Promise<void> {
    if (this.#open) await ask(this.#open, { arm: fatal });
  }

  /** Stops counting, and returns the labels of the steps since `arm`. */
  async steps(): Promise<string[]> {
    const report = this.#open ? await ask(this.#open, 'steps') : null;
    return report && 'steps' in report ? report.steps : [];
  }

  /**
   * Lets the shop look for paid orders and refunds, as it will some ms later.
   * @returns the fault of the sweep; `The process ended.` when it was killed; empty when all went well
   */
  async sweep(later: number): Promise<string> {
    const report = this.#open ? await ask(this.#open, { sweep: later }) : null;
    return report && 'fault' in report ? report.fault : '';
  }

  /** Id of the process; undefined when none is running. */
  get pid(): number | undefined {
    return this.#open?.pid;
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
    const child = childOf(this.#env);
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => {
        this.log = (this.log + part.toString()).slice(-200_000);
      });
    return child;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#open;
    this.#open = undefined;
    if (!child || hasEnded(child)) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Starts a process that loads the shop's program and waits for commands. @param env its environment beside `PATH` */
export const childOf = (env: Record<string, string>): ChildProcess =>
  fork(PROGRAM, {
    env: { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: COMPILED, ...env },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });

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
