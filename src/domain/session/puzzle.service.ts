import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { MINUTE } from '#lib/time.ts';
import {
  hasZeroBits,
  PUZZLE,
  PUZZLE_LIFE_MS,
  type Puzzle,
  puzzleText,
  readProof,
} from '#domain/session/puzzle.rules.ts';
import type { Keys } from '#server/shop-secret.ts';

/**
 * Largest difference between the clocks of processes, ms: a puzzle from a later time was made before a clock jumped
 * back.
 */
const SKEW = MINUTE;

/** Result of checking a puzzle's solution; `nonce` is the id of the puzzle. */
export type Proof = { is: 'none' | 'good'; nonce: string } | { is: 'wrong' | 'old' | 'of another number'; nonce: '' };

/** Creates a proof-of-work puzzle for a mobile number. Its signed token holds all data, so that nothing is stored. */
export function makePuzzle(mobile: string, [key]: Keys, now: number): Puzzle {
  const head = `${now.toString(36)}.${randomBytes(16).toString('base64url')}`;
  return { token: `${head}.${signed(head, mobile, key)}`, ...PUZZLE };
}

/**
 * Checks the solution of a puzzle. Returns `none` when nothing was sent, `wrong`, `of another number` for a signature
 * that does not match the number, `old` after 10 minutes, or `good` with the puzzle's id.
 */
export function checkProof(sent: string | undefined, mobile: string, keys: Keys, now: number): Proof {
  if (!sent) return { is: 'none', nonce: '' };
  const proof = readProof(sent);
  const [made = '', nonce = '', mac = '', ...rest] = proof?.token.split('.') ?? [];
  if (!proof || rest.length > 0 || proof.numbers.length !== PUZZLE.parts) return { is: 'wrong', nonce: '' };
  const head = `${made}.${nonce}`;
  if (!keys.some((key) => isSame(mac, signed(head, mobile, key)))) return { is: 'of another number', nonce: '' };
  const age = now - Number.parseInt(made, 36);
  if (!(age >= -SKEW && age <= PUZZLE_LIFE_MS)) return { is: 'old', nonce: '' };
  const solved = proof.numbers.every((number, part) =>
    hasZeroBits(
      createHash('sha256')
        .update(puzzleText(proof.token, part, number))
        .digest(),
      PUZZLE.bits,
    ),
  );
  return solved ? { is: 'good', nonce } : { is: 'wrong', nonce: '' };
}

const signed = (head: string, mobile: string, key: string): string =>
  createHmac('sha256', key).update(`puzzle ${mobile} ${head}`).digest('base64url');

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
