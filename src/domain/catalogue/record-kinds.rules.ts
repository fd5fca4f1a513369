/** Kinds of catalogue records, in the order of the back office. */
export const recordKinds = [
  'sweet',
  'dry-fruit',
  'invitation',
  'decoration',
  'designer',
  'banner',
  'ad',
  'about',
  'review',
  'planning',
  'policy',
] as const;

export type RecordKind = (typeof recordKinds)[number];

/** Fields of a record that name a file of the media store. */
export const mediaFields = [
  'image',
  'image02',
  'image03',
  'image04',
  'banner',
  'video',
  'videoFile',
  'poster',
  'contactImage',
] as const;
