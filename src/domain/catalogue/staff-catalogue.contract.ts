import { array, boolean, mixed, number, object, string } from 'yup';
import { recordKinds } from '#domain/catalogue/record-kinds.rules.ts';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import { isRecord } from '#lib/narrow.ts';

/** Most records that one write may hold. */
export const MOST_RECORDS = 5000;

/** A record as staff keep it: its place in the list, whether the public sees it, and its content as its schema has it. */
export interface StaffRecord {
  id: string;
  /** Rises with every change of the record. */
  revision: number;
  position: number;
  isActive: boolean;
  record: Record<string, unknown>;
}

/** Returns the kind in a path. */
export const kindParam = () => string().oneOf(recordKinds, 'There is no such kind of record.').required();
const kindParams = object({ kind: kindParam() });

export const listStaffRecords = endpoint<{ version: number; records: StaffRecord[] }>()({
  method: 'GET',
  path: '/api/staff/catalogue/:kind',
  access: 'staff',
  roles: ['editor'],
  summary: 'Every record of a kind but those in the bin, hidden ones too, with the version they belong to',
  params: kindParams,
});

/** Writes all or nothing. A record without an id is new; errors are keyed by the record's place: `records[3].name`. */
export const saveStaffRecords = endpoint<{ version: number; ids: string[] }>()({
  method: 'PUT',
  path: '/api/staff/catalogue/:kind',
  access: 'staff',
  roles: ['editor'],
  summary: 'Adds and replaces records of a kind, all or none',
  bodyLimit: 10_485_760,
  params: kindParams,
  body: object({
    /** The version the writer saw; a newer one refuses the write. */
    version: number().integer().min(0).required(),
    records: array(
      object({
        id: string().matches(ID_PATTERN, 'That is no id of a record.'),
        position: number().integer().min(0).max(1_000_000).default(0),
        isActive: boolean().default(true),
        record: mixed(isRecord).required(),
      }),
    )
      .min(1, 'There is nothing to write.')
      .max(MOST_RECORDS, `At most ${MOST_RECORDS} records can be written at once.`)
      .required(),
  }),
});

/** Folders of the catalogue's pictures; people's own pictures are not among them. */
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

/** Returns the beginning of a picture's name in the media store, made from the name of the file that was sent. */
export function pictureStem(file: string): string {
  const stem = file
    .toLowerCase()
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
  return stem || 'picture';
}

/** Takes a JPEG or PNG picture into the media store and answers the value that a record names it by. */
export const addStaffPicture = endpoint<{ value: string }>()({
  method: 'POST',
  path: '/api/staff/pictures/:folder',
  access: 'staff',
  roles: ['editor'],
  summary: 'Adds a picture of the catalogue (a form with the field image)',
  params: object({ folder: string().oneOf(staffPictureFolders, 'There is no such folder.').required() }),
  body: object({}),
  multipart: true,
});

/** Folders of the media store that hold videos. */
export const staffVideoFolders = ['invitations', 'about'] as const;
export type VideoFolder = (typeof staffVideoFolders)[number];

/** The largest video, in bytes: about a minute as phones record it, and what a slow line sends within two. */
export const MOST_VIDEO = 20 * 1024 * 1024;
export const VIDEO_TOO_LARGE =
  'The video is larger than 20 MB. Please make it shorter, or send it to yourself by WhatsApp and choose that one.';

/** Takes an MP4 or MOV video in H.264 into the media store and answers the value that a record names it by. */
export const addStaffVideo = endpoint<{ value: string }>()({
  method: 'POST',
  path: '/api/staff/videos/:folder',
  access: 'staff',
  roles: ['editor'],
  summary: 'Adds a video of the catalogue (a form with the field video)',
  params: object({ folder: string().oneOf(staffVideoFolders, 'There is no such folder.').required() }),
  body: object({}),
  multipart: true,
});
