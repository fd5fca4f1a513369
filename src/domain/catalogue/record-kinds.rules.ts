/** Every kind of catalogue record, in the order in which the back office shows them. */
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

/** The name of a kind of catalogue record. */
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
