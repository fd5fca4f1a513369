import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { childOf } from '#tests/attack/victim.ts';
import type { Command, Report } from '#tests/attack/shop-child.ts';

/** How a command ended. */
export interface Ended {
  /** Exit code; null when it was killed. */
  code: number | null;
  /** Labels of its steps; empty when it was killed. */
  steps: string[];
  /** What it said about a failure. */
  said: string;
}

/** Runs commands of the shop in processes that have loaded their program before. */
export class Commands {
  #next: ChildProcess | undefined;

  /**
   * Runs a command to its end.
   * @param script name of the file in `scripts`
   * @param env settings of the shop
   * @param fatal number of the step at which it is killed; 0 for none
   */
  async run(script: string, args: readonly string[], env: Record<string, string>, fatal = 0): Promise<Ended> {
    const child = this.#next ?? childOf({});
    this.#next = childOf({});
    let said = '';
    let steps: string[] = [];
    child.stderr?.on('data', (part: Buffer) => (said += part.toString()));
    child.on('message', (report: Report) => {
      if ('steps' in report) steps = report.steps;
    });
    const ended = once(child, 'close') as Promise<[code: number | null]>;
    const command: Command = { run: script, args, env, fatal };
    child.send(command);
    const [code] = await ended;
    return { code, steps, said: said.trim() };
  }

  /** Ends the process that waits. */
  close(): void {
    this.#next?.kill('SIGKILL');
  }
}
