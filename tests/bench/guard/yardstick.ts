import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { median, type TimedRun } from '#tests/bench/guard/compare.ts';

/** Passes of which the middle one counts, after one that only warms up. */
const PASSES = 5;
const ROWS = 4_000;
const BYTES = 24 * 1024 * 1024;
const COMPRESSED = 3 * 1024 * 1024;

/** Returns a table with fixed content, to be rendered as a measure of the machine. */
const tree = (): ReactElement =>
  createElement(
    'table',
    null,
    Array.from({ length: ROWS }, (_, row) =>
      createElement(
        'tr',
        { key: row, className: `row-${row % 7}` },
        Array.from({ length: 6 }, (_cell, column) => createElement('td', { key: column }, `${row} × ${column}`)),
      ),
    ),
  );

/** Returns bytes that are equal in every run, neither all alike nor all different. */
function fixedBytes(): Buffer {
  const bytes = Buffer.alloc(BYTES);
  let state = 1;
  for (let at = 0; at < bytes.length; at += 1) {
    state = (state * 48_271) % 2_147_483_647;
    bytes[at] = at % 3 === 0 ? state & 0x3f : (at >> 4) & 0x7f;
  }
  return bytes;
}

/** Does a fixed piece of work several times; returns how many ms the middle one took. */
function measureHere(): number {
  const bytes = fixedBytes();
  const part = bytes.subarray(0, COMPRESSED);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const times: number[] = [];
  for (let pass = 0; pass <= PASSES; pass += 1) {
    const began = performance.now();
    renderToString(tree());
    createHash('sha256').update(bytes).digest();
    brotliCompressSync(part, { params });
    times.push(performance.now() - began);
  }
  return median(times.slice(1));
}

/**
 * Returns how fast this machine is now: ms for a fixed piece of rendering, hashing and compressing, in its own process.
 */
export async function yardstick(): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['tests/bench/guard/yardstick.ts'], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return Number(stdout);
}

/** Measures work between two runs of the yardstick. @param work returns how many ms it took */
export async function betweenYardsticks(work: () => Promise<number>): Promise<TimedRun> {
  const before = await yardstick();
  const took = await work();
  return { took, before, after: await yardstick() };
}

if (import.meta.main) process.stdout.write(String(measureHere()));
