import { describe, expect, it } from 'vitest';
import { seeded } from '../../scripts/demo/artwork/kit.ts';
import type { Drawing } from '../../scripts/demo/artwork/kit.ts';
import { demoDecorations } from '../../scripts/demo/catalogue/decorations.ts';
import { demoDesigners } from '../../scripts/demo/catalogue/designers.ts';
import { contactPicture, demoAds, demoBanners, filmStill } from '../../scripts/demo/catalogue/home-pictures.ts';
import { demoInvitations } from '../../scripts/demo/catalogue/invitations.ts';

interface Piece {
  slug: string;
  width: number;
  height: number;
  picture: Drawing;
}

const pieces: Piece[] = [
  ...demoInvitations.flatMap(({ slug, pictures }) =>
    pictures.map((picture, index) => ({ slug: `${slug}-${index}`, width: 960, height: 720, picture })),
  ),
  ...demoDecorations.map(({ slug, picture }) => ({ slug, width: 960, height: 720, picture })),
  ...demoDesigners.map(({ slug, picture }) => ({ slug, width: 720, height: 960, picture })),
  ...demoBanners.map(({ slug, picture }) => ({ slug, width: 1920, height: 600, picture })),
  ...demoAds.map(({ slug, width, height, picture }) => ({ slug, width, height, picture })),
  { slug: 'film-still', width: 1066, height: 600, picture: filmStill },
  { slug: 'contact', width: 1920, height: 600, picture: contactPicture },
];

/** Returns how often each value occurs. */
function counts(values: readonly string[]): Record<string, number> {
  const result: Record<string, number> = {};
  for (const value of values) result[value] = (result[value] ?? 0) + 1;
  return result;
}

/** Names of elements that are opened but not closed, or closed without being open. */
function unbalanced(source: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, closing, name, selfClosing] of source.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (selfClosing) continue;
    if (!closing) open.push(name as string);
    else if (open.pop() !== name) wrong.push(name as string);
  }
  return [...open, ...wrong];
}

describe('pictures of boxes, places and clothes', () => {
  it.each(pieces.map((piece) => [piece.slug, piece] as const))(
    '%s is sound, repeatable SVG of its size',
    (_slug, piece) => {
      const source = piece.picture(seeded(piece.slug));
      expect(
        source.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${piece.width} ${piece.height}"`),
      ).toBe(true);
      expect(source.endsWith('</svg>')).toBe(true);
      expect(unbalanced(source)).toEqual([]);
      expect(source).not.toMatch(/NaN|undefined|Infinity|\[object|<filter|<image|<text|<script/);
      expect(source.length).toBeLessThan(120_000);
      const defined = new Set([...source.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const used = [...source.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
      expect(used.filter((id) => !defined.has(id))).toEqual([]);
      expect(piece.picture(seeded(piece.slug))).toBe(source);
    },
  );

  it('draws two products of one recipe differently', () => {
    const [first] = demoDecorations;
    expect(first?.picture(seeded('one'))).not.toBe(first?.picture(seeded('two')));
  });
});

describe('the demonstration invitations', () => {
  it('are ten in each of the four categories', () => {
    expect(counts(demoInvitations.map(({ category }) => category))).toEqual({
      'Invitation On Box': 10,
      'Wooden Box': 10,
      'Glass Box': 10,
      'Misc Invitation': 10,
    });
  });

  it('have names and slugs of their own and one to four pictures', () => {
    expect(new Set(demoInvitations.map(({ slug }) => slug)).size).toBe(40);
    expect(new Set(demoInvitations.map(({ name }) => name)).size).toBe(40);
    for (const { pictures } of demoInvitations) {
      expect(pictures.length).toBeGreaterThanOrEqual(1);
      expect(pictures.length).toBeLessThanOrEqual(4);
    }
  });

  it('are described in 40 to 90 words', () => {
    for (const { name, description } of demoInvitations) {
      const words = description.split(/\s+/).length;
      expect(words, name).toBeGreaterThanOrEqual(40);
      expect(words, name).toBeLessThanOrEqual(90);
    }
  });

  it('cost 180 to 1400 rupees and fill every price range', () => {
    const prices = demoInvitations.map(({ price }) => price);
    for (const price of prices) {
      expect(price).toBeGreaterThanOrEqual(180);
      expect(price).toBeLessThanOrEqual(1400);
    }
    for (const [low, high] of [
      [200, 300],
      [300, 500],
      [500, 700],
      [700, 1400],
    ] as const) {
      expect(prices.filter((price) => price >= low && price <= high).length).toBeGreaterThanOrEqual(4);
    }
  });

  it('include best sellers, delivery charges and videos, and articles without them', () => {
    for (const key of ['isBestSeller', 'isDeliveryCharge', 'hasVideo'] as const) {
      expect(new Set(demoInvitations.map((invitation) => invitation[key])).size).toBe(2);
    }
  });
});

describe('the other demonstration pictures', () => {
  it('are five decorations and five designers a category', () => {
    expect(counts(demoDecorations.map(({ category }) => category))).toEqual({
      Marriage: 5,
      BirthDay: 5,
      Mehndi: 5,
      RoomDecor: 5,
      Party: 5,
    });
    expect(counts(demoDesigners.map(({ category }) => category))).toEqual({ Bridge: 5, Groom: 5, Suits: 5, Other: 5 });
    expect(new Set([...demoDecorations, ...demoDesigners].map(({ slug }) => slug)).size).toBe(45);
  });

  it('are six banners that lead somewhere and three advertisements', () => {
    expect(demoBanners).toHaveLength(6);
    for (const { link, alt, title, subtitle } of demoBanners) {
      expect(link).toMatch(/^\/[a-z]/);
      expect(Math.min(alt.length, title.length, subtitle.length)).toBeGreaterThan(10);
    }
    expect(demoAds.map(({ banner }) => banner)).toEqual(['Banner1', 'Banner2', 'Banner3']);
  });
});
