import type { FastifyInstance } from 'fastify';
import { listForStaff } from '#domain/catalogue/catalogue.repo.ts';
import { readVersions } from '#domain/catalogue/catalogue-version.repo.ts';
import * as say from '#domain/catalogue/catalogue.texts.ts';
import { recordProblems, withMedia } from '#domain/catalogue/record-problems.service.ts';
import {
  addStaffPicture,
  addStaffVideo,
  listStaffRecords,
  MOST_VIDEO,
  pictureStem,
  saveStaffRecords,
  type StaffRecord,
  VIDEO_TOO_LARGE,
} from '#domain/catalogue/staff-catalogue.contract.ts';
import { changeRecords, StaleCatalogue, WrongRecords } from '#domain/catalogue/staff-record.repo.ts';
import { wrongRecords } from '#domain/catalogue/staff-record.routes.ts';
import type { Shop } from '#server/context.ts';
import { Refusal } from '#server/http/errors.ts';
import { readForm } from '#server/http/form.ts';
import { serve } from '#server/http/serve.ts';
import { PictureLine } from '#server/media/picture-line.ts';
import { checkedPicture } from '#server/media/uploads.ts';
import { checkedVideo, WrongVideo } from '#server/media/video-check.ts';
import { said, saidAs } from '#lib/said.ts';

/** Queue of the staff's pictures, apart from the customers', who could fill theirs. */
const staffPictures = new PictureLine();

/** Serves the endpoints by which staff read and write whole kinds of records, and upload pictures and videos. */
export function staffCatalogueRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, listStaffRecords, async ({ params, reply }) => {
    reply.header('cache-control', 'no-store');
    const versions = await readVersions(shop.db);
    return {
      version: Number(versions[params.kind] ?? 0),
      records: (await listForStaff(shop.db, params.kind)) as StaffRecord[],
    };
  });

  serve(app, shop, saveStaffRecords, async ({ params: { kind }, body: { version, records }, staff }) => {
    const check = (record: Record<string, unknown>) => recordProblems(kind, record, shop.media);
    try {
      const written = await withMedia(shop.media, () =>
        changeRecords(shop.db, kind, records, check, staff, shop.now(), { basedOn: version }),
      );
      return { ids: written.records.map(({ id }) => id), version: written.version };
    } catch (error) {
      if (error instanceof WrongRecords) throw wrongRecords(error, 'records');
      if (!(error instanceof StaleCatalogue)) throw error;
      throw new Refusal(409, said(say, 'catalogueChanged'));
    }
  });

  serve(app, shop, addStaffPicture, async ({ params, body: _body, request }) => {
    const { file } = await readForm(request, addStaffPicture.body);
    if (!file) throw new Refusal(400, said(say, 'pictureRequired'), { fields: { image: say.pictureRequired } });
    return {
      value: await shop.media.addPicture(
        params.folder,
        pictureStem(file.name),
        await checkedPicture({ ...file, field: 'image' }, staffPictures),
      ),
    };
  });

  serve(app, shop, addStaffVideo, async ({ params, body: _body, request }) => {
    const wrong = (message: string) =>
      new Refusal(400, saidAs('catalogue.video', message), { fields: { video: message } });
    const { file } = await readForm(request, addStaffVideo.body, { most: MOST_VIDEO, tooLarge: VIDEO_TOO_LARGE });
    if (!file) throw wrong(say.videoRequired);
    try {
      return { value: await shop.media.addVideo(params.folder, pictureStem(file.name), checkedVideo(file.bytes)) };
    } catch (error) {
      throw error instanceof WrongVideo ? wrong(error.message) : error;
    }
  });
}
