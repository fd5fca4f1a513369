import { array, boolean, mixed, number, object, string } from 'yup';
import { recordKinds } from '#domain/catalogue/record-kinds.rules.ts';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import { isRecord } from '#lib/narrow.ts';
import * as say from '#domain/catalogue/catalogue.texts.ts';

/** Most records of one write. */
export const MOST_RECORDS = 5000;

/** Record of a whole list: its place, its visibility and its content as the kind's schema has it. */
export interface StaffRecord {
  id: string;
  /** Raised by every change of the record. */
  revision: number;
  position: number;
  isActive: boolean;
  record: Record<string, unknown>;
}

/** Returns the schema of a required kind of record in a path. */
export const kindParam = () => string().oneOf(recordKinds, say.noRecordKind).required();
const kindParams = object({ kind: kindParam() });

export const listStaffRecords = endpoint<{ version: number; records: StaffRecord[] }>()({
  method: 'GET',
  path: '/api/staff/catalogue/:kind',
  access: 'staff',
  roles: ['editor'],
  summary: 'Every record of a kind but those in the bin, hidden ones too, with the version they belong to',
  params: kindParams,
});

/**
 * Writes records, all or none. A record without an id is new; errors are keyed by the record's place:
 * `records[3].name`.
 */
export const saveStaffRecords = endpoint<{ version: number; ids: string[] }>()({
  method: 'PUT',
  path: '/api/staff/catalogue/:kind',
  access: 'staff',
  roles: ['editor'],
  summary: 'Adds and replaces records of a kind, all or none',
  bodyLimit: 10_485_760,
  params: kindParams,
  body: object({
    /** Version that the writer saw; the write is refused when the stored version is newer. */
    version: number().integer().min(0).required(),
    records: array(
      object({
        id: string().matches(ID_PATTERN, 'That is no id of a record.'),
        position: number().integer().min(0).max(1_000_000).default(0),
        isActive: boolean().default(true),
        record: mixed(isRecord).required(),
      }),
    )
      .min(1, say.nothingToSave)
      .max(MOST_RECORDS, say.tooManyRecords(MOST_RECORDS))
      .required(),
  }),
});

/** Folders of the catalogue's pictures, without those of customers' pictures. */
export const staffPictureFolders = [
  'sweets',
  'dry-fruits',
  'invitations',
  'decorations',
  'designers',
  'banners',
  'ads',
  'about',
  'shop',
] as const;

/**
 * Converts the name of an uploaded file to the beginning of its name in the media store: lower-case letters, digits and
 * hyphens, at most 60 characters; `picture` when nothing is left.
 */
export function pictureStem(file: string): string {
  const stem = file
    .toLowerCase()
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
  return stem || 'picture';
}

/** Stores a JPEG or PNG picture and returns the media value by which a record names it. */
export const addStaffPicture = endpoint<{ value: string }>()({
  method: 'POST',
  path: '/api/staff/pictures/:folder',
  access: 'staff',
  roles: ['editor'],
  summary: 'Adds a picture of the catalogue (a form with the field image)',
  params: object({ folder: string().oneOf(staffPictureFolders, say.noFolder).required() }),
  body: object({}),
  multipart: true,
});

/** Folders of the media store that hold videos. */
export const staffVideoFolders = ['invitations', 'about'] as const;
export type VideoFolder = (typeof staffVideoFolders)[number];

/** Most bytes of a video: about a minute from a phone, which a slow line sends within two minutes. */
export const MOST_VIDEO = 20 * 1024 * 1024;
export const VIDEO_TOO_LARGE = say.videoTooLarge;

/** Stores an MP4 or MOV video in H.264 and returns the media value by which a record names it. */
export const addStaffVideo = endpoint<{ value: string }>()({
  method: 'POST',
  path: '/api/staff/videos/:folder',
  access: 'staff',
  roles: ['editor'],
  summary: 'Adds a video of the catalogue (a form with the field video)',
  params: object({ folder: string().oneOf(staffVideoFolders, say.noFolder).required() }),
  body: object({}),
  multipart: true,
});
