/** Soft pieces that swim in syrup or milk, and the same pieces served dry: balls, ovals and discs, whole or cut. */
import { blob, dots, line, mix, n, oval, shadow, shape, smooth, tone, use } from '#scripts/demo/artwork/kit.ts';
import type { Art, Drawing, Point } from '#scripts/demo/artwork/kit.ts';
import { bowl } from '#scripts/demo/artwork/props.ts';
import type { BowlKind } from '#scripts/demo/artwork/props.ts';
import { morsel, sliver, sliverColours, strand } from './garnish.ts';
import type { Garnish } from './garnish.ts';
import { arrange, centre, own, scene, spread } from './scene.ts';
import type { Arrangement, Setting, Spot } from './scene.ts';

export interface SoftLook {
  readonly kind: 'fried' | 'chhena';
  readonly colour: string;
  /** Half height over half width. */
  readonly flat?: number;
  readonly inside?: string;
  readonly core?: string;
  readonly toppings?: readonly ('pista' | 'almond' | 'saffron' | 'coconut' | 'varak' | 'malai' | 'cherry')[];
}

function toppings(art: Art, look: SoftLook, rx: number, ry: number): string {
  const { random } = art;
  let out = '';
  for (const kind of look.toppings ?? []) {
    if (kind === 'malai') {
      out += shape(smooth(blob(random, 0, -ry * 0.55, rx * 0.62, ry * 0.3, 0.14, 12)), art.linear([[0, '#fffdf4'], [1, '#f3e3bd']], 0, 0, 0.4, 1)) + oval(-rx * 0.2, -ry * 0.65, rx * 0.22, ry * 0.08, '#ffffff', 'fill-opacity=".8"');
      continue;
    }
    if (kind === 'cherry') {
      out += oval(0, -ry * 0.74, rx * 0.17, rx * 0.15, art.radial([[0, '#f26a5a'], [0.5, '#c01c28'], [1, '#6b1020']], 0.4, 0.35, 0.7)) + oval(-rx * 0.05, -ry * 0.8, rx * 0.05, rx * 0.035, '#ffffff', 'fill-opacity=".8"');
      continue;
    }
    if (kind === 'varak') {
      for (let i = 0; i < 9; i++) out += shape(smooth(blob(random, random.between(-0.3, 0.35) * rx, random.between(-0.75, -0.35) * ry, rx * random.between(0.08, 0.2), ry * random.between(0.06, 0.12), 0.4, 6)), random.pick(['#ffffff', '#e4e7ea', '#cfd4d8']), 'fill-opacity=".9"');
      continue;
    }
    const count = kind === 'coconut' ? 22 : kind === 'saffron' ? 4 : 6;
    for (let i = 0; i < count; i++) {
      const x = random.between(-0.5, 0.5) * rx;
      const y = -ry * 0.52 + random.between(-0.28, 0.3) * ry;
      out += kind === 'saffron' ? strand(art, x, y, rx * 0.34) : sliver(x, y, rx * random.between(0.17, 0.28), random.between(0, 180), random.pick(sliverColours[kind]), 0.6);
    }
  }
  return out;
}

/** Returns the SVG of a round soft sweet around the origin, with half-width `r` in px. */
function soft(art: Art, r: number, look: SoftLook): string {
  const { random } = art;
  const ry = r * (look.flat ?? 0.96);
  const fried = look.kind === 'fried';
  const c = look.colour;
  const fill = fried
    ? art.radial([[0, tone(c, 0.34)], [0.3, mix(c, '#e8701a', 0.2)], [0.62, tone(c, -0.28)], [0.88, tone(c, -0.66)], [1, mix(c, '#c8641c', 0.3)]], 0.5, 0.5, 0.53, 0.34, 0.28)
    : art.radial([[0, '#ffffff'], [0.35, mix(c, '#ffffff', 0.45)], [0.65, c], [0.88, mix(c, '#a98f7c', 0.38)], [1, mix(c, '#c9b7a0', 0.5)]], 0.5, 0.5, 0.53, 0.34, 0.28);
  let out = shape(smooth(blob(random, 0, 0, r, ry, fried ? 0.012 : 0.02, 22)), fill);
  const pits: Point[] = [];
  for (let i = 0; i < (fried ? 130 : 70); i++) {
    const angle = random.between(0, 6.28);
    const reach = Math.sqrt(random.next()) * 0.93;
    pits.push([Math.cos(angle) * reach * r, Math.sin(angle) * reach * ry]);
  }
  if (fried) out += dots(pits.slice(0, 65), tone(c, 0.4), r * 0.03, 0.16) + dots(pits.slice(65), tone(c, -0.7), r * 0.035, 0.2);
  else out += dots(pits, mix(c, '#9c8470', 0.5), r * 0.05, 0.2) + dots(pits.map(([x, y]): Point => [x + r * 0.018, y + r * 0.022]), '#ffffff', r * 0.036, 0.55);
  // The bounce of syrup below and the wet window above.
  out += shape(`M${n(-r * 0.62)} ${n(ry * 0.66)}Q0 ${n(ry * 1.12)} ${n(r * 0.72)} ${n(ry * 0.56)}Q${n(r * 0.1)} ${n(ry * 0.9)} ${n(-r * 0.62)} ${n(ry * 0.66)}Z`, fried ? '#f0943a' : '#ffffff', `fill-opacity="${fried ? 0.35 : 0.4}"`);
  out += toppings(art, look, r, ry);
  const shine = fried ? 0.9 : 0.75;
  out += oval(-r * 0.36, -ry * 0.46, r * 0.36, ry * 0.24, art.radial([[0, '#ffffff', shine], [0.5, '#ffffff', shine * 0.45], [1, '#ffffff', 0]]), 'transform="rotate(-32)"'.replace('rotate(-32)', `rotate(-32 ${n(-r * 0.36)} ${n(-ry * 0.46)})`));
  if (fried) out += shape(`M${n(-r * 0.58)} ${n(-ry * 0.36)}Q${n(-r * 0.44)} ${n(-ry * 0.68)} ${n(-r * 0.1)} ${n(-ry * 0.76)}Q${n(-r * 0.36)} ${n(-ry * 0.58)} ${n(-r * 0.58)} ${n(-ry * 0.36)}Z`, '#ffffff', 'fill-opacity=".75"');
  return out;
}

/** Returns the SVG of a soft sweet cut in half, its cut face towards the viewer, around the origin. */
function cutSoft(art: Art, r: number, look: SoftLook): string {
  const ry = r * Math.min(0.92, look.flat ?? 0.92);
  const inside = look.inside ?? tone(look.colour, 0.5);
  const { random } = art;
  let out = `<g transform="translate(${n(r * 0.12)} ${n(-r * 0.1)})">${soft(art, r, { ...look, toppings: [] })}</g>`;
  out += oval(0, r * 0.05, r * 0.94, ry * 0.94, tone(look.colour, look.kind === 'fried' ? -0.35 : -0.12));
  out += oval(0, r * 0.05, r * 0.87, ry * 0.87, art.radial([[0, tone(inside, look.kind === 'fried' ? 0.3 : 0.1)], [0.6, inside], [1, tone(inside, -0.28)]], 0.46, 0.42, 0.56));
  const pores = (count: number, reach: number): Point[] => Array.from({ length: count }, () => {
    const angle = random.between(0, 6.28);
    const far = Math.sqrt(random.next()) * reach;
    return [Math.cos(angle) * r * far, r * 0.05 + Math.sin(angle) * ry * far];
  });
  out += dots(pores(70, 0.8), tone(inside, -0.4), r * 0.05, 0.35) + dots(pores(60, 0.8), tone(inside, 0.6), r * 0.04, 0.5);
  if (look.core) {
    out += shape(smooth(blob(random, 0, r * 0.05, r * 0.3, ry * 0.28, 0.16, 10)), art.radial([[0, tone(look.core, 0.25)], [0.7, look.core], [1, tone(look.core, -0.35)]]));
    for (const [x, y] of pores(7, 0.28)) out += sliver(x, y, r * 0.16, random.between(0, 180), random.pick([...sliverColours.pista, '#c8501a']));
  }
  return out + oval(-r * 0.3, -r * 0.3, r * 0.4, r * 0.26, art.radial([[0, '#ffffff', 0.5], [1, '#ffffff', 0]]));
}

/** Returns the SVG of a pool of liquid in an elliptic opening; `clear` liquids are darker at the edge. */
export function pool(art: Art, cx: number, cy: number, rx: number, ry: number, colour: string, clear = false): string {
  const fill = art.radial([[0, tone(colour, 0.32)], [0.5, colour], [1, tone(colour, clear ? -0.5 : -0.22)]], 0.42, 0.36, 0.66);
  return oval(cx, cy, rx, ry, fill)
    + shape(`M${n(cx - rx * 0.86)} ${n(cy - ry * 0.12)}A${n(rx * 0.9)} ${n(ry * 0.88)} 0 0 1 ${n(cx - rx * 0.1)} ${n(cy - ry * 0.86)}Q${n(cx - rx * 0.62)} ${n(cy - ry * 0.66)} ${n(cx - rx * 0.86)} ${n(cy - ry * 0.12)}Z`, '#ffffff', `fill-opacity="${clear ? 0.55 : 0.7}"`)
    + line(`M${n(cx + rx * 0.3)} ${n(cy + ry * 0.84)}A${n(rx * 0.9)} ${n(ry * 0.88)} 0 0 0 ${n(cx + rx * 0.8)} ${n(cy + ry * 0.38)}`, '#ffffff', 4, 0.45);
}

export interface SyrupPicture extends Setting {
  readonly look: SoftLook;
  readonly size: number;
  readonly vessel: BowlKind;
  readonly depth?: number;
  /** Colour of the liquid; clear liquids reflect more. */
  readonly liquid: string;
  readonly clear?: boolean;
  /** Places of the pieces as shares of the opening. */
  readonly places: readonly Point[];
  readonly float?: readonly Garnish[];
}

/** Returns a drawing of soft sweets that swim in a bowl of syrup or milk. */
export function syrupPicture(picture: SyrupPicture): Drawing {
  return scene(picture, (art) => {
    const { look, size, liquid } = picture;
    const [cx, cy] = [480, 335];
    const holder = bowl(art, cx, cy, 330, picture.vessel, picture.depth ?? 0.56);
    const level = cy + 22;
    const [rx, ry] = [holder.rx * 0.97, holder.ry * 0.93];
    let out = holder.back + `<g clip-path="${art.clip(`<path d="M0 -600H960V${cy}A330 151.8 0 0 1 150 ${cy}H0Z"/>`)}">` + pool(art, cx, level, rx, ry, liquid, picture.clear);
    for (const [x, y] of spread(art, cx, level, rx * 0.85, ry * 0.8, picture.float ? 26 : 0, 34)) out += morsel(art, art.random.pick(picture.float as readonly Garnish[]), x, y);
    const flat = look.flat ?? 0.96;
    const sink = flat * 0.42;
    const half = Math.sqrt(1 - 0.42 * 0.42);
    const ids = [0, 1].map((i) => {
      const clip = art.clip(`<path d="M${n(-size * 1.1)} ${n(-size * 1.2)}H${n(size * 1.1)}V${n(size * sink)}H${n(size * half)}A${n(size * half)} ${n(size * half * 0.34)} 0 0 1 ${n(-size * half)} ${n(size * sink)}H${n(-size * 1.1)}Z"/>`);
      return art.symbol(`<g clip-path="${clip}">${soft(own(art, `soft${i}`), size, look)}</g>`);
    });
    [...picture.places].sort((a, b) => a[1] - b[1]).forEach(([px, py], i) => {
      const [x, y] = [cx + px * rx, level + py * ry];
      const water = y + size * sink;
      out += oval(x + size * 0.1, water + size * 0.08, size * 1.05, size * 0.42, tone(liquid, -0.55), 'fill-opacity=".32"');
      out += oval(x, water + 2, size * half * 1.05, size * 0.36, tone(liquid, 0.5), 'fill-opacity=".7"');
      out += use(ids[i % 2] as string, x, y, 1 - (i % 3) * 0.025);
    });
    return `${out}</g>${holder.front}`;
  });
}

export interface DryPicture extends Setting {
  readonly look: SoftLook;
  readonly size: number;
  readonly arrangement: Arrangement | readonly Spot[];
  /** Adds a cut half in front. */
  readonly cut?: boolean;
  /** Colour of a syrup or milk pool under the pieces. */
  readonly liquid?: string;
}

/** Returns a drawing of soft sweets on a plate, with a cut half in front when `cut` is true. */
export function dryPicture(picture: DryPicture): Drawing {
  return scene(picture, (art) => {
    const { look, size } = picture;
    const flat = look.flat ?? 0.96;
    let out = picture.liquid ? pool(art, centre[0], centre[1] + 12, 270, 148, picture.liquid, true) : '';
    const ids = [0, 1].map((i) => art.symbol(soft(own(art, `soft${i}`), size, look)));
    const spots = arrange(picture.arrangement, size, picture.cut ? [centre[0] - size * 0.28, centre[1] - 34] : centre);
    for (const spot of spots) if (spot.height === 0) out += shadow(art, spot.x + size * 0.2, spot.y + size * flat * 0.82, size * 1.2, size * 0.48, 0.55);
    spots.forEach((spot, i) => {
      if (spot.height > 0) out += shadow(art, spot.x + size * 0.08, spot.y + size * flat * 0.72, size * 0.9, size * 0.4, 0.55);
      out += use(ids[i % 2] as string, spot.x, spot.y, 1 - (i % 3) * 0.02);
    });
    if (picture.cut) {
      const [x, y] = [centre[0] + size * 1.12, centre[1] + size * 0.78];
      out += shadow(art, x + size * 0.2, y + size * 0.8, size * 1.2, size * 0.42, 0.6) + `<g transform="translate(${n(x)} ${n(y)})">${cutSoft(own(art, 'cut'), size * 0.95, look)}</g>`;
    }
    return out;
  });
}
