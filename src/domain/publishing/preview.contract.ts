import { mixed, object, string } from 'yup';
import { recordKinds } from '#domain/catalogue/record-kinds.rules.ts';
import * as say from '#domain/publishing/publishing.texts.ts';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import { isRecord } from '#lib/narrow.ts';
import { DAY } from '#lib/time.ts';

/** Life of a preview's link, ms. */
export const PREVIEW_LIFE = DAY;

/** Path of previews; the secret is in the query, which stays out of the log. */
export const PREVIEW_PATH = '/preview';

/** Endpoint that renders the public page of an unsaved record. */
export const makePreview = endpoint<{ secret: string; expiresAt: string }>()({
  method: 'POST',
  path: '/api/staff/preview',
  access: 'staff',
  roles: ['editor'],
  summary: 'Draws the public page of a record that is not saved; answers the secret of its link',
  bodyLimit: 1_048_576,
  body: object({
    kind: string().oneOf(recordKinds, say.noRecordKind).required(),
    /** Null for a new record. */
    id: string().matches(ID_PATTERN, say.recordIdNotValid).nullable().default(null),
    record: mixed(isRecord).required(say.nothingToShow),
  }),
});
