import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { readRecord } from '#domain/catalogue/catalogue.repo.ts';
import {
  designQuoteForm,
  sendContactMessage,
  sendCustomisation,
  sendDecorationQuote,
  sendDesignerQuote,
  sendDesignQuote,
} from '#domain/enquiries/enquiry.contract.ts';
import { type Enquiry, insertEnquiry, insertEnquiryOf } from '#domain/enquiries/enquiry.repo.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import * as say from '#domain/enquiries/enquiries.texts.ts';
import type { Shop } from '#server/context.ts';
import { asOwner } from '#server/db/owner.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { readForm } from '#server/http/form.ts';
import { answerOnce } from '#server/http/idempotency.ts';
import { serve, serveLimited } from '#server/http/serve.ts';
import { checkedPicture } from '#server/media/uploads.ts';
import { said } from '#lib/said.ts';

/** Serves the endpoints of the forms for quotes, messages and customisation requests, and of the design upload. */
export function enquiryRoutes(app: FastifyInstance, shop: Shop): void {
  /**
   * Stores a message and returns its id. A filled honeypot field is stored with it, which marks it for staff as
   * possible spam.
   */
  async function keep(
    { leaveEmpty, ...data }: { leaveEmpty: string } & Record<string, unknown>,
    enquiry: Omit<Enquiry, 'data'>,
  ): Promise<string> {
    const marked = leaveEmpty === '' ? data : { ...data, leaveEmpty };
    return insertEnquiry(shop.db, { ...enquiry, data: marked }, shop.now());
  }
  async function demand(kind: RecordKind, id: string): Promise<void> {
    if (!(await readRecord(shop.db, kind, id))) throw notFound(said(say, 'quotedItemGone', kind));
  }

  const serveStranger = serveLimited(app, shop, { max: 20, minutes: 10 });
  serveStranger(sendDecorationQuote, async ({ body }) => {
    await demand('decoration', body.decorationId);
    await keep(body, { kind: 'decoration-quote', subjectId: body.decorationId });
    return { message: 'successfully_add' };
  });
  serveStranger(sendDesignerQuote, async ({ body }) => {
    await demand('designer', body.designerId);
    await keep(body, { kind: 'designer-quote', subjectId: body.designerId });
    return { message: 'successfully_add' };
  });
  serveStranger(sendContactMessage, async ({ body }) => {
    await keep(body, { kind: 'contact', subjectId: null });
    return { message: 'successfully_add' };
  });
  serveStranger(sendCustomisation, async ({ body, reply }) => {
    await demand('invitation', body.invitationId);
    const _id = await keep(body, { kind: 'customisation', subjectId: body.invitationId });
    reply.code(201);
    const { leaveEmpty: _unseen, ...data } = body;
    return {
      success: true,
      message: say.customisationSaved,
      data: { _id, ...data },
    };
  });
  serve(
    app,
    shop,
    sendDesignQuote,
    async (call) => {
      const { userId, request } = call;
      const { fields, file } = await readForm(request, designQuoteForm);
      if (fields.userId && fields.userId !== userId) throw notFound();
      if (!file) throw new Refusal(400, said(say, 'designFileMissing'), { fields: { image: say.designFileMissing } });
      return answerOnce(shop, call, [fields, file.bytes.toString('base64')], async () => {
        const picture = await checkedPicture({ ...file, field: 'image' });
        const filename = await shop.media.addOriginal('designs', randomBytes(12).toString('hex'), picture);
        const enquiry: Enquiry = { kind: 'design-quote', subjectId: null, data: { ...fields, image: filename } };
        await shop.media.keep(filename, () =>
          asOwner(shop.db, userId, (tx) => insertEnquiryOf(tx, userId, enquiry, shop.now())),
        );
        return { message: say.designAdded, filename };
      });
    },
    { limit: { max: 10, minutes: 60 } },
  );
}
