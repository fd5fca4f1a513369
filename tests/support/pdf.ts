import { inflateSync } from 'node:zlib';

/** Letter, or letters drawn together, with its position in mm from the upper left corner of the page. */
export interface Glyph {
  text: string;
  left: number;
  top: number;
  /** Name of its font. */
  face: string;
}

export interface PdfPage {
  /** Size in mm. */
  width: number;
  height: number;
  glyphs: Glyph[];
}

const POINT = 25.4 / 72;
type Matrix = [number, number, number, number, number, number];

interface Face {
  name: string;
  /** Bytes of a character code. */
  bytes: number;
  letters: Map<number, string>;
}

/**
 * Parses a PDF printed by Chromium into pages with their letters, positions and fonts. PDF libraries ignore
 * `ActualText`, without which text in Indian scripts cannot be read.
 */
export function readPdf(file: Buffer): PdfPage[] {
  const objects = new Map<string, { head: string; stream: string }>();
  const text = file.toString('latin1');
  const begins = /(\d+) 0 obj\s/g;
  for (let begin = begins.exec(text); begin; begin = begins.exec(text)) {
    const from = begins.lastIndex;
    const head = /^[\s\S]*?(?=stream\r?\n|endobj)/.exec(text.slice(from))?.[0] ?? '';
    const [line] = /^stream\r?\n/.exec(text.slice(from + head.length, from + head.length + 8)) ?? [];
    // What is packed may hold any bytes, those of the words around it too: its length tells where it ends.
    const length = line === undefined ? 0 : Number(/\/Length (\d+)/.exec(head)?.[1]);
    const at = from + head.length + (line?.length ?? 0);
    objects.set(begin[1] ?? '', { head, stream: length > 0 ? unpacked(head, text.slice(at, at + length)) : '' });
    begins.lastIndex = at + length;
  }
  const face = (id: string): Face => readFace(objects, id);
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  return pages.map(({ head }) => {
    const [, right = '0', top = '0'] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(head) ?? [];
    const [, contents = ''] = /\/Contents (\d+) 0 R/.exec(head) ?? [];
    const [, fonts = ''] = /\/Font <<([^>]*)>>/.exec(head) ?? [];
    const faces = new Map([...fonts.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, face(id)]));
    const glyphs = readGlyphs(objects.get(contents)?.stream ?? '', faces, Number(top));
    return { width: Number(right) * POINT, height: Number(top) * POINT, glyphs };
  });
}

function unpacked(head: string, packed: string): string {
  const bytes = Buffer.from(packed, 'latin1');
  return (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

const units = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

function readFace(objects: Map<string, { head: string; stream: string }>, id: string): Face {
  const part = (from: string, name: string): string =>
    objects.get(new RegExp(`/${name} \\[?(\\d+) 0 R`).exec(from)?.[1] ?? '')?.head ?? '';
  const font = objects.get(id)?.head ?? '';
  const described = part(font, 'FontDescriptor') || part(part(font, 'DescendantFonts'), 'FontDescriptor');
  const map = objects.get(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1] ?? '')?.stream ?? '';
  const letters = new Map<number, string>();
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = '', to = ''] of block.matchAll(/<(\w+)> <(\w+)>/g))
      letters.set(Number.parseInt(code, 16), units(to));
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, first = '', last = '', to = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let code = Number.parseInt(first, 16), at = 0; code <= Number.parseInt(last, 16); code += 1, at += 1)
        letters.set(code, String.fromCharCode(Number.parseInt(to, 16) + at));
  return {
    name: /\/FontFamily \(([^)]*)\)/.exec(described)?.[1] ?? /\/FontName \/(\S+)/.exec(described)?.[1] ?? '',
    bytes: (/begincodespacerange\s*<(\w+)>/.exec(map)?.[1]?.length ?? 2) / 2,
    letters,
  };
}

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + b * i,
  a * h + b * j,
  c * g + d * i,
  c * h + d * j,
  e * g + f * i + k,
  e * h + f * j + l,
];

/** Operators for matrices, positions, fonts, texts, graphics state and `ActualText`. */
const OPERATORS =
  /((?:-?[\d.]+\s+){6})(cm|Tm)\b|(-?[\d.]+)\s+(-?[\d.]+)\s+Td\b|\/(F\d+)\s+[\d.]+\s+Tf\b|<([\dA-F]+)>\s*Tj|\/ActualText <FEFF([\dA-F]*)>|\b(EMC|q|Q|BT)\b/g;

function readGlyphs(stream: string, faces: ReadonlyMap<string, Face>, height: number): Glyph[] {
  const glyphs: Glyph[] = [];
  const kept: Matrix[] = [];
  let page: Matrix = [1, 0, 0, 1, 0, 0];
  let line: Matrix = page;
  let face: Face | undefined;
  /** Text (`ActualText`) of all letters until the next end mark, added once at the first. */
  let said: string | null = null;
  for (const [, six, matrix, right = '', up = '', name = '', codes, actual, mark] of stream.matchAll(OPERATORS)) {
    if (matrix) {
      const values = (six ?? '').trim().split(/\s+/).map(Number) as Matrix;
      if (matrix === 'cm') page = times(values, page);
      else line = values;
    } else if (right) line = times([1, 0, 0, 1, Number(right), Number(up)], line);
    else if (name) face = faces.get(name);
    else if (actual !== undefined) said = units(actual);
    else if (mark === 'BT') line = [1, 0, 0, 1, 0, 0];
    else if (mark === 'EMC') said = null;
    else if (mark === 'q') kept.push(page);
    else if (mark === 'Q') page = kept.pop() ?? page;
    else if (codes !== undefined && face) {
      const { bytes, letters, name: drawnBy } = face;
      const own = (codes.match(new RegExp(`.{${bytes * 2}}`, 'g')) ?? [])
        .map((code) => letters.get(Number.parseInt(code, 16)) ?? '\uFFFD')
        .join('');
      const [, , , , x, y] = times(line, page);
      glyphs.push({ text: said ?? own, left: x * POINT, top: (height - y) * POINT, face: drawnBy });
      if (said !== null) said = '';
    }
  }
  return glyphs;
}

/** Rectangle of a page in mm. */
interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns the letters whose position is in a rectangle of a page, in drawing order. */
export function glyphsWithin({ glyphs }: PdfPage, { left, top, width, height }: Part): Glyph[] {
  return glyphs.filter(
    (one) => one.left >= left && one.left < left + width && one.top >= top && one.top < top + height,
  );
}

/** Returns the text of letters without white space. */
export const lettersOf = (glyphs: readonly Glyph[]): string =>
  glyphs
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s/g, '');
