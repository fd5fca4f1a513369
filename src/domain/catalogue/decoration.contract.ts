import { type InferType, object, string } from 'yup';
import { type PicturedWire, picturedFields } from '#domain/catalogue/catalogue.contract.ts';
import { frameFromWire, frameToWire, type RecordFrame } from '#domain/catalogue/record-frame.contract.ts';
import { eventCategories } from '#domain/catalogue/decoration.rules.ts';
import { endpoint } from '#lib/endpoint.ts';

/** Schema of a decoration. */
export const decorationRecord = object(picturedFields(eventCategories, 'Event'));

export type Decoration = InferType<typeof decorationRecord> & RecordFrame;
export type DecorationWire = PicturedWire;

export const decorationToWire = (decoration: Decoration, place?: number): DecorationWire =>
  frameToWire(decoration, place);

/**
 * Converts a decoration from its wire format. Does not validate its fields, since reading the snapshot has done that.
 */
export const decorationFromWire = (wire: DecorationWire): Decoration => frameFromWire(wire) as Decoration;

/** Returns the schema of the category filter; `Room Decor`, which earlier clients send, becomes `RoomDecor`. */
const category = () =>
  string()
    .trim()
    .max(60)
    .transform((value: string) => (value === 'Room Decor' ? 'RoomDecor' : value));

export const listDecorations = endpoint<{ decorationData: DecorationWire[] }>()({
  method: 'GET',
  path: '/api/user/decoration_list',
  access: 'public',
  summary: 'Decorations of one category, newest first; none without a category',
  query: object({ category: category() }),
});
