/** Punjabi suits and their cousins on a form: straight, patiala, anarkali and sharara. */
import { dots, line, n, oval, polygon, shadow, shape, smooth, tone } from '#scripts/demo/artwork/kit.ts';
import type { Art, Drawing, Point } from '#scripts/demo/artwork/kit.ts';
import { dupatta, flared, form, motif, stand, studio } from './garments.ts';
import type { Cloth, Flare, Motif } from './garments.ts';

export interface Suit {
  readonly wall: string;
  readonly floor: string;
  readonly kind: 'patiala' | 'anarkali' | 'sharara' | 'straight' | 'angrakha';
  readonly kameez: Cloth;
  readonly below: string;
  readonly dupatta: string;
  readonly border: string;
  readonly motif?: Motif;
}

/**
 * Returns the SVG of wide, pleated trousers that are gathered at the ankles.
 * @param full px added to their half width
 */
function salwar(art: Art, cx: number, top: number, colour: string, full: number): string {
  let out = '';
  for (const s of [-1, 1] as const) {
    const leg = smooth([[cx + s * 6, top], [cx + s * 70, top - 6], [cx + s * (110 + full), top + 80], [cx + s * (104 + full), top + 190], [cx + s * 78, top + 246], [cx + s * 44, top + 250], [cx + s * 20, top + 170], [cx + s * 8, top + 70]]);
    const clip = art.clip(`<path d="${leg}"/>`);
    let folds = '';
    let lights = '';
    for (let i = 0; i < 11; i++) {
      const path = `M${n(cx + s * 4)} ${n(top - 10 + i * 15)}C${n(cx + s * (60 + full * 0.5))} ${n(top + 10 + i * 26)} ${n(cx + s * (86 + full))} ${n(top + 70 + i * 18)} ${n(cx + s * (64 - i))} ${n(top + 250)}`;
      if (i % 2) lights += path;
      else folds += path;
    }
    out += shape(leg, art.linear([[0, tone(colour, -0.15)], [0.35, tone(colour, 0.3)], [1, tone(colour, -0.45)]], 0, 0, 1, 0.1)) + `<g clip-path="${clip}">${line(folds, '#2a0a06', 7, 0.2)}${line(lights, '#fff6df', 5, 0.26)}${s > 0 ? shape(leg, '#2a0a06', 'fill-opacity=".16"') : ''}</g>`;
    out += `<rect x="${cx + s * 61 - 26}" y="${top + 236}" width="52" height="26" rx="5" fill="${art.linear([[0, tone(colour, 0.2)], [1, tone(colour, -0.4)]], 0, 0, 1, 0)}"/><rect x="${cx + s * 61 - 26}" y="${top + 240}" width="52" height="5" fill="#e6bf6a"/><rect x="${cx + s * 61 - 26}" y="${top + 252}" width="52" height="4" fill="#e6bf6a"/>`;
  }
  return out;
}

/** Returns the SVG of the upper part of a kameez with long sleeves and an embroidered yoke. */
function bodice(art: Art, cx: number, s: number, waist: number, spec: Suit): string {
  const { colour, ink } = spec.kameez;
  const body = `M${cx - 50} ${s - 2}C${cx - 40} ${s + 34} ${cx - 22} ${s + 50} ${cx} ${s + 54}C${cx + 22} ${s + 50} ${cx + 40} ${s + 34} ${cx + 50} ${s - 2}L${cx + 106} ${s + 10}C${cx + 112} ${s + 80} ${cx + 94} ${waist - 60} ${cx + 84} ${waist + 8}Q${cx} ${waist + 22} ${cx - 84} ${waist + 8}C${cx - 94} ${waist - 60} ${cx - 112} ${s + 80} ${cx - 106} ${s + 10}Z`;
  const sleeve = (k: 1 | -1): string => `M${cx + k * 82} ${s + 4}C${cx + k * 128} ${s + 10} ${cx + k * 146} ${s + 80} ${cx + k * 158} ${s + 210}Q${cx + k * 134} ${s + 224} ${cx + k * 108} ${s + 214}C${cx + k * 112} ${s + 130} ${cx + k * 100} ${s + 60} ${cx + k * 82} ${s + 4}Z`;
  const cloth = art.linear([[0, tone(colour, 0.06)], [0.3, tone(colour, 0.26)], [0.55, colour], [1, tone(colour, -0.42)]], 0, 0, 1, 0.15);
  const id = motif(art, spec.motif ?? 'buti', 22, ink);
  let field = '';
  for (let r = 0; r < 9; r++) for (let c = 0; c < 9; c++) field += `<use href="#${id}" x="${n(cx - 152 + c * 38 + (r % 2) * 19)}" y="${s + 26 + r * 32}"/>`;
  let out = '';
  for (const k of [-1, 1] as const) out += shape(sleeve(k), '#2a0a06', 'fill-opacity=".22" transform="translate(5 6)"') + shape(sleeve(k), cloth) + `<g clip-path="${art.clip(`<path d="${sleeve(k)}"/>`)}">${field}${line(`M${cx + k * 100} ${s + 198}Q${cx + k * 134} ${s + 212} ${cx + k * 162} ${s + 194}`, spec.border, 26)}${line(`M${cx + k * 100} ${s + 184}Q${cx + k * 134} ${s + 198} ${cx + k * 162} ${s + 180}`, '#e6bf6a', 3.4)}${k > 0 ? shape(sleeve(k), '#2a0a06', 'fill-opacity=".18"') : ''}</g>`;
  const yoke = `M${cx - 62} ${s - 2}C${cx - 60} ${s + 60} ${cx - 34} ${s + 96} ${cx} ${s + 150}C${cx + 34} ${s + 96} ${cx + 60} ${s + 60} ${cx + 62} ${s - 2}Z`;
  const work = motif(art, 'diamond', 26, ink);
  let stitched = '';
  for (const [dx, dy] of [[-42, 44], [42, 44], [-22, 76], [22, 76], [0, 104], [0, 74]] as const) stitched += `<use href="#${work}" x="${cx + dx}" y="${s + dy}"/>`;
  out += shape(body, cloth) + `<g clip-path="${art.clip(`<path d="${body}"/>`)}">${field}${shape(yoke, spec.border)}${stitched}${line(yoke, '#e6bf6a', 4)}${spec.kind === 'angrakha' ? line(`M${cx + 50} ${s}C${cx + 10} ${s + 110} ${cx - 50} ${s + 140} ${cx - 90} ${s + 160}`, spec.border, 18) + line(`M${cx + 50} ${s}C${cx + 10} ${s + 110} ${cx - 50} ${s + 140} ${cx - 90} ${s + 160}`, '#e6bf6a', 4) : ''}${shape(body, art.linear([[0, '#2a0a06', 0.3], [0.25, '#fff6df', 0.14], [0.5, '#2a0a06', 0], [1, '#2a0a06', 0.4]], 0, 0, 1, 0.06))}</g>`;
  const neck = `M${cx - 50} ${s - 2}C${cx - 40} ${s + 34} ${cx - 22} ${s + 50} ${cx} ${s + 54}C${cx + 22} ${s + 50} ${cx + 40} ${s + 34} ${cx + 50} ${s - 2}`;
  return out + line(neck, '#7c5119', 8) + line(neck, '#e6bf6a', 5) + dots([[cx, s + 74], [cx, s + 92], [cx, s + 110]], '#7c5119', 9) + dots([[cx - 1, s + 73], [cx - 1, s + 91], [cx - 1, s + 109]], '#f3d78c', 7);
}

/** Returns a drawing of a suit on a dress form. */
export function suit(spec: Suit): Drawing {
  return studio(spec.wall, spec.floor, (art) => {
    const cx = 350;
    const s = 200;
    const waist = 400;
    let out = spec.kind === 'anarkali' ? shadow(art, cx + 40, 882, 330, 48, 0.6) : stand(art, cx, 640, 880);
    out += form(art, cx, s + 4, waist, 104, 70);
    let kameez: Flare = { cx, top: waist - 6, bottom: 660, waist: 82, hem: 168, curve: 0.9, sag: 20, waves: 3 };
    switch (spec.kind) {
      case 'patiala': out += salwar(art, cx, 610, spec.below, 46); break;
      case 'straight': out += salwar(art, cx, 610, spec.below, -12); kameez = { ...kameez, bottom: 720, hem: 150, waves: 2 }; break;
      case 'angrakha': out += salwar(art, cx, 620, spec.below, -6); kameez = { ...kameez, bottom: 690, hem: 230, curve: 0.7, sag: 34, waves: 5 }; break;
      case 'anarkali': kameez = { cx, top: 350, bottom: 836, waist: 84, hem: 296, curve: 0.72, sag: 46, waves: 8 }; break;
      case 'sharara': {
        for (const k of [-1, 1] as const) {
          const leg: Flare = { cx: cx + k * 84, top: 560, bottom: 846, waist: 60, hem: 138, curve: 1.3, sag: 24, waves: 4 };
          out += flared(art, leg, { colour: spec.below, ink: spec.kameez.ink, panels: 9, bands: [{ from: 0.84, to: 0.97, colour: spec.border, motif: 'diamond', size: 30, count: 8 }], field: { motif: spec.motif ?? 'buti', size: 24, rows: 3 } });
        }
        kameez = { ...kameez, bottom: 620, hem: 158 };
        break;
      }
    }
    out += flared(art, kameez, spec.kameez) + bodice(art, cx, s, kameez.top, spec);
    if (spec.kind === 'anarkali') out += shape(`M${cx - 84} ${344}Q${cx} 362 ${cx + 84} 344L${cx + 86} 368Q${cx} 388 ${cx - 86} 368Z`, spec.border) + line(`M${cx - 84} 346Q${cx} 364 ${cx + 84} 346M${cx - 86} 368Q${cx} 388 ${cx + 86} 368`, '#e6bf6a', 4);
    if (spec.kind === 'straight' || spec.kind === 'patiala') {
      const slit: Point[] = [[cx - kameez.hem - 2, kameez.bottom + 10], [cx - kameez.hem + 18, kameez.bottom - 90], [cx - kameez.hem + 26, kameez.bottom + 6]];
      out += shape(polygon(slit), tone(spec.kameez.colour, -0.6), 'fill-opacity=".4"');
    }
    return out + dupatta(art, cx, s - 2, spec.kind === 'anarkali' ? 800 : 760, spec.dupatta, spec.kameez.ink, spec.border) + oval(cx, s - 44, 2, 2, '#e6bf6a');
  });
}
