import { type InferType, object, string } from 'yup';
import {
  frameFromWire,
  frameToWire,
  mediaValue,
  nameField,
  type RecordFrame,
  type WireFrame,
} from '#features/catalogue/catalogue.contract.ts';
import { designerCategories } from '#features/catalogue/designer.rules.ts';
import { endpoint } from '#lib/endpoint.ts';

/** What staff keep of a designer. */
export const designerRecord = object({
  name: nameField(),
  category: string().oneOf(designerCategories).required('Category is required.'),
  image: mediaValue().required('A picture is required.'),
});

export type Designer = InferType<typeof designerRecord> & RecordFrame;

export interface DesignerWire extends WireFrame {
  name: string;
  image: string;
  category: string;
}

/** Translates a designer for the wire. */
export function designerToWire(designer: Designer, place?: number): DesignerWire {
  return frameToWire(designer, place);
}

/** Translates a designer from the wire; the snapshot has checked it against its schema. */
export function designerFromWire(wire: DesignerWire): Designer {
  return frameFromWire(wire) as Designer;
}

export const listDesigners = endpoint<{ designerData: DesignerWire[] }>()({
  method: 'GET',
  path: '/api/user/designers_list',
  access: 'public',
  summary: 'Designers, newest first',
  query: object({ category: string().trim().max(60) }),
});
