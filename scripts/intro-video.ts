/** Renders the two short films of the demonstration shop from its own pictures: the introduction and an invitation's turn on the table. */
import { spawn } from 'node:child_process';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { foodPictures } from './demo/artwork/food/index.ts';
import { seeded } from './demo/artwork/kit.ts';
import type { Drawing } from './demo/artwork/kit.ts';
import { demoDecorations } from './demo/catalogue/decorations.ts';
import { demoDesigners } from './demo/catalogue/designers.ts';
import { contactPicture, demoAds } from './demo/catalogue/home-pictures.ts';
import { demoInvitations } from './demo/catalogue/invitations.ts';

if (process.argv.includes('--help')) {
  console.log(
    'Usage: node scripts/intro-video.ts [outdir]\n\nWrites intro.mp4 (about 12 s) and invitation.mp4 (about 6 s), 960 x 540 px, silent, to scripts/demo/media. Needs ffmpeg.',
  );
  process.exit(0);
}

const outdir = process.argv[2] ?? 'scripts/demo/media';
const WIDTH = 960;
const HEIGHT = 540;
const FPS = 25;

/**
 * One shot: its picture, the view at its start and end (centre as shares of the picture; zoom 1 fills the frame), and
 * its duration.
 */
interface Shot {
  readonly slug: string;
  readonly drawing: Drawing;
  readonly from: readonly [x: number, y: number, zoom: number];
  readonly to: readonly [x: number, y: number, zoom: number];
  readonly seconds: number;
}

/** Seconds by which two shots overlap. */
const FADE = 0.7;

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined)
    throw new Error(`The picture "${what}" is missing; the films are made of the demonstration catalogue.`);
  return value;
}

const food = (slug: string): Drawing => found(foodPictures[slug], slug);
const box = (slug: string, index = 0): Drawing =>
  found(demoInvitations.find((i) => i.slug === slug)?.pictures[index], slug);
const place = (slug: string): Drawing => found(demoDecorations.find((d) => d.slug === slug)?.picture, slug);
const outfit = (slug: string): Drawing => found(demoDesigners.find((d) => d.slug === slug)?.picture, slug);
const street = found(demoAds.find((ad) => ad.banner === 'Banner3')?.picture, 'street');

const intro: readonly Shot[] = [
  { slug: 'contact', drawing: contactPicture, from: [0.62, 0.5, 1], to: [0.7, 0.5, 1.06], seconds: 2.3 },
  {
    slug: 'motichoor-laddu',
    drawing: food('motichoor-laddu'),
    from: [0.5, 0.5, 1.14],
    to: [0.5, 0.46, 1],
    seconds: 2.2,
  },
  { slug: 'jalebi', drawing: food('jalebi'), from: [0.47, 0.55, 1.04], to: [0.53, 0.55, 1.14], seconds: 2 },
  {
    slug: 'sheesham-peacock-box',
    drawing: box('sheesham-peacock-box'),
    from: [0.5, 0.6, 1.2],
    to: [0.5, 0.42, 1],
    seconds: 2.4,
  },
  { slug: 'genda-mandap', drawing: place('genda-mandap'), from: [0.5, 0.5, 1.02], to: [0.5, 0.54, 1.18], seconds: 2.2 },
  {
    slug: 'noor-phulkari-studio',
    drawing: outfit('noor-phulkari-studio'),
    from: [0.5, 0.34, 1.02],
    to: [0.5, 0.68, 1.02],
    seconds: 2.2,
  },
  { slug: 'ad-street', drawing: street, from: [0.3, 0.5, 1.02], to: [0.7, 0.5, 1.02], seconds: 3 },
];

const invitation: readonly Shot[] = [
  {
    slug: 'mor-mahal-box-1',
    drawing: box('mor-mahal-box', 1),
    from: [0.5, 0.5, 1.02],
    to: [0.5, 0.5, 1.14],
    seconds: 2.3,
  },
  {
    slug: 'mor-mahal-box-0',
    drawing: box('mor-mahal-box', 0),
    from: [0.5, 0.64, 1.2],
    to: [0.5, 0.42, 1],
    seconds: 2.7,
  },
  {
    slug: 'mor-mahal-box-2',
    drawing: box('mor-mahal-box', 2),
    from: [0.48, 0.44, 1.04],
    to: [0.46, 0.5, 1.16],
    seconds: 2.4,
  },
];

/** Converts a linear share of time, from 0 to 1, to one with a slow start and end (smoothstep). */
const eased = (t: number): number => t * t * (3 - 2 * t);

/**
 * Renders a shot's picture, large enough for its closest view, to raw RGB; returns the bytes with width and height in
 * px.
 */
async function rendered(shot: Shot): Promise<{ data: Buffer; width: number; height: number }> {
  const source = shot.drawing(seeded(shot.slug));
  const size = found(/viewBox="0 0 (\d+) (\d+)"/.exec(source) ?? undefined, shot.slug);
  const [w, h] = [Number(size[1]), Number(size[2])];
  const cover = Math.max(WIDTH / w, HEIGHT / h);
  const nearest = Math.max(shot.from[2], shot.to[2]);
  const width = Math.ceil(w * cover * nearest);
  const { data, info } = await sharp(Buffer.from(source), { density: Math.min(300, Math.ceil((96 * width) / w)) })
    .resize(width)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Returns the frame of a shot at the share `t` of its time as raw RGB. Interpolates between pixels, so that slow
 * movements are smooth.
 */
function frame(picture: Awaited<ReturnType<typeof rendered>>, shot: Shot, t: number): Uint8Array {
  const k = eased(t);
  const at = (index: 0 | 1 | 2): number => shot.from[index] + (shot.to[index] - shot.from[index]) * k;
  const nearest = Math.max(shot.from[2], shot.to[2]);
  const step = nearest / at(2);
  const left = Math.min(picture.width - WIDTH * step - 1, Math.max(0, at(0) * picture.width - (WIDTH * step) / 2));
  const top = Math.min(picture.height - HEIGHT * step - 1, Math.max(0, at(1) * picture.height - (HEIGHT * step) / 2));
  const out = new Uint8Array(WIDTH * HEIGHT * 3);
  const { data, width } = picture;
  for (let y = 0; y < HEIGHT; y++) {
    const sy = Math.max(0, top + y * step);
    const y0 = Math.floor(sy);
    const fy = sy - y0;
    for (let x = 0; x < WIDTH; x++) {
      const sx = Math.max(0, left + x * step);
      const x0 = Math.floor(sx);
      const fx = sx - x0;
      const a = (y0 * width + x0) * 3;
      const b = a + width * 3;
      for (let c = 0; c < 3; c++) {
        const upper = (data[a + c] ?? 0) * (1 - fx) + (data[a + 3 + c] ?? 0) * fx;
        const lower = (data[b + c] ?? data[a + c] ?? 0) * (1 - fx) + (data[b + 3 + c] ?? data[a + 3 + c] ?? 0) * fx;
        out[(y * WIDTH + x) * 3 + c] = upper * (1 - fy) + lower * fy;
      }
    }
  }
  return out;
}

/**
 * Encodes shots with crossfades as an MP4 file with ffmpeg; fades in from ivory at the start and out to ivory at the
 * end.
 * @param quality ffmpeg's `crf`; lower is better
 * @throws Error when ffmpeg cannot be started or fails
 */
async function film(shots: readonly Shot[], target: string, quality: number): Promise<void> {
  const encoder = spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${WIDTH}x${HEIGHT}`,
      '-r',
      String(FPS),
      '-i',
      '-',
      '-an',
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-crf',
      String(quality),
      '-pix_fmt',
      'yuv420p',
      '-movflags',
      '+faststart',
      target,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = new Promise<void>((resolve, reject) => {
    encoder.on('error', (error) =>
      reject(new Error(`ffmpeg could not be started (${error.message}). Install it and run this again.`)),
    );
    encoder.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with code ${code}.`))));
  });
  const pictures = [];
  for (const shot of shots) pictures.push(await rendered(shot));
  const starts: number[] = [];
  let clock = 0;
  for (const shot of shots) {
    starts.push(clock);
    clock += shot.seconds - FADE;
  }
  const total = clock + FADE;
  const frames = Math.round(total * FPS);
  const ivory = [255, 248, 234] as const;
  for (let f = 0; f < frames; f++) {
    const now = f / FPS;
    let image: Uint8Array | undefined;
    for (const [i, shot] of shots.entries()) {
      const t = (now - (starts[i] as number)) / shot.seconds;
      if (t < 0 || t > 1) continue;
      const next = frame(pictures[i] as (typeof pictures)[number], shot, t);
      if (image === undefined) image = next;
      else {
        const share = Math.min(1, (now - (starts[i] as number)) / FADE);
        for (let p = 0; p < next.length; p++)
          image[p] = (image[p] as number) * (1 - share) + (next[p] as number) * share;
      }
    }
    const shown = image ?? new Uint8Array(WIDTH * HEIGHT * 3).fill(248);
    const veil = Math.max(0, 1 - now / 0.5, 1 - (total - now) / 0.5);
    if (veil > 0)
      for (let p = 0; p < shown.length; p++)
        shown[p] = (shown[p] as number) * (1 - veil) + (ivory[p % 3] as number) * veil;
    if (!encoder.stdin.write(shown)) await new Promise((resolve) => encoder.stdin.once('drain', resolve));
  }
  encoder.stdin.end();
  await ended;
  console.log(`${target}: ${total.toFixed(1)} s, ${Math.round((await stat(target)).size / 1024)} KB`);
}

await mkdir(outdir, { recursive: true });
await film(intro, join(outdir, 'intro.mp4'), 27);
await film(invitation, join(outdir, 'invitation.mp4'), 27);
