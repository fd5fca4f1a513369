/**
 * Shared tools of the picture generator: a seeded random source and small SVG builders.
 * Every drawing uses them, so that light, shadows and repeatability are the same everywhere.
 */

/** A repeatable source of randomness: the same seed always draws the same picture. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A number in [low, high). */
  between(low: number, high: number): number;
  /** A whole number in [low, high], both included. */
  whole(low: number, high: number): number;
  /** One element of a non-empty list. */
  pick<T>(items: readonly T[]): T;
}

/** Draws one complete picture as SVG text. */
export type Drawing = (random: Random) => string;

/** Makes a random source from any text (a product's slug), by FNV-1a and mulberry32. */
export function seeded(seed: string): Random {
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
  };
}

/** Rounds to one decimal, which keeps the SVG small without a visible change. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Wraps drawing content into a complete SVG document of the given size in px. */
export function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
}
