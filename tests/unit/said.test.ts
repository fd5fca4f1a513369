import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { said } from '#lib/said.ts';

const texts = { room: 'cart', full: 'Your cart is full.', atMost: (most: number) => `At most ${most} boxes.` };

it('a text of a room is said with its code and values', () => {
  expect(said(texts, 'full')).toEqual({ code: 'cart.full', values: [], message: 'Your cart is full.' });
  expect(said(texts, 'atMost', 12)).toEqual({ code: 'cart.atMost', values: [12], message: 'At most 12 boxes.' });
});

it('no two files of texts begin codes alike', async () => {
  const rooms: string[] = [];
  for await (const file of glob('src/**/*.texts.ts')) {
    const room = /export const room = '(.*)';/.exec(await readFile(file, 'utf8'))?.[1];
    if (room) rooms.push(room);
  }
  expect(rooms.length).toBeGreaterThan(10);
  expect(rooms.toSorted()).toEqual([...new Set(rooms)].toSorted());
});
