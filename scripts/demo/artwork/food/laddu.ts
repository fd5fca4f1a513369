/** Balls of sweetmeat: beads, grain, flakes, seeds or chunks on a half sphere. */
import { blob, dots, mix, n, oval, shadow, shape, smooth, tone, use } from '#scripts/demo/artwork/kit.ts';
import type { Art, Drawing, Point } from '#scripts/demo/artwork/kit.ts';
import { crumbs, rosePetal, sliver, sliverColours, strand } from './garnish.ts';
import { arrange, centre, own, scene } from './scene.ts';
import type { Arrangement, Setting } from './scene.ts';

const LIGHT = [-0.52, -0.6, 0.61] as const;

export type Skin = 'beads' | 'grain' | 'flake' | 'seeds' | 'chunks';
export type Extra = 'pista' | 'almond' | 'melon' | 'rose' | 'saffron' | 'coconut' | 'raisin';

export interface LadduLook {
  readonly skin: Skin;
  readonly colour: string;
  /** Size of beads or grain, 1 is ordinary. */
  readonly grain?: number;
  readonly extras?: readonly Extra[];
  /** One whole piece pressed on top. */
  readonly crown?: 'almond' | 'pista' | 'cashew' | 'rose' | 'raisin';
  /** Colours of single chunks or beads among the rest. */
  readonly flecks?: readonly string[];
  /** How wet the skin looks, 0 to 1. */
  readonly gloss?: number;
}

export interface LadduPicture extends Setting {
  readonly look: LadduLook;
  readonly arrangement: Arrangement;
  /** Radius of one ball in px. */
  readonly size: number;
  /** Adds a broken half in front. */
  readonly broken?: boolean;
  /** Sits each ball in a pleated paper cup of this colour. */
  readonly cups?: string;
}

interface Dot3 { x: number; y: number; z: number; lit: number }

function hemisphere(art: Art, count: number): Dot3[] {
  const golden = Math.PI * (3 - Math.sqrt(5));
  return Array.from({ length: count }, (_, i) => {
    const z = (i + 0.5) / count;
    const r = Math.sqrt(1 - z * z);
    const angle = i * golden + art.random.between(-0.06, 0.06);
    const [x, y] = [Math.cos(angle) * r, Math.sin(angle) * r];
    return { x, y, z, lit: x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2] };
  });
}

function shadeOf(colour: string, lit: number): string {
  return lit > 0.4 ? tone(colour, Math.min(0.45, (lit - 0.4) * 0.75)) : tone(colour, Math.max(-0.6, (lit - 0.4) * 0.46));
}

function beads(art: Art, r: number, look: LadduLook, flat = false): string {
  const { random } = art;
  const size = 0.088 * (look.grain ?? 1);
  const count = Math.round(1.9 / (size * size * 1.05));
  let out = flat ? '' : `<circle r="${n(r * 0.97)}" fill="${tone(look.colour, -0.6)}"/>`;
  for (const p of hemisphere(art, count)) {
    const lit = Math.round((p.lit + random.between(-0.13, 0.13)) * 7) / 7;
    const base = look.flecks && random.next() < 0.1 ? random.pick(look.flecks) : random.next() < 0.3 ? mix(look.colour, '#c23f06', 0.24) : look.colour;
    const colour = shadeOf(base, lit);
    const fill = art.radial([[0, tone(colour, lit > 0.1 ? 0.55 : 0.2)], [0.4, colour], [1, tone(colour, -0.42)]], 0.5, 0.5, 0.56, 0.36, 0.3);
    const bump = 0.95 + random.between(-0.02, 0.035);
    out += `<circle cx="${n(p.x * r * bump)}" cy="${n(p.y * r * bump)}" r="${n(r * size * random.between(0.92, 1.14))}" fill="${fill}"/>`;
  }
  return out;
}

function skinBase(art: Art, r: number, colour: string, uneven: number): string {
  const fill = art.radial([[0, tone(colour, 0.42)], [0.3, tone(colour, 0.12)], [0.62, tone(colour, -0.14)], [0.88, tone(colour, -0.42)], [1, tone(colour, -0.36)]], 0.5, 0.5, 0.52, 0.33, 0.27);
  return shape(smooth(blob(art.random, 0, 0, r, r * 0.97, uneven, 26)), fill);
}

function grainy(art: Art, r: number, look: LadduLook): string {
  const { random } = art;
  const grain = look.grain ?? 1;
  let out = skinBase(art, r, look.colour, 0.018 * grain);
  const groups = new Map<string, Point[]>();
  for (const p of hemisphere(art, Math.round(760 / grain))) {
    const lit = Math.round((p.lit + random.between(-0.3, 0.3)) * 6) / 6;
    const base = look.flecks && random.next() < 0.12 ? random.pick(look.flecks) : look.colour;
    const key = shadeOf(base, lit + (random.next() < 0.4 ? 0.35 : -0.12));
    const list = groups.get(key) ?? [];
    list.push([p.x * r * 0.965 + random.between(-2, 2), p.y * r * 0.945 + random.between(-2, 2)]);
    groups.set(key, list);
  }
  for (const [colour, points] of groups) out += dots(points, colour, r * 0.042 * grain * random.between(0.8, 1.25), 0.85);
  return out;
}

function flaky(art: Art, r: number, look: LadduLook): string {
  const { random } = art;
  let out = skinBase(art, r, look.colour, 0.03);
  for (const p of hemisphere(art, 330)) {
    const colour = shadeOf(look.colour, Math.round((p.lit + random.between(-0.22, 0.3)) * 7) / 7);
    const length = r * random.between(0.1, 0.22);
    const angle = random.between(0, 6.28);
    const [x, y] = [p.x * r * 0.99, p.y * r * 0.97];
    const [dx, dy] = [Math.cos(angle) * length * 0.5, Math.sin(angle) * length * 0.5];
    out += `<path d="M${n(x - dx)} ${n(y - dy)}Q${n(x + dy * 0.4)} ${n(y - dx * 0.4)} ${n(x + dx)} ${n(y + dy)}" stroke="${colour}" stroke-width="${n(r * random.between(0.025, 0.055))}" stroke-linecap="round" fill="none"/>`;
  }
  return out;
}

function chunky(art: Art, r: number, look: LadduLook): string {
  const { random } = art;
  const seeds = look.skin === 'seeds';
  let out = skinBase(art, r, tone(look.colour, seeds ? -0.25 : -0.1), 0.03);
  for (const p of hemisphere(art, seeds ? 420 : 170)) {
    const base = look.flecks && random.next() < (seeds ? 0.25 : 0.75) ? random.pick(look.flecks) : look.colour;
    const colour = shadeOf(base, Math.round((p.lit + random.between(-0.18, 0.22)) * 7) / 7);
    const size = r * (seeds ? 0.058 : random.between(0.07, 0.13)) * (look.grain ?? 1);
    const angle = random.between(0, 180);
    if (seeds) {
      out += `<ellipse rx="${n(size * 1.25)}" ry="${n(size * 0.72)}" fill="${art.radial([[0, tone(colour, 0.5)], [0.5, colour], [1, tone(colour, -0.35)]], 0.5, 0.5, 0.55, 0.38, 0.3)}" transform="translate(${n(p.x * r * 0.97)} ${n(p.y * r * 0.96)}) rotate(${n(angle)})"/>`;
    } else {
      const body = blob(random, p.x * r * 0.96, p.y * r * 0.95, size, size * 0.8, 0.3, 6);
      out += shape(smooth(body), art.radial([[0, tone(colour, 0.4)], [0.5, colour], [1, tone(colour, -0.38)]], 0.5, 0.5, 0.6, 0.34, 0.28));
    }
  }
  return out;
}

function extra(art: Art, kind: Extra, x: number, y: number, r: number): string {
  const { random } = art;
  const angle = random.between(0, 180);
  switch (kind) {
    case 'pista': return sliver(x, y, r * random.between(0.15, 0.24), angle, random.pick(sliverColours.pista));
    case 'almond': return sliver(x, y, r * random.between(0.2, 0.3), angle, random.pick(sliverColours.almond));
    case 'melon': return sliver(x, y, r * random.between(0.16, 0.2), angle, '#fbf0d2');
    case 'coconut': return sliver(x, y, r * random.between(0.16, 0.26), angle, '#fffdf4');
    case 'rose': return sliver(x, y, r * random.between(0.16, 0.28), angle, random.pick(sliverColours.rose));
    case 'raisin': return oval(x, y, r * 0.11, r * 0.08, art.radial([[0, '#a0602a'], [1, '#4a1d08']], 0.4, 0.3, 0.7));
    case 'saffron': return strand(art, x, y, r * random.between(0.25, 0.36));
  }
}

function crown(art: Art, kind: NonNullable<LadduLook['crown']>, r: number): string {
  const y = -r * 0.6;
  const hole = oval(r * 0.025, y + r * 0.04, r * 0.27, r * 0.15, '#4a1d08', 'fill-opacity=".3" transform="rotate(-12)"');
  switch (kind) {
    case 'almond': return hole + oval(0, y, r * 0.27, r * 0.14, art.radial([[0, '#d99a5c'], [0.55, '#a9622b'], [1, '#6b3312']], 0.4, 0.3, 0.75), 'transform="rotate(-14)"');
    case 'pista': return hole + oval(0, y, r * 0.24, r * 0.12, art.radial([[0, '#cbd97a'], [0.55, '#93ab3f'], [1, '#5c6f22']], 0.4, 0.3, 0.75), 'transform="rotate(-12)"');
    case 'raisin': return hole + oval(0, y, r * 0.2, r * 0.13, art.radial([[0, '#c98442'], [0.5, '#8a4a1c'], [1, '#4a1d08']], 0.4, 0.3, 0.75));
    case 'cashew': return hole + `<path d="M${n(-r * 0.2)} ${n(y + r * 0.03)}Q0 ${n(y - r * 0.16)} ${n(r * 0.2)} ${n(y + r * 0.04)}" fill="none" stroke="#c9a066" stroke-width="${n(r * 0.16)}" stroke-linecap="round"/><path d="M${n(-r * 0.2)} ${n(y + r * 0.015)}Q0 ${n(y - r * 0.18)} ${n(r * 0.2)} ${n(y + r * 0.02)}" fill="none" stroke="#f9eac8" stroke-width="${n(r * 0.1)}" stroke-linecap="round"/>`;
    case 'rose': return rosePetal(art, -r * 0.04, y, r * 0.22) + rosePetal(art, r * 0.12, y + r * 0.06, r * 0.17, '#c4265a');
  }
}

/** Returns the SVG of one laddu of radius `r` px around the origin. */
export function laddu(art: Art, r: number, look: LadduLook): string {
  const { random } = art;
  const skins: Record<Skin, () => string> = {
    beads: () => beads(art, r, look),
    grain: () => grainy(art, r, look),
    flake: () => flaky(art, r, look),
    seeds: () => chunky(art, r, look),
    chunks: () => chunky(art, r, look),
  };
  let out = skins[look.skin]();
  for (const kind of look.extras ?? []) {
    for (let i = 0; i < 9; i++) {
      const angle = random.between(0, 6.28);
      const reach = Math.sqrt(random.next()) * 0.82;
      out += extra(art, kind, Math.cos(angle) * reach * r, Math.sin(angle) * reach * r, r);
    }
  }
  out += `<circle r="${n(r * 1.01)}" fill="${art.radial([[0, '#3a1405', 0], [0.62, '#4a1805', 0.02], [0.9, '#4a1805', 0.2], [1, '#4a1805', 0.36]], 0.38, 0.36, 0.74)}"/>`;
  out += oval(-r * 0.34, -r * 0.42, r * 0.44, r * 0.36, art.radial([[0, '#fffbe8', 0.2 + (look.gloss ?? 0.4) * 0.45], [1, '#fffbe8', 0]]));
  if (look.crown) out += crown(art, look.crown, r);
  return out;
}

/** Returns the SVG of half a laddu, broken open towards the viewer, with its middle at (x, y). */
function half(art: Art, x: number, y: number, r: number, look: LadduLook): string {
  const inside: LadduLook = { ...look, colour: tone(look.colour, 0.12), gloss: 0.1 };
  const face = smooth(blob(art.random, -r * 0.02, r * 0.04, r * 0.9, r * 0.8, 0.05, 18));
  const clip = art.clip(`<path d="${face}"/>`);
  const core = { beads, grain: grainy, flake: flaky, seeds: chunky, chunks: chunky }[look.skin];
  return `${shadow(art, x + r * 0.2, y + r * 0.78, r * 1.25, r * 0.42, 0.6)}<g transform="translate(${n(x)} ${n(y)})">`
    + `<g transform="translate(${n(r * 0.16)} ${n(-r * 0.1)})">${laddu(art, r * 0.97, look)}</g>`
    + shape(face, tone(look.colour, -0.35), `transform="translate(${n(r * 0.035)} ${n(-r * 0.02)})"`)
    + `<g clip-path="${clip}"><g transform="scale(1.5)">${core(own(art, 'inside'), r, inside)}</g></g>`
    + `<path d="${face}" fill="none" stroke="${tone(look.colour, 0.5)}" stroke-width="2.5" stroke-opacity=".5"/></g>`;
}

function cup(art: Art, x: number, y: number, r: number, colour: string): { back: string; front: string } {
  const pleats = Array.from({ length: 41 }, (_, i): Point => {
    const t = i / 40;
    const angle = Math.PI * (1 - t);
    const reach = r * (i % 2 ? 1.1 : 1.03);
    return [x + Math.cos(angle) * reach, y + r * 0.3 + Math.sin(angle) * r * 0.42 - (i % 2 ? 5 : 0)];
  });
  const wall = `${pleats.map(([a, b], i) => `${i ? 'L' : 'M'}${n(a)} ${n(b)}`).join('')}L${n(x + r * 0.72)} ${n(y + r * 0.98)}A${n(r * 0.72)} ${n(r * 0.24)} 0 0 1 ${n(x - r * 0.72)} ${n(y + r * 0.98)}Z`;
  let folds = '';
  pleats.forEach(([a, b], i) => { if (i % 2 === 0) folds += `M${n(a)} ${n(b)}L${n(x + (a - x) * 0.7)} ${n(Math.min(b + r * 0.5, y + r * (0.98 + 0.2 * (1 - Math.abs((a - x) / r)))))}`; });
  return {
    back: shadow(art, x + r * 0.2, y + r * 1.02, r * 1.15, r * 0.42, 0.55),
    front: shape(wall, art.linear([[0, tone(colour, 0.1)], [0.25, tone(colour, 0.45)], [0.6, colour], [1, tone(colour, -0.4)]], 0, 0, 1, 0)) + `<path d="${folds}" stroke="${tone(colour, -0.45)}" stroke-width="1.6" stroke-opacity=".5"/>`,
  };
}

/** Returns a drawing of laddus in an arrangement. */
export function ladduPicture(picture: LadduPicture): Drawing {
  return scene(picture, (art) => {
    const { look, size } = picture;
    const ids = [0, 1].map((index) => art.symbol(laddu(own(art, `laddu${index}`), size, look)));
    const spots = arrange(picture.arrangement, size * (picture.cups ? 1.12 : 1), picture.broken ? [centre[0] - size * 0.28, centre[1] - 34] : centre);
    let out = '';
    for (const spot of spots) if (spot.height === 0) out += shadow(art, spot.x + size * 0.22, spot.y + size * 0.86, size * 1.22, size * 0.5, 0.6);
    spots.forEach((spot, index) => {
      const holder = picture.cups ? cup(art, spot.x, spot.y, size, picture.cups) : undefined;
      if (spot.height > 0) out += shadow(art, spot.x + size * 0.1, spot.y + size * 0.72, size * 0.95, size * 0.45, 0.6);
      out += (holder?.back ?? '') + use(ids[index % 2] as string, spot.x, spot.y, 1 - (index % 3) * 0.02) + (holder?.front ?? '');
    });
    if (picture.broken) {
      const [x, y] = [centre[0] + size * 1.1, centre[1] + size * 0.8];
      out += half(art, x, y, size * 0.86, look) + crumbs(art, x - size * 0.5, y + size * 0.95, size * 1.3, size * 0.26, look.colour, 30);
    }
    return out;
  });
}
