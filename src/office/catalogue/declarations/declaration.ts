import type { InferType } from 'yup';
import type { Choice } from '#domain/catalogue/field-choices.contract.ts';
import type { recordSchemas } from '#domain/catalogue/record-kinds.contract.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import type { VideoFolder } from '#domain/catalogue/staff-catalogue.contract.ts';
import type { PictureFolder } from '#lib/pictures.ts';

/** Control of a field in a form. */
export type Widget =
  | { is: 'text' | 'pincode' | 'long' | 'money' | 'number' | 'link' | 'html' | 'words' | 'tasks' }
  | { is: 'choice'; choices: readonly Choice[] }
  /** `mark` is the text in lists while the switch is on. */
  | { is: 'switch'; mark?: string }
  /** `description` is the name of the field with the alternative text, which is shown next to the picture. */
  | { is: 'picture'; folder: PictureFolder; description?: string }
  | { is: 'video'; folder: VideoFolder };

/** Label, help and control of a record's field. */
export interface FieldDeclaration {
  label: string;
  help?: string;
  optional?: boolean;
  widget: Widget;
  /** True for a weight in grams. */
  grams?: true;
}

type More = Pick<FieldDeclaration, 'help' | 'optional' | 'grams'>;

const field =
  (is: Exclude<Widget['is'], 'choice' | 'switch' | 'picture' | 'video'>) =>
  (label: string, more: More = {}): FieldDeclaration => ({ label, ...more, widget: { is } });

export const text = field('text');
export const long = field('long');
export const money = field('money');
export const number = field('number');
export const link = field('link');
export const html = field('html');
export const words = field('words');
export const tasks = field('tasks');

/** Returns the declaration of a selection field. */
export const choice = (label: string, choices: readonly Choice[], more: More = {}): FieldDeclaration => ({
  label,
  ...more,
  widget: { is: 'choice', choices },
});

export const toggle = (label: string, more: More & { mark?: string } = {}): FieldDeclaration => {
  const { mark, ...rest } = more;
  return { label, ...rest, widget: { is: 'switch', ...(mark ? { mark } : {}) } };
};

export const picture = (
  label: string,
  folder: PictureFolder,
  { description, ...more }: More & { description?: string } = {},
): FieldDeclaration => ({
  label,
  ...more,
  widget: { is: 'picture', folder, ...(description ? { description } : {}) },
});

/** Returns the declaration of an optional video field. */
export const video = (label: string, folder: VideoFolder, help?: string): FieldDeclaration => ({
  label,
  ...(help ? { help } : {}),
  optional: true,
  widget: { is: 'video', folder },
});

/** Presentation of a kind of record in the back office, in addition to its schema. */
export interface KindDeclaration {
  kind: RecordKind;
  /** Singular within a sentence, such as `sweet`. */
  one: string;
  /** Plural as a title, such as `Sweets`. */
  many: string;
  /** Sentence about where the public sees the records. */
  about: string;
  /** Returns the title of a record in lists. */
  title(record: Record<string, unknown>): string;
  /** Field of the picture that lists show. */
  picture?: string;
  /** Field of the price in paise, and the unit that it is the price of. */
  price?: { field: string; unit: string };
  /** Other fields that lists show. */
  columns: readonly string[];
  /** Field by whose values lists are filtered. */
  category?: string;
  /** Marks by which lists are filtered. */
  flags: readonly { flag: 'best-seller' | 'wedding'; label: string }[];
  /** True when the public sees the records in the order that staff arrange. */
  arranged: boolean;
  /** Number of fixed places with one record each, which are neither copied nor withdrawn; missing for other kinds. */
  places?: number;
  /** Returns the path of a record's public page; null for a record without one. */
  page(id: string, record: Record<string, unknown>): string | null;
  fields: Readonly<Record<string, FieldDeclaration>>;
}

/** Returns the declaration unchanged; its type makes the compiler reject a missing or unknown field. */
export function declare<K extends RecordKind>(
  declaration: Omit<KindDeclaration, 'kind' | 'fields' | 'picture' | 'columns' | 'category' | 'price'> & {
    kind: K;
    picture?: keyof InferType<(typeof recordSchemas)[K]> & string;
    price?: { field: keyof InferType<(typeof recordSchemas)[K]> & string; unit: string };
    columns: readonly (keyof InferType<(typeof recordSchemas)[K]> & string)[];
    category?: keyof InferType<(typeof recordSchemas)[K]> & string;
    fields: Record<keyof InferType<(typeof recordSchemas)[K]>, FieldDeclaration>;
  },
): KindDeclaration {
  return declaration;
}

/** Returns a field of a record as text; empty when it is missing or null. */
export const fieldText = (record: Record<string, unknown>, name: string): string => String(record[name] ?? '');
