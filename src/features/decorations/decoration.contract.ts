import { type InferType, object, string } from 'yup';
import { mediaValue, nameField } from '#features/catalogue/catalogue.contract.ts';
import { eventCategories } from '#features/decorations/decoration.rules.ts';
import { endpoint } from '#lib/endpoint.ts';

/** What staff keep of a decoration; the name is its alternative text. */
export const decorationRecord = object({
  name: nameField(),
  category: string().oneOf(eventCategories).required('Category is required.'),
  image: mediaValue().required('A picture is required.'),
});

export type Decoration = InferType<typeof decorationRecord> & { id: string; updatedAt: string };

export interface DecorationWire {
  _id: string;
  name: string;
  category: string;
  image: string;
  updatedAt: string;
  orderId?: number;
}

/** Translates a decoration for the wire. */
export function decorationToWire({ id, ...rest }: Decoration, place?: number): DecorationWire {
  return { _id: id, ...rest, ...(place === undefined ? {} : { orderId: place }) };
}

/** Translates a decoration from the wire; the snapshot has checked it against its schema. */
export function decorationFromWire(wire: DecorationWire): Decoration {
  const { _id, orderId: _place, ...rest } = wire;
  return { ...rest, id: _id } as Decoration;
}

/** An earlier client writes the category with a blank. */
const category = () => string().trim().max(60).transform((value: string) => (value === 'Room Decor' ? 'RoomDecor' : value));

export const listDecorations = endpoint<{ decorationData: DecorationWire[] }>()({
  method: 'GET',
  path: '/api/user/decoration_list',
  access: 'public',
  summary: 'Decorations, newest first',
  query: object({ category: category() }),
});
