import { type InferType, object, string } from 'yup';
import {
  frameFromWire,
  frameToWire,
  mediaValue,
  nameField,
  type RecordFrame,
  type WireFrame,
} from '#features/catalogue/catalogue.contract.ts';
import { eventCategories } from '#features/catalogue/decoration.rules.ts';
import { endpoint } from '#lib/endpoint.ts';

/** What staff keep of a decoration; the name is its alternative text. */
export const decorationRecord = object({
  name: nameField(),
  category: string().oneOf(eventCategories).required('Category is required.'),
  image: mediaValue().required('A picture is required.'),
});

export type Decoration = InferType<typeof decorationRecord> & RecordFrame;

export interface DecorationWire extends WireFrame {
  name: string;
  category: string;
  image: string;
}

/** Translates a decoration for the wire. */
export function decorationToWire(decoration: Decoration, place?: number): DecorationWire {
  return frameToWire(decoration, place);
}

/** Translates a decoration from the wire; the snapshot has checked it against its schema. */
export function decorationFromWire(wire: DecorationWire): Decoration {
  return frameFromWire(wire) as Decoration;
}

/** An earlier client writes the category with a blank. */
const category = () =>
  string()
    .trim()
    .max(60)
    .transform((value: string) => (value === 'Room Decor' ? 'RoomDecor' : value));

export const listDecorations = endpoint<{ decorationData: DecorationWire[] }>()({
  method: 'GET',
  path: '/api/user/decoration_list',
  access: 'public',
  summary: 'Decorations, newest first',
  query: object({ category: category() }),
});
