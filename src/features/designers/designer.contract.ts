import { type InferType, object, string } from 'yup';
import { mediaValue, nameField } from '#features/catalogue/catalogue.contract.ts';
import { designerCategories } from '#features/designers/designer.rules.ts';
import { endpoint } from '#lib/endpoint.ts';

/** What staff keep of a designer. */
export const designerRecord = object({
  name: nameField(),
  category: string().oneOf(designerCategories).required('Category is required.'),
  image: mediaValue().required('A picture is required.'),
});

export type Designer = InferType<typeof designerRecord> & { id: string; updatedAt: string };

export interface DesignerWire {
  _id: string;
  name: string;
  image: string;
  category: string;
  updatedAt: string;
  orderId?: number;
}

/** Translates a designer for the wire. */
export function designerToWire({ id, ...rest }: Designer, place?: number): DesignerWire {
  return { _id: id, ...rest, ...(place === undefined ? {} : { orderId: place }) };
}

/** Translates a designer from the wire; the snapshot has checked it against its schema. */
export function designerFromWire(wire: DesignerWire): Designer {
  const { _id, orderId: _place, ...rest } = wire;
  return { ...rest, id: _id } as Designer;
}

export const listDesigners = endpoint<{ designerData: DesignerWire[] }>()({
  method: 'GET',
  path: '/api/user/designers_list',
  access: 'public',
  summary: 'Designers, newest first',
  query: object({ category: string().trim().max(60) }),
});
