/** Single large pieces: ghewar, saffron-milk cake, layered jars, bread pudding triangles, layered pastry. */
import { blob, dots, line, n, oval, place, polygon, shadow, shape, smooth, tone } from '#scripts/demo/artwork/kit.ts';
import type { Art, Drawing, Point } from '#scripts/demo/artwork/kit.ts';
import { crumbs, rosePetal, sliver, sliverColours, strand } from './garnish.ts';
import { centre, own, project, scene, spread } from './scene.ts';
import type { Setting } from './scene.ts';
import { laddu } from './laddu.ts';

function nuts(art: Art, spots: readonly Point[], size: number, saffron = 0): string {
  const { random } = art;
  return spots.map(([x, y], i) => i < saffron ? strand(art, x, y, size * 1.5) : sliver(x, y, size * random.between(0.75, 1.2), random.between(0, 180), random.pick([...sliverColours.pista, ...sliverColours.almond]))).join('');
}

/** Returns a drawing of a ghewar, a disc of fried honeycomb, with cream on top. */
export function ghewarPicture(setting: Setting): Drawing {
  return scene(setting, (art) => {
    const { random } = art;
    const [cx, cy, rx, ry, h] = [480, 395, 268, 142, 74];
    const c = '#e09a2e';
    let out = shadow(art, cx + 34, cy + h + 22, rx * 1.2, ry * 1.22, 0.6);
    out += shape(`M${cx - rx} ${cy}V${cy + h}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy + h}V${cy}Z`, art.linear([[0, tone(c, -0.08)], [0.25, tone(c, 0.25)], [0.6, tone(c, -0.2)], [1, tone(c, -0.52)]], 0, 0, 1, 0));
    let dark = '';
    let pale = '';
    const holes: Point[] = [];
    for (let i = 0; i < 170; i++) {
      const a = random.between(0.02, 3.12);
      const [x, y] = [cx + Math.cos(a) * rx, cy + Math.sin(a) * ry];
      const stroke = `M${n(x)} ${n(y + random.between(0, 20))}q${n(random.between(-5, 5))} ${n(h * 0.4)} ${n(random.between(-3, 3))} ${n(random.between(0.5, 0.85) * h)}`;
      if (i % 2) dark += stroke; else pale += stroke;
      if (i % 2) holes.push([x, y + random.between(8, h - 6)]);
    }
    out += line(dark, tone(c, -0.55), 2.6, 0.5) + line(pale, tone(c, 0.5), 2.2, 0.6) + dots(holes, tone(c, -0.65), 6, 0.6);
    out += oval(cx, cy, rx, ry, art.radial([[0, tone(c, 0.4)], [0.7, c], [1, tone(c, -0.2)]], 0.42, 0.4, 0.62));
    for (let ring = 0; ring < 9; ring++) {
      const reach = 0.97 - ring * 0.087;
      const count = Math.round(66 * reach);
      for (let i = 0; i < count; i++) {
        const a = (i / count) * 6.283 + ring * 0.2 + random.between(-0.02, 0.02);
        const [x, y] = [cx + Math.cos(a) * rx * reach, cy + Math.sin(a) * ry * reach];
        const s = random.between(6.5, 10);
        out += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(s)}" ry="${n(s * 0.6)}" fill="${tone(c, random.pick([-0.62, -0.5, -0.38]))}"/>`;
      }
      const fine: Point[] = Array.from({ length: Math.round(count * 0.8) }, () => { const a = random.between(0, 6.28); return [cx + Math.cos(a) * rx * (reach - 0.04), cy + Math.sin(a) * ry * (reach - 0.04)]; });
      out += dots(fine, tone(c, 0.65), 4.5, 0.9);
    }
    out += nuts(art, spread(art, cx, cy - 10, rx * 0.54, ry * 0.5, 44, 22), 27, 8);
    for (let i = 0; i < 9; i++) out += shape(smooth(blob(random, cx + random.between(-90, 90), cy - 10 + random.between(-34, 34), random.between(8, 22), random.between(4, 9), 0.4, 7)), random.pick(['#ffffff', '#e4e7ea', '#cfd4d8']), 'fill-opacity=".9"');
    return out + rosePetal(art, cx + 20, cy - 16, 30) + rosePetal(art, cx - 16, cy + 2, 24, '#c4265a');
  });
}

/** Returns a drawing of a round cake with saffron cream and one slice cut out. */
export function cakePicture(setting: Setting): Drawing {
  return scene(setting, (art) => {
    const { random } = art;
    const [cx, cy, rx, ry, h] = [480, 300, 232, 126, 176];
    const c = '#fbeecb';
    const at = (degrees: number, reach: number, down: number): Point => [cx + Math.cos((degrees * Math.PI) / 180) * rx * reach, cy + Math.sin((degrees * Math.PI) / 180) * ry * reach + down * h];
    const [from, to] = [34, 84];
    let out = shadow(art, cx + 26, cy + h + 16, rx * 1.16, ry * 1.14, 0.55);
    const side = art.linear([[0, tone(c, -0.1)], [0.22, '#fffaf0'], [0.55, tone(c, -0.08)], [1, tone(c, -0.4)]], 0, 0, 1, 0);
    const full = `M${cx - rx} ${cy}V${cy + h}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy + h}V${cy}A${rx} ${ry} 0 0 1 ${cx - rx} ${cy}Z`;
    out += shape(full, side);
    for (let i = 0; i < 34; i++) {
      const a = random.between(92, 178);
      const [x, y] = at(a, 1, random.between(0.7, 0.97));
      out += sliver(x, y, random.between(18, 28), random.between(0, 180), random.pick([...sliverColours.pista, ...sliverColours.almond]));
    }
    // The cut: two inner faces with sponge and cream.
    const [mid, l, r] = [at(0, 0, 0), at(to, 1, 0), at(from, 1, 0)];
    const gap = `M${n(mid[0])} ${n(mid[1])}L${n(r[0])} ${n(r[1])}L${n(at(from, 1, 1)[0])} ${n(at(from, 1, 1)[1])}A${rx} ${ry} 0 0 1 ${n(at(to, 1, 1)[0])} ${n(at(to, 1, 1)[1])}L${n(l[0])} ${n(l[1])}Z`;
    out += shape(gap, '#b4b6b9');
    for (const [degrees, shade] of [[from, -0.02], [to, -0.2]] as const) {
      for (const [colour, top, low] of [['#fff8e6', 0, 0.07], ['#f6d477', 0.07, 0.3], ['#fff6dc', 0.3, 0.38], ['#f3cd6c', 0.38, 0.62], ['#fff6dc', 0.62, 0.7], ['#f0c662', 0.7, 1]] as const) {
        out += shape(polygon([at(degrees, 0, top), at(degrees, 1, top), at(degrees, 1, low), at(degrees, 0, low)]), tone(colour, shade));
      }
      const crumb: Point[] = Array.from({ length: 90 }, () => at(degrees, random.next(), random.between(0.08, 0.98)));
      out += dots(crumb.slice(0, 45), '#b9822a', 3.4, 0.4) + dots(crumb.slice(45), '#fffbe8', 3.2, 0.6);
    }
    out += shape(polygon([at(from, 0, 1), at(from, 1, 1), at(to, 1, 1)]), '#6e5f58', 'fill-opacity=".45"');
    const top = `M${n(mid[0])} ${n(mid[1])}L${n(l[0])} ${n(l[1])}A${rx} ${ry} 0 1 1 ${n(r[0])} ${n(r[1])}Z`;
    out += shape(top, art.radial([[0, '#fffef6'], [0.6, '#fdf2d4'], [1, '#f0d9a4']], 0.42, 0.4, 0.64));
    for (let i = 0; i < 22; i++) {
      const a = to + 8 + (i / 21) * (360 - to + from - 16);
      const [x, y] = at(a, 0.88, -0.03);
      out += oval(x + 3, y + 9, 25, 14, '#7a4a14', 'fill-opacity=".3"') + oval(x, y, 24, 17, art.radial([[0, '#ffffff'], [0.55, '#fdf3da'], [1, '#dcbf88']], 0.45, 0.45, 0.6, 0.34, 0.28)) + oval(x, y - 10, 14, 9, art.radial([[0, '#ffffff'], [1, '#f3e2b8']])) + (i % 3 === 0 ? strand(art, x, y - 12, 26) : '');
    }
    for (const [x, y] of [[-74, -20], [28, -54], [-6, 14]] as const) {
      out += oval(cx + x + 4, cy + y + 10, 52, 26, '#7a4a14', 'fill-opacity=".3"') + oval(cx + x, cy + y, 50, 28, art.radial([[0, '#fffdf0'], [0.5, '#f8e29a'], [1, '#d9b050']], 0.45, 0.45, 0.6, 0.34, 0.28)) + nuts(art, spread(art, cx + x, cy + y - 5, 28, 12, 5, 12), 20, 2);
    }
    out += nuts(art, spread(art, cx - 30, cy - 8, 120, 56, 16, 26), 20, 5);
    return out + rosePetal(art, cx - 30, cy - 64, 24) + rosePetal(art, cx - 118, cy + 16, 21, '#c4265a');
  });
}

/** Returns a drawing of two glass jars with layers of boondi and rabri. */
export function jarPicture(setting: Setting): Drawing {
  return scene(setting, (art) => {
    const jar = (cx: number, base: number, w: number, h: number, seed: string): string => {
      const mine = own(art, seed);
      const { random } = mine;
      const top = base - h;
      const flat = 0.3;
      const inside = `M${cx - w} ${top}V${base - 20}Q${cx - w} ${base + w * flat * 0.7} ${cx} ${base + w * flat}Q${cx + w} ${base + w * flat * 0.7} ${cx + w} ${base - 20}V${top}A${w} ${w * flat} 0 0 0 ${cx - w} ${top}Z`;
      let out = shadow(art, cx + w * 0.3, base + w * 0.2, w * 1.45, w * 0.5, 0.6);
      out += `<g clip-path="${art.clip(`<path d="${inside}"/>`)}"><rect x="${cx - w}" y="${top}" width="${w * 2}" height="${h + w}" fill="#fbf3df"/>`;
      const bands: readonly (readonly [number, number, boolean])[] = [[0.0, 0.27, true], [0.27, 0.48, false], [0.48, 0.73, true], [0.73, 0.92, false]];
      for (const [low, high, boondi] of bands) {
        const [yl, yh] = [base + w * flat - low * h, base - high * h];
        if (!boondi) { out += `<path d="M${cx - w} ${n(yh)}Q${cx} ${n(yh + w * flat * 1.5)} ${cx + w} ${n(yh)}V${n(yl + 20)}H${cx - w}Z" fill="${art.linear([[0, '#f1dfb4'], [0.25, '#fffaf0'], [0.7, '#f6e6c2'], [1, '#d9bb84']], 0, 0, 1, 0)}"/>`; continue; }
        out += `<rect x="${cx - w}" y="${n(yh)}" width="${w * 2}" height="${n(yl - yh + 30)}" fill="#b9540c"/>`;
        for (let y = yh + 4; y < yl + 24; y += 10.5) for (let x = cx - w; x < cx + w + 8; x += 12) {
          const [px, py] = [x + random.between(-3, 3) + (Math.round((y - yh) / 10.5) % 2) * 6, y + random.between(-2, 2) + (1 - ((x - cx) / w) ** 2) * w * flat * 0.7];
          const lit = Math.round((0.24 - (x - cx) / w * 0.34 + random.between(-0.16, 0.12)) * 6) / 6;
          const c = tone('#ef8a14', lit);
          out += `<circle cx="${n(px)}" cy="${n(py)}" r="7.6" fill="${art.radial([[0, tone(c, 0.5)], [0.45, c], [1, tone(c, -0.4)]], 0.5, 0.5, 0.56, 0.36, 0.3)}"/>`;
        }
      }
      out += '</g>';
      const creamTop = base - 0.92 * h;
      out += oval(cx, creamTop, w * 0.97, w * flat * 0.96, art.radial([[0, '#fffef6'], [0.7, '#f9ecca'], [1, '#dfc48e']], 0.42, 0.4, 0.64));
      out += nuts(mine, spread(mine, cx, creamTop, w * 0.66, w * flat * 0.6, 12, 18), 24, 4);
      out += `<g transform="translate(${n(cx + w * 0.14)} ${n(creamTop - 24)})">${laddu(mine, w * 0.36, { skin: 'beads', colour: '#f08c14', grain: 1.7, extras: [], gloss: 0.8 })}</g>`;
      out += rosePetal(mine, cx - w * 0.42, creamTop + 2, 18);
      // The glass: rim, bright edges and a sheen.
      out += `<path d="${inside}" fill="${art.linear([[0, '#ffffff', 0.5], [0.1, '#ffffff', 0.08], [0.2, '#ffffff', 0.34], [0.28, '#ffffff', 0.05], [0.85, '#ffffff', 0], [0.94, '#ffffff', 0.35], [1, '#ffffff', 0.12]], 0, 0, 1, 0)}" stroke="#ffffff" stroke-opacity=".75" stroke-width="3"/>`;
      out += oval(cx, top, w, w * flat, 'none', 'stroke="#ffffff" stroke-width="6" stroke-opacity=".85"') + oval(cx, top + 5, w * 0.97, w * flat * 0.96, 'none', 'stroke="#b9a58a" stroke-width="2" stroke-opacity=".5"');
      out += line(`M${n(cx - w * 0.99)} ${n(top + h * 0.13)}A${w} ${n(w * flat)} 0 0 0 ${n(cx + w * 0.99)} ${n(top + h * 0.13)}`, '#a8803c', 7) + line(`M${n(cx - w * 0.99)} ${n(top + h * 0.13 - 2)}A${w} ${n(w * flat)} 0 0 0 ${n(cx + w * 0.99)} ${n(top + h * 0.13 - 2)}`, '#f3dc9a', 2.4);
      const [bx, by] = [cx - w * 0.1, top + h * 0.13 + w * flat];
      return out + shape(smooth(place([[0, 0], [-0.9, -0.6], [-1.1, 0.3]], bx, by, 0, 30)), '#c8963a') + shape(smooth(place([[0, 0], [0.9, -0.6], [1.1, 0.3]], bx, by, 0, 30)), '#dfb45a') + line(`M${n(bx)} ${n(by)}l-14 40M${n(bx)} ${n(by)}l16 38`, '#c8963a', 6) + oval(bx, by, 8, 8, '#f3dc9a');
    };
    return jar(650, 500, 108, 270, 'far') + jar(360, 570, 135, 345, 'near');
  });
}

function wedge(art: Art, x: number, y: number, size: number, turn: number, layers: readonly string[], height: number): { faces: string; at: (u: number, v: number, up: number) => Point } {
  const foot: Point[] = [[0, -1.1], [1.15, 0.75], [-1.15, 0.75]];
  const corner = (p: Point, up: number): Point => { const [a, b] = project(p[0], p[1], up, turn); return [x + a * size, y + b * size]; };
  let out = shadow(art, x + size * 0.2, y + size * 0.16, size * 1.5, size * 0.9, 0.5);
  for (let i = 0; i < 3; i++) {
    const [a, b] = [foot[i] as Point, foot[(i + 1) % 3] as Point];
    const [[nx, ny]] = place([[b[1] - a[1], a[0] - b[0]]], 0, 0, turn) as [Point];
    if (ny <= 0) continue;
    const shade = -0.08 - 0.34 * ((nx / Math.hypot(nx, ny) + 1) / 2);
    layers.forEach((colour, k) => {
      const [top, low] = [height * (1 - k / layers.length), height * (1 - (k + 1) / layers.length)];
      const fill = tone(colour, shade);
      out += shape(polygon([corner(a, top), corner(b, top), corner(b, low), corner(a, low)]), fill, `stroke="${fill}" stroke-width="3" stroke-linejoin="round"`);
    });
  }
  const fill = art.linear([[0, tone(layers[0] as string, 0.42)], [0.5, layers[0] as string], [1, tone(layers[0] as string, -0.16)]], 0, 0, 0.9, 1);
  out += shape(polygon(foot.map((p) => corner(p, height))), fill, `stroke="${fill}" stroke-width="7" stroke-linejoin="round"`);
  return { faces: out, at: (u, v, up) => corner([u, v], up) };
}

/** Returns a drawing of shahi tukda, fried bread triangles under thickened milk. */
export function tukdaPicture(setting: Setting): Drawing {
  return scene(setting, (art) => {
    const { random } = art;
    let out = oval(centre[0], centre[1] + 16, 286, 158, art.radial([[0, '#fffaf0'], [0.7, '#f8e6bc'], [1, '#d9b877']], 0.42, 0.38, 0.62)) + line('M212 400A286 158 0 0 1 360 302', '#ffffff', 7, 0.8);
    for (const [x, y, turn] of [[-146, -20, 30], [134, -44, -12], [-4, 88, 60]] as const) {
      const piece = wedge(own(art, `tukda${x}`), centre[0] + x, centre[1] + y, 146, turn, ['#d08a34', '#ecb45e', '#e2a048', '#b06c22'], 0.3);
      out += piece.faces;
      const pores: Point[] = Array.from({ length: 60 }, () => { const v = random.between(-0.8, 0.66); const w = (v + 1.1) * 0.58; return piece.at(random.between(-w, w), v, 0.3); });
      out += dots(pores.slice(0, 32), '#8a4a14', 5, 0.4) + dots(pores.slice(32), '#f6cf86', 5, 0.5);
      const [cx, cy] = piece.at(0, 0.16, 0.3);
      const cream = blob(random, cx, cy, 104, 48, 0.13, 13);
      out += shape(smooth(cream.map(([a, b]): Point => [a + 4, b + 7])), '#6e340c', 'fill-opacity=".4"') + shape(smooth(cream), art.radial([[0, '#fffef8'], [0.6, '#fdf1d2'], [1, '#e6c88e']], 0.42, 0.38, 0.66)) + oval(cx - 34, cy - 20, 32, 9, '#ffffff', 'fill-opacity=".85"');
      out += nuts(art, spread(art, cx, cy - 3, 78, 32, 17, 17), 27, 4);
    }
    return out;
  });
}

/** Returns a drawing of baklava, diamonds of thin pastry with cashew between the layers. */
export function baklavaPicture(setting: Setting): Drawing {
  return scene(setting, (art) => {
    const { random } = art;
    const foot: Point[] = [[-1.3, 0], [0, -0.95], [1.3, 0], [0, 0.95]];
    const piece = (x: number, y: number, s: number, turn: number): string => {
      const corner = (p: Point, up: number): Point => { const [a, b] = project(p[0], p[1], up, turn); return [x + a * s, y + b * s]; };
      const h = 1.0;
      let out = shadow(art, x + s * 0.24, y + s * 0.16, s * 1.6, s * 0.86, 0.55);
      for (let i = 0; i < 4; i++) {
        const [a, b] = [foot[i] as Point, foot[(i + 1) % 4] as Point];
        const [[nx, ny]] = place([[b[1] - a[1], a[0] - b[0]]], 0, 0, turn) as [Point];
        if (ny <= 0) continue;
        const shade = -0.04 - 0.3 * ((nx / Math.hypot(nx, ny) + 1) / 2);
        for (let k = 17; k >= 0; k--) {
          const nutty = k > 5 && k < 12;
          const wave: Point[] = [];
          for (let u = 0; u <= 8; u++) wave.push(corner([a[0] + (b[0] - a[0]) * (u / 8) * 1, a[1] + (b[1] - a[1]) * (u / 8)], (h * (18 - k)) / 18 + random.between(-0.018, 0.018)));
          const [f, g] = [corner(b, (h * (17 - k)) / 18 - 0.02), corner(a, (h * (17 - k)) / 18 - 0.02)];
          const colour = nutty ? (k % 2 ? '#b9b45a' : '#dcc07a') : random.pick(['#efb95a', '#d9963a', '#fbd98e', '#c8802a']);
          out += shape(polygon([...wave, f, g]), tone(colour, shade));
        }
        for (let k = 0; k < 22; k++) { const u = random.next(); const p = corner([a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u], h * random.between(0.36, 0.64)); out += sliver(p[0], p[1], s * 0.12, random.between(0, 180), tone(random.pick(['#8fa63c', '#f0dcae', '#e6c88c']), shade)); }
      }
      const top = polygon(foot.map((p) => corner(p, h)));
      const fill = art.linear([[0, '#fbdc94'], [0.4, '#e2a444'], [1, '#b8701e']], 0.1, 0, 0.8, 1);
      out += shape(top, fill, `stroke="${fill}" stroke-width="7" stroke-linejoin="round"`);
      let crackle = '';
      for (let k = 0; k < 10; k++) { const v = random.between(-0.8, 0.8); const w = random.between(0.3, 1) * (1 - Math.abs(v) / 0.95); crackle += smooth([corner([-w, v], h), corner([0, v + random.between(-0.06, 0.06)], h), corner([w, v], h)], false); }
      out += line(crackle, '#9a5a16', 2, 0.4) + `<g transform="translate(-1 -3)">${line(crackle, '#fff0c4', 2, 0.6)}</g>`;
      const [mx, my] = corner([0, 0], h);
      out += oval(mx + 2, my + 5, s * 0.36, s * 0.15, '#6e340c', 'fill-opacity=".4"') + line(`M${n(mx - s * 0.24)} ${n(my + 2)}q${n(s * 0.24)} ${n(-s * 0.24)} ${n(s * 0.48)} 0`, '#cfa467', s * 0.18) + line(`M${n(mx - s * 0.24)} ${n(my - 1)}q${n(s * 0.23)} ${n(-s * 0.24)} ${n(s * 0.46)} 0`, '#f9e9c6', s * 0.11);
      out += nuts(art, Array.from({ length: 6 }, () => corner([random.between(-0.55, 0.55), random.between(-0.35, 0.35)], h)), s * 0.17);
      return out + shape(polygon([corner([-1.1, -0.03], h), corner([-0.1, -0.78], h), corner([0.08, -0.6], h), corner([-0.86, 0.08], h)]), '#ffffff', 'fill-opacity=".4"');
    };
    const spots: readonly (readonly [number, number, number])[] = [[-6, -96, 4], [-196, 16, -8], [194, 10, 12], [0, 116, 0]];
    return spots.map(([x, y, turn]) => piece(centre[0] + x, centre[1] + 24 + y, 122, turn)).join('') + crumbs(art, 470, 612, 230, 18, '#d2913a', 26);
  });
}
