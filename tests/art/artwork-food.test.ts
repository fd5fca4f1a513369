import { describe, expect, it } from 'vitest';
import { foodPictures } from '../../scripts/demo/artwork/food/index.ts';
import { seeded } from '../../scripts/demo/artwork/kit.ts';

const drawn = new Map(Object.entries(foodPictures).map(([slug, draw]) => [slug, draw(seeded(slug))]));

/** Names of elements left open or closed out of turn. */
function unbalanced(markup: string): string[] {
  const open: string[] = [];
  for (const [, close, name, , self] of markup.matchAll(/<(\/?)([a-zA-Z]+)((?:[^>"]|"[^"]*")*?)(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) return [`</${name}>`];
    } else if (!self) {
      open.push(name as string);
    }
  }
  return open;
}

describe('food pictures', () => {
  it('exist for every sweet, savoury and dry fruit', () => {
    expect(drawn.size).toBe(88);
  });

  it.each([...drawn])('%s is a complete 4:3 SVG document without filters or broken numbers', (_slug, picture) => {
    expect(picture.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 720"')).toBe(true);
    expect(unbalanced(picture)).toEqual([]);
    expect(picture).not.toMatch(/NaN|undefined|Infinity|null|<filter|<image|<script/);
  });

  it.each([...drawn])('%s refers only to what it defines', (_slug, picture) => {
    const defined = new Set([...picture.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...picture.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id);
    expect(used.filter((id) => !defined.has(id))).toEqual([]);
  });

  it('are drawn the same from the same seed', () => {
    for (const [slug, draw] of Object.entries(foodPictures))
      expect(draw(seeded(slug)) === drawn.get(slug), slug).toBe(true);
  });

  it('differ from one another', () => {
    expect(new Set(drawn.values()).size).toBe(drawn.size);
  });

  it('differ from one seed to another', () => {
    const draw = foodPictures['motichoor-laddu'];
    expect(draw?.(seeded('another'))).not.toBe(drawn.get('motichoor-laddu'));
  });
});
