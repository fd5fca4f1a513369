/** Pseudo-random numbers, repeatable with the same seed (mulberry32). */
export class Dice {
  readonly seed: number;
  #state: number;

  constructor(seed: number) {
    this.seed = seed;
    this.#state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  }

  /** Returns a number from 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Returns a whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  /** Returns true with a probability of `share` percent. */
  percent(share: number): boolean {
    return this.next() * 100 < share;
  }

  /** Returns a random entry of a non-empty list. */
  pick<T>(list: readonly T[]): T {
    return list[this.whole(0, list.length - 1)] as T;
  }

  /** Returns a generator for one part of a run, whose numbers do not depend on the progress of other parts. */
  of(part: number): Dice {
    return new Dice(Math.imul(this.seed + 1, 0x01000193) ^ part);
  }
}
