import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** What begins a command in a document. */
const COMMAND = /^(?:[A-Z_]+=\S+ )*(?:npm|node|openssl|curl|df|du|systemctl|docker|ssh|alter role)\b/;

/** Returns the commands that a document names between backticks or in a block for the shell, each once. */
export function commandsOf(document: string): string[] {
  const text = readFileSync(document, 'utf8');
  const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, lines = '']) => lines.split('\n'));
  const spans = [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
  const all = [...blocks.map((line) => line.split(' # ')[0] ?? ''), ...spans].map((one) =>
    one.replaceAll(/\s+/g, ' ').trim(),
  );
  return [...new Set(all.filter((one) => COMMAND.test(one)))];
}

/** A command that was run to its end, or up to what was waited for. */
interface Ran {
  code: number | null;
  /** Both streams, in the order in which they came. */
  said: string;
}

/** A shell with a folder and an environment of its own. */
export class Terminal {
  readonly #cwd: string;
  readonly #env: Record<string, string>;
  readonly #running = new Set<ChildProcess>();

  constructor(cwd: string, env: Record<string, string>) {
    this.#cwd = cwd;
    // Also when the tests are broken off.
    process.once('exit', () => this.#kill());
    this.#env = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? cwd, ...env };
  }

  /** Runs a command to its end. */
  async run(command: string, env: Record<string, string> = {}): Promise<Ran> {
    const { child, heard } = this.#start(command, env);
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, said: heard() };
  }

  /**
   * Starts a command that goes on, and returns when it has said what is waited for.
   * @returns function that tells it to end and waits for that
   * @throws Error with all that it said when it ends before
   */
  async begin(command: string, until: RegExp, env: Record<string, string> = {}): Promise<() => Promise<void>> {
    const { child, heard } = this.#start(command, env);
    const closed = once(child, 'close');
    await new Promise<void>((done, fail) => {
      const look = (): void => {
        if (until.test(heard())) done();
      };
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', look);
      void closed.then(() => fail(new Error(`${command} ended:\n${heard()}`)));
    });
    return async () => {
      child.kill('SIGTERM');
      await closed;
    };
  }

  /** Ends whatever still runs. */
  async close(): Promise<void> {
    const ended = [...this.#running].map((child) => once(child, 'close'));
    this.#kill();
    await Promise.all(ended);
  }

  #kill(): void {
    for (const { pid } of this.#running) if (pid) process.kill(-pid, 'SIGKILL');
  }

  #start(command: string, env: Record<string, string>): { child: ChildProcess; heard: () => string } {
    // A group of its own, so that nothing that it started stays. `exec` lets signals reach the command itself.
    const child = spawn('sh', ['-c', command.replace(/^(?=npm )/, 'exec ')], {
      cwd: this.#cwd,
      env: { ...this.#env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.#running.add(child);
    child.once('close', () => this.#running.delete(child));
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (said += part.toString()));
    return { child, heard: () => said };
  }
}
