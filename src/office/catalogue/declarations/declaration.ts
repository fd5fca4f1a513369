import type { InferType } from 'yup';
import type { recordSchemas } from '#domain/catalogue/record-kinds.contract.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import type { VideoFolder } from '#domain/catalogue/staff-catalogue.contract.ts';
import type { PictureFolder } from '#lib/pictures.ts';

/** A value and what it is called. */
export interface Choice {
  value: string;
  label: string;
}

/** What a field of a form looks like. */
export type Widget =
  | { is: 'text' | 'long' | 'money' | 'number' | 'link' | 'html' | 'words' | 'tasks' }
  | { is: 'choice'; choices: readonly Choice[] }
  /** `mark` is what the list shows where the switch is on. */
  | { is: 'switch'; mark?: string }
  /** `description` is the field of what it shows; it stands beside the picture. */
  | { is: 'picture'; folder: PictureFolder; description?: string }
  | { is: 'video'; folder: VideoFolder };

/** How staff meet a field of a record. */
export interface FieldDeclaration {
  label: string;
  help?: string;
  /** True when it may stay empty. */
  optional?: boolean;
  widget: Widget;
}

type More = Pick<FieldDeclaration, 'help' | 'optional'>;

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

/** Returns one of a few values; a value that is its own name needs no label. */
export const choice = (label: string, choices: readonly (string | Choice)[], more: More = {}): FieldDeclaration => ({
  label,
  ...more,
  widget: { is: 'choice', choices: choices.map((one) => (typeof one === 'string' ? { value: one, label: one } : one)) },
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

/** Returns a video; a record may always be without it. */
export const video = (label: string, folder: VideoFolder, help?: string): FieldDeclaration => ({
  label,
  ...(help ? { help } : {}),
  optional: true,
  widget: { is: 'video', folder },
});

/** Everything that the back office knows of a kind of record beside its schema. */
export interface KindDeclaration {
  kind: RecordKind;
  /** `sweet`, in the middle of a sentence. */
  one: string;
  /** `Sweets`, as a title. */
  many: string;
  /** Where the public meets it. */
  about: string;
  /** What a record is called in a list. */
  title(record: Record<string, unknown>): string;
  /** The field of the picture that stands for it. */
  picture?: string;
  /** The field of its price, in paise, and what it is the price of. */
  price?: { field: string; unit: string };
  /** Further fields that the list shows. */
  columns: readonly string[];
  /** The field by whose values the list can be narrowed. */
  category?: string;
  /** Marks by which the list can be narrowed. */
  flags: readonly { flag: 'best-seller' | 'wedding'; label: string }[];
  /** True when the public sees the records in the order that staff give them. */
  arranged: boolean;
  /** Places that are there for good, one record each: nothing is copied or withdrawn, and no more can be added. */
  places?: number;
  /** The public page of a record; null without one of its own. */
  page(id: string, record: Record<string, unknown>): string | null;
  fields: Readonly<Record<string, FieldDeclaration>>;
}

/** Declares a kind; a field of its record that is missing here, or is none of it, does not compile. */
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

/** Returns a text of a record; empty for one that is not there. */
export const textOf = (record: Record<string, unknown>, name: string): string => String(record[name] ?? '');
