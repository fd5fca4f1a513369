import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import * as say from '#domain/catalogue/catalogue.texts.ts';

/** What a record may lack: a picture, a price, or its name in Hindi and Punjabi. */
export const recordLacks = ['picture', 'price', 'translation'] as const;
export type RecordLack = (typeof recordLacks)[number];

/** Fields of each kind that show a picture. */
export const pictureFieldsOf: Readonly<Partial<Record<RecordKind, readonly string[]>>> = {
  sweet: ['image'],
  'dry-fruit': ['image'],
  invitation: ['image', 'image02', 'image03', 'image04'],
  decoration: ['image'],
  designer: ['image'],
  banner: ['banner'],
  ad: ['image'],
};

/** Kinds whose records may lack each thing. */
export const kindsLacking: Record<RecordLack, readonly RecordKind[]> = {
  picture: Object.keys(pictureFieldsOf) as RecordKind[],
  price: ['sweet', 'dry-fruit', 'invitation'],
  // Their other names are found by families who search in their own script.
  translation: ['sweet', 'dry-fruit'],
};

/**
 * Letters and vowel signs of which every name in Hindi or Punjabi has at least one, the most frequent first so that a
 * search ends soon.
 */
export const scriptLetters: readonly string[] = [
  'ा्ीकरलसमनबतिजदपहोेूुगचडखशछझटठणथधफभयवषअआइईउऊएऐओऔअ',
  'ਾੀਕਰਲਸਮਨਬਤਿਜਦਪਹੋੇੂੁਗਚਡਖਛਝਟਠਣਥਧਫਭਯਵਅਆਇਈਉਊਏਐਓਔ',
].map((letters) => [...new Set(letters)].join(''));

/** Returns what records of a kind lack, to follow "without". */
export function lackName(kind: RecordKind, what: RecordLack): string {
  if (what === 'price') return say.lacksPrice;
  if (what === 'translation') return say.lacksOtherName;
  return kind === 'invitation' ? say.lacksPictures : say.lacksPicture;
}
