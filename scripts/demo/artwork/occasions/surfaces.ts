/** Materials of boxes as flat faces of a given size: wood with grain, brass, printed paper, velvet, foil. */
import { dots, line, n, oval, shape, smooth, tone } from '#scripts/demo/artwork/kit.ts';
import type { Art, Point, Stop } from '#scripts/demo/artwork/kit.ts';

/** Returns the SVG of a flat face of `w` x `h` px from (0, 0). */
export type Face = (art: Art, w: number, h: number) => string;

/** The woods in use: body colour and grain colour. */
export const woods = {
  sheesham: ['#8a4a22', '#4a200b'],
  mango: ['#c48a4a', '#7d4a1c'],
  walnut: ['#6b4227', '#351a0b'],
  rosewood: ['#7a2e1c', '#3d0f08'],
  pine: ['#ddb377', '#a06f34'],
  teak: ['#a9682f', '#613413'],
  ebony: ['#4a3026', '#22120c'],
  white: ['#efe3cd', '#b9a17c'],
} as const;
export type Wood = keyof typeof woods;

/**
 * Returns a face of wooden boards with the grain along the width; each board has its own shade and sometimes a knot.
 * @param boards number of boards
 * @param fine scale of the grain
 */
export function wood(kind: Wood, boards = 2, fine = 1): Face {
  return (art, w, h) => {
    const { random } = art;
    const [body, grain] = woods[kind];
    const each = h / boards;
    let out = '';
    for (let b = 0; b < boards; b++) {
      const top = b * each;
      const own = tone(body, random.between(-0.12, 0.14));
      out += `<rect y="${n(top)}" width="${n(w)}" height="${n(each + 0.5)}" fill="${art.linear([[0, tone(own, 0.16)], [0.5, own], [1, tone(own, -0.14)]], 0, 0, 0.3, 1)}"/>`;
      const knot: Point | undefined = random.next() < 0.45 && each > 40 && w > 150 ? [random.between(0.15, 0.85) * w, top + each * random.between(0.35, 0.65)] : undefined;
      const rows = Math.max(5, Math.round((each / 7) * fine));
      let dark = '';
      let pale = '';
      for (let i = 0; i < rows; i++) {
        const base = top + ((i + random.between(0.2, 0.8)) / rows) * each;
        const wave = random.between(0, 6.28);
        const points: Point[] = [];
        for (let s = 0; s <= 7; s++) {
          const x = (s / 7) * w;
          let y = base + Math.sin(wave + s * 0.8) * each * 0.018 + random.between(-0.6, 0.6);
          if (knot) {
            const near = Math.exp(-(((x - knot[0]) / (each * 0.7)) ** 2));
            y += Math.sign(base - knot[1] || 1) * near * Math.max(0, each * 0.16 - Math.abs(base - knot[1]) * 0.25);
          }
          points.push([x, Math.min(top + each, Math.max(top, y))]);
        }
        if (random.next() < 0.7) dark += smooth(points, false);
        else pale += smooth(points, false);
      }
      out += line(dark, grain, 1.2, 0.42) + line(pale, tone(body, 0.5), 1.1, 0.3);
      if (knot) {
        const r = each * 0.1;
        out += oval(knot[0], knot[1], r * 1.9, r * 1.15, grain, 'fill-opacity=".35"') + oval(knot[0], knot[1], r * 1.2, r * 0.75, grain, 'fill-opacity=".5"') + oval(knot[0], knot[1], r * 0.6, r * 0.4, '#2a0f05', 'fill-opacity=".6"');
      }
      if (b > 0) out += `<rect y="${n(top - 1)}" width="${n(w)}" height="2.2" fill="${grain}" fill-opacity=".7"/><rect y="${n(top + 1.2)}" width="${n(w)}" height="1" fill="${tone(body, 0.5)}" fill-opacity=".5"/>`;
    }
    return out;
  };
}

/** Stops of polished metal. */
export const brassStops: Stop[] = [[0, '#fff3c4'], [0.22, '#e6bf6a'], [0.42, '#b9842f'], [0.58, '#f3d78c'], [0.78, '#c08f3c'], [1, '#7c5119']];

/** Returns the fill of polished brass: a gradient over a shape's box, from its upper left to (x2, y2). */
export function brass(art: Art, x2 = 1, y2 = 1): string {
  return art.linear(brassStops, 0, 0, x2, y2);
}

/** Returns the fill of gold foil: a gradient over a shape's box. */
export function foil(art: Art): string {
  return art.linear([[0, '#f7e0a0'], [0.3, '#d6a548'], [0.52, '#f4da94'], [0.75, '#b98531'], [1, '#e6c477']]);
}

/** Returns a face of plain coloured paper with a faint weave. */
export function paper(colour: string): Face {
  return (art, w, h) => {
    let weave = '';
    for (let y = 3; y < h; y += 7) weave += `M0 ${n(y)}h${n(w)}`;
    for (let x = 3; x < w; x += 7) weave += `M${n(x)} 0v${n(h)}`;
    return `<rect width="${n(w)}" height="${n(h)}" fill="${art.linear([[0, tone(colour, 0.12)], [0.6, colour], [1, tone(colour, -0.14)]])}"/><path d="${weave}" stroke="${tone(colour, -0.5)}" stroke-width=".7" stroke-opacity=".1"/>`;
  };
}

/** Returns a face of velvet with soft light and dark folds. */
export function velvet(colour: string): Face {
  return (art, w, h) => {
    let out = `<rect width="${n(w)}" height="${n(h)}" fill="${art.linear([[0, tone(colour, 0.16)], [0.3, colour], [0.55, tone(colour, 0.12)], [1, tone(colour, -0.35)]], 0, 0, 0.8, 1)}"/>`;
    const spots: Point[] = Array.from({ length: 90 }, () => [art.random.between(0, w), art.random.between(0, h)]);
    out += dots(spots, tone(colour, 0.4), 1.6, 0.28);
    return out;
  };
}

/** Returns a face of quilted satin with buttons, as in the lid of a box. @param step distance of the buttons in px */
export function satin(colour: string, step = 56): Face {
  return (art, w, h) => {
    const puff = art.symbol(`<path d="M0 ${-step / 2}Q${n(step * 0.16)} ${n(-step * 0.16)} ${step / 2} 0Q${n(step * 0.16)} ${n(step * 0.16)} 0 ${step / 2}Q${n(-step * 0.16)} ${n(step * 0.16)} ${-step / 2} 0Q${n(-step * 0.16)} ${n(-step * 0.16)} 0 ${-step / 2}Z" fill="${art.radial([[0, tone(colour, 0.5)], [0.5, tone(colour, 0.1)], [1, tone(colour, -0.24)]], 0.42, 0.36, 0.6)}"/>`);
    const clip = art.clip(`<rect width="${n(w)}" height="${n(h)}"/>`);
    let out = `<rect width="${n(w)}" height="${n(h)}" fill="${tone(colour, -0.2)}"/>`;
    const buttons: Point[] = [];
    for (let row = 0; row * (step / 2) <= h + step; row++) {
      for (let x = row % 2 ? step / 2 : 0; x <= w + step; x += step) {
        out += `<use href="#${puff}" x="${n(x)}" y="${n((row * step) / 2)}"/>`;
        if (row % 2) buttons.push([x - step / 2, (row * step) / 2], [x, (row * step) / 2 - step / 2]);
      }
    }
    return `<g clip-path="${clip}">${out}${dots(buttons, tone(colour, -0.5), 5, 0.7)}${dots(buttons.map(([x, y]): Point => [x - 0.8, y - 0.8]), '#f3d78c', 3.6)}</g>`;
  };
}

/** Returns the SVG of brass bands along the edges of a face, with rivets by default. @param width of a band in px */
export function brassEdges(art: Art, w: number, h: number, width = 7, rivets = true): string {
  let out = '';
  for (const [x, y, bw, bh] of [[0, 0, w, width], [0, h - width, w, width], [0, 0, width, h], [w - width, 0, width, h]] as const) {
    out += `<rect x="${n(x)}" y="${n(y)}" width="${n(bw)}" height="${n(bh)}" fill="${bw > bh ? art.linear(brassStops, 0, 0, 1, 0.3) : art.linear(brassStops, 0, 0, 0.3, 1)}"/>`;
  }
  out += `<rect x="${width}" y="${width}" width="${n(w - width * 2)}" height="${n(h - width * 2)}" fill="none" stroke="#5a340c" stroke-width="1.4" stroke-opacity=".55"/>`;
  if (!rivets) return out;
  const points: Point[] = [];
  const across = Math.max(2, Math.round(w / 55));
  for (let i = 0; i <= across; i++) {
    const x = width / 2 + ((w - width) * i) / across;
    points.push([x, width / 2], [x, h - width / 2]);
  }
  return out + dots(points.map(([x, y]): Point => [x + 0.7, y + 0.9]), '#5a340c', width * 0.62, 0.7) + dots(points, '#f6dc93', width * 0.52) + dots(points.map(([x, y]): Point => [x - 0.7, y - 0.7]), '#fffbe6', width * 0.18);
}

/**
 * Returns the SVG of a pierced brass corner at (x, y).
 * @param sx horizontal direction in which it extends
 * @param sy vertical direction in which it extends
 */
function brassCorner(art: Art, x: number, y: number, size: number, sx: 1 | -1, sy: 1 | -1): string {
  const body = `M0 0H${n(size)}C${n(size * 0.9)} ${n(size * 0.22)} ${n(size * 0.62)} ${n(size * 0.2)} ${n(size * 0.52)} ${n(size * 0.32)}C${n(size * 0.62)} ${n(size * 0.5)} ${n(size * 0.5)} ${n(size * 0.62)} ${n(size * 0.32)} ${n(size * 0.52)}C${n(size * 0.2)} ${n(size * 0.62)} ${n(size * 0.22)} ${n(size * 0.9)} 0 ${n(size)}Z`;
  const hole = dots([[size * 0.16, size * 0.16], [size * 0.62, size * 0.1], [size * 0.1, size * 0.62]], '#5a340c', size * 0.1, 0.75) + dots([[size * 0.14, size * 0.14], [size * 0.6, size * 0.08], [size * 0.08, size * 0.6]], '#fffbe6', size * 0.045);
  const id = art.symbol(`${shape(body, '#3d1607', 'fill-opacity=".4" transform="translate(2 3)"')}${shape(body, brass(art), 'stroke="#6e4514" stroke-width="1"')}${hole}`);
  return `<use href="#${id}" transform="translate(${n(x)} ${n(y)}) scale(${sx} ${sy})"/>`;
}

/** Returns the SVG of brass corners on all four corners of a face. */
export function brassCorners(art: Art, w: number, h: number, size = 34): string {
  return brassCorner(art, 0, 0, size, 1, 1) + brassCorner(art, w, 0, size, -1, 1) + brassCorner(art, 0, h, size, 1, -1) + brassCorner(art, w, h, size, -1, -1);
}

/** Returns the SVG of a clasp with a round plate and a ring, over the joint of lid and box at (x, y). */
export function clasp(art: Art, x: number, y: number, size: number): string {
  const plate = `M${n(x - size * 0.5)} ${n(y - size * 0.7)}Q${n(x)} ${n(y - size)} ${n(x + size * 0.5)} ${n(y - size * 0.7)}L${n(x + size * 0.34)} ${n(y + size * 0.3)}Q${n(x)} ${n(y + size * 0.75)} ${n(x - size * 0.34)} ${n(y + size * 0.3)}Z`;
  return shape(plate, '#3d1607', 'fill-opacity=".4" transform="translate(3 4)"')
    + shape(plate, brass(art), 'stroke="#6e4514" stroke-width="1"')
    + oval(x, y - size * 0.45, size * 0.16, size * 0.16, '#7c5119') + oval(x - 1, y - size * 0.48, size * 0.09, size * 0.09, '#fff3c4')
    + `<circle cx="${n(x)}" cy="${n(y + size * 0.42)}" r="${n(size * 0.34)}" fill="none" stroke="#5a340c" stroke-width="${n(size * 0.13)}" stroke-opacity=".6"/>`
    + `<circle cx="${n(x - 0.8)}" cy="${n(y + size * 0.4)}" r="${n(size * 0.34)}" fill="none" stroke="${brass(art)}" stroke-width="${n(size * 0.12)}"/>`;
}

/** Returns a face that draws the given faces on top of each other, the first at the bottom. */
export function over(...faces: readonly Face[]): Face {
  return (art, w, h) => faces.map((face) => face(art, w, h)).join('');
}

