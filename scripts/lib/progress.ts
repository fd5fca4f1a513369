import { SECOND } from '#lib/time.ts';

/** Prints the progress of steps on the terminal: a line per step with its name, state and duration. */
export class Progress {
  readonly #live = process.stdout.isTTY === true;

  /**
   * Runs a step, prints its name and duration, and returns its result. Texts passed to `say` replace the line on a
   * terminal and are left out elsewhere.
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

  /** Prints an indented line that is not a step. */
  note(text: string): void {
    process.stdout.write(`  ${text}\n`);
  }
}
