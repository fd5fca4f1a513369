/**
 * Shared tools of the picture generator: a seeded random source and small SVG builders.
 * Every drawing uses them, so that light, shadows and repeatability are the same everywhere.
 */

/** A repeatable source of randomness: the same seed always draws the same picture. */
export interface Random {
  /** Returns a number in [0, 1). */
  next(): number;
  /** Returns a number in [low, high). */
  between(low: number, high: number): number;
  /** Returns a whole number from low to high, both included. */
  whole(low: number, high: number): number;
  /** Returns one element of a non-empty list. */
  pick<T>(items: readonly T[]): T;
}

/** Returns a complete picture as an SVG document. */
export type Drawing = (random: Random) => string;

/** Returns a random source that always gives the same numbers for the same text. Uses FNV-1a and mulberry32. */
export function seeded(seed: string): Random {
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
  };
}

/** Formats a number with at most one decimal, which keeps the SVG small. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Returns a complete SVG document of the given size in px. */
export function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
}

/** A point in px. */
export type Point = readonly [number, number];

/** A colour stop: place from 0 to 1, colour, and opacity where it is not 1. */
export type Stop = readonly [number, string, number?];

/**
 * Collects the definitions of a picture (gradients, clips, patterns, symbols), each only once, and builds the document.
 */
export interface Art {
  readonly random: Random;
  /** Returns the fill of a linear gradient over a shape's box, from (x1, y1) to (x2, y2), each from 0 to 1. */
  linear(stops: readonly Stop[], x1?: number, y1?: number, x2?: number, y2?: number): string;
  /** Returns the fill of a radial gradient over a shape's box; its light is at (fx, fy). */
  radial(stops: readonly Stop[], cx?: number, cy?: number, r?: number, fx?: number, fy?: number): string;
  /** Returns the value for `clip-path` that clips to these shapes. */
  clip(shapes: string): string;
  /** Returns the fill that repeats a tile. */
  pattern(width: number, height: number, content: string, transform?: string): string;
  /** Stores SVG for repeated `use`; returns its id. */
  symbol(content: string): string;
  /** Returns the complete SVG document with this content and the definitions. */
  document(width: number, height: number, content: string): string;
}

/**
 * Returns the collector of a picture's definitions (gradients, clips, patterns, symbols), without any at first. Ids are
 * unique within one document only.
 */
export function artist(random: Random): Art {
  const known = new Map<string, string>();
  const define = (open: string, body: string, close: string): string => {
    const key = open + body;
    let id = known.get(key);
    if (id === undefined) {
      id = `d${known.size.toString(36)}`;
      known.set(key, id);
      markup.push(open.replace(' ', ` id="${id}" `) + body + close);
    }
    return id;
  };
  const markup: string[] = [];
  const short = (value: number): string => String(Math.round(value * 1000) / 1000);
  const stopsOf = (stops: readonly Stop[]): string =>
    stops
      .map(([at, colour, opacity]) => `<stop offset="${short(at)}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${short(opacity)}"`}/>`)
      .join('');
  return {
    random,
    linear: (stops, x1 = 0, y1 = 0, x2 = 1, y2 = 1) =>
      `url(#${define(`<linearGradient x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}">`, stopsOf(stops), '</linearGradient>')})`,
    radial: (stops, cx = 0.5, cy = 0.5, r = 0.5, fx = cx, fy = cy) =>
      `url(#${define(`<radialGradient cx="${short(cx)}" cy="${short(cy)}" r="${short(r)}" fx="${short(fx)}" fy="${short(fy)}">`, stopsOf(stops), '</radialGradient>')})`,
    clip: (shapes) => `url(#${define('<clipPath >', shapes, '</clipPath>')})`,
    pattern: (width, height, content, transform = '') =>
      `url(#${define(`<pattern width="${n(width)}" height="${n(height)}" patternUnits="userSpaceOnUse" patternTransform="${transform}">`, content, '</pattern>')})`,
    symbol: (content) => define('<g >', content, '</g>'),
    document: (width, height, content) => svg(width, height, `<defs>${markup.join('')}</defs>${content}`),
  };
}

/**
 * Returns the SVG that shows a symbol at (x, y), scaled. It cannot be turned or mirrored, so that its light stays on
 * the upper left.
 */
export function use(id: string, x: number, y: number, scale = 1): string {
  return `<use href="#${id}" transform="translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 1000) / 1000})"/>`;
}

/** Returns the mixture of two colours (`#rrggbb`): the first at share 0, the second at 1. */
export function mix(first: string, second: string, share: number): string {
  const a = Number.parseInt(first.slice(1), 16);
  const b = Number.parseInt(second.slice(1), 16);
  const t = Math.min(1, Math.max(0, share));
  const channel = (shift: number): number => Math.round(((a >> shift) & 255) * (1 - t) + ((b >> shift) & 255) * t);
  return `#${((channel(16) << 16) | (channel(8) << 8) | channel(0)).toString(16).padStart(6, '0')}`;
}

/**
 * Returns a colour made lighter, towards warm cream, by an amount above 0, or darker by one below 0.
 * @param amount from -1 to 1
 */
export function tone(colour: string, amount: number): string {
  if (amount >= 0) return mix(colour, '#fff6df', amount);
  const value = Number.parseInt(colour.slice(1), 16);
  const deep = (Math.round(((value >> 16) & 255) * 0.4) << 16) | (Math.round(((value >> 8) & 255) * 0.22) << 8) | Math.round((value & 255) * 0.17);
  return mix(colour, `#${deep.toString(16).padStart(6, '0')}`, -amount);
}

/** Returns the path data of a smooth curve along points, made of quadratic curves; closed by default. */
export function smooth(points: readonly Point[], closed = true): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] as Point;
  const middle = (a: Point, b: Point): string => `${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}`;
  const pair = (p: Point): string => `${n(p[0])} ${n(p[1])}`;
  if (closed) {
    let path = `M${middle(at(-1), at(0))}`;
    for (let i = 0; i < points.length; i++) path += `Q${pair(at(i))} ${middle(at(i), at(i + 1))}`;
    return `${path}Z`;
  }
  let path = `M${pair(at(0))}`;
  for (let i = 1; i < points.length - 1; i++) path += `Q${pair(at(i))} ${middle(at(i), at(i + 1))}`;
  return `${path}L${pair(at(points.length - 1))}`;
}

/** Returns the path data of a closed polygon. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

/**
 * Scales points, turns them by `degrees` around the origin, multiplies their heights by `flat`, and moves them to (x,
 * y).
 */
export function place(points: readonly Point[], x: number, y: number, degrees = 0, scale = 1, flat = 1): Point[] {
  const cos = Math.cos((degrees * Math.PI) / 180) * scale;
  const sin = Math.sin((degrees * Math.PI) / 180) * scale;
  return points.map(([px, py]) => [x + px * cos - py * sin, y + (px * sin + py * cos) * flat]);
}

/**
 * Returns the points of an irregular closed outline around (x, y).
 * @param uneven greatest deviation as a share of the radius
 */
export function blob(random: Random, x: number, y: number, rx: number, ry: number, uneven = 0.06, count = 14): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    const swell = 1 + random.between(-uneven, uneven);
    return [x + Math.cos(angle) * rx * swell, y + Math.sin(angle) * ry * swell];
  });
}

/** Returns the SVG of round dots of one colour as a single path; empty without points. @param width diameter in px */
export function dots(points: readonly Point[], colour: string, width: number, opacity = 1): string {
  if (points.length === 0) return '';
  const path = points.map(([x, y]) => `M${n(x)} ${n(y)}h.1`).join('');
  return `<path d="${path}" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" fill="none"${opacity === 1 ? '' : ` stroke-opacity="${opacity}"`}/>`;
}

/** Returns the SVG of a soft warm shadow on the ground. @param strength opacity at its centre */
export function shadow(art: Art, x: number, y: number, rx: number, ry: number, strength = 0.45): string {
  const fill = art.radial([[0, '#4a1d08', strength], [0.55, '#4a1d08', strength * 0.62], [1, '#4a1d08', 0]]);
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;
}

/** Returns the SVG of an ellipse. @param more further attributes */
export function oval(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more ? ` ${more}` : ''}/>`;
}

/** Returns the SVG of a filled path. @param path path data @param more further attributes */
export function shape(path: string, fill: string, more = ''): string {
  return `<path d="${path}" fill="${fill}"${more ? ` ${more}` : ''}/>`;
}

/** Returns the SVG of a round-ended line along a path. @param path path data */
export function line(path: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity === 1 ? '' : ` stroke-opacity="${Math.round(opacity * 100) / 100}"`}/>`;
}
