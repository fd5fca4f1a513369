/** Piped sweets and snacks: jalebi, imarti, chakli; one path stroked many times. */
import { dots, line, mix, n, oval, shadow, smooth, tone } from '#scripts/demo/artwork/kit.ts';
import type { Art, Drawing, Point } from '#scripts/demo/artwork/kit.ts';
import { sliver, sliverColours } from './garnish.ts';
import { arrange, centre, own, scene } from './scene.ts';
import type { Arrangement, Setting, Spot } from './scene.ts';

export type Coil = 'jalebi' | 'imarti' | 'chakli';

function coilPoints(art: Art, kind: Coil, radius: number, flat: number): Point[] {
  const { random } = art;
  const start = random.between(0, 6.28);
  const points: Point[] = [];
  if (kind === 'imarti') {
    const loops = 8;
    for (let t = 0; t <= 6.3; t += 0.06) {
      const [swell, turn] = [radius * 0.27 * Math.cos(loops * t), radius * 0.27 * Math.sin(loops * t)];
      const reach = radius * 0.7 + swell;
      points.push([(Math.cos(t + start) * reach - Math.sin(t + start) * turn), (Math.sin(t + start) * reach + Math.cos(t + start) * turn) * flat]);
    }
    // Two plain rings inside hold the loops together.
    for (let t = 0; t <= 12.4; t += 0.2) points.push([Math.cos(t + start) * radius * (0.36 + t * 0.012), Math.sin(t + start) * radius * (0.36 + t * 0.012) * flat]);
    return points;
  }
  const turns = kind === 'jalebi' ? 3.4 : 3.6;
  for (let t = 0; t <= turns * 6.283; t += 0.22) {
    const reach = radius * (0.13 + 0.87 * (t / (turns * 6.283))) * (1 + random.between(-1, 1) * 0.008 + (kind === 'jalebi' ? 0.025 * Math.sin(t * 1.7 + start) + 0.015 * Math.sin(t * 2.9) : 0));
    points.push([Math.cos(t + start) * reach, Math.sin(t + start) * reach * flat]);
  }
  if (kind === 'jalebi') {
    // The closing strand runs back over the turns, as the hand leaves it.
    const end = points.at(-1) as Point;
    points.push([end[0] * 0.86 - end[1] * 0.3, end[1] * 0.86 + end[0] * 0.12], [end[0] * 0.4, end[1] * 0.4 - 4], [-end[0] * 0.25, -end[1] * 0.25], [-end[0] * 0.6, -end[1] * 0.6]);
  }
  return points;
}

/** Returns the SVG of one piped coil, such as a jalebi, with its middle at (x, y). */
function coil(art: Art, kind: Coil, x: number, y: number, radius: number, colour: string, flat = 0.68): string {
  const points = coilPoints(art, kind, radius, flat).map(([px, py]): Point => [px + x, py + y]);
  const path = smooth(points, false);
  const w = radius * (kind === 'imarti' ? 0.145 : kind === 'jalebi' ? 0.168 : 0.19);
  const moved = (dx: number, dy: number, inner: string): string => `<g transform="translate(${n(dx)} ${n(dy)})">${inner}</g>`;
  let out = moved(w * 0.35, w * 0.75, line(path, '#4a1d08', w * 1.12, 0.32));
  if (kind === 'chakli') {
    out += line(path, tone(colour, -0.6), w * 1.16) + line(path, tone(colour, -0.15), w);
    let ridges = '';
    let lights = '';
    const spikes: Point[] = [];
    for (let i = 1; i < points.length - 1; i++) {
      const [a, b] = [points[i - 1] as Point, points[i + 1] as Point];
      const p = points[i] as Point;
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
      for (const k of [0, 0.5]) {
        const [qx, qy] = [p[0] + (b[0] - p[0]) * k, p[1] + (b[1] - p[1]) * k];
        const s = w * 0.6;
        ridges += `M${n(qx - nx * s)} ${n(qy - ny * s)}L${n(qx + nx * s)} ${n(qy + ny * s)}`;
        lights += `M${n(qx - nx * s * 0.7 - 2)} ${n(qy - ny * s * 0.7 - 1.5)}L${n(qx + nx * s * 0.5 - 2)} ${n(qy + ny * s * 0.5 - 1.5)}`;
        if (art.random.next() < 0.16) spikes.push([qx + nx * s * 0.3, qy + ny * s * 0.3]);
      }
    }
    return out + line(ridges, tone(colour, -0.45), w * 0.13, 0.75) + line(lights, tone(colour, 0.45), w * 0.11, 0.85) + moved(-w * 0.12, -w * 0.18, line(path, tone(colour, 0.5), w * 0.13, 0.5)) + dots(spikes, '#5a2c0d', 4, 0.7);
  }
  // Sides of the strand that look to the light, and those that look away from it.
  let bright = '';
  let glow = '';
  for (let i = 1; i < points.length - 1; i++) {
    const [a, p, b] = [points[i - 1] as Point, points[i] as Point, points[i + 1] as Point];
    const out2 = Math.hypot(p[0] - x, p[1] - y) || 1;
    const facing = ((p[0] - x) * -0.55 + (p[1] - y) * -0.83) / out2;
    const bit = `M${n((a[0] + p[0]) / 2)} ${n((a[1] + p[1]) / 2)}Q${n(p[0])} ${n(p[1])} ${n((p[0] + b[0]) / 2)} ${n((p[1] + b[1]) / 2)}`;
    if (facing > 0.42 || (facing > 0 && i % 9 < 3)) bright += bit;
    if (facing < -0.3) glow += bit;
  }
  out += line(path, tone(colour, -0.58), w * 1.14) + line(path, tone(colour, -0.18), w * 0.98);
  out += moved(-w * 0.05, -w * 0.07, line(path, tone(colour, 0.06), w * 0.7));
  out += moved(w * 0.14, w * 0.2, line(glow, mix(colour, '#ffc24a', 0.75), w * 0.2, 0.75));
  out += moved(-w * 0.1, -w * 0.15, line(path, mix(colour, '#ffdf9a', 0.5), w * 0.3, 0.55));
  return out + moved(-w * 0.15, -w * 0.23, line(bright, '#fff4d2', w * 0.16, 0.85));
}

export interface CoilPicture extends Setting {
  readonly kind: Coil;
  readonly colour: string;
  readonly size: number;
  readonly arrangement: Arrangement | readonly Spot[];
  readonly pista?: boolean;
  /** Colour of the syrup on the plate. */
  readonly syrup?: string;
}

/** Returns a drawing of piped coils that lie on one another. */
export function coilPicture(picture: CoilPicture): Drawing {
  return scene(picture, (art) => {
    const { size } = picture;
    let out = picture.syrup ? oval(centre[0] + 8, centre[1] + 22, size * 2, size * 1.08, art.radial([[0, picture.syrup, 0.85], [0.8, picture.syrup, 0.6], [1, picture.syrup, 0]])) : '';
    arrange(picture.arrangement, size).forEach(({ x, y, height }, index) => {
      out += shadow(art, x + size * 0.12, y + size * 0.24, size * 1.2, size * 0.84, height ? 0.4 : 0.5);
      out += coil(own(art, `coil${index}`), picture.kind, x, y, size * (1 - (index % 3) * 0.04), picture.colour);
      if (picture.pista) for (let i = 0; i < 9; i++) out += sliver(x + art.random.between(-0.6, 0.6) * size, y + art.random.between(-0.4, 0.4) * size, art.random.between(14, 24), art.random.between(0, 180), art.random.pick(sliverColours.pista));
    });
    return out;
  });
}
