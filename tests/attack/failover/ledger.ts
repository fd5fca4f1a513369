/** What the sender of a write knows of it: the shop acknowledged it, said that nothing was changed, or neither. */
export type Fate = 'done' | 'refused' | 'unknown';

/** Writes that the shop was asked for, by a mark that finds each in the store. */
export class Ledger {
  readonly #fates = new Map<string, Fate>();

  /** Notes what became of a try of a write. A refusal says nothing of an earlier try of which nobody knows. */
  note(mark: string, fate: Fate): void {
    if (fate !== 'refused' || this.#fates.get(mark) !== 'unknown') this.#fates.set(mark, fate);
  }

  /** Returns the number of writes that became so. */
  count(fate: Fate): number {
    return [...this.#fates.values()].filter((one) => one === fate).length;
  }

  /**
   * Compares the writes with a store.
   * @param found how often each mark is there; missing for one that is not
   * @returns a line for each acknowledged write that is not there once, each refused one that is there, and each that is
   *   there twice or that nobody asked for
   */
  compare(found: ReadonlyMap<string, number>): string[] {
    const faults = [...this.#fates].flatMap(([mark, fate]) => {
      const times = found.get(mark) ?? 0;
      if (fate === 'done' && times !== 1) return [`${mark} was acknowledged and is there ${times} times`];
      if (fate === 'refused' && times > 0) return [`${mark} was refused with "Nothing was changed" and is there`];
      return times > 1 ? [`${mark} is there ${times} times`] : [];
    });
    const strange = [...found.keys()].filter((mark) => !this.#fates.has(mark));
    return [...faults, ...strange.map((mark) => `${mark} is there, and nobody asked for it`)];
  }
}
