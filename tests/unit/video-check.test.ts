import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkedVideo, WrongVideo } from '#server/media/video-check.ts';

/** Returns a box of an MP4 file. */
const box = (type: string, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const text = (words: string): Buffer => Buffer.from(words, 'latin1');
const sample = (codec: string): Buffer =>
  box('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(codec, Buffer.alloc(8)));
const track = (handler: string, codec: string, ...more: Buffer[]): Buffer =>
  box(
    'trak',
    box('mdia', box('hdlr', Buffer.alloc(8), text(handler)), box('minf', box('stbl', sample(codec)))),
    ...more,
  );
const file = (brand: string, ...tracks: Buffer[]): Buffer =>
  Buffer.concat([
    box('ftyp', text(brand), Buffer.alloc(4)),
    box('mdat', text('pictures and sound')),
    box('moov', box('mvhd', Buffer.alloc(100)), ...tracks, box('udta', box('loc ', text('+31.6340+074.8723/')))),
  ]);

describe('a video that staff send', () => {
  let whole: Buffer;
  beforeAll(async () => {
    whole = await readFile('scripts/demo/media/invitation.mp4');
  });

  it('is kept as it came but for who and what made it', () => {
    const kept = checkedVideo(whole);
    expect(kept.length).toBe(whole.length);
    expect(whole.includes('Lavf')).toBe(true);
    expect(kept.includes('Lavf')).toBe(false);
    const pixels = whole.indexOf('mdat');
    expect(kept.subarray(pixels).equals(whole.subarray(pixels))).toBe(true);
  });

  it('tells nobody where it was taken, nor what the phone measured meanwhile', () => {
    const kept = checkedVideo(
      file(
        'qt  ',
        track('vide', 'avc1', box('meta', text('Amritsar'))),
        track('meta', 'mebx', box('keys', text('compass'))),
      ),
    );
    for (const told of ['+31.6340', 'Amritsar', 'compass', 'qt  ']) expect(kept.includes(told)).toBe(false);
    expect(kept.includes('pictures and sound')).toBe(true);
  });

  it.each([
    ['nothing', () => Buffer.alloc(0), /empty/],
    ['a text', () => text('These are only words, and a few more.'), /not an MP4 video/],
    ['a WebM', () => Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(40)]), /not an MP4 video/],
    ['one whose end is missing', () => whole.subarray(0, whole.length - 5), /end of this video is missing/],
    ['one that ends within its head', () => whole.subarray(0, 30), /end of this video is missing/],
    [
      'a box larger than what is around it',
      () => file('isom', box('trak', box('mdia'), text('\xff\xff\xff\xffmdia'))),
      /damaged/,
    ],
    ['a recording of sound alone', () => file('isom', track('soun', 'mp4a')), /no moving pictures/],
    ['what only new phones play', () => file('qt  ', track('vide', 'hvc1')), /HEVC.*Most Compatible/],
    ['what few browsers play', () => file('isom', track('vide', 'mp4v')), /H\.264/],
  ])('is refused with the reason: %s', (_, make, reason) => {
    expect(() => checkedVideo(make())).toThrow(reason);
  });

  it('is refused with a sentence whatever byte of its parts is wrong', () => {
    const head = whole.indexOf('mdat');
    const sentences = new Set<string>();
    for (let at = 0; at < head; at += 3) {
      const spoilt = Buffer.from(whole);
      spoilt[at] = 255 - (spoilt[at] ?? 0);
      try {
        checkedVideo(spoilt);
      } catch (error) {
        expect(error).toBeInstanceOf(WrongVideo);
        sentences.add((error as Error).message);
      }
    }
    expect(sentences.size).toBeGreaterThan(2);
  });
});
