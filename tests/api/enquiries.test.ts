import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import {
  contactForm,
  customisationForm,
  decorationQuoteForm,
  designerQuoteForm,
  sendDesignQuote,
} from '#domain/enquiries/enquiry.contract.ts';
import { pageEnquiries } from '#domain/enquiries/inbox.repo.ts';
import { searchKey } from '#domain/search/search-key.rules.ts';
import { newId } from '#lib/ids.ts';
import { engines } from '#tests/support/engines.ts';
import { type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';
import { phonePhoto } from '#tests/support/photos.ts';

const person = { firstName: 'Simran', lastName: 'Kaur', mobile: '9876543210', message: 'Three hundred boxes, please.' };
const email = { email: 'simran@example.in' };

/** One letter to people, 41 bytes to a machine. */
const FAMILY = '👨🏿‍👩🏿‍👧🏿‍👦🏿';

/** Every form that anybody may send, with what it is about. */
const forms = [
  {
    kind: 'decoration-quote',
    path: 'quote',
    about: 'decoration',
    field: 'decorationId',
    fields: { ...person, ...email },
    form: decorationQuoteForm,
  },
  {
    kind: 'designer-quote',
    path: 'designer-quote',
    about: 'designer',
    field: 'designerId',
    fields: { ...person, ...email },
    form: designerQuoteForm,
  },
  {
    kind: 'contact',
    path: 'contact-us-detail',
    about: null,
    field: null,
    fields: { ...person, ...email },
    form: contactForm,
  },
  {
    kind: 'customisation',
    path: 'customization-requests',
    about: 'invitation',
    field: 'invitationId',
    fields: person,
    form: customisationForm,
  },
] as const;

describe.each(engines)('a message to the shop, on %s', (engine) => {
  let bench: OrderBench;
  let subjects: Record<'decoration' | 'designer' | 'invitation', string>;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    const one = async (kind: 'decoration' | 'designer', record: object) =>
      (await saveRecords(bench.shop.db, kind, [{ record: record as never }]))[0] ?? '';
    subjects = {
      decoration: await one('decoration', { name: 'Mandap', category: 'RoomDecor', image: 'decorations/x.webp' }),
      designer: await one('designer', { name: 'Noor', category: 'Bridge', image: 'designers/x.webp' }),
      invitation: bench.goods.invitation,
    };
  });
  beforeEach(() => bench.shop.db.deleteFrom('enquiry').execute());
  afterAll(() => bench.close());

  const send = (path: string, body: object) => bench.post(`/api/user/${path}`, undefined, body);
  const kept = () => bench.shop.db.selectFrom('enquiry').selectAll().execute();

  describe.each(forms)('by the $kind form', ({ kind, path, about, field, fields, form }) => {
    const body = () => ({ ...fields, ...(about ? { [field]: subjects[about] } : {}) });

    it('is kept whole for the staff, as new, with what it is about', async () => {
      expect((await send(path, body())).status).toBeLessThan(300);
      expect(await kept()).toEqual([
        {
          id: expect.stringMatching(/^[0-9a-f]{24}$/),
          kind,
          user_id: null,
          subject_id: about ? subjects[about] : null,
          data: body(),
          status: 'new',
          created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
          search_key: searchKey(`${person.firstName} ${person.lastName}`),
        },
      ]);
    });

    it('is kept whole with as many of the longest letters as it may have', async () => {
      const message = FAMILY.repeat(2000);
      expect((await send(path, { ...body(), message })).status).toBeLessThan(300);
      // Not the texts themselves, which a red run would print.
      expect((await kept()).map(({ data }) => (data as { message: string }).message === message)).toEqual([true]);
    });

    it('is kept each time it is sent', async () => {
      for (const message of ['The first one.', 'And a second.']) await send(path, { ...body(), message });
      const messages = (await kept()).map(({ data }) => (data as { message: string }).message);
      expect(messages.sort()).toEqual(['And a second.', 'The first one.']);
    });

    it('is kept and doubted when what people never see was filled in, by a program or by whatever fills forms', async () => {
      const somebody = await send(path, body());
      const filled = await send(path, { ...body(), leaveEmpty: 'https://example.in' });
      expect([filled.status, Object.keys(filled.data)]).toEqual([somebody.status, Object.keys(somebody.data)]);
      const { enquiries } = await pageEnquiries(bench.shop.db, { state: 'all', page: 1 }, bench.shop.now());
      expect(enquiries.map(({ text, doubtful }) => [text, doubtful]).sort()).toEqual([
        [person.message, false],
        [person.message, true],
      ]);
      const doubted = await pageEnquiries(bench.shop.db, { state: 'all', kind: 'doubtful', page: 1 }, bench.shop.now());
      expect(doubted.count).toBe(1);
    });

    it('is not refused for what people never see, however long it is', async () => {
      const typed = (form as typeof contactForm).validate({ ...body(), leaveEmpty: 'x'.repeat(5000) });
      await expect(typed).resolves.toMatchObject({ leaveEmpty: 'x'.repeat(200) });
    });

    it.each([
      ['mobile', ''],
      ['mobile', '12345'],
      ['message', ''],
      ['message', 'ab'],
      ['message', 'x'.repeat(2001)],
    ])('is refused by the field %s (%#), and nothing is kept', async (name, value) => {
      const { status, data } = await send(path, { ...body(), [name]: value });
      expect([status, Object.keys(data.errors)]).toEqual([400, [name]]);
      expect(await kept()).toEqual([]);
    });

    it('about what the shop no longer shows is refused in words', async () => {
      const { status, data } = await send(path, { ...body(), ...(field ? { [field]: newId() } : { mobile: '' }) });
      expect([status, typeof data.message]).toEqual([about ? 404 : 400, 'string']);
      expect(await kept()).toEqual([]);
    });
  });

  describe('with a design', () => {
    const design = async (description: string) => {
      const form = new FormData();
      const fields = { name: 'Simran Kaur', mobile: '9876543210', price: '250', category: 'Wooden Box', description };
      for (const [name, text] of Object.entries(fields)) form.set(name, text);
      form.set('image', new File([new Uint8Array(await phonePhoto())], 'design.jpg', { type: 'image/jpeg' }));
      const { token } = await bench.customer();
      const answer = await fetch(`${bench.url}${sendDesignQuote.path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      });
      return { status: answer.status, data: (await answer.json()) as { message: string } };
    };

    it('is kept whole with as many of the longest letters as it may have', async () => {
      const description = FAMILY.repeat(2000);
      expect((await design(description)).status).toBe(200);
      expect((await kept()).map(({ data }) => (data as { description: string }).description === description)).toEqual([
        true,
      ]);
    });

    it('is never cut short: a longer text is refused with what is too much of it', async () => {
      const long = await design('x'.repeat(30_000));
      expect([long.status, long.data.message]).toEqual([400, 'At most 2000 characters: 28000 too many.']);
      const longer = await design('x'.repeat(200_000));
      expect([longer.status, longer.data.message]).toEqual([
        413,
        'What you sent is too large. You can send at most 153 KB at once.',
      ]);
      expect(await kept()).toEqual([]);
    });
  });

  it('is answered with what was kept when somebody asks for a customised invitation', async () => {
    const { data } = await send('customization-requests', { ...person, invitationId: bench.goods.invitation });
    const [row] = await kept();
    expect(data.data).toEqual({ _id: row?.id, ...person, invitationId: bench.goods.invitation });
  });
});
