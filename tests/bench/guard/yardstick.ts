import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { median, type TimedRun } from '#tests/bench/guard/compare.ts';

/** Number of passes, of which the median counts, after one for warming up. */
const PASSES = 5;
const ROWS = 4_000;
const BYTES = 24 * 1024 * 1024;
const COMPRESSED = 3 * 1024 * 1024;

/** Returns a large table with fixed content, whose rendering measures the machine. */
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

/** Returns bytes that are equal in every run and partly compressible. */
function fixedBytes(): Buffer {
  const bytes = Buffer.alloc(BYTES);
  let state = 1;
  for (let at = 0; at < bytes.length; at += 1) {
    state = (state * 48_271) % 2_147_483_647;
    bytes[at] = at % 3 === 0 ? state & 0x3f : (at >> 4) & 0x7f;
  }
  return bytes;
}

/** Renders, hashes and compresses fixed data several times; returns the median time in ms. */
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
 * Measures the present speed of this machine: returns the ms that a child process takes to render, hash and compress
 * fixed data (the reference run).
 */
export async function yardstick(): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['tests/bench/guard/yardstick.ts'], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return Number(stdout);
}

/** Runs a measurement between two reference runs (`yardstick`). @param work returns its own time in ms */
export async function betweenYardsticks(work: () => Promise<number>): Promise<TimedRun> {
  const before = await yardstick();
  const took = await work();
  return { took, before, after: await yardstick() };
}

if (import.meta.main) process.stdout.write(String(measureHere()));
