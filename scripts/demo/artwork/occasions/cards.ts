/** Invitation cards and what is written on them. */
import { dots, line, n, shape, tone } from '#scripts/demo/artwork/kit.ts';
import type { Art, Point } from '#scripts/demo/artwork/kit.ts';
import { jharokha, lotusPetals, marigoldRings, mangoLeaf } from '#scripts/demo/artwork/motifs.ts';
import { words } from './figures.ts';
import type { Wording } from './lettering.ts';
import { frame, lotusBand, mandala, moved } from './patterns.ts';
import type { Ink } from './patterns.ts';
import { paper } from './surfaces.ts';
import type { Face } from './surfaces.ts';

export type Heading = 'lotus' | 'mandala' | 'toran' | 'arch' | 'none';

export interface CardStyle {
  readonly ground: string;
  readonly ink: Ink;
  readonly title: Extract<Wording, 'shubhVivah' | 'vivah' | 'karaj'>;
  readonly names: Extract<Wording, 'names' | 'names2' | 'names3' | 'names4'>;
  readonly heading: Heading;
}

/**
 * Returns the SVG of a garland of marigolds and mango leaves that hangs in curves across the width `w`.
 * @param size radius of a flower in px
 */
export function swag(art: Art, w: number, y: number, size: number, colours: readonly string[], leafColour: string): string {
  const flower = art.symbol(marigoldRings(0, 0, size, colours));
  const count = Math.max(1, Math.round(w / (size * 13)));
  const each = w / count;
  let leaves = '';
  let flowers = '';
  for (let c = 0; c < count; c++) {
    for (let i = 0; i <= 8; i++) {
      const t = i / 8;
      const x = (c + t) * each;
      const sag = y + size * 2.1 * (1 - (t * 2 - 1) ** 2);
      flowers += `<use href="#${flower}" x="${n(x)}" y="${n(sag)}"/>`;
      if (i % 2) leaves += mangoLeaf(x, sag, size * 3.4);
    }
  }
  return shape(leaves, leafColour) + flowers;
}

/** Returns the face with an invitation card's text and ornaments, for any size. */
export function card(style: CardStyle): Face {
  return (art, w, h) => {
    const { ink } = style;
    const tall = h > w;
    const k = tall ? Math.min(w / 262, h / 330) : Math.min(w / 300, h / 215);
    const cx = w / 2;
    const inset = 9 * k;
    let out = paper(style.ground)(art, w, h);
    out += frame(w, h, inset, ink.main);
    let y = tall && style.heading !== 'arch' ? h * 0.43 : h * 0.5;
    switch (style.heading) {
      case 'lotus': out += lotusPetals(cx, y - 34 * k, 44 * k, 3).map((d, i) => `<path d="${d}" fill="${(i >> 1) % 2 ? ink.third : tone(ink.third, 0.5)}" stroke="${ink.main}" stroke-width="1.4"/>`).join(''); break;
      case 'mandala': out += mandala(cx, y - 60 * k, 31 * k, ink); break;
      case 'toran': out += `<g transform="translate(${n(inset * 2.6)} ${n(inset * 2.6)})">${swag(art, w - inset * 5.2, 0, 6.5 * k, ['#b85f06', '#e58a12', '#f7b43a', '#fcd06a'], '#4f7a2c')}</g>`; break;
      case 'arch': {
        const aw = w * 0.62;
        const ah = h * 0.84;
        out += `<path d="${jharokha(cx - aw / 2, h * 0.1, aw, ah, 0.36)}" fill="${tone(style.ground, 0.5)}" stroke="${ink.main}" stroke-width="${n(2.4 * k)}"/>` + mandala(cx, h * 0.28, 20 * k, ink);
        break;
      }
      case 'none': y -= 14 * k; break;
    }
    // A tall card has room for a flowering foot.
    if (tall && style.heading !== 'arch') out += moved(inset * 3, h * 0.76, 1, lotusBand(art, w - inset * 6, h * 0.13, { ...ink, main: ink.third, second: ink.main, third: ink.main, deep: style.ground }));
    const text = style.heading === 'arch' ? 0.74 : 1;
    out += words(style.title, cx, y + 4 * k, (style.title === 'shubhVivah' ? 27 : 32) * k * text, ink.main);
    out += flourish(cx, y + 19 * k, 62 * k * text, ink.main);
    out += words(style.names, cx, y + 46 * k, 27 * k * text, ink.second);
    out += words('date', cx, y + 68 * k, 13.5 * k * text, ink.deep);
    return out;
  };
}

/** Returns the SVG of a thin horizontal line with a diamond in its middle. @param reach half length in px */
function flourish(cx: number, y: number, reach: number, colour: string): string {
  const ends: Point[] = [[cx - reach - 4, y], [cx + reach + 4, y]];
  return line(`M${n(cx - reach)} ${n(y)}H${n(cx - 9)}M${n(cx + 9)} ${n(y)}H${n(cx + reach)}`, colour, 1.4) + shape(`M${n(cx - 6)} ${n(y)}L${n(cx)} ${n(y - 5)}L${n(cx + 6)} ${n(y)}L${n(cx)} ${n(y + 5)}Z`, colour) + dots(ends, colour, 3);
}

/** Returns the SVG of a tassel hanging from (x, y). */
export function tassel(x: number, y: number, length: number, colour: string): string {
  let threads = '';
  for (let i = -5; i <= 5; i++) threads += `M${n(x + i * length * 0.022)} ${n(y + length * 0.3)}Q${n(x + i * length * 0.05)} ${n(y + length * 0.6)} ${n(x + i * length * 0.04)} ${n(y + length)}`;
  return line(`M${n(x)} ${n(y)}V${n(y + length * 0.2)}`, tone(colour, -0.2), 3) + line(threads, tone(colour, -0.35), length * 0.06) + line(threads, colour, length * 0.035) + `<circle cx="${n(x)}" cy="${n(y + length * 0.22)}" r="${n(length * 0.1)}" fill="${colour}"/><circle cx="${n(x - 2)}" cy="${n(y + length * 0.19)}" r="${n(length * 0.04)}" fill="${tone(colour, 0.6)}"/>` + line(`M${n(x - length * 0.1)} ${n(y + length * 0.34)}H${n(x + length * 0.1)}`, '#e6bf6a', length * 0.05);
}
