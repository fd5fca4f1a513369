/** Spooned sweets in a bowl: creams, puddings, set curd and halwas. */
import { blob, dots, line, n, oval, shape, smooth, tone } from '#scripts/demo/artwork/kit.ts';
import type { Art, Drawing, Point } from '#scripts/demo/artwork/kit.ts';
import { bowl } from '#scripts/demo/artwork/props.ts';
import type { BowlKind } from '#scripts/demo/artwork/props.ts';
import { morsel, rosePetal } from './garnish.ts';
import type { Garnish } from './garnish.ts';
import { heap, scene, spread } from './scene.ts';
import type { Setting } from './scene.ts';
import { pool } from './syrup.ts';

export interface DishPicture extends Setting {
  readonly vessel: BowlKind;
  readonly depth?: number;
  readonly size?: number;
  readonly fill: 'rabri' | 'kheer' | 'set' | 'halwa' | 'shreds';
  readonly colour: string;
  readonly toppings: readonly Garnish[];
  /** Number of toppings; 24 by default. */
  readonly count?: number;
  readonly petals?: boolean;
}

function surface(art: Art, picture: DishPicture, cx: number, cy: number, rx: number, ry: number): string {
  const { random } = art;
  const c = picture.colour;
  let out = pool(art, cx, cy, rx, ry, c);
  const ripple = (count: number, width: number, reach: number): string => {
    let path = '';
    for (const [x, y] of spread(art, cx, cy, rx * 0.85, ry * 0.82, count, 24)) path += `M${n(x - reach)} ${n(y)}q${n(reach * 0.6)} ${n(-random.between(4, 14))} ${n(reach * 2)} ${n(random.between(-6, 6))}`;
    return line(path, tone(c, -0.22), width, 0.4) + `<g transform="translate(-2 -4)">${line(path, '#ffffff', width * 0.7, 0.7)}</g>`;
  };
  switch (picture.fill) {
    case 'rabri': {
      for (const [x, y] of spread(art, cx, cy, rx * 0.84, ry * 0.8, 30, 36)) {
        const flake = blob(random, x, y, random.between(20, 44), random.between(8, 16), 0.24, 10);
        out += shape(smooth(flake), tone(c, -0.36), 'fill-opacity=".5" transform="translate(3 5)"') + shape(smooth(flake), art.linear([[0, tone(c, 0.75)], [1, tone(c, 0.05)]], 0, 0, 0.5, 1));
      }
      return out + ripple(9, 3, 16);
    }
    case 'kheer': {
      for (const [x, y] of spread(art, cx, cy, rx * 0.86, ry * 0.84, 120, 17)) {
        const angle = random.between(0, 180);
        out += `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})"><ellipse rx="12" ry="4.6" fill="${tone(c, -0.28)}" opacity=".55" cx="1.5" cy="2.5"/><ellipse rx="11" ry="4" fill="${tone(c, 0.72)}"/></g>`;
      }
      return out;
    }
    case 'set': {
      out += oval(cx, cy, rx * 0.93, ry * 0.92, art.radial([[0, tone(c, 0.3)], [0.6, tone(c, 0.05)], [0.92, tone(c, -0.22)], [1, tone(c, -0.4)]], 0.44, 0.4, 0.62));
      const skin: Point[] = spread(art, cx, cy, rx * 0.86, ry * 0.82, 60, 20);
      return out + dots(skin, tone(c, -0.4), 5, 0.25) + dots(skin.map(([x, y]): Point => [x + 14, y + 7]), tone(c, 0.6), 4, 0.5)
        + oval(cx - rx * 0.35, cy - ry * 0.4, rx * 0.36, ry * 0.24, art.radial([[0, '#ffffff', 0.75], [1, '#ffffff', 0]]))
        // One spoonful is gone: the pale inside shows.
        + shape(smooth(blob(random, cx + rx * 0.42, cy + ry * 0.3, rx * 0.36, ry * 0.34, 0.06, 12)), tone(c, -0.42))
        + shape(smooth(blob(random, cx + rx * 0.43, cy + ry * 0.36, rx * 0.34, ry * 0.3, 0.06, 12)), art.radial([[0, '#fff3da'], [0.6, tone(c, 0.5)], [1, tone(c, 0.1)]], 0.6, 0.66, 0.6))
        + line(`M${n(cx + rx * 0.2)} ${n(cy + ry * 0.42)}q${n(rx * 0.2)} ${n(ry * 0.14)} ${n(rx * 0.42)} ${n(-ry * 0.04)}`, '#ffffff', 4, 0.6);
    }
    case 'halwa': {
      out = oval(cx, cy, rx, ry, tone(c, -0.3));
      const dome: Point[] = Array.from({ length: 26 }, (_, i) => { const a = (i / 26) * 6.283; const swell = 1 + random.between(-0.025, 0.025); return [cx + Math.cos(a) * rx * 0.93 * swell, cy - (Math.sin(a) < 0 ? 28 : 6) + Math.sin(a) * (Math.sin(a) < 0 ? ry * 0.5 + 62 : ry * 0.84) * swell]; });
      out += shape(smooth(dome), art.radial([[0, tone(c, 0.4)], [0.4, tone(c, 0.06)], [0.75, tone(c, -0.2)], [1, tone(c, -0.46)]], 0.5, 0.5, 0.56, 0.36, 0.26));
      for (const { x, y, t } of heap(art, cx, cy, rx * 0.92, ry * 0.96, 110, 150, 24)) {
        const shade = ((cx - x) / rx) * 0.2 + t * 0.1 + random.between(-0.16, 0.1);
        const tint = tone(c, Math.round(shade * 12) / 12);
        const fold = blob(random, x, y, random.between(24, 46), random.between(11, 18), 0.22, 9);
        out += shape(smooth(fold.map(([px, py]): Point => [px + 3, py + 5])), tone(c, -0.5), 'fill-opacity=".3"') + shape(smooth(fold), art.linear([[0, tone(tint, 0.38)], [0.5, tint], [1, tone(tint, -0.2)]], 0.1, 0, 0.5, 1));
      }
      const grain = heap(art, cx, cy - 8, rx * 0.88, ry * 0.8, 110, 420, 8).map(({ x, y }): Point => [x, y]);
      out += dots(grain.filter((_, i) => i % 3 === 0), tone(c, -0.45), 5, 0.35) + dots(grain.filter((_, i) => i % 3 === 1), tone(c, 0.55), 5, 0.6) + dots(grain.filter((_, i) => i % 3 === 2), '#fff3c8', 2.6, 0.7);
      const wet = heap(art, cx - rx * 0.12, cy - 30, rx * 0.6, ry * 0.5, 80, 26, 26);
      return out + wet.map(({ x, y }) => oval(x, y, random.between(6, 15), random.between(2, 4), '#fffbe8', 'fill-opacity=".6"')).join('');
    }
    case 'shreds': {
      out = oval(cx, cy, rx, ry, tone(c, -0.35)) + shape(smooth(Array.from({ length: 24 }, (_, i): Point => { const a = (i / 24) * 6.283; return [cx + Math.cos(a) * rx * 0.86, cy - 20 + Math.sin(a) * (Math.sin(a) < 0 ? 130 : ry * 0.8)]; })), tone(c, -0.3));
      for (const { x, y, t } of heap(art, cx, cy, rx * 0.95, ry, 125, 460, 11)) {
        const shade = (cx - x) / rx * 0.25 + t * 0.14 + random.between(-0.34, 0.26);
        const tint = tone(c, Math.round(shade * 8) / 8);
        const [dx, dy] = [random.between(-24, 24), random.between(-9, 9)];
        const path = `M${n(x - dx)} ${n(y - dy)}q${n(dx)} ${n(-random.between(0, 14))} ${n(dx * 2)} ${n(dy * 2)}`;
        out += line(path, tone(tint, -0.35), 8.5) + line(path, tint, 6);
      }
      const wet = heap(art, cx - rx * 0.08, cy - 20, rx * 0.7, ry * 0.6, 100, 54, 18);
      return out + wet.map(({ x, y }, i) => (i % 3 ? oval(x, y, random.between(5, 11), 2.4, '#ffe9cf', 'fill-opacity=".75"') : shape(smooth(blob(random, x, y, random.between(7, 13), random.between(5, 8), 0.25, 7)), art.linear([[0, '#fffdf4'], [1, '#e9d2a4']])))).join('');
    }
  }
}

/** Returns a drawing of a bowl with a spooned sweet, such as a cream or halwa, and its toppings. */
export function dishPicture(picture: DishPicture): Drawing {
  return scene(picture, (art) => {
    const size = picture.size ?? 315;
    const [cx, cy] = [480, 350];
    const holder = bowl(art, cx, cy, size, picture.vessel, picture.depth ?? 0.58);
    const heaped = picture.fill === 'halwa' || picture.fill === 'shreds';
    const level = cy + (heaped ? 8 : 14);
    const opening = art.clip(`<path d="M0 -600H960V${cy}H${n(cx + size)}A${n(size)} ${n(size * 0.46)} 0 0 1 ${n(cx - size)} ${cy}H0Z"/>`);
    let out = `${holder.back}<g clip-path="${opening}">${surface(art, picture, cx, level, holder.rx * 0.98, holder.ry * 0.95)}`;
    const spots = heaped
      ? heap(art, cx, level - 14, holder.rx * 0.66, holder.ry * 0.5, 92, picture.count ?? 24, 28).map(({ x, y }): Point => [x, y])
      : spread(art, cx, level, holder.rx * 0.6, holder.ry * 0.56, picture.count ?? 24, 24);
    for (const [x, y] of spots) out += morsel(art, art.random.pick(picture.toppings), x, y);
    if (picture.petals) out += rosePetal(art, cx + 34, level - 8 - (heaped ? 92 : 0), 30) + rosePetal(art, cx + 74, level + 8 - (heaped ? 84 : 0), 24, '#c4265a');
    return `${out}</g>${holder.front}`;
  });
}

