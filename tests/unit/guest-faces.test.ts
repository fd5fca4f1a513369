import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { guestLanguages } from '#domain/guests/guest-language.rules.ts';
import { faceTexts, joinedWords } from '#scripts/guest-faces.ts';
import { guestAfterTexts } from '#shop/guest-page/guest-after.texts.ts';

const folder = 'src/shop/guest-page/faces';
const words = JSON.parse(readFileSync(`${folder}/words.json`, 'utf8')) as Record<string, string[]>;

/** Reads a number of WOFF2's variable length. @returns the number and the offset behind it */
function base128(file: Buffer, from: number): [value: number, next: number] {
  let value = 0;
  for (let at = from; ; at++) {
    value = value * 128 + (file[at]! & 0x7f);
    if (file[at]! < 0x80) return [value, at + 1];
  }
}

/** Returns the table `cmap` of a WOFF2 file, which is stored as it is; tables 10 and 11 are the transformed ones. */
function cmapOf(file: Buffer): Buffer {
  const [tables, size] = [file.readUInt16BE(12), file.readUInt32BE(20)];
  const lengths: [tag: number, length: number][] = [];
  let at = 48;
  for (let table = 0; table < tables; table++) {
    const flags = file[at++]!;
    const tag = flags & 0x3f;
    if (tag === 63) at += 4;
    let length: number;
    [length, at] = base128(file, at);
    const turned = tag === 10 || tag === 11 ? flags >> 6 === 0 : flags >> 6 !== 0;
    if (turned) [length, at] = base128(file, at);
    lengths.push([tag, length]);
  }
  const data = brotliDecompressSync(file.subarray(at, at + size));
  let begin = 0;
  for (const [tag, length] of lengths) {
    if (tag === 0) return data.subarray(begin, begin + length);
    begin += length;
  }
  throw new Error('The face has no cmap.');
}

/** Returns the letters that a face draws, of its subtables of format 4. */
function lettersOf(name: string): Set<string> {
  const cmap = cmapOf(readFileSync(`${folder}/${name}.woff2`));
  const letters = new Set<string>();
  for (let table = 0; table < cmap.readUInt16BE(2); table++) {
    const at = cmap.readUInt32BE(4 + table * 8 + 4);
    if (cmap.readUInt16BE(at) !== 4) continue;
    const segments = cmap.readUInt16BE(at + 6) / 2;
    for (let segment = 0; segment < segments; segment++) {
      const last = cmap.readUInt16BE(at + 14 + segment * 2);
      const first = cmap.readUInt16BE(at + 16 + segments * 2 + segment * 2);
      for (let code = first; code <= last && code < 0xffff; code++) letters.add(String.fromCharCode(code));
    }
  }
  return letters;
}

/** Letters that a face must have: for Hindi and Punjabi those of the script, as all else stands in the phone's own. */
const needed = (language: string, texts: string[]): string[] => {
  const all = [...new Set(texts.join(''))];
  return language === 'en'
    ? all.filter((letter) => letter > ' ')
    : all.filter((letter) => /[\u0900-\u0a7f]/.test(letter));
};

describe.each(guestLanguages)('the faces of the guest’s page in %s', (language) => {
  it.each(['text', 'title'] as const)('have every letter of its %s', (face) => {
    const letters = lettersOf(`${language}-${face}`);
    expect(letters.size).toBeGreaterThan(10);
    expect(needed(language, faceTexts(language)[face]).filter((letter) => !letters.has(letter))).toEqual([]);
  });
});

// Whoever changes a text runs scripts/guest-faces.py: the joined letters of another word may be missing.
it.each(['hi', 'pa'] as const)('the faces in %s were cut for every word', (language) => {
  for (const face of ['text', 'title'] as const)
    expect(
      joinedWords(faceTexts(language)[face]).filter((word) => !words[`${language}-${face}`]!.includes(word)),
    ).toEqual([]);
});

it('one person is not said like many', () => {
  expect([guestAfterTexts.hi.answeredOne, guestAfterTexts.pa.answeredOne]).toEqual([
    'आपका जवाब: हाँ, 1 व्यक्ति आएगा।',
    'ਤੁਹਾਡਾ ਜਵਾਬ: ਹਾਂ, 1 ਜਣਾ ਆਵੇਗਾ।',
  ]);
});
