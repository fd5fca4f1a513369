import type { FastifyInstance } from 'fastify';
import { ValidationError } from 'yup';
import {
  listForStaff,
  readVersions,
  type RecordWrite,
  saveRecords,
  StaleCatalogue,
} from '#features/catalogue/catalogue.repo.ts';
import { mediaFields, type RecordKind, recordSchemas } from '#features/catalogue/record-kinds.contract.ts';
import {
  addStaffPicture,
  listStaffRecords,
  pictureStem,
  saveStaffRecords,
  type StaffRecord,
} from '#features/catalogue/staff-catalogue.contract.ts';
import { checkInput } from '#server/http/check.ts';
import type { Shop } from '#server/context.ts';
import { fieldErrors, Refusal } from '#server/http/errors.ts';
import { readForm } from '#server/http/form.ts';
import { storable } from '#server/http/measure.ts';
import { serve } from '#server/http/serve.ts';
import type { MediaStore } from '#server/media/media-store.ts';
import { checkedPicture } from '#server/media/uploads.ts';

/** The staff's calls on the catalogue; a customer's token opens none of them. */
export function staffCatalogueRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, listStaffRecords, async ({ params, reply }) => {
    reply.header('cache-control', 'no-store');
    const versions = await readVersions(shop.db);
    return {
      version: Number(versions[params.kind] ?? 0),
      records: (await listForStaff(shop.db, params.kind)) as StaffRecord[],
    };
  });

  serve(app, shop, saveStaffRecords, async ({ params: { kind }, body: { version, records } }) => {
    const held = new Set((await listForStaff(shop.db, kind)).map(({ id }) => id));
    const fields: Record<string, string> = {};
    const seen = new Set<string>();
    const writes = records.map(({ id, record, ...place }, index) => {
      const problems = problemsOf(kind, record, shop.media);
      if (id && !held.has(id)) problems['id'] = 'There is no record with this id; leave it empty for a new one.';
      if (id && seen.has(id)) problems['id'] = 'This id is there twice.';
      if (id) seen.add(id);
      for (const [field, message] of Object.entries(problems)) fields[`records[${index}].${field}`] = message;
      return { ...(id ? { id } : {}), ...place, record: storable(record) } as RecordWrite<typeof kind>;
    });
    const [first] = Object.values(fields);
    if (first) throw new Refusal(400, first, { fields });
    try {
      return { ids: await saveRecords(shop.db, kind, writes, { basedOn: version }), version: version + 1 };
    } catch (error) {
      if (!(error instanceof StaleCatalogue)) throw error;
      throw new Refusal(
        409,
        'Somebody changed the catalogue meanwhile. Please look at it again and repeat your change.',
      );
    }
  });

  serve(app, shop, addStaffPicture, async ({ params, body: _body, request }) => {
    const { file } = await readForm(request, addStaffPicture.body);
    if (!file) throw new Refusal(400, 'A picture is required.', { fields: { image: 'A picture is required.' } });
    return {
      value: await shop.media.addPicture(
        params.folder,
        pictureStem(file.name),
        await checkedPicture({ ...file, field: 'image' }),
      ),
    };
  });
}

/** What is wrong with a record, by field: rules of its schema, and media that the store does not hold. */
function problemsOf(kind: RecordKind, record: Record<string, unknown>, media: MediaStore): Record<string, string> {
  let problems: Record<string, string> = {};
  try {
    checkInput(recordSchemas[kind], record);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    problems = fieldErrors(error);
  }
  for (const field of mediaFields) {
    const value = record[field];
    if (typeof value !== 'string' || !value.includes('/') || problems[field]) continue;
    if (!media.holds(value) && !media.toCome.waits(value)) problems[field] = `The media store holds no ${value}.`;
  }
  return problems;
}
