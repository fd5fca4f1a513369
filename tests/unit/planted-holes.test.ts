import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type HoleKind, plantedHoles } from '#tests/planted-holes.ts';

/** Every kind; a kind that is missing here, or no kind any more, is an error of types. */
const kinds: Record<HoleKind, true> = {
  ownership: true,
  roles: true,
  'fresh proof': true,
  states: true,
  errors: true,
  'slow answers': true,
  'lost writes': true,
  'doubled payments': true,
  limits: true,
  headers: true,
  logs: true,
  uploads: true,
  "guests' links": true,
  "staff's links": true,
  'publish hook': true,
  exports: true,
  script: true,
};

it('every hole that can be planted has its place in the source', () => {
  expect(plantedHoles).toHaveLength(30);
  const astray = plantedHoles.filter(
    ({ file, from, to }) =>
      !file.startsWith('src/') ||
      !existsSync(file) ||
      from === to ||
      readFileSync(file, 'utf8').split(from).length !== 2,
  );
  expect(astray.map(({ file, from }) => `${file}: ${from}`)).toEqual([]);
});

it('no two planted holes share a place', () => {
  const placed = plantedHoles.map((hole) => {
    const begin = readFileSync(hole.file, 'utf8').indexOf(hole.from);
    return { ...hole, begin, end: begin + hole.from.length };
  });
  const sharing = placed.filter((one) =>
    placed.some((other) => other !== one && other.file === one.file && other.begin < one.end && one.begin < other.end),
  );
  expect(sharing.map(({ about }) => about)).toEqual([]);
});

it('the planted holes are of every kind', () => {
  expect(new Set(plantedHoles.map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)));
});
