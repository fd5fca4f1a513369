/** Boxes of boards or card: closed, opened on a hinge, as a drawer, and with many sides. */
import { line, n, oval, shadow, shape } from '#scripts/demo/artwork/kit.ts';
import type { Art, Point } from '#scripts/demo/artwork/kit.ts';
import { blockShadow, outline, shade, shifted, space } from './space.ts';
import type { Space, Vec } from './space.ts';
import { clasp } from './surfaces.ts';
import type { Face } from './surfaces.ts';

export interface Build {
  readonly cx: number;
  readonly cy: number;
  readonly turn: number;
  /** Size in px: width along the front, depth, height of the body without the lid. */
  readonly w: number;
  readonly d: number;
  readonly h: number;
  readonly top: Face;
  readonly side: Face;
  /** Height of the lid's rim. */
  readonly rim?: number;
  readonly rimFace?: Face;
  /** Half size of a clasp on the front. */
  readonly clasp?: number;
  /** Colour of the edges of the boards. */
  readonly edge: string;
}

/**
 * Returns the SVG of an upright face that looks towards the viewer.
 * @param x its left edge
 * @param y its depth
 * @param z its lower edge
 */
function frontFace(art: Art, sp: Space, x: number, y: number, z: number, w: number, h: number, face: Face): string {
  return sp.face([x, y, z + h], [1, 0, 0], [0, 0, -1], face(art, w, h) + shade(art, 'front', w, h));
}

function rightFace(art: Art, sp: Space, x: number, y: number, z: number, d: number, h: number, face: Face): string {
  return sp.face([x, y, z + h], [0, -1, 0], [0, 0, -1], face(art, d, h) + shade(art, 'right', d, h));
}

/** Returns the SVG of a solid block whose floor is centred at (x, y), `z` px above the table. */
export function block(art: Art, sp: Space, x: number, y: number, z: number, w: number, d: number, h: number, faces: { top: Face; side: Face; edge?: string }): string {
  let out = frontFace(art, sp, x - w / 2, y + d / 2, z, w, h, faces.side) + rightFace(art, sp, x + w / 2, y + d / 2, z, d, h, faces.side);
  out += sp.face([x - w / 2, y - d / 2, z + h], [1, 0, 0], [0, 1, 0], faces.top(art, w, d) + shade(art, 'top', w, d));
  const [a, b, c, e] = [sp.at(x - w / 2, y + d / 2, z + h), sp.at(x + w / 2, y + d / 2, z + h), sp.at(x + w / 2, y - d / 2, z + h), sp.at(x + w / 2, y + d / 2, z)];
  return out + line(`M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}L${n(c[0])} ${n(c[1])}M${n(b[0])} ${n(b[1])}L${n(e[0])} ${n(e[1])}`, '#fff1cc', 1.8, 0.55);
}

/** Returns the SVG of a closed box whose lid is a little wider than the body. */
export function closedBox(art: Art, build: Build): string {
  const { w, d, h, rim = 34, edge } = build;
  const sp = space(build.cx, build.cy, build.turn);
  let out = blockShadow(sp, w, d, h + rim);
  out += frontFace(art, sp, -w / 2, d / 2, 0, w, h, build.side) + rightFace(art, sp, w / 2, d / 2, 0, d, h, build.side);
  out += shape(outline(sp, [[-w / 2, d / 2, h], [w / 2, d / 2, h], [w / 2, -d / 2, h], [w / 2, -d / 2, h - 9], [w / 2, d / 2, h - 11], [-w / 2, d / 2, h - 11]]), '#2a0f05', 'fill-opacity=".42"');
  out += block(art, sp, 0, 0, h, w + 8, d + 8, rim, { top: build.top, side: build.rimFace ?? build.side, edge });
  if (build.clasp) {
    const [x, y] = sp.at(0, d / 2 + 4, h + 4);
    out += clasp(art, x, y, build.clasp);
  }
  return out;
}

export interface OpenBuild extends Build {
  /** Face on the inside of the lid, such as the printed invitation. */
  readonly lidInside: Face;
  readonly lining: Face;
  /** Returns the SVG of the box's contents, on a floor `z` px high. */
  readonly contents: (art: Art, sp: Space, w: number, d: number, z: number) => string;
  /** Angle of the lid in degrees; 90 stands upright. */
  readonly angle?: number;
  readonly wall?: number;
}

/** Returns the SVG of the hollow body of a box with its lining and contents. */
function body(art: Art, sp: Space, build: Pick<OpenBuild, 'w' | 'd' | 'h' | 'side' | 'lining' | 'contents' | 'wall' | 'edge'>, x = 0, y = 0): string {
  const { w, d, h, wall = 11 } = build;
  const [l, r, b, f] = [x - w / 2 + wall, x + w / 2 - wall, y - d / 2 + wall, y + d / 2 - wall];
  const floor = h * 0.42;
  let out = sp.face([l, b, h], [1, 0, 0], [0, 0, -1], build.lining(art, r - l, h - floor) + shade(art, 'inside', r - l, h - floor));
  out += sp.face([l, f, h], [0, -1, 0], [0, 0, -1], build.lining(art, f - b, h - floor) + shade(art, 'right', f - b, h - floor));
  out += sp.face([l, b, floor], [1, 0, 0], [0, 1, 0], build.lining(art, r - l, f - b) + shade(art, 'inside', r - l, f - b));
  const opening = outline(sp, [[l, b, h + 200], [r, b, h + 200], [r, b, h], [r, f, h], [l, f, h], [l, b, h]]);
  out += `<g clip-path="${art.clip(`<path d="${opening}"/>`)}">${build.contents(art, shifted(sp, x, y), r - l - 8, f - b - 8, floor)}`;
  out += `</g>`;
  out += frontFace(art, sp, x - w / 2, y + d / 2, 0, w, h, build.side) + rightFace(art, sp, x + w / 2, y + d / 2, 0, d, h, build.side);
  const outer: Vec[] = [[x - w / 2, y - d / 2, h], [x + w / 2, y - d / 2, h], [x + w / 2, y + d / 2, h], [x - w / 2, y + d / 2, h]];
  const inner: Vec[] = [[l, b, h], [r, b, h], [r, f, h], [l, f, h]];
  out += `<path d="${outline(sp, outer)}${outline(sp, inner)}" fill="${build.edge}" fill-rule="evenodd"/><path d="${outline(sp, outer)}${outline(sp, inner)}" fill="none" stroke="#fff1cc" stroke-width="1.4" stroke-opacity=".5"/>`;
  return out;
}

/** Returns the SVG of an open box with a hinge on its back edge and the lid leaning back. */
export function openBox(art: Art, build: OpenBuild): string {
  const { w, d, h, rim = 30, angle = 106, wall = 11 } = build;
  const sp = space(build.cx, build.cy, build.turn);
  const lean = (angle * Math.PI) / 180;
  const up: Vec = [0, Math.cos(lean), Math.sin(lean)];
  const down: Vec = [0, -up[1], -up[2]];
  // The lid's rim points towards the viewer once it stands.
  const out3: Vec = [0, Math.sin(lean), -Math.cos(lean)];
  const hinge: Vec = [-w / 2, -d / 2, h];
  const along = (t: number, o: number, x = 0): Vec => [hinge[0] + x, hinge[1] + up[1] * t + out3[1] * o, hinge[2] + up[2] * t + out3[2] * o];
  let out = blockShadow(sp, w, d, h);
  // Outer edges of the lid, seen at its right and along its top.
  const rightSide = sp.face(along(d, 0, w), out3, down, `<rect width="${rim}" height="${n(d)}" fill="${build.edge}"/>${shade(art, 'right', rim, d)}`);
  const back = sp.face(along(d, 0), [1, 0, 0], down, `<rect width="${n(w)}" height="${n(d)}" fill="${build.edge}"/>`);
  const face = build.lidInside(art, w - wall * 2, d - wall * 2) + shade(art, 'lid', w - wall * 2, d - wall * 2);
  const recess = sp.face(along(d - wall, 3, wall), [1, 0, 0], down, face);
  const innerLeft = sp.face(along(d - wall, rim, wall), [-out3[0], -out3[1], -out3[2]], down, `<rect width="${rim}" height="${n(d - wall * 2)}" fill="${build.edge}"/><rect width="${rim}" height="${n(d - wall * 2)}" fill="#3d1607" fill-opacity=".5"/>`);
  const innerBottom = sp.face(along(wall, rim, wall), [1, 0, 0], [-out3[0], -out3[1], -out3[2]], `<rect width="${n(w - wall * 2)}" height="${rim}" fill="${build.edge}"/><rect width="${n(w - wall * 2)}" height="${rim}" fill="#fff1cc" fill-opacity=".18"/>`);
  const castTop = sp.face(along(d - wall, 4, wall), [1, 0, 0], down, `<rect width="${n(w - wall * 2)}" height="26" fill="${art.linear([[0, '#3d1607', 0.5], [1, '#3d1607', 0]], 0, 0, 0, 1)}"/><rect width="20" height="${n(d - wall * 2)}" fill="${art.linear([[0, '#3d1607', 0.4], [1, '#3d1607', 0]], 0, 0, 1, 0)}"/>`);
  const ring = (from: number, o: number): Vec[] => [along(d - from, o, from), along(d - from, o, w - from), along(from, o, w - from), along(from, o, from)];
  const lip = `${outline(sp, ring(0, rim))}${outline(sp, ring(wall, rim))}`;
  out += back + recess + castTop + innerLeft + innerBottom + rightSide;
  out += `<path d="${lip}" fill="${build.edge}" fill-rule="evenodd"/><path d="${lip}" fill="none" stroke="#fff1cc" stroke-width="1.5" stroke-opacity=".55"/>`;
  out += body(art, sp, build);
  // The lid's shadow on the back of the box.
  out += shape(outline(sp, [[-w / 2 + wall, -d / 2 + wall, h], [w / 2 - wall, -d / 2 + wall, h], [w / 2 - wall, -d / 2 + 46, h], [-w / 2 + wall, -d / 2 + 34, h]]), '#3d1607', 'fill-opacity=".2"');
  if (build.clasp) {
    const [x, y] = sp.at(0, d / 2 + 1, h - 12);
    out += clasp(art, x, y, build.clasp);
  }
  return out;
}

/** Returns the SVG of a drawer pulled out of its sleeve. @param pulled share of the depth by which it is pulled out */
export function drawerBox(art: Art, build: OpenBuild, pulled = 0.62): string {
  const { w, d, h } = build;
  const back = space(build.cx, build.cy, build.turn);
  const pull = d * pulled;
  let out = blockShadow(back, w, d + pull, h, 0, pull / 2);
  out += block(art, back, 0, 0, 0, w, d, h, { top: build.top, side: build.rimFace ?? build.side, edge: build.edge });
  out += back.face([-w / 2 + 9, d / 2 + 0.5, h - 9], [1, 0, 0], [0, 0, -1], `<rect width="${n(w - 18)}" height="${n(h - 14)}" fill="#2a0f05" fill-opacity=".86"/>`);
  out += body(art, back, { ...build, w: w - 22, d: pull, h: h - 22 }, 0, d / 2 + pull / 2);
  out += shape(outline(back, [[-w / 2 + 20, d / 2, h - 22], [w / 2 - 20, d / 2, h - 22], [w / 2 - 20, d / 2 + 34, h - 22], [-w / 2 + 20, d / 2 + 20, h - 22]]), '#3d1607', 'fill-opacity=".38"');
  const [x, y] = back.at(0, d / 2 + pull, (h - 22) / 2);
  return out + (build.clasp ? clasp(art, x, y, build.clasp) : ribbonPull(x, y));
}

function ribbonPull(x: number, y: number): string {
  return shape(`M${n(x - 16)} ${n(y - 6)}C${n(x - 22)} ${n(y + 36)} ${n(x + 22)} ${n(y + 40)} ${n(x + 16)} ${n(y - 2)}L${n(x + 6)} ${n(y - 4)}C${n(x + 10)} ${n(y + 22)} ${n(x - 10)} ${n(y + 20)} ${n(x - 6)} ${n(y - 5)}Z`, '#b3261e') + oval(x, y - 4, 18, 6, '#7c1710');
}

/** Returns the corners of a regular polygon of radius `r` px, at the height `z`. @param start rotation in radians */
export function corners(sides: number, r: number, z: number, start = 0): Vec[] {
  return Array.from({ length: sides }, (_, i): Vec => {
    const a = start + (i / sides) * Math.PI * 2;
    return [Math.cos(a) * r, Math.sin(a) * r, z];
  });
}

/**
 * Returns the SVG of the walls, facing the viewer, of a box with many sides.
 * @param z their lower edge in px
 * @param h their height in px
 */
function walls(art: Art, sp: Space, sides: number, r: number, z: number, h: number, face: Face, start = 0): string {
  const points = corners(sides, r, z, start);
  let out = '';
  const length = 2 * r * Math.sin(Math.PI / sides);
  // The narrow slices of a round wall share four drawings.
  const shared = sides > 12 ? Array.from({ length: 4 }, () => art.symbol(face(art, length + 0.6, h))) : [];
  points.forEach((from, i) => {
    const to = points[(i + 1) % sides] as Vec;
    const a = sp.at(...from);
    const b = sp.at(...to);
    // Corners run clockwise in the picture, so that a wall looks at the viewer while it runs from right to left.
    if (b[0] >= a[0]) return;
    const lit = (a[1] - b[1]) / Math.hypot(a[0] - b[0], a[1] - b[1]);
    const across: Vec = [(from[0] - to[0]) / length, (from[1] - to[1]) / length, 0];
    const dark = Math.min(0.6, Math.max(0, 0.2 - lit * 0.62));
    const tint = sides > 12 ? `<rect width="${n(length + 0.6)}" height="${n(h)}" fill="#3d1607" fill-opacity="${Math.round(dark * 100) / 100}"/>` : `<rect width="${n(length)}" height="${n(h)}" fill="${art.linear([[0, '#3d1607', dark * 0.7], [1, '#3d1607', Math.min(0.75, dark + 0.16)]], 0, 0, 0.4, 1)}"/><path d="M.8 0V${n(h)}" stroke="#fff1cc" stroke-width="1.4" stroke-opacity=".4"/>`;
    out += sp.face([to[0], to[1], z + h], across, [0, 0, -1], (sides > 12 ? `<use href="#${shared[i % 4]}"/>` : face(art, length, h)) + tint);
  });
  return out;
}

/** Returns the SVG of the flat lid of a box with many sides; the face is clipped to its outline. */
function capFace(art: Art, sp: Space, sides: number, r: number, z: number, face: Face, start = 0): string {
  const flat = corners(sides, r, 0, start).map(([x, y]): Point => [x + r, y + r]);
  const clip = art.clip(`<path d="M${flat.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z"/>`);
  return sp.face([-r, -r, z], [1, 0, 0], [0, 1, 0], `<g clip-path="${clip}">${face(art, r * 2, r * 2)}${shade(art, 'top', r * 2, r * 2)}</g>`);
}

export interface PrismBuild {
  readonly cx: number;
  readonly cy: number;
  readonly turn: number;
  readonly sides: number;
  readonly r: number;
  readonly h: number;
  readonly rim: number;
  readonly top: Face;
  readonly side: Face;
  readonly rimFace: Face;
  readonly edge: string;
}

/** Returns the SVG of a closed box with many sides; 40 sides look round. */
export function prismBox(art: Art, build: PrismBuild): string {
  const { sides, r, h, rim } = build;
  const sp = space(build.cx, build.cy, build.turn);
  const start = Math.PI / sides;
  let out = shadow(art, build.cx + 44, build.cy + 18, r * 1.5, r * 0.86, 0.7);
  out += walls(art, sp, sides, r, 0, h, build.side, start) + walls(art, sp, sides, r + 0.5, h - 10, 10, (_a, w, k) => `<rect width="${n(w + 1)}" height="${n(k)}" fill="#2a0f05" fill-opacity=".4"/>`, start);
  out += walls(art, sp, sides, r + 6, h, rim, build.rimFace, start) + capFace(art, sp, sides, r + 6, h + rim, build.top, start);
  return out + `<path d="${outline(sp, corners(sides, r + 6, h + rim, start))}" fill="none" stroke="#fff1cc" stroke-width="1.8" stroke-opacity=".6"/>`;
}

/** Returns the SVG of an open box with many sides and its contents; the lid leans behind it. */
export function openPrism(art: Art, build: PrismBuild & Pick<OpenBuild, 'contents' | 'lining'>): string {
  const { sides, r, h } = build;
  const sp = space(build.cx, build.cy, build.turn);
  const start = Math.PI / sides;
  const flat = corners(sides, r, 0, start).map(([x, y]): Point => [x + r, y + r]);
  const clip = art.clip(`<path d="M${flat.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z"/>`);
  const lean = space(build.cx + r * 0.5, build.cy, 8);
  const face = `<g clip-path="${clip}">${build.top(art, r * 2, r * 2)}${shade(art, 'lid', r * 2, r * 2)}</g>`;
  const lidAt = (dx: number, content: string): string => lean.face([-r + dx, -r * 1.1, r * 1.86], [1, 0, 0], [0, 0.3, -0.954], content);
  let out = shadow(art, build.cx + r * 0.95, build.cy - r * 0.4, r * 1.1, r * 0.36, 0.6);
  const plain = `<path d="M${flat.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z" fill="${build.edge}"/>`;
  for (let i = 16; i > 0; i -= 4) out += lidAt(i * 1.4, plain);
  out += lidAt(0, face + `<path d="M${flat.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z" fill="none" stroke="#fff1cc" stroke-width="2" stroke-opacity=".5"/>`);
  out += shadow(art, build.cx + 44, build.cy + 18, r * 1.5, r * 0.86, 0.7);
  const inner = outline(sp, corners(sides, r - 12, h, start));
  out += shape(outline(sp, corners(sides, r, h, start)), build.edge) + shape(inner, '#5a2a14');
  out += `<g clip-path="${art.clip(`<path d="${inner}"/><rect x="0" y="0" width="960" height="${n(build.cy - h * 0.83)}"/>`)}">${sp.face([-r, -r, h * 0.5], [1, 0, 0], [0, 1, 0], build.lining(art, r * 2, r * 2))}${shape(inner, art.linear([[0, '#3d1607', 0.5], [0.5, '#3d1607', 0.1], [1, '#3d1607', 0]], 0, 0, 0.4, 1))}</g>`;
  out += build.contents(art, sp, r * 1.36, r * 1.36, h * 0.62);
  out += walls(art, sp, sides, r, 0, h, build.side, start);
  const lip = `${outline(sp, corners(sides, r, h, start))}${inner}`;
  return out + `<path d="${lip}" fill="${build.edge}" fill-rule="evenodd"/><path d="${lip}" fill="none" stroke="#fff1cc" stroke-width="1.5" stroke-opacity=".6"/>`;
}
