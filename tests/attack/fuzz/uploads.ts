import type { Endpoint } from '#lib/endpoint.ts';
import type { FormFile } from '#tests/attack/fuzz/prepare.ts';
import type { Siege } from '#tests/attack/fuzz/siege.ts';
import { callOf } from '#tests/attack/fuzz/verdicts.ts';
import { heicHead } from '#tests/support/photos.ts';
import { pngOf } from '#tests/support/png.ts';

/** Text by which a script in a picture is found again. */
const SCRIPT = '<script>alert("neem")</script>';

interface Upload {
  what: string;
  bytes: Buffer;
  name?: string;
  type?: string;
  /** True for what is no picture and must be refused. */
  isRefused: boolean;
}

const uploads = (): Upload[] => {
  const png = pngOf(32, 32);
  const script = Buffer.from(SCRIPT);
  return [
    {
      what: 'SVG',
      bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
      name: 'a.svg',
      type: 'image/svg+xml',
      isRefused: true,
    },
    {
      what: 'SVG called a PNG',
      bytes: Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
      isRefused: true,
    },
    {
      what: 'HTML',
      bytes: Buffer.from(`<!doctype html>${SCRIPT}`),
      name: 'a.html',
      type: 'text/html',
      isRefused: true,
    },
    {
      what: 'HTML called a JPEG',
      bytes: Buffer.from(`<html>${SCRIPT}`),
      name: 'a.jpg',
      type: 'image/jpeg',
      isRefused: true,
    },
    {
      what: 'script behind the head of a GIF',
      bytes: Buffer.from(`GIF89a/*${SCRIPT}*/`),
      name: 'a.gif',
      type: 'image/gif',
      isRefused: true,
    },
    { what: 'PDF', bytes: Buffer.from('%PDF-1.7\n'), name: 'a.pdf', type: 'application/pdf', isRefused: true },
    { what: 'program', bytes: Buffer.from('#!/bin/sh\necho'), name: 'a.sh', isRefused: true },
    { what: 'HEIC without a picture', bytes: heicHead, name: 'a.heic', isRefused: true },
    { what: 'PNG of too many pixels', bytes: pngOf(12_000, 12_000, { rows: 10 }), isRefused: true },
    { what: 'PNG of a broad line', bytes: pngOf(100_000, 1), isRefused: true },
    { what: 'file above 10 MB', bytes: Buffer.alloc(11 * 2 ** 20, 1), isRefused: true },
    { what: 'PNG above 5 MB', bytes: Buffer.concat([png, Buffer.alloc(6 * 2 ** 20)]), isRefused: true },
    { what: 'PNG with a script behind it', bytes: Buffer.concat([png, script]), isRefused: false },
    { what: 'PNG called ../../x.html', bytes: png, name: '../../x.html', type: 'text/html', isRefused: false },
  ];
};

/** Returns the paths of files in an answer. */
const pathsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/"([\w-]+\/[\w./-]+\.\w{2,5})"/g)].map(([, path = '']) => path)),
];

/**
 * Sends files that are no pictures, are too large or carry a script to an endpoint with a form. Requires that what is no
 * picture is refused, and that what is kept is served as the picture that it says it is, without the script.
 * @param field name of the form's file
 */
export async function sendUploads(siege: Siege, endpoint: Endpoint, field: string, number: number): Promise<void> {
  const call = callOf(endpoint);
  const base = await siege.valid(endpoint, number);
  for (const { what, bytes, name = 'a.png', type = 'image/png', isRefused } of uploads()) {
    const file: FormFile = { field, name, type, bytes };
    const { status, text } = await siege.judge(
      call,
      await siege.prepared(endpoint, base, file),
      `with a ${what}`,
      number,
    );
    if (isRefused && status > 0 && status < 400) siege.tell(`${call} takes a ${what}`, number);
    if (status >= 300) continue;
    for (const path of pathsIn(text)) await lookAt(siege, `${call} with a ${what}`, path, number);
  }
}

async function lookAt(siege: Siege, after: string, path: string, number: number): Promise<void> {
  const sent = { method: 'GET', path: `/uploads/${path}`, headers: {} };
  const { status, headers, text } = await siege.judge('GET /uploads/', sent, `after ${after}`, number);
  if (status !== 200) return;
  const type = headers['content-type'] ?? '';
  if (!/^(?:image\/(?:webp|avif|jpeg|png)|video\/mp4)$/.test(type)) siege.tell(`${after} is served as ${type}`, number);
  if (text.includes('neem')) siege.tell(`${after} is served with its script`, number);
}
