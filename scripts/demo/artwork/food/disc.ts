/** Round flat pieces: pressed pedas, glazed balushahi, crisp mathri and kachori, malpua, sohan halwa. */
import { blob, dots, line, mix, n, oval, place, shadow, shape, smooth, tone, use } from '#scripts/demo/artwork/kit.ts';
import type { Art, Drawing, Point } from '#scripts/demo/artwork/kit.ts';
import { FLAT } from '#scripts/demo/artwork/props.ts';
import { crumbs, sliver, sliverColours, strand } from './garnish.ts';
import { arrange, centre, own, scene } from './scene.ts';
import type { Arrangement, Setting, Spot } from './scene.ts';

export interface DiscLook {
  readonly kind: 'moulded' | 'dusted' | 'glazed' | 'puffed' | 'pricked' | 'lacy' | 'studded';
  readonly colour: string;
  /** Height over half width. */
  readonly height: number;
  readonly toppings?: readonly ('pista' | 'almond' | 'saffron' | 'varak' | 'pressed-pista' | 'pressed-almond' | 'rabri')[];
}

function body(art: Art, r: number, h: number, look: DiscLook): string {
  const c = look.colour;
  const ry = r * FLAT;
  const bulge = 1 + 0.09 * Math.min(1, (h / r) * 2);
  const side = `M${n(-r * 0.96)} 0C${n(-r * bulge)} ${n(h * 0.3)} ${n(-r * bulge)} ${n(h * 0.8)} ${n(-r * 0.97)} ${n(h)}A${n(r * 0.97)} ${n(ry * 0.97)} 0 0 0 ${n(r * 0.97)} ${n(h)}C${n(r * bulge)} ${n(h * 0.8)} ${n(r * bulge)} ${n(h * 0.3)} ${n(r * 0.96)} 0Z`;
  const fill = art.linear([[0, tone(c, -0.12)], [0.25, tone(c, 0.12)], [0.6, tone(c, -0.25)], [1, tone(c, -0.52)]], 0, 0, 1, 0.15);
  const top = art.radial([[0, tone(c, 0.42)], [0.45, tone(c, 0.1)], [0.85, tone(c, -0.1)], [1, tone(c, -0.24)]], 0.48, 0.5, 0.55, 0.34, 0.26);
  return shape(side, fill) + shape(smooth(blob(art.random, 0, 0, r * 0.985, ry * 0.985, look.kind === 'lacy' ? 0.035 : 0.012, 26)), top);
}

function surfaceOf(art: Art, r: number, h: number, look: DiscLook): string {
  const { random } = art;
  const c = look.colour;
  const ry = r * FLAT;
  const within = (count: number, reach: number): Point[] => Array.from({ length: count }, () => {
    const angle = random.between(0, 6.28);
    const far = Math.sqrt(random.next()) * reach;
    return [Math.cos(angle) * r * far, Math.sin(angle) * ry * far];
  });
  const rim = (count: number): Point[] => Array.from({ length: count }, () => {
    const angle = random.between(0.1, 3.04);
    return [Math.cos(angle) * r * 0.99, Math.sin(angle) * ry * 0.96 + random.between(0.05, 0.95) * h];
  });
  switch (look.kind) {
    case 'moulded': {
      let out = dots(within(60, 0.95), tone(c, -0.35), 2.6, 0.35) + dots(within(50, 0.95), tone(c, 0.6), 2.6, 0.6) + dots(rim(40), tone(c, -0.5), 3, 0.3);
      out += oval(0, 0, r * 0.8, ry * 0.8, 'none', `stroke="${tone(c, -0.38)}" stroke-width="${n(r * 0.025)}" stroke-opacity=".6"`) + oval(-1.5, -2, r * 0.8, ry * 0.8, 'none', `stroke="${tone(c, 0.7)}" stroke-width="${n(r * 0.014)}" stroke-opacity=".8"`);
      for (let i = 0; i < 10; i++) {
        const petal = place([[0.2, 0], [0.42, -0.13], [0.68, 0], [0.42, 0.13]], 0, 0, i * 36 + 8, r);
        const flat = petal.map(([x, y]): Point => [x, y * FLAT]);
        out += shape(smooth(flat.map(([x, y]): Point => [x - 1.5, y - 2])), tone(c, 0.6), 'fill-opacity=".75"') + shape(smooth(flat), tone(c, -0.32), 'fill-opacity=".75"') + shape(smooth(flat.map(([x, y]): Point => [x * 1.02 + 1.5, y * 1.02 + 2])), tone(c, -0.05));
      }
      return out + oval(0, 0, r * 0.17, ry * 0.17, tone(c, -0.35), 'fill-opacity=".7"');
    }
    case 'dusted': return dots(within(90, 0.97), tone(c, -0.5), 4, 0.35) + dots(within(150, 0.95), '#fff8e6', 3, 0.85) + dots(rim(90), '#fff3d8', 2.6, 0.6) + dots(within(40, 0.6), '#ffffff', 4, 0.9);
    case 'glazed': {
      let out = '';
      let flakes = '';
      for (let i = 0; i < 26; i++) {
        const a = random.between(0, 6.28);
        const reach = random.between(0.6, 0.96);
        flakes += `M${n(Math.cos(a) * r * reach)} ${n(Math.sin(a) * ry * reach)}A${n(r * reach)} ${n(ry * reach)} 0 0 1 ${n(Math.cos(a + 0.5) * r * reach)} ${n(Math.sin(a + 0.5) * ry * reach)}`;
      }
      let sides = '';
      for (let i = 0; i < 30; i++) {
        const a = random.between(0.05, 2.7);
        const down = random.between(0.15, 0.9) * h;
        sides += `M${n(Math.cos(a) * r)} ${n(Math.sin(a) * ry + down)}A${n(r)} ${n(ry)} 0 0 1 ${n(Math.cos(a + 0.34) * r)} ${n(Math.sin(a + 0.34) * ry + down + 2)}`;
      }
      out += line(sides, tone(c, -0.6), 2.4, 0.4) + `<g transform="translate(0 -2.5)">${line(sides, '#ffe9bd', 1.8, 0.6)}</g>`;
      out += line(flakes, tone(c, -0.5), 2.6, 0.5) + `<g transform="translate(-1.5 -2)">${line(flakes, '#fff0c8', 1.8, 0.65)}</g>`;
      out += oval(r * 0.02, 0, r * 0.4, ry * 0.38, art.radial([[0, tone(c, -0.62)], [0.6, tone(c, -0.4)], [1, tone(c, -0.12)]], 0.5, 0.5, 0.52, 0.55, 0.6));
      out += shape(`M${n(-r * 0.78)} ${n(-ry * 0.12)}Q${n(-r * 0.6)} ${n(-ry * 0.8)} ${n(r * 0.02)} ${n(-ry * 0.82)}Q${n(-r * 0.44)} ${n(-ry * 0.58)} ${n(-r * 0.78)} ${n(-ry * 0.12)}Z`, '#ffffff', 'fill-opacity=".7"');
      out += line(`M${n(r * 0.3)} ${n(ry * 0.7)}A${n(r * 0.8)} ${n(ry * 0.8)} 0 0 0 ${n(r * 0.74)} ${n(ry * 0.22)}`, '#fff3d0', r * 0.045, 0.6);
      return out + line(`M${n(-r * 0.9)} ${n(h * 0.45)}Q${n(-r * 0.7)} ${n(ry * 0.6 + h * 0.5)} ${n(-r * 0.3)} ${n(ry * 0.86 + h * 0.45)}`, '#fff3d0', r * 0.05, 0.45);
    }
    case 'puffed': return '';
    case 'pricked': {
      let out = dots(within(60, 0.96), tone(c, -0.5), 5, 0.25) + dots(within(70, 0.96), tone(c, 0.5), 4, 0.5);
      for (const [x, y] of within(11, 0.72)) out += oval(x, y, r * 0.03, r * 0.02, tone(c, -0.75)) + oval(x + 1, y + 2, r * 0.03, r * 0.014, tone(c, 0.6), 'fill-opacity=".7"');
      for (const [x, y] of within(13, 0.9)) out += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="5" ry="2" fill="#4d4a20" opacity=".75" transform="rotate(${n(random.between(0, 180))} ${n(x)} ${n(y)})"/>`;
      for (const [x, y] of within(7, 0.85)) out += oval(x, y, r * random.between(0.05, 0.11), r * random.between(0.03, 0.06), art.radial([[0, tone(c, 0.55)], [0.6, tone(c, 0.1)], [1, tone(c, -0.3)]], 0.5, 0.5, 0.55, 0.35, 0.3));
      return out;
    }
    case 'lacy': {
      let out = oval(0, 0, r * 0.84, ry * 0.84, art.radial([[0, tone(c, 0.3)], [0.75, tone(c, 0.12)], [1, tone(c, 0.05), 0]]));
      for (const [x, y] of within(90, 0.97)) out += oval(x, y, random.between(2, 6), random.between(1.4, 3.4), tone(c, -0.45), 'fill-opacity=".45"');
      out += dots(within(46, 0.9), tone(c, 0.6), 4.5, 0.5);
      return out + oval(-r * 0.28, -ry * 0.36, r * 0.5, ry * 0.3, art.radial([[0, '#fffbe8', 0.8], [1, '#fffbe8', 0]])) + line(`M${n(-r * 0.86)} ${n(-ry * 0.2)}A${n(r * 0.9)} ${n(ry * 0.9)} 0 0 1 ${n(-r * 0.16)} ${n(-ry * 0.87)}`, '#fff6df', r * 0.03, 0.8);
    }
    case 'studded': {
      let out = dots(within(50, 0.95), tone(c, -0.5), 5, 0.3);
      for (const [x, y] of within(44, 0.88).sort((a, b) => a[1] - b[1])) out += sliver(x, y, random.between(22, 40), random.between(0, 180), random.pick([...sliverColours.pista, ...sliverColours.almond, ...sliverColours.almond]));
      return out + oval(-r * 0.35, -ry * 0.4, r * 0.42, ry * 0.26, art.radial([[0, '#fffbe8', 0.75], [1, '#fffbe8', 0]]));
    }
  }
}

/** Returns the SVG of a puffed crisp ball with blisters; `broken` shows its spiced filling. */
function puff(art: Art, r: number, look: DiscLook, broken: boolean): string {
  const { random } = art;
  const c = look.colour;
  const ry = r * 0.72;
  let out = shape(smooth(blob(random, 0, 0, r, ry, 0.03, 18)), art.radial([[0, tone(c, 0.48)], [0.35, tone(c, 0.1)], [0.7, tone(c, -0.2)], [1, tone(c, -0.52)]], 0.5, 0.5, 0.54, 0.34, 0.26));
  for (let i = 0; i < 38; i++) {
    const angle = random.between(0, 6.28);
    const far = Math.sqrt(random.next()) * 0.86;
    const size = r * random.between(0.03, 0.1);
    const [x, y] = [Math.cos(angle) * r * far, Math.sin(angle) * ry * far];
    out += oval(x, y, size, size * 0.72, art.radial([[0, tone(c, 0.5), 0.9], [0.6, tone(c, 0.1), 0.6], [1, tone(c, -0.4), 0.5]], 0.5, 0.5, 0.55, 0.34, 0.3));
  }
  if (broken) {
    const hole = blob(random, r * 0.12, -ry * 0.16, r * 0.5, ry * 0.44, 0.16, 11);
    out += shape(smooth(hole.map(([x, y]): Point => [x * 1.06 - 2, y * 1.06 - 2])), tone(c, 0.55)) + shape(smooth(hole), '#5a2a0c');
    for (let i = 0; i < 70; i++) {
      const angle = random.between(0, 6.28);
      const far = Math.sqrt(random.next()) * 0.85;
      out += shape(smooth(blob(random, r * 0.12 + Math.cos(angle) * r * 0.46 * far, -ry * 0.12 + Math.sin(angle) * ry * 0.38 * far, r * 0.055, r * 0.042, 0.25, 6)), random.pick(['#a8742a', '#c48c38', '#8a5a20', '#6f8a34', '#d9a850', '#9a4a1c']));
    }
  }
  return out + oval(-r * 0.36, -ry * 0.48, r * 0.32, ry * 0.2, art.radial([[0, '#fffbe8', 0.6], [1, '#fffbe8', 0]]));
}

function toppingsOf(art: Art, r: number, look: DiscLook): string {
  const { random } = art;
  const ry = r * FLAT;
  let out = '';
  for (const kind of look.toppings ?? []) {
    if (kind === 'pressed-pista' || kind === 'pressed-almond') {
      const colours = kind === 'pressed-pista' ? ['#cbd97a', '#93ab3f', '#5c6f22'] : ['#dca468', '#a9622b', '#6b3312'];
      out += oval(2, 4, r * 0.24, ry * 0.25, '#4a1d08', 'fill-opacity=".35"') + oval(0, -2, r * 0.22, ry * 0.22, art.radial([[0, colours[0] as string], [0.55, colours[1] as string], [1, colours[2] as string]], 0.4, 0.3, 0.75), 'transform="rotate(-16)"');
    } else if (kind === 'varak') {
      for (let i = 0; i < 10; i++) out += shape(smooth(blob(random, random.between(-0.35, 0.35) * r, random.between(-0.3, 0.3) * ry, r * random.between(0.06, 0.18), ry * random.between(0.08, 0.16), 0.4, 6)), random.pick(['#ffffff', '#e4e7ea', '#cfd4d8']), 'fill-opacity=".9"');
    } else if (kind === 'rabri') {
      out += shape(smooth(blob(random, 3, 8, r * 0.6, ry * 0.56, 0.1, 14)), '#7a3c10', 'fill-opacity=".35"') + shape(smooth(blob(random, 0, 0, r * 0.6, ry * 0.56, 0.1, 14)), art.radial([[0, '#fffdf4'], [0.6, '#fbefcf'], [1, '#e3c894']], 0.42, 0.38, 0.65)) + oval(-r * 0.18, -ry * 0.2, r * 0.2, ry * 0.1, '#ffffff', 'fill-opacity=".9"');
    } else {
      for (let i = 0; i < (kind === 'saffron' ? 5 : 9); i++) {
        const [x, y] = [random.between(-0.45, 0.45) * r, random.between(-0.4, 0.4) * ry];
        out += kind === 'saffron' ? strand(art, x, y, r * 0.3) : sliver(x, y, r * random.between(0.14, 0.24), random.between(0, 180), random.pick(sliverColours[kind]));
      }
    }
  }
  return out;
}

export interface DiscPicture extends Setting {
  readonly look: DiscLook;
  readonly size: number;
  readonly arrangement: Arrangement | readonly Spot[];
  readonly broken?: boolean;
  readonly syrup?: string;
}

/** Returns a drawing of round flat sweets or snacks; heights in its arrangement are in half widths. */
export function discPicture(picture: DiscPicture): Drawing {
  return scene(picture, (art) => {
    const { look, size } = picture;
    const h = look.height * size;
    const ids = [0, 1].map((i) => {
      const mine = own(art, `disc${i}`);
      return art.symbol(look.kind === 'puffed' ? puff(mine, size, look, Boolean(picture.broken) && i === 1) : body(mine, size, h, look) + surfaceOf(mine, size, h, look) + toppingsOf(mine, size, look));
    });
    let out = picture.syrup ? oval(centre[0], centre[1] + 30, 275, 150, art.radial([[0, mix(picture.syrup, '#ffffff', 0.25)], [0.7, picture.syrup], [1, tone(picture.syrup, -0.3)]], 0.42, 0.38, 0.62)) + line(`M270 ${centre[1] - 10}A275 150 0 0 1 400 ${centre[1] - 100}`, '#fff6df', 6, 0.6) : '';
    arrange(picture.arrangement, size, [centre[0], centre[1] - h * 0.4]).forEach(({ x, y, height }, i) => {
      out += shadow(art, x + size * 0.16, y + h + size * (look.kind === 'puffed' ? 0.5 : 0.1), size * (height ? 1.08 : 1.26), size * 0.66, height ? 0.42 : 0.55);
      out += use(ids[i % 2] as string, x, y, 1 - (i % 3) * 0.02);
    });
    if (picture.broken) out += crumbs(art, centre[0] + size * 0.8, centre[1] + size * 1.25, size * 1.5, size * 0.26, look.colour, 34);
    return out;
  });
}
