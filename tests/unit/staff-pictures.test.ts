import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCutShort, kindOfFile, whyNotOpened, whyNotRead } from '#office/catalogue/file-kind.rules.ts';
import { closest, drawnSize, MIDDLE, onPicture, framedPart, room } from '#office/catalogue/frame.rules.ts';
import { PICTURE_SHAPES } from '#lib/pictures.ts';

const pictures = fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) });
const shapes = fc.constantFrom(...Object.values(PICTURE_SHAPES));
const frames = fc.record({
  x: fc.double({ min: -2, max: 3, noNaN: true }),
  y: fc.double({ min: -2, max: 3, noNaN: true }),
  zoom: fc.double({ min: 0.1, max: 9, noNaN: true }),
});

describe('the frame on a picture', () => {
  it('shows a part of the shop’s proportion that lies on the picture, wherever it is pulled', () => {
    fc.assert(
      fc.property(pictures, shapes, frames, (picture, [width, height], wished) => {
        const ratio = width / height;
        const nearest = closest(picture, ratio, width);
        const part = framedPart(picture, ratio, onPicture(picture, ratio, wished, nearest));
        expect(part.width / part.height).toBeCloseTo(ratio, 6);
        expect(part.left).toBeGreaterThanOrEqual(0);
        expect(part.top).toBeGreaterThanOrEqual(0);
        expect(part.left + part.width).toBeLessThanOrEqual(picture.width + 1e-6);
        expect(part.top + part.height).toBeLessThanOrEqual(picture.height + 1e-6);
        // Never so close that the shop would show less than half of its points, unless the picture itself is so small.
        expect(part.width).toBeGreaterThanOrEqual(Math.min(width / 2, framedPart(picture, ratio, MIDDLE).width) - 1e-6);
      }),
    );
  });

  it('stays where it is put while there is room, and stops at the edge', () => {
    const picture = { width: 4000, height: 3000 };
    const put = (x: number, y: number, zoom = 2) => onPicture(picture, 4 / 3, { x, y, zoom }, 4);
    expect(put(0.4, 0.6)).toEqual({ x: 0.4, y: 0.6, zoom: 2 });
    expect(put(0, 1)).toEqual({ x: 0.25, y: 0.75, zoom: 2 });
    expect(framedPart(picture, 4 / 3, put(0, 1))).toEqual({ left: 0, top: 1500, width: 2000, height: 1500 });
    expect(room(picture, 4 / 3, 1)).toEqual({ x: [0.5, 0.5], y: [0.5, 0.5] });
    expect(put(0.5, 0.5, 9).zoom).toBe(4);
  });

  it('is drawn at most twice as large as the shop shows it, and never larger than it is', () => {
    const part = (width: number) => ({ left: 0, top: 0, width, height: width * 0.75 });
    expect(drawnSize(part(4000), 4 / 3, 960)).toEqual({ width: 1920, height: 1440 });
    expect(drawnSize(part(700), 4 / 3, 960)).toEqual({ width: 700, height: 525 });
    expect(drawnSize(part(9000), 3.2, 1920).width).toBe(2400);
  });
});

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((one) => one.charCodeAt(0)) : part)),
  );
const head = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0];
/** The end mark of the small picture inside is not the end of the file. */
const thumbnail = [0xff, 0xe1, 0, 6, 0xff, 0xd8, 0xff, 0xd9];
const scan = [0xff, 0xda, 0, 3, 1, 17, 0xff, 0, 34];

describe('a file that was chosen as a picture', () => {
  it.each([
    ['jpeg', bytes(head)],
    ['png', bytes('\x89PNG\r\n')],
    ['gif', bytes('GIF89a')],
    ['webp', bytes('RIFF', [1, 2, 3, 4], 'WEBP')],
    ['avif', bytes([0, 0, 0, 28], 'ftypavif')],
    ['heic', bytes([0, 0, 0, 24], 'ftypheic')],
    ['heic', bytes([0, 0, 0, 24], 'ftypmif1')],
    ['video', bytes([0, 0, 0, 24], 'ftypisom')],
    ['video', bytes([0, 0, 0, 20], 'ftypqt  ')],
    ['pdf', bytes('\n%PDF-1.7')],
    ['svg', bytes('<?xml version="1.0"?><svg xmlns="x">')],
    ['other', bytes('PK\x03\x04 a letter')],
    ['other', bytes('')],
  ] as const)('is a %s by its bytes, whatever its name says', (kind, file) => {
    expect(kindOfFile(file)).toBe(kind);
  });

  it('is known to be cut short by its missing end, not by the end of a picture inside it', () => {
    expect(isCutShort('jpeg', bytes(head, thumbnail, scan, [0xff, 0xd9]))).toBe(false);
    // Phones put a film behind the picture.
    expect(isCutShort('jpeg', bytes(head, scan, [0xff, 0xd9], 'ftypisom'))).toBe(false);
    expect(isCutShort('jpeg', bytes(head, thumbnail, scan))).toBe(true);
    expect(isCutShort('jpeg', bytes(head, thumbnail))).toBe(true);
    expect(isCutShort('png', bytes('\x89PNG\r\n\x1a\n....IEND1234'))).toBe(false);
    expect(isCutShort('png', bytes('\x89PNG\r\n\x1a\n....IDAT'))).toBe(true);
    expect(isCutShort('webp', bytes('RIFF'))).toBe(false);
  });

  it('is refused in words that say what to do', () => {
    const mb = 1_048_576;
    expect(whyNotOpened('jpeg', 40 * mb)).toBe('');
    expect(whyNotOpened('heic', 3 * mb)).toBe('');
    expect(whyNotOpened('jpeg', 80 * mb)).toMatch(/is 80 MB, and we can open at most 60 MB/);
    expect(whyNotOpened('jpeg', 0)).toMatch(/empty/);
    expect(whyNotOpened('pdf', mb)).toMatch(/PDF.*JPEG or PNG/);
    expect(whyNotOpened('svg', mb)).toMatch(/SVG.*PNG/);
    expect(whyNotOpened('video', mb)).toMatch(/video/);
    expect(whyNotOpened('other', mb)).toMatch(/not a picture/);
    expect(whyNotRead('heic', mb)).toMatch(/Most Compatible/);
    expect(whyNotRead('jpeg', 40 * mb)).toMatch(/cannot open a picture of 40 MB/);
    expect(whyNotRead('jpeg', mb)).toMatch(/damaged/);
  });
});
