import { MINUTE } from '#lib/time.ts';

/**
 * Proof-of-work puzzle that a client solves before a code is sent to a number for which many codes were requested. Each
 * part needs a number whose hash has enough leading zero bits; several small parts take a steadier time than one large
 * part. Written here because it needs few lines with the browser's SHA-256; libraries add a widget of 20 KB or
 * WebAssembly.
 */
export interface Puzzle {
  token: string;
  bits: number;
  parts: number;
}

/** Difficulty of puzzles, about 65,000 hashes: a second on a laptop, some seconds on a slow phone. */
export const PUZZLE = { bits: 12, parts: 16 };
/** Time in which a puzzle must be solved, in ms. */
export const PUZZLE_LIFE_MS = 10 * MINUTE;
/** Numbers that are tried at a time. */
const AT_ONCE = 256;

/**
 * Returns the text whose SHA-256 hash must begin with enough zero bits.
 * @param number candidate for the solution of the part
 */
export const puzzleText = (token: string, part: number, number: number): string => `${token} ${part} ${number}`;

/** Tells whether a hash begins with at least `bits` zero bits; only the first 32 bits are read. */
export function hasZeroBits(hash: Uint8Array, bits: number): boolean {
  const [a = 255, b = 255, c = 255, d = 255] = hash;
  return Math.clz32(((a << 24) | (b << 16) | (c << 8) | d) >>> 0) >= bits;
}

/** Serialises a solution: the token, a colon, and the numbers of the parts in base 36, joined by dots. */
export const writeProof = (token: string, numbers: readonly number[]): string =>
  `${token}:${numbers.map((number) => number.toString(36)).join('.')}`;

/** Parses a solution that `writeProof` serialised; null for malformed text. */
export function readProof(proof: string): { token: string; numbers: number[] } | null {
  const [, token, written] = /^([\w.-]{1,200}):([0-9a-z]{1,8}(?:\.[0-9a-z]{1,8}){0,63})$/.exec(proof) ?? [];
  if (token === undefined || written === undefined) return null;
  return { token, numbers: written.split('.').map((number) => Number.parseInt(number, 36)) };
}

/**
 * Solves a proof-of-work puzzle and returns its serialised solution.
 * @param onPart called after each part with the number of solved parts
 */
export async function solvePuzzle(
  { token, bits, parts }: Puzzle,
  onPart: (done: number) => void = () => undefined,
): Promise<string> {
  const text = new TextEncoder();
  const hash = async (part: number, number: number): Promise<Uint8Array> =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', text.encode(puzzleText(token, part, number))));
  const numbers: number[] = [];
  for (let part = 0; part < parts; part += 1) {
    let found = -1;
    for (let from = 0; found < 0; from += AT_ONCE) {
      const start = from;
      const hashes = await Promise.all(Array.from({ length: AT_ONCE }, (_, place) => hash(part, start + place)));
      const place = hashes.findIndex((one) => hasZeroBits(one, bits));
      if (place >= 0) found = start + place;
    }
    numbers.push(found);
    onPart(part + 1);
  }
  return writeProof(token, numbers);
}
