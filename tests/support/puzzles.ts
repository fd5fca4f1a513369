import { hash } from 'node:crypto';
import { hasZeroBits, type Puzzle, puzzleText, writeProof } from '#domain/session/puzzle.rules.ts';

/** Solves a proof-of-work puzzle synchronously, and returns the proof to send. */
export function solveAtOnce({ token, bits, parts }: Puzzle): string {
  const numbers = Array.from({ length: parts }, (_, part) => {
    for (let number = 0; ; number += 1)
      if (hasZeroBits(hash('sha256', puzzleText(token, part, number), 'buffer'), bits)) return number;
  });
  return writeProof(token, numbers);
}
