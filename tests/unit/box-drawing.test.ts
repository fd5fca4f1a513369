import { describe, expect, it } from 'vitest';
import {
  type Compartment,
  compartments,
  DRAWING,
  inner,
  pictureOf,
  compartmentText,
} from '#domain/box/box-drawing.rules.ts';
import { boxTypes } from '#domain/box/box-types.rules.ts';

const SPECIAL = 4;
type Point = [x: number, y: number];

/** Returns the corners of an outline, in the order in which it is drawn. */
function cornersOf({ path }: Compartment): Point[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([MLHVAhvqaz])([^A-Za-z]*)/g)].map(([, command = '', numbers = '']): Point => {
    const values = [...numbers.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
    const [toX = 0, toY = 0] = values.slice(-2);
    if ('MLA'.includes(command)) [x, y] = [toX, toY];
    else if (command === 'H') x = toY || toX;
    else if (command === 'V') y = toY || toX;
    else if (command === 'h') x += toX;
    else if (command === 'v') y += toX;
    else if ('qa'.includes(command)) [x, y] = [x + toX, y + toY];
    return [x, y];
  });
}
const rounded = (points: Point[]): string[] =>
  [...new Set(points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`))].sort();
const limits = (points: Point[]) => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { x: Math.min(...xs), y: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
};
const partAt = (tempId: number, at: number): Compartment => {
  const part = compartments(tempId)[at];
  if (!part) throw new Error('There is no such compartment.');
  return part;
};

describe('a box from above', () => {
  it.each(boxTypes)('of type $name has a compartment for each of its sections, within the frame', (type) => {
    const parts = compartments(type.tempId);
    expect(parts).toHaveLength(type.sections);
    for (const part of parts) {
      const { x, y, right, bottom } = limits(cornersOf(part));
      expect(x).toBeGreaterThanOrEqual(inner.x);
      expect(y).toBeGreaterThanOrEqual(inner.y);
      expect(right).toBeLessThanOrEqual(DRAWING.width - inner.x);
      expect(bottom).toBeLessThanOrEqual(DRAWING.height - inner.y);
    }
  });

  it('has a frame of the same thickness on every side', () => {
    expect([DRAWING.width - inner.w - inner.x, DRAWING.height - inner.h - inner.y]).toEqual([inner.x, inner.y]);
  });

  it('with equal compartments fills the frame, row by row, with walls of the same thickness between', () => {
    const [one, two, three, four] = [0, 1, 2, 3].map((at) => partAt(2, at));
    const [left, middle, right] = [0, 1, 2].map((at) => partAt(3, at));
    if (!one || !two || !three || !four || !left || !middle || !right) throw new Error('There are too few.');
    const wall = two.x - one.x - one.w;
    expect(wall).toBeGreaterThan(4);
    expect([one.x, one.y, two.y, three.x]).toEqual([inner.x, inner.y, inner.y, inner.x]);
    expect([three.y - one.y - one.h, four.x - two.x, four.y - three.y]).toEqual([wall, 0, 0]);
    expect([four.x + four.w, four.y + four.h]).toEqual([inner.x + inner.w, inner.y + inner.h]);
    expect(middle.x - left.x - left.w).toBeCloseTo(wall, 6);
    expect(right.x - middle.x - middle.w).toBeCloseTo(wall, 6);
    expect(right.x + right.w).toBeCloseTo(inner.x + inner.w, 6);
    for (const part of [left, middle, right]) expect([part.y, part.h]).toEqual([inner.y, inner.h]);
    expect(partAt(1, 0)).toMatchObject({ x: inner.x, y: inner.y, w: inner.w, h: inner.h });
  });

  it.each([1, 2, 3])(
    'draws the outline of every compartment of type %i around its rectangle, and closes it',
    (tempId) => {
      for (const part of compartments(tempId)) {
        const corners = cornersOf(part);
        const { x, y, right, bottom } = limits(corners);
        for (const [drawn, meant] of [
          [x, part.x],
          [y, part.y],
          [right, part.x + part.w],
          [bottom, part.y + part.h],
        ] as const)
          expect(Math.abs(drawn - meant)).toBeLessThanOrEqual(0.2);
        expect(rounded(corners.slice(-2, -1))).toEqual(rounded(corners.slice(0, 1)));
        expect(part.path.endsWith('z')).toBe(true);
      }
    },
  );

  it('of the Special box has four sides that mirror each other around a round centre', () => {
    const [top, right, bottom, left, centre] = compartments(SPECIAL);
    if (!top || !right || !bottom || !left || !centre) throw new Error('There are too few.');
    const upsideDown = (part: Compartment): Point[] => cornersOf(part).map(([x, y]) => [x, DRAWING.height - y]);
    const turned = (part: Compartment): Point[] => cornersOf(part).map(([x, y]) => [DRAWING.width - x, y]);
    expect(rounded(upsideDown(top))).toEqual(rounded(cornersOf(bottom)));
    expect(rounded(turned(left))).toEqual(rounded(cornersOf(right)));
    const circle = limits(cornersOf(centre));
    expect([circle.x + circle.right, centre.w]).toEqual([DRAWING.width, centre.h]);
    expect([centre.x + centre.w / 2, centre.y + centre.h / 2]).toEqual([DRAWING.width / 2, DRAWING.height / 2]);
    // Each side touches its rim, and its words and picture lie in its half.
    expect([limits(cornersOf(top)).y, limits(cornersOf(left)).x]).toEqual([inner.y, inner.x]);
    expect([top, bottom].map(({ x, w, h }) => [x, w, h])).toEqual([
      [inner.x, inner.w, inner.h / 2],
      [inner.x, inner.w, inner.h / 2],
    ]);
    expect([right, left].map(({ y, w, h }) => [y, w, h])).toEqual([
      [inner.y, inner.w / 2, inner.h],
      [inner.y, inner.w / 2, inner.h],
    ]);
    expect([right.x, left.x, bottom.y]).toEqual([DRAWING.width / 2, inner.x, DRAWING.height / 2]);
    // A wall lies between neighbours, and between each of them and the centre.
    for (const side of [top, right, bottom, left])
      for (const [x, y] of cornersOf(side)) {
        const far = Math.hypot(x - DRAWING.width / 2, y - DRAWING.height / 2);
        expect(far).toBeGreaterThan(centre.w / 2 + 2);
      }
    expect(limits(cornersOf(top)).x - inner.x).toBe(limits(cornersOf(left)).y - inner.y);
  });
});

describe('the words of a compartment', () => {
  it('stand in its middle, in one line where there is room and in several where there is none', () => {
    expect(compartmentText(1, 0, 'please select sweet')).toEqual({ x: 240, y: 180, lines: ['please select sweet'] });
    const narrow = compartmentText(3, 1, 'please select sweet');
    expect([narrow.x, narrow.lines]).toEqual([240, ['please', 'select', 'sweet']]);
    expect(compartmentText(2, 0, 'please select sweet').lines).toHaveLength(1);
  });

  it('of the Special box stand near the rim on each side, and in the middle of the centre', () => {
    const places = [0, 1, 2, 3, 4].map((at) => compartmentText(SPECIAL, at, 'please select sweet'));
    const [top, right, bottom, left, centre] = places.map(({ x, y }) => ({ x, y }));
    const middle = { x: DRAWING.width / 2, y: DRAWING.height / 2 };
    expect(centre).toEqual(middle);
    expect([top?.x, bottom?.x, left?.y, right?.y]).toEqual([middle.x, middle.x, middle.y, middle.y]);
    const { w: across, x: rim } = partAt(SPECIAL, 4);
    expect(top?.y).toBeLessThan(middle.y - across / 2);
    expect(bottom?.y).toBeGreaterThan(middle.y + across / 2);
    expect(left?.x).toBeLessThan((inner.x + rim) / 2);
    expect(right?.x).toBeGreaterThan(DRAWING.width - (inner.x + rim) / 2);
    expect(places.map(({ lines }) => lines.length)).toEqual([1, 3, 1, 3, 3]);
  });
});

it.each([[{ x: 10, y: 20, w: 400, h: 100 }], [{ x: 10, y: 20, w: 100, h: 300 }]])(
  'a picture covers its compartment %j around the middle and keeps its shape',
  (part) => {
    const { x, y, width, height } = pictureOf({ path: '', ...part });
    expect(width / height).toBeCloseTo(4 / 3, 2);
    expect([x + width / 2, y + height / 2].map(Math.round)).toEqual([part.x + part.w / 2, part.y + part.h / 2]);
    expect(width).toBeGreaterThanOrEqual(part.w);
    expect(height).toBeGreaterThanOrEqual(part.h);
    expect(width === part.w || height === part.h).toBe(true);
  },
);
