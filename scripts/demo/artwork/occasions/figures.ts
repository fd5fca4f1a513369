/** Figures of the painted tradition as panels: peacock, elephants, parrots, palanquin, tree, lotus pond, arch and monogram. */
import { dots, line, n, oval, shape } from '#scripts/demo/artwork/kit.ts';
import type { Art, Point } from '#scripts/demo/artwork/kit.ts';
import { jharokha, lotusPetals, marigoldRings, scallops } from '#scripts/demo/artwork/motifs.ts';
import { lettering } from './lettering.ts';
import type { Wording } from './lettering.ts';
import { frame, mandala, moved } from './patterns.ts';
import type { Ink, Panel } from './patterns.ts';

/** Returns the SVG of a lettering, centred on `x` with its baseline at `y`. @param size font size in px */
export function words(key: Wording, x: number, y: number, size: number, colour: string): string {
  const { path, width } = lettering[key];
  const scale = size / 200;
  return `<path d="${path}" fill="${colour}" transform="translate(${n(x - (width * scale) / 2)} ${n(y)}) scale(${Math.round(scale * 1000) / 1000})"/>`;
}

/**
 * Returns the SVG of a drawing made for 400 x 300 px, fitted into the middle of a face.
 * @param share largest share of the face that it may fill
 */
function fitted(w: number, h: number, content: string, share = 0.86): string {
  const scale = Math.min((w * share) / 400, (h * share) / 300);
  return moved(w / 2 - 200 * scale, h / 2 - 150 * scale, scale, content);
}

function peacockFigure(art: Art, ink: Ink): string {
  let out = '';
  const feather = (reach: number, colour: string): string => art.symbol(
    line(`M0 0V${-reach}`, ink.main, 1.4)
    + `<path d="M0 ${-reach * 0.55}C-16 ${-reach * 0.75} -17 ${-reach} 0 ${-reach - 8}C17 ${-reach} 16 ${-reach * 0.75} 0 ${-reach * 0.55}Z" fill="${colour}" stroke="${ink.main}" stroke-width="1.6"/>`
    + oval(0, -reach + 8, 8, 10, ink.main) + oval(0, -reach + 10, 5, 6.5, ink.deep) + oval(0, -reach + 12, 2.4, 3, ink.third));
  for (const [reach, count, spread, colour] of [[196, 15, 168, ink.second], [150, 11, 144, ink.third], [106, 9, 120, ink.second]] as const) {
    const id = feather(reach, colour);
    for (let i = 0; i < count; i++) {
      const angle = -spread / 2 + (spread * i) / (count - 1);
      out += `<use href="#${id}" transform="translate(200 246) rotate(${n(angle)})"/>`;
    }
  }
  const body = 'M200 268C170 268 158 240 168 212C176 190 190 176 188 152C186 136 178 128 180 114C184 100 202 96 212 106C220 116 216 130 214 146C212 172 226 190 233 212C241 240 230 268 200 268Z';
  out += shape(body, ink.deep, `stroke="${ink.main}" stroke-width="3"`);
  const scales: Point[] = [];
  for (let r = 0; r < 6; r++) for (let c = 0; c <= r + 1; c++) scales.push([200 + (c - (r + 1) / 2) * 9, 196 + r * 11]);
  out += dots(scales, ink.main, 3.4) + shape('M181 112L160 118L182 123Z', ink.main) + dots([[192, 111]], ink.main, 6) + dots([[192, 111]], ink.deep, 2.6);
  for (const [dx, dy] of [[-10, -26], [0, -30], [10, -28]] as const) out += line(`M199 100L${199 + dx} ${100 + dy}`, ink.main, 2) + dots([[199 + dx, 100 + dy]], ink.third, 7);
  return out + line('M188 266V284M178 286H196M212 266V284M204 286H222', ink.main, 3);
}

/** Draws a peacock with its tail spread. */
export const peacock: Panel = (art, w, h, ink) => fitted(w, h, peacockFigure(art, ink), 0.94);

function elephantFigure(ink: Ink): string {
  const body = 'M184 146H158L154 116C138 122 116 122 102 116L100 146H74L71 110C61 108 54 102 50 94C46 106 46 120 38 128C29 136 15 131 15 120C21 125 26 122 28 115C32 102 28 88 32 74C37 55 52 44 71 44C80 39 90 37 101 37C132 33 163 38 175 58C186 76 187 112 184 146Z';
  let out = shape(body, ink.deep, `stroke="${ink.main}" stroke-width="2.6" stroke-linejoin="round"`);
  out += line('M181 66C193 80 190 100 188 112', ink.main, 3);
  out += shape('M66 50C88 45 101 62 96 82C91 95 78 98 70 88C63 77 58 61 66 50Z', ink.second, `stroke="${ink.main}" stroke-width="2"`);
  out += shape('M41 96C38 106 28 110 20 106C29 104 33 99 34 92Z', '#fff6df', `stroke="${ink.main}" stroke-width="1.2"`) + dots([[48, 70]], ink.main, 6) + dots([[48, 70]], ink.deep, 2.4);
  out += shape('M100 37C122 30 148 34 164 46L168 98C146 107 120 107 101 100Z', ink.third, `stroke="${ink.main}" stroke-width="2.4"`);
  out += `<path d="${scallops(134, 70, 20, 10)}" fill="${ink.main}"/><path d="${scallops(134, 70, 13, 8)}" fill="${ink.second}"/>` + dots([[134, 70]], ink.main, 7);
  const fringe: Point[] = Array.from({ length: 9 }, (_, i) => [103 + i * 8, 105 + Math.sin((i / 8) * 3.14) * 5]);
  out += dots(fringe, ink.main, 5);
  out += shape('M112 34C112 14 124 4 134 -6C144 4 156 14 156 36Z', ink.second, `stroke="${ink.main}" stroke-width="2.4"`) + line('M134 -6V-16', ink.main, 3) + dots([[134, -17]], ink.main, 7) + line('M114 22H155', ink.main, 2);
  out += shape('M40 62C44 52 54 46 64 46L60 58C54 60 50 64 46 72Z', ink.third, `stroke="${ink.main}" stroke-width="1.6"`);
  for (const x of [76, 104, 160]) out += line(`M${x + 2} 138H${x + 22}`, ink.main, 4);
  return out;
}

/** Draws two dressed elephants facing each other with a lotus between. */
export const elephants: Panel = (art, w, h, ink) => {
  const one = art.symbol(elephantFigure(ink));
  const lotus = lotusPetals(200, 214, 44, 3).map((d, i) => `<path d="${d}" fill="${(i >> 1) % 2 ? ink.third : ink.second}" stroke="${ink.main}" stroke-width="1.6"/>`).join('');
  const content = `<use href="#${one}" transform="translate(186 66) scale(-.92 .92)"/><use href="#${one}" transform="translate(214 66) scale(.92 .92)"/>${lotus}${line('M14 206H386M24 214H376', ink.main, 2.4)}${mandala(200, 92, 30, ink)}${dots(Array.from({ length: 19 }, (_, i): Point => [29 + i * 19, 224]), ink.third, 6)}`;
  return fitted(w, h, moved(0, 20, 1, content), 0.96);
};

function parrotFigure(ink: Ink): string {
  return shape('M-4 -42C16 -50 32 -36 28 -16C32 14 12 46 -22 96C-22 64 -28 40 -22 10C-20 -10 -16 -22 -12 -28Z', ink.second, `stroke="${ink.main}" stroke-width="2.4"`)
    + shape('M14 -10C26 8 18 34 -8 58C-10 34 -4 8 14 -10Z', ink.deep, `stroke="${ink.main}" stroke-width="1.8"`)
    + line('M12 8C10 24 4 36 -4 46M17 4C18 18 12 32 4 42', ink.main, 1.4)
    + shape('M-8 -40C-20 -42 -26 -32 -22 -22C-18 -26 -14 -26 -10 -24Z', ink.third, `stroke="${ink.main}" stroke-width="1.6"`)
    + line('M-14 -20C-2 -12 14 -14 26 -24', ink.third, 4) + dots([[2, -32]], '#fff6df', 8) + dots([[2, -32]], ink.deep, 4);
}

/** Draws two parrots on a flowering bough. */
export const parrots: Panel = (art, w, h, ink) => {
  const one = art.symbol(parrotFigure(ink));
  const leaf = art.symbol(shape('M0 0C6 -12 20 -16 32 -10C26 4 12 8 0 0Z', ink.main));
  const bough = line('M20 206C90 170 140 240 200 196C260 240 310 170 380 206M200 196V120C200 96 188 84 188 64M200 130C212 104 214 90 212 66', ink.main, 4);
  let extra = '';
  for (const [x, y, r] of [[60, 190, -40], [110, 202, 20], [150, 212, -150], [250, 212, -30], [292, 202, 160], [340, 190, -140], [200, 150, -30], [200, 158, -150], [190, 96, 190], [213, 96, -10], [90, 188, 60], [312, 188, 120]] as const) extra += `<use href="#${leaf}" transform="translate(${x} ${y}) rotate(${r})"/>`;
  const bloom = (x: number, y: number, size: number): string => marigoldRings(x, y, size, [ink.third, ink.main, ink.second]);
  return fitted(w, h, bough + extra + bloom(200, 54, 26) + bloom(36, 200, 17) + bloom(364, 200, 17) + bloom(200, 206, 20) + `<use href="#${one}" transform="translate(122 130) scale(-1.15 1.15)"/><use href="#${one}" transform="translate(278 130) scale(1.15 1.15)"/>`, 0.94);
};

/** Draws the bride's palanquin between two lamps. */
export const doli: Panel = (_art, w, h, ink) => {
  const roof = 'M96 130C110 84 160 92 200 48C240 92 290 84 304 130Z';
  let out = line('M20 118C70 98 100 122 130 116M380 118C330 98 300 122 270 116', ink.main, 7) + shape('M20 118a9 9 0 1 1 .1 0ZM380 118a9 9 0 1 1 .1 0Z', ink.third);
  out += shape('M112 130H288V228H112Z', ink.deep, `stroke="${ink.main}" stroke-width="3"`);
  out += `<path d="${jharokha(152, 138, 96, 90)}" fill="${ink.second}" stroke="${ink.main}" stroke-width="3"/>`;
  out += shape('M153 160C170 176 166 206 154 228H152ZM247 160C230 176 234 206 246 228H248Z', ink.third, `stroke="${ink.main}" stroke-width="1.6"`);
  for (const x of [120, 256]) out += `<path d="${jharokha(x, 146, 24, 74)}" fill="${ink.third}" stroke="${ink.main}" stroke-width="2"/>`;
  out += shape(roof, ink.second, `stroke="${ink.main}" stroke-width="3"`) + line('M200 50V130M160 84C158 100 156 116 154 130M240 84C242 100 244 116 246 130', ink.main, 2);
  out += dots([[200, 40]], ink.main, 18) + dots([[200, 26]], ink.third, 10);
  out += dots(Array.from({ length: 14 }, (_, i): Point => [102 + i * 15, 134]), ink.third, 9) + shape('M104 228H296L288 242H112Z', ink.main);
  for (const x of [52, 348]) out += shape(`M${x - 20} 214Q${x} 242 ${x + 20} 214Z`, ink.main) + shape(`M${x} 212C${x - 12} 198 ${x - 2} 188 ${x} 176C${x + 4} 188 ${x + 12} 198 ${x} 212Z`, ink.third);
  return fitted(w, h, out + line('M30 252H370', ink.main, 2.4) + mandalaDots(ink), 0.94);
};

function mandalaDots(ink: Ink): string {
  return dots(Array.from({ length: 18 }, (_, i): Point => [38 + i * 19, 264]), ink.second, 6);
}

/** Draws a tree of life, grown evenly to both sides. */
export const tree: Panel = (art, w, h, ink) => {
  const leaf = art.symbol(shape('M0 0C5 -9 15 -11 24 -7C19 3 9 6 0 0Z', ink.second));
  const leafB = art.symbol(shape('M0 0C5 -9 15 -11 24 -7C19 3 9 6 0 0Z', ink.main));
  let half = '';
  let boughs = '';
  for (let i = 0; i < 7; i++) {
    const y = 226 - i * 27;
    const reach = 150 - i * 15;
    boughs += `M200 ${y}C${200 - reach * 0.3} ${y - 8} ${200 - reach * 0.8} ${y - 2} ${200 - reach} ${y - 34}C${200 - reach - 8} ${y - 52} ${200 - reach + 18} ${y - 58} ${200 - reach + 18} ${y - 42}`;
    for (let k = 1; k <= 6; k++) {
      const t = k / 6.5;
      const x = 200 - reach * t;
      const ly = y - 4 - 30 * t ** 3;
      half += `<use href="#${k % 2 ? leaf : leafB}" transform="translate(${n(x)} ${n(ly)}) rotate(${k % 2 ? -120 : 110}) scale(.9)"/>`;
    }
    half += marigoldRings(200 - reach + 10, y - 46, 12, [ink.third, ink.main, ink.second]);
  }
  const id = art.symbol(line(boughs, ink.main, 3) + half);
  const trunk = shape('M188 276C196 200 192 120 199 44H201C208 120 204 200 212 276C224 282 236 284 246 286H154C164 284 176 282 188 276Z', ink.main);
  return fitted(w, h, `<use href="#${id}"/><use href="#${id}" transform="translate(400 0) scale(-1 1)"/>${trunk}${marigoldRings(200, 36, 22, [ink.third, ink.main, ink.second])}${line('M60 288H340', ink.main, 3)}`, 0.96);
};

/** Draws lotuses on water under a rising sun. */
export const lotusPond: Panel = (_art, w, h, ink) => {
  let out = '';
  let rays = '';
  for (let i = 0; i <= 24; i++) {
    const a = Math.PI + (i / 24) * Math.PI;
    rays += `M${n(200 + Math.cos(a) * 70)} ${n(170 + Math.sin(a) * 70)}L${n(200 + Math.cos(a) * (i % 2 ? 118 : 140))} ${n(170 + Math.sin(a) * (i % 2 ? 118 : 140))}`;
  }
  out += line(rays, ink.main, 3) + shape('M136 170A64 64 0 0 1 264 170Z', ink.third, `stroke="${ink.main}" stroke-width="3"`);
  for (let r = 0; r < 5; r++) {
    let wave = `M20 ${212 + r * 15}`;
    for (let x = 0; x < 9; x++) wave += 'q10 -9 20 0t20 0';
    out += line(wave, ink.second, 2.6);
  }
  const lotus = (x: number, y: number, size: number): string => lotusPetals(x, y, size, 3).map((d, i) => `<path d="${d}" fill="${(i >> 1) % 2 ? ink.third : '#fff6df'}" stroke="${ink.main}" stroke-width="2"/>`).join('') + shape(`M${x - size} ${y + 2}Q${x} ${y + size * 0.3} ${x + size} ${y + 2}Q${x} ${y - 4} ${x - size} ${y + 2}Z`, ink.second, `stroke="${ink.main}" stroke-width="1.6"`);
  return fitted(w, h, out + lotus(92, 230, 56) + lotus(308, 230, 56) + lotus(200, 238, 92), 0.96);
};

/** Draws an arch with a vase of flowers in it. */
export const mehrab: Panel = (art, w, h, ink) => {
  const leaf = art.symbol(shape('M0 0C6 -12 20 -16 32 -10C26 4 12 8 0 0Z', ink.second));
  let out = `<path d="${jharokha(70, 10, 260, 280, 0.46)}" fill="${ink.deep}" stroke="${ink.main}" stroke-width="4"/><path d="${jharokha(84, 28, 232, 262, 0.46)}" fill="none" stroke="${ink.main}" stroke-width="1.6"/>`;
  out += line('M200 220C200 170 200 130 200 96M200 210C170 180 150 170 134 140M200 210C230 180 250 170 266 140M200 200C184 160 174 140 170 112M200 200C216 160 226 140 230 112', ink.main, 2.6);
  for (const [x, y, r] of [[176, 184, -170], [224, 184, -10], [150, 160, -150], [250, 160, -40], [188, 150, -150], [212, 150, -30], [160, 172, 100], [240, 172, 60], [200, 130, -20], [200, 130, -160]] as const) out += `<use href="#${leaf}" transform="translate(${x} ${y}) rotate(${r}) scale(.8)"/>`;
  for (const [x, y, s] of [[200, 84, 24], [130, 132, 20], [270, 132, 20], [168, 102, 15], [232, 102, 15], [200, 150, 14], [158, 186, 12], [242, 186, 12]] as const) out += marigoldRings(x, y, s, [ink.third, ink.main, ink.second]);
  out += shape('M176 214H224L218 226C244 240 240 268 222 282H178C160 268 156 240 182 226Z', ink.second, `stroke="${ink.main}" stroke-width="3"`) + line('M166 250H234M170 262H230', ink.main, 2.4);
  for (const x of [34, 366]) out += lotusPetals(x, 280, 40, 2).map((d, i) => shape(d, (i >> 1) % 2 ? ink.main : ink.third)).join('') + line(`M${x} 236V150`, ink.main, 2) + mandala(x, 120, 24, ink);
  return fitted(w, h, out, 0.98);
};

/** Returns a panel with two initials in a wreath. */
export function monogram(first: Wording, second: Wording): Panel {
  return (art, w, h, ink) => {
    const reach = Math.min(w, h) * 0.4;
    const leaf = art.symbol(shape('M0 0C5 -9 15 -11 24 -7C19 3 9 6 0 0Z', ink.second));
    const [cx, cy] = [w / 2, h / 2];
    let out = `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(reach * 0.9)}" fill="none" stroke="${ink.main}" stroke-width="${n(reach * 0.02)}"/>`;
    for (let i = 0; i < 40; i++) {
      const a = (i / 40) * 360;
      const rad = (a * Math.PI) / 180;
      out += `<use href="#${leaf}" transform="translate(${n(cx + Math.cos(rad) * reach * 0.9)} ${n(cy + Math.sin(rad) * reach * 0.9)}) rotate(${n(a + (i % 2 ? 60 : 130))}) scale(${n(reach / 110)})"/>`;
    }
    for (let i = 0; i < 8; i++) out += marigoldRings(cx + Math.cos(i * 0.7854) * reach * 0.9, cy + Math.sin(i * 0.7854) * reach * 0.9, reach * 0.12, [ink.third, ink.main, ink.second]);
    const size = reach * 0.72;
    return out + words(first, cx - reach * 0.4, cy + size * 0.24, size, ink.main) + words(second, cx + reach * 0.4, cy + size * 0.24, size, ink.main) + words('letterAnd', cx, cy + size * 0.14, size * 0.42, ink.third);
  };
}

/** Returns a panel with a double frame around it. @param inset distance of the frame from the edge in px */
export function framed(panel: Panel, inset = 14): Panel {
  return (art, w, h, ink) => moved(inset * 2, inset * 2, 1, panel(art, w - inset * 4, h - inset * 4, ink)) + frame(w, h, inset, ink.main);
}
