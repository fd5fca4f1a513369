import { SECOND } from '#lib/time.ts';

/** Tells on the terminal what is going on: a line a step, with how far it is and how long it took. */
export class Progress {
  readonly #live = process.stdout.isTTY === true;

  /**
   * Runs a step and prints its name and time. Words that the step gives to `say` are drawn over the line on a terminal
   * and left out elsewhere.
   */
  async step<T>(name: string, work: (say: (words: string) => void) => Promise<T>): Promise<T> {
    const began = performance.now();
    if (this.#live) process.stdout.write(`… ${name}`);
    const say = (text: string): void => {
      if (this.#live) process.stdout.write(`\r\u001b[K… ${name}: ${text}`);
    };
    try {
      const result = await work(say);
      const seconds = ((performance.now() - began) / SECOND).toFixed(1);
      process.stdout.write(`${this.#live ? '\r\u001b[K' : ''}✓ ${name} (${seconds} s)\n`);
      return result;
    } catch (error) {
      process.stdout.write(`${this.#live ? '\r\u001b[K' : ''}✗ ${name}\n`);
      throw error;
    }
  }

  /** Says something that is not a step. */
  note(text: string): void {
    process.stdout.write(`  ${text}\n`);
  }
}
