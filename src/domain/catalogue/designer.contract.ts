import { type InferType, object, string } from 'yup';
import { type PicturedWire, picturedFields } from '#domain/catalogue/catalogue.contract.ts';
import { frameFromWire, frameToWire, type RecordFrame } from '#domain/catalogue/record-frame.contract.ts';
import { designerCategories } from '#domain/catalogue/designer.rules.ts';
import { endpoint } from '#lib/endpoint.ts';

/** Schema of a designer. */
export const designerRecord = object(picturedFields(designerCategories, 'Tab'));

export type Designer = InferType<typeof designerRecord> & RecordFrame;
export type DesignerWire = PicturedWire;

export const designerToWire = (designer: Designer, place?: number): DesignerWire => frameToWire(designer, place);

/** Converts a designer from its wire format. Does not validate its fields, since reading the snapshot has done that. */
export const designerFromWire = (wire: DesignerWire): Designer => frameFromWire(wire) as Designer;

export const listDesigners = endpoint<{ designerData: DesignerWire[] }>()({
  method: 'GET',
  path: '/api/user/designers_list',
  access: 'public',
  summary: 'Designers of one category, newest first; none without a category',
  query: object({ category: string().trim().max(60) }),
});
