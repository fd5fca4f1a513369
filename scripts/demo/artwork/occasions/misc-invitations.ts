/** Invitations that are not boxes: scrolls, pouches, cut cards, fans, letters and trays. */
import { dots, line, n, oval, polygon, shadow, shape, smooth, tone } from '#scripts/demo/artwork/kit.ts';
import type { Art, Drawing, Point } from '#scripts/demo/artwork/kit.ts';
import { jharokha, marigoldRings, scallops } from '#scripts/demo/artwork/motifs.ts';
import { thali } from '#scripts/demo/artwork/props.ts';
import { lying } from './box-pictures.ts';
import type { Ground } from './box-pictures.ts';
import { card, swag, tassel } from './cards.ts';
import type { CardStyle } from './cards.ts';
import { words } from './figures.ts';
import { ambis, frame, mandala, phulkari } from './patterns.ts';
import type { Ink, Panel } from './patterns.ts';
import { bloom, diya, marigoldColours, still } from './strew.ts';
import type { Strewn } from './strew.ts';
import { blockShadow, shade, space } from './space.ts';
import { brass, brassStops, foil, paper, velvet, wood } from './surfaces.ts';
import type { Wood } from './surfaces.ts';
import { treat } from './treats.ts';

/** Options that all of these pictures have. */
export interface MiscStyle {
  readonly ground: Ground;
  readonly strewn: readonly Strewn[];
  readonly card: CardStyle;
  readonly colour: string;
  readonly ink: Ink;
}

function rod(art: Art, y: number, w: number, kind: Wood): string {
  const round = art.linear([[0, '#fff1cc', 0.4], [0.3, '#fff1cc', 0.05], [1, '#2a0f05', 0.65]], 0, 0, 0, 1);
  const knob = (x: number): string => oval(x, y, 17, 22, brass(art)) + oval(x + (x < 0 ? -14 : 14), y, 9, 13, brass(art)) + oval(x - 4, y - 9, 5, 4, '#fffbe6');
  return `<rect x="-8" y="${n(y - 6)}" width="${n(w + 20)}" height="36" rx="8" fill="#4a1d08" fill-opacity=".28"/><g transform="translate(-14 ${n(y - 19)})">${wood(kind, 1, 1.6)(art, w + 28, 38)}<rect width="${n(w + 28)}" height="38" fill="${round}"/></g>${knob(-18)}${knob(w + 18)}`;
}

/** Returns a drawing of a farman, a written scroll between two turned rods. */
export function scroll(style: MiscStyle, kind: Wood): Drawing {
  return still({ ground: style.ground, strewn: style.strewn, zoom: 1, dy: 40 }, (art) => {
    const [w, h] = [430, 500];
    let sheet = card(style.card)(art, w, h);
    sheet += `<rect width="${w}" height="${h}" fill="${art.linear([[0, '#3d1607', 0.42], [0.12, '#3d1607', 0], [0.5, '#fff6df', 0.12], [0.86, '#3d1607', 0.02], [1, '#3d1607', 0.44]], 0, 0, 0, 1)}"/>`;
    const band = (y: number): string => `<g transform="translate(0 ${y})">${velvet(style.colour)(art, w, 40)}<path d="M0 5H${w}M0 35H${w}" stroke="#e6bf6a" stroke-width="3"/>${dots(Array.from({ length: 15 }, (_, i): Point => [15 + i * 28.5, 20]), '#e6bf6a', 7)}</g>`;
    return lying(480, 356, w, h, -6, sheet + band(8) + band(h - 48) + rod(art, 0, w, kind) + rod(art, h, w, kind), 20) + tassel(742, 106, 150, style.colour);
  });
}

/** Returns a drawing of a drawstring pouch with a card beside it. */
export function potli(style: MiscStyle, panel: Panel = phulkari): Drawing {
  return still({ ground: style.ground, strewn: style.strewn, zoom: 1.04, dy: 26, table: true }, (art) => {
    const { colour } = style;
    const bag = 'M404 262C350 300 282 380 278 470C276 556 340 606 458 608C578 606 640 556 636 470C632 380 566 300 512 262Z';
    const ruff = 'M404 262C384 232 352 206 340 176C362 168 376 182 392 172C406 160 420 176 436 168C452 158 466 172 482 166C498 160 510 176 526 170C544 164 556 180 578 174C566 206 534 232 512 262C480 276 436 276 404 262Z';
    const clip = art.clip(`<path d="${bag}"/>`);
    let out = shadow(art, 510, 604, 260, 62, 0.62);
    out += lying(672, 470, 214, 300, 12, card(style.card)(art, 214, 300), 12);
    let folds = '';
    let lights = '';
    for (let i = -7; i <= 7; i++) {
      const x = 458 + i * 7.4;
      const low = 458 + i * 27;
      const path = `M${n(x)} 264C${n(x + i * 9)} 330 ${n(low)} 400 ${n(low * 0.98 + 9)} ${n(470 - Math.abs(i) * 6)}`;
      if (i % 2) folds += path;
      else lights += path;
    }
    out += shape(bag, art.radial([[0, tone(colour, 0.3)], [0.5, colour], [1, tone(colour, -0.5)]], 0.42, 0.42, 0.66, 0.3, 0.3));
    out += `<g clip-path="${clip}"><g transform="translate(262 410)">${panel(art, 396, 150, style.ink)}</g><path d="M262 402Q458 432 658 402" fill="none" stroke="#e6bf6a" stroke-width="7"/><path d="M262 566Q458 596 658 566" fill="none" stroke="#e6bf6a" stroke-width="7"/>${line(folds, '#3d1607', 7, 0.2)}${line(lights, '#fff6df', 5, 0.16)}${shape(bag, art.radial([[0, '#fff6df', 0.3], [0.5, '#fff6df', 0], [1, '#3d1607', 0.5]], 0.4, 0.42, 0.64, 0.3, 0.3))}</g>`;
    let pleats = '';
    for (let i = -6; i <= 6; i++) pleats += `M${n(458 + i * 8)} 260Q${n(458 + i * 14)} 226 ${n(458 + i * 18)} 182`;
    out += shape(ruff, art.linear([[0, tone(colour, 0.36)], [0.6, colour], [1, tone(colour, -0.5)]], 0, 0, 0.4, 1)) + line(pleats, '#3d1607', 4, 0.24) + line('M340 176C362 168 376 182 392 172C406 160 420 176 436 168C452 158 466 172 482 166C498 160 510 176 526 170C544 164 556 180 578 174', '#e6bf6a', 6);
    out += line('M398 262Q458 288 518 262', '#7c5119', 13) + line('M398 260Q458 286 518 260', '#e6bf6a', 9) + line('M400 258Q458 282 516 258', '#fff3c4', 2.5, 0.8);
    out += line('M420 272C392 308 372 320 366 352M498 272C520 300 548 316 556 344', '#e6bf6a', 5) + tassel(366, 348, 84, style.ink.third) + tassel(556, 340, 84, style.ink.third);
    out += dots(Array.from({ length: 19 }, (_, i): Point => [294 + i * 18.3, 423 + Math.sin((i / 18) * 3.14) * 12]), '#fff6df', 8);
    return out;
  });
}

/** Returns a drawing of a card behind two doors of cut lattice. */
export function laserCut(style: MiscStyle): Drawing {
  return still({ ground: style.ground, strewn: style.strewn, zoom: 1.05, table: true, dy: 20 }, (art) => {
    const sp = space(480, 520, 0);
    const [w, h] = [330, 440];
    let out = shadow(art, 510, 540, 380, 80, 0.6) + blockShadow(sp, w, 40, 10);
    out += sp.face([-w / 2, 0, h], [1, 0, 0], [0, 0, -1], `${card(style.card)(art, w, h)}${shade(art, 'lid', w, h)}`);
    const lattice = (panelW: number): string => {
      const clip = art.clip(`<path d="${jharokha(14, 22, panelW - 28, h - 44, 0.3, 3)}"/>`);
      const hole = art.symbol('<path d="M22 4C26 14 30 18 40 22C30 26 26 30 22 40C18 30 14 26 4 22C14 18 18 14 22 4ZM6 0a6 6 0 1 1-12 0a6 6 0 1 1 12 0Z" fill="#3d1607" fill-opacity=".72"/>');
      let cut = '';
      for (let y = 0; y < h; y += 44) for (let x = 0; x < panelW; x += 44) cut += `<use href="#${hole}" x="${x}" y="${y}"/>`;
      return `${paper(style.colour)(art, panelW, h)}<g clip-path="${clip}"><rect width="${panelW}" height="${h}" fill="${style.card.ground}"/><rect width="${panelW}" height="${h}" fill="${style.colour}" fill-opacity=".55"/>${cut}</g><path d="${jharokha(14, 22, panelW - 28, h - 44, 0.3, 3)}" fill="none" stroke="${style.ink.main}" stroke-width="3"/>${frame(panelW, h, 6, style.ink.main, false)}`;
    };
    const slant = 0.62;
    const door = (sign: 1 | -1): string => {
      const x = (w / 2) * sign;
      const panel = lattice(w / 2) + `<rect width="${w / 2}" height="${h}" fill="${sign < 0 ? art.linear([[0, '#fff6df', 0.2], [1, '#3d1607', 0.24]], 0, 0, 1, 0) : art.linear([[0, '#3d1607', 0.2], [1, '#3d1607', 0.44]], 0, 0, 1, 0)}"/>`;
      const [ox, oy] = sign < 0 ? sp.at(x - (w / 2) * slant * 1.1, 120, h) : sp.at(x, 0, h);
      const [dx, dy] = [slant * 1.1, ((120 * 0.56) / (w / 2)) * (sign < 0 ? -1 : 1)];
      return `<g transform="matrix(${Math.round(dx * 1000) / 1000} ${Math.round(dy * 1000) / 1000} 0 .83 ${n(ox)} ${n(oy)})">${panel}</g>`;
    };
    out += door(-1) + door(1);
    return out;
  });
}

/** Returns a drawing of a fan of pleated paper with the invitation written on it. */
export function pankha(style: MiscStyle): Drawing {
  return still({ ground: style.ground, strewn: style.strewn, zoom: 1, dy: 40 }, (art) => {
    const [cx, cy, r] = [480, 330, 214];
    let frill = '';
    const ring = (reach: number, count: number, colour: string): string => `<path d="${scallops(cx, cy, reach, count)}" fill="${colour}"/>`;
    frill += ring(r * 1.36, 40, tone(style.ink.third, -0.35)) + `<g transform="translate(-2 -3)">${ring(r * 1.34, 40, style.ink.third)}</g>` + ring(r * 1.24, 40, tone(style.ink.second, -0.2)) + `<g transform="translate(-1 -2)">${ring(r * 1.22, 40, style.ink.second)}</g>`;
    let pleats = '';
    for (let i = 0; i < 88; i++) {
      const a = (i / 88) * Math.PI * 2;
      pleats += `M${n(cx + Math.cos(a) * (r + 2))} ${n(cy + Math.sin(a) * (r + 2))}L${n(cx + Math.cos(a) * (r * 1.14))} ${n(cy + Math.sin(a) * (r * 1.14))}`;
    }
    const handle = `<g transform="translate(${cx - 15} ${cy + 150})">${wood('sheesham', 1)(art, 30, 230)}<rect width="30" height="230" fill="${art.linear([[0, '#fff1cc', 0.35], [0.4, '#fff1cc', 0], [1, '#2a0f05', 0.6]], 0, 0, 1, 0)}"/></g>${oval(cx, cy + 382, 22, 16, brass(art))}`;
    let out = `<g transform="rotate(14 480 330)">${shadow(art, cx + 30, cy + 60, r * 1.42, r * 1.4, 0.5)}${handle}${frill}${line(pleats, '#3d1607', 2, 0.25)}`;
    out += oval(cx, cy, r, r, art.radial([[0, tone(style.colour, 0.3)], [0.7, style.colour], [1, tone(style.colour, -0.3)]], 0.5, 0.5, 0.6, 0.36, 0.3)) + `<circle cx="${cx}" cy="${cy}" r="${r - 10}" fill="none" stroke="${style.ink.main}" stroke-width="5"/><circle cx="${cx}" cy="${cy}" r="${r - 22}" fill="none" stroke="${style.ink.main}" stroke-width="2"/>`;
    for (const i of [0, 1, 2, 3, 4, 5, 11, 12, 13, 14, 15]) out += `<g transform="rotate(${i * 22.5} ${cx} ${cy}) translate(${cx - 15} ${cy - r + 26}) scale(1.25)"><path d="M12 1C18 8 19 14 12 23C5 14 6 8 12 1Z" fill="${i % 2 ? style.ink.second : style.ink.third}" stroke="${style.ink.main}" stroke-width="1"/></g>`;
    out += mandala(cx, cy - 74, 56, style.ink) + words(style.card.title, cx, cy + 38, 46, style.ink.main) + words(style.card.names, cx, cy + 88, 42, style.card.ground) + words('date', cx, cy + 124, 22, style.ink.main);
    return `${out}</g>${tassel(390, 690, 90, style.ink.third)}`;
  });
}

/** Returns a drawing of a letter with a wax seal, with its card pulled half out. */
export function sealedLetter(style: MiscStyle): Drawing {
  return still({ ground: style.ground, strewn: style.strewn, zoom: 1, dy: 40 }, (art) => {
    const [w, h] = [560, 380];
    const { colour } = style;
    const inside = `${paper(tone(colour, -0.15))(art, w, h)}${ambis(art, w, h, style.ink)}`;
    const pocket = shape(`M0 0L${w / 2} ${h * 0.62}L${w} 0V${h}H0Z`, art.linear([[0, tone(colour, 0.2)], [0.5, colour], [1, tone(colour, -0.2)]])) + line(`M0 0L${w / 2} ${h * 0.62}L${w} 0`, '#3d1607', 2, 0.35) + line(`M0 4L${w / 2} ${h * 0.62 + 4}L${w} 4`, '#fff6df', 2, 0.5) + line(`M0 ${h}L${w * 0.44} ${h * 0.56}M${w} ${h}L${w * 0.56} ${h * 0.56}`, '#3d1607', 2, 0.22);
    const [sx, sy] = [w / 2, h * 0.6];
    const wax = shape(smooth(Array.from({ length: 13 }, (_, i): Point => [sx + Math.cos(i * 0.483) * 62 * art.random.between(0.92, 1.1), sy + Math.sin(i * 0.483) * 60 * art.random.between(0.92, 1.1)])), art.radial([[0, '#d8534a'], [0.6, '#a81e1a'], [1, '#5e0d0c']], 0.5, 0.5, 0.6, 0.36, 0.3));
    const seal = oval(sx + 5, sy + 9, 66, 62, '#4a1d08', 'fill-opacity=".35"') + wax + `<circle cx="${sx}" cy="${n(sy)}" r="43" fill="none" stroke="#5e0d0c" stroke-width="4" stroke-opacity=".7"/><circle cx="${sx - 1}" cy="${n(sy - 1.5)}" r="43" fill="none" stroke="#ef8a80" stroke-width="1.6" stroke-opacity=".8"/>${mandala(sx, sy, 32, { main: '#e07a70', second: '#8f1614', third: '#e07a70', deep: '#5e0d0c' })}`;
    const slip = `<g transform="translate(64 -190)"><rect x="4" y="4" width="440" height="330" fill="#3d1607" fill-opacity=".2"/>${card(style.card)(art, 432, 330)}</g>`;
    return lying(490, 430, w, h, -7, inside + slip + pocket + seal, 16);
  });
}

/** Returns a drawing of a brass thali with card, lamp, sweets and flowers. */
export function shagunThali(style: MiscStyle): Drawing {
  return still({ ground: style.ground, strewn: style.strewn, zoom: 1.08, dy: 8 }, (art) => {
    let out = thali(art, 480, 450, 380);
    const small = (x: number, y: number, fill: string, top: string): string => shadow(art, x + 12, y + 26, 84, 40, 0.5) + oval(x, y + 12, 66, 38, '#87581f') + oval(x, y, 70, 40, brass(art)) + oval(x, y, 60, 33, fill) + top;
    const rice: Point[] = Array.from({ length: 70 }, () => [art.random.between(-46, 46), art.random.between(-22, 22)] as Point).filter(([a, b]) => Math.hypot(a / 50, b / 26) < 1);
    out += `<g transform="matrix(1 -.12 .1 .9 372 236)"><rect x="8" y="8" width="240" height="176" fill="#3d1607" fill-opacity=".35"/>${card(style.card)(art, 240, 176)}</g>`;
    out += small(296, 420, '#fff6df', dots(rice.map(([a, b]): Point => [296 + a, 420 + b]), '#ffffff', 5) + dots(rice.slice(0, 30).map(([a, b]): Point => [296 + a + 2, 420 + b + 2]), '#d9c7a0', 3));
    out += small(674, 420, '#b3261e', oval(664, 412, 40, 18, '#d8534a', 'fill-opacity=".7"'));
    const laddu = treat(art, 'laddu', 44);
    for (const [x, y] of [[420, 500], [510, 490], [466, 540]] as const) out += `<use href="#${laddu}" x="${x}" y="${y}"/>`;
    out += diya(art, 596, 536, 52, true) + bloom(art, 330, 530, 46, 'orange') + bloom(art, 650, 490, 30, 'yellow') + bloom(art, 280, 492, 30, 'rose');
    return out;
  });
}

/** Returns a drawing of a standing sheet of clear acrylic with gold lettering on a wooden foot, with flowers. */
export function acrylic(style: MiscStyle): Drawing {
  return still({ ground: style.ground, strewn: style.strewn, zoom: 1.05, table: true, dy: 16 }, (art) => {
    const [x, y, w, h] = [300, 110, 360, 440];
    const gold = foil(art);
    const ink = { ...style.ink, main: '#8a5f14' };
    let out = shadow(art, 530, 590, 320, 60, 0.6);
    out += `<g transform="translate(250 560)">${wood('walnut', 1)(art, 460, 46)}<rect width="460" height="46" fill="${art.linear([[0, '#fff1cc', 0.3], [1, '#2a0f05', 0.5]], 0, 0, 0.2, 1)}"/></g>` + shape('M250 560L276 540H690L710 560Z', '#8a5f3c');
    out += `<path d="${jharokha(x, y, w, h + 10, 0.34)}" fill="#ffffff" fill-opacity=".5"/><path d="${jharokha(x, y, w, h + 10, 0.34)}" fill="${art.linear([[0, '#ffffff', 0.7], [0.45, '#ffffff', 0.1], [1, '#ffffff', 0.35]])}"/>`;
    out += `<path d="${jharokha(x + 16, y + 24, w - 32, h - 30, 0.34)}" fill="none" stroke="${gold}" stroke-width="5"/><path d="${jharokha(x, y, w, h + 10, 0.34)}" fill="none" stroke="#ffffff" stroke-width="3.5"/>`;
    out += mandala(480, 262, 54, ink) + words(style.card.title, 480, 372, 52, '#8a5f14') + words(style.card.names, 480, 424, 46, style.card.ink.second) + words('date', 480, 458, 24, '#8a5f14');
    out += shape(polygon([[330, 140], [420, 120], [330, 500], [310, 500]]), '#ffffff', 'fill-opacity=".28"');
    const kinds = ['rose', 'blush', 'white', 'rose', 'blush'] as const;
    let green = '';
    for (let i = 0; i < 18; i++) {
      const a = art.random.between(-2.9, -0.3);
      const [bx, by] = [300 + art.random.between(-30, 110), 560];
      green += `M${n(bx)} ${by}Q${n(bx + Math.cos(a) * 40)} ${n(by + Math.sin(a) * 20 - 16)} ${n(bx + Math.cos(a) * 90)} ${n(by + Math.sin(a) * 90)}`;
    }
    out += line(green, '#5d7a3a', 7) + line(green, '#9dbb55', 2, 0.8);
    for (const [i, [fx, fy, s]] of ([[262, 520, 38], [330, 532, 44], [292, 566, 42], [380, 570, 34], [236, 572, 30]] as const).entries()) out += bloom(art, fx, fy, s, kinds[i] as keyof typeof marigoldColours);
    return out;
  });
}

/** Returns a drawing of a card with a pop-up palace window and a garland of flowers. */
export function popUp(style: MiscStyle): Drawing {
  return still({ ground: style.ground, strewn: style.strewn, zoom: 1.1, dy: 24 }, (art) => {
    const sp = space(480, 500, 16);
    const [w, d] = [440, 300];
    let out = blockShadow(sp, w, d, 18);
    const sheet = card({ ...style.card, heading: 'none' });
    out += sp.face([-w / 2, -d / 2, 12], [1, 0, 0], [0, 1, 0], `<rect x="0" y="0" width="${w}" height="${d}" fill="${style.colour}"/>${sheet(art, w, d)}${shade(art, 'top', w, d)}`);
    const back = `${paper(style.colour)(art, w, 270)}${frame(w, 270, 10, style.ink.main)}<rect width="${w}" height="270" fill="${art.linear([[0, '#fff6df', 0.1], [1, '#3d1607', 0.3]], 0, 0, 0, 1)}"/>`;
    out += sp.face([-w / 2, -d / 2, 282], [1, 0, 0], [0, 0, -1], back);
    const layer = (y: number, lw: number, lh: number, colour: string, hole: string, extra: string): string => sp.face([-lw / 2, y, lh + 12], [1, 0, 0], [0, 0, -1], `<path d="M0 ${n(lh * 0.16)}C${n(lw * 0.2)} ${n(lh * 0.12)} ${n(lw * 0.3)} ${n(lh * 0.02)} ${n(lw / 2)} ${n(-lh * 0.1)}C${n(lw * 0.7)} ${n(lh * 0.02)} ${n(lw * 0.8)} ${n(lh * 0.12)} ${lw} ${n(lh * 0.16)}V${lh}H0Z${hole}" transform="translate(5 4)" fill="#3d1607" fill-opacity=".3" fill-rule="evenodd"/><path d="M0 ${n(lh * 0.16)}C${n(lw * 0.2)} ${n(lh * 0.12)} ${n(lw * 0.3)} ${n(lh * 0.02)} ${n(lw / 2)} ${n(-lh * 0.1)}C${n(lw * 0.7)} ${n(lh * 0.02)} ${n(lw * 0.8)} ${n(lh * 0.12)} ${lw} ${n(lh * 0.16)}V${lh}H0Z${hole}" fill="${art.linear([[0, tone(colour, 0.3)], [1, tone(colour, -0.2)]])}" stroke="${style.ink.main}" stroke-width="2.4" fill-rule="evenodd"/>${extra}`);
    out += layer(-d * 0.36, 360, 236, style.ink.second, jharokha(80, 50, 200, 186), `<path d="${jharokha(20, 90, 46, 120)}" fill="${style.ink.deep}" stroke="${style.ink.main}" stroke-width="2"/><path d="${jharokha(294, 90, 46, 120)}" fill="${style.ink.deep}" stroke="${style.ink.main}" stroke-width="2"/>`);
    out += layer(-d * 0.2, 300, 196, tone(style.card.ground, -0.06), jharokha(60, 40, 180, 156), `<g transform="translate(60 52)">${swag(art, 180, 0, 9, marigoldColours.orange, '#4f7a2c')}</g>${mandala(30, 110, 20, style.ink)}${mandala(270, 110, 20, style.ink)}`);
    out += sp.face([-60, -d * 0.12, 110], [1, 0, 0], [0, 0, -1], line('M20 -50V60M100 -50V60', '#8a5f14', 3) + `<rect x="6" y="58" width="108" height="14" rx="4" fill="${style.ink.third}" stroke="${style.ink.main}" stroke-width="2"/>` + marigoldRings(36, 52, 13, marigoldColours.rose) + marigoldRings(62, 50, 15, marigoldColours.yellow) + marigoldRings(86, 52, 12, marigoldColours.orange));
    return out;
  });
}

/** Returns a drawing of a round velvet tube with its rolled letter beside it. */
export function velvetTube(style: MiscStyle): Drawing {
  return still({ ground: style.ground, strewn: style.strewn, zoom: 1.06, dy: 20 }, (art) => {
    const across = art.linear([[0, '#2a0f05', 0.4], [0.22, '#fff1cc', 0.42], [0.42, '#fff1cc', 0.05], [0.75, '#2a0f05', 0.35], [1, '#2a0f05', 0.62]], 0, 0, 0, 1);
    const gold = art.linear(brassStops, 0, 0, 0.1, 1);
    const roll = (content: string, w: number, h: number): string => `${content}<rect width="${w}" height="${h}" fill="${across}"/>`;
    let tube = `<g transform="translate(-250 -56)"><rect x="10" y="30" width="520" height="120" rx="50" fill="#4a1d08" fill-opacity=".3"/><g clip-path="${art.clip('<rect width="500" height="112"/>')}">${roll(velvet(style.colour)(art, 500, 112) + `<g transform="translate(40 14)">${phulkari(art, 420, 84, style.ink)}</g>`, 500, 112)}</g>`;
    for (const x of [-6, 30, 458, 494]) tube += `<rect x="${x}" y="-4" width="14" height="120" rx="5" fill="${gold}"/>`;
    tube += oval(506, 56, 22, 58, brass(art)) + oval(509, 56, 14, 40, '#8a5f14') + oval(506, 54, 12, 36, brass(art)) + '</g>';
    let letter = `<g transform="translate(-220 -40)"><rect x="8" y="26" width="440" height="84" rx="30" fill="#4a1d08" fill-opacity=".3"/>${roll(paper(style.card.ground)(art, 440, 80), 440, 80)}${oval(440, 40, 14, 40, tone(style.card.ground, -0.2))}`;
    letter += `<path d="M440 8a10 32 0 1 1 -6 52a8 24 0 1 1 6 -40a5 14 0 1 1 -2 22" fill="none" stroke="#7c5119" stroke-width="2.5" stroke-opacity=".7"/>`;
    letter += `<rect x="196" y="-3" width="34" height="86" fill="${style.ink.third}"/><rect x="196" y="-3" width="34" height="86" fill="${across}"/></g>`;
    let sheet = lying(500, 250, 430, 300, 5, card(style.card)(art, 430, 300), 12);
    sheet += `<g transform="translate(470 440) rotate(-9)">${letter}</g><g transform="translate(480 580) rotate(-5)">${tube}</g>`;
    return sheet + oval(478, 444, 22, 18, '#a81e1a') + `<circle cx="478" cy="444" r="12" fill="none" stroke="#ef8a80" stroke-width="2"/>`;
  });
}
