import * as say from '#server/media/media.texts.ts';
// By hand: mp4box writes a film anew, where here a few parts of it become free space.

/** Error with a sentence for the person who chose the video. */
export class WrongVideo extends Error {}

interface Box {
  type: string;
  /** Offsets of the box, its content and its end, in bytes. */
  start: number;
  body: number;
  end: number;
}

const DAMAGED = say.damagedVideo;
const NONE = say.noVideo;

/**
 * Returns the boxes between two offsets of an MP4 file (ISO/IEC 14496-12, 4.2).
 * @throws WrongVideo when their sizes are inconsistent
 */
function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start < to;) {
    if (start + 8 > to) throw new WrongVideo(DAMAGED);
    const short = bytes.readUInt32BE(start);
    const isLong = short === 1;
    if (isLong && start + 16 > to) throw new WrongVideo(DAMAGED);
    // A size of 0 reaches to the end, a size of 1 stands in the next eight bytes.
    const size = isLong ? Number(bytes.readBigUInt64BE(start + 8)) : short || to - start;
    const body = start + (isLong ? 16 : 8);
    if (start + size < body || start + size > to) throw new WrongVideo(DAMAGED);
    boxes.push({ type: bytes.toString('latin1', start + 4, start + 8), start, body, end: start + size });
    start += size;
  }
  return boxes;
}

/** Returns the nested box at a path of box types; null when one is missing. @throws WrongVideo for damaged boxes */
function inside(bytes: Buffer, box: Box, ...way: string[]): Box | null {
  const [type, ...rest] = way;
  if (type === undefined) return box;
  const next = boxesIn(bytes, box.body, box.end).find((one) => one.type === type);
  return next ? inside(bytes, next, ...rest) : null;
}

const textAt = (bytes: Buffer, at: number): string => bytes.toString('latin1', at, at + 4);

/**
 * Returns a track's handler type, such as `vide`, and its codec, such as `avc1`.
 * @throws WrongVideo when either is missing
 */
function kindOfTrack(bytes: Buffer, track: Box): { handler: string; codec: string } {
  const handler = inside(bytes, track, 'mdia', 'hdlr');
  const samples = inside(bytes, track, 'mdia', 'minf', 'stbl', 'stsd');
  if (!handler || handler.body + 12 > handler.end || !samples || samples.body + 16 > samples.end)
    throw new WrongVideo(DAMAGED);
  return { handler: textAt(bytes, handler.body + 8), codec: textAt(bytes, samples.body + 12) };
}

/** Boxes that may contain place, device and names of a recording. */
const TELLING = new Set(['udta', 'meta', 'uuid']);

/** Overwrites a box with free space of the same size, so that all offsets stay valid. */
function blank(bytes: Buffer, { start, body, end }: Box): void {
  bytes.write('free', start + 4, 'latin1');
  bytes.fill(0, body, end);
}

/**
 * Checks that a video is a complete MP4 or MOV file in H.264, and returns a copy without location, device data, names
 * and extra tracks.
 * @throws WrongVideo with a message that states the problem and advice
 */
export function checkedVideo(source: Buffer): Buffer {
  if (source.length === 0) throw new WrongVideo(say.emptyVideo);
  if (source.length < 16 || textAt(source, 4) !== 'ftyp') throw new WrongVideo(NONE);
  const bytes = Buffer.from(source);
  const parts = boxesIn(bytes, 0, bytes.length);
  const movie = parts.find(({ type }) => type === 'moov');
  if (!movie || !parts.some(({ type }) => type === 'mdat')) throw new WrongVideo(DAMAGED);
  const inMovie = boxesIn(bytes, movie.body, movie.end);
  const tracks = inMovie
    .filter(({ type }) => type === 'trak')
    .map((track) => ({ track, ...kindOfTrack(bytes, track) }));
  const pictures = tracks.find(({ handler }) => handler === 'vide');
  if (!pictures) throw new WrongVideo(say.noMovingPictures);
  if (/^(?:hvc1|hev1|dvh)/.test(pictures.codec)) throw new WrongVideo(say.videoHevc);
  if (!/^avc[13]$/.test(pictures.codec)) throw new WrongVideo(say.videoKind);
  for (const part of [...parts, ...inMovie, ...tracks.flatMap(({ track }) => boxesIn(bytes, track.body, track.end))])
    if (TELLING.has(part.type)) blank(bytes, part);
  // Tracks besides pictures and sound hold what the device measured meanwhile.
  for (const { track, handler } of tracks) if (handler !== 'vide' && handler !== 'soun') blank(bytes, track);
  // A MOV of this content is an MP4 by another name.
  if (textAt(bytes, 8) === 'qt  ') bytes.write('isom', 8, 'latin1');
  return bytes;
}
