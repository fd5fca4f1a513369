import { createHmac } from 'node:crypto';
import { keepToken } from '#domain/staff/staff.repo.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveRecords, withdrawRecord } from '#domain/catalogue/catalogue.repo.ts';
import { readCatalogueVersion } from '#domain/catalogue/publishing.contract.ts';
import { addStaffPicture, listStaffRecords, saveStaffRecords } from '#domain/catalogue/staff-catalogue.contract.ts';
import { listDecorations } from '#domain/catalogue/decoration.contract.ts';
import { listDesigners } from '#domain/catalogue/designer.contract.ts';
import { listBestSellers } from '#domain/catalogue/home.contract.ts';
import { listInvitations, listInvitationTiles, readInvitation } from '#domain/catalogue/invitation.contract.ts';
import { checkPincodes, readPincode } from '#domain/delivery/pincode.contract.ts';
import { policyKinds, readPolicies } from '#domain/catalogue/policy.contract.ts';
import { listSweets, listSweetTiles, readSweet } from '#domain/catalogue/sweet.contract.ts';
import type { Endpoint } from '#lib/endpoint.ts';
import { MINUTE } from '#lib/time.ts';
import { startTestShop, type TestShop } from '#tests/support/api.ts';
import { engines } from '#tests/support/engines.ts';

const SECRET = 'a secret of the content system';
const sweet = (name: string, rupees: number, more: object = {}) => ({
  record: {
    name,
    image: 'sweets/x-1a2b3c4d.webp',
    rate: rupees * 100,
    category: 'Indian Sweets',
    type: 'Sweets',
    ...more,
  } as never,
});
const invitation = (name: string, rupees: number, category: string, more: object = {}) => ({
  record: { name, price: rupees * 100, category, image: 'invitations/x-1a2b3c4d.webp', ...more } as never,
});

describe.each(engines)('the catalogue, on %s', (engine) => {
  let shop: TestShop;
  let ids: string[];
  beforeAll(async () => {
    shop = await startTestShop({ engine, config: { publishHookSecret: SECRET } });
    const { db } = shop.shop;
    ids = await saveRecords(db, 'sweet', [
      sweet('Jalebi', 420, { isWedding: true }),
      sweet('Kaju Katli', 900, { category: 'Dry Fruits', isBestSeller: true }),
      sweet('ਗੁਲਾਬ ਜਾਮਣ', 500, { type: 'BengaliSweets' }),
      sweet('Besan Barfi', 150, { type: 'SugarFree' }),
    ]);
    await saveRecords(db, 'invitation', [
      invitation('Peacock Box', 600, 'Wooden Box'),
      invitation('Glass Palace', 300, 'Glass Box', { isBestSeller: true }),
      invitation('Old Scroll', 250, 'Invitation'),
    ]);
    await saveRecords(db, 'decoration', [
      { record: { name: 'Marigold Mandap', category: 'Marriage', image: 'decorations/x-1a2b3c4d.webp' } as never },
    ]);
    await saveRecords(db, 'designer', [
      { record: { name: 'Noor', category: 'Bridge', image: 'designers/x-1a2b3c4d.webp' } as never },
    ]);
    await saveRecords(db, 'policy', [
      {
        record: {
          kind: 'shipping',
          data: '<h2>Shipping</h2><script>alert(1)</script><p onclick="x()">We send.</p>',
        } as never,
      },
    ]);
  });
  afterAll(() => shop.close());
  const names = async (query: Record<string, unknown>) =>
    (await shop.client.call(listSweets, { query })).data.sweetsData.map(({ name }) => name);

  it.each<[Record<string, unknown>, string[]]>([
    [{}, ['Kaju Katli', 'ਗੁਲਾਬ ਜਾਮਣ', 'Jalebi', 'Besan Barfi']],
    [{ category: 'Indian Sweets' }, ['ਗੁਲਾਬ ਜਾਮਣ', 'Jalebi', 'Besan Barfi']],
    [{ category: 'SugarFree' }, ['Besan Barfi']],
    [{ isWedding: true }, ['Jalebi']],
    [{ search: ' JAL ' }, ['Jalebi']],
    [{ search: 'ਗੁਲਾਬ' }, ['ਗੁਲਾਬ ਜਾਮਣ']],
    [{ price: '300-500' }, ['ਗੁਲਾਬ ਜਾਮਣ', 'Jalebi']],
    [{ price: '500 & Above' }, ['Kaju Katli', 'ਗੁਲਾਬ ਜਾਮਣ']],
    [{ price: 'All', category: 'Indian Sweets', search: 'barfi' }, ['Besan Barfi']],
    [{ category: 'Cakes' }, []],
    [{ search: "'; drop table catalogue; --" }, []],
    // Signs that a database reads as anything stand for themselves, and letters of two cases are one beyond A to Z too.
    [{ search: '%' }, []],
    [{ search: 'J_lebi' }, []],
    [{ search: 'É' }, []],
  ])('lists sweets dearest first for %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('answers the part of a list that a client asks for, with its place in the whole, and all of it otherwise', async () => {
    const part = async (query: Record<string, unknown>) => {
      const { data } = await shop.client.call(listSweets, { query });
      return [data.sweetsData.map(({ name, orderId }) => [name, orderId]), data.total];
    };
    expect(await part({ limit: 2 })).toEqual([
      [
        ['Kaju Katli', 1],
        ['ਗੁਲਾਬ ਜਾਮਣ', 2],
      ],
      4,
    ]);
    expect(await part({ limit: 2, offset: 3 })).toEqual([[['Besan Barfi', 4]], 4]);
    expect(await part({ limit: 1, search: 'a', category: 'Indian Sweets' })).toEqual([[['Jalebi', 1]], 2]);
    expect(await part({ limit: 1, search: 'é' })).toEqual([[], 0]);
    expect(await part({ offset: 9 })).toEqual([[], 4]);
    expect(await part({ isSweet: false, limit: 1 })).toEqual([[], 0]);
    expect((await part({}))[1]).toBeUndefined();
    for (const query of [{ limit: 0 }, { limit: 101 }, { offset: -1 }, { limit: 1.5 }])
      expect((await shop.client.call(listSweets, { query })).status).toBe(400);
  });

  it('refuses filters that make no sense with the field named', async () => {
    const { status, data } = await shop.client.call(listSweets, { query: { search: 'x'.repeat(101) } });
    expect([status, Object.keys(data.errors ?? {})]).toEqual([400, ['search']]);
  });

  it('gives each category of the home page its dearest item, in the agreed words', async () => {
    const { data } = await shop.client.call(listSweetTiles);
    expect(data.sweetsData).toMatchObject([
      { category: 'Dry Fruits', maxAmount: '900/400gm' },
      { category: 'Indian Sweets', maxAmount: '500/400gm' },
    ]);
    const tiles = (await shop.client.call(listInvitationTiles)).data.initation;
    expect(tiles.map(({ category, maxamount }) => [category, maxamount])).toEqual([
      ['Wooden Box', 600],
      ['Glass Box', 300],
      ['Invitation', 250],
    ]);
  });

  it('lists decorations and designers of the category that is asked for, and none when none is', async () => {
    const decorations = async (query: Record<string, unknown>) =>
      (await shop.client.call(listDecorations, { query })).data.decorationData.map(({ name }) => name);
    const designers = async (query: Record<string, unknown>) =>
      (await shop.client.call(listDesigners, { query })).data.designerData.map(({ name }) => name);
    expect(await decorations({ category: 'Marriage' })).toEqual(['Marigold Mandap']);
    expect(await designers({ category: 'Bridge' })).toEqual(['Noor']);
    for (const query of [{}, { category: '' }, { category: ' ' }, { category: 'marriage' }])
      expect([await decorations(query), await designers(query)]).toEqual([[], []]);
  });

  it('lists the decorations and designers of a category as they came, the newest first', async () => {
    const { db } = shop.shop;
    const named = async (kind: 'decoration' | 'designer', category: string, ...added: string[]): Promise<void> => {
      const folder = `${kind}s`;
      for (const [days, name] of added.entries()) {
        const record = { name, category, image: `${folder}/x-1a2b3c4d.webp` };
        const [id = ''] = await saveRecords(db, kind, [{ record: record as never }]);
        const created_at = new Date(Date.UTC(2026, 0, 1 + days)).toISOString();
        await db.updateTable('catalogue').set({ created_at }).where('id', '=', id).execute();
      }
    };
    await named('decoration', 'Party', 'Old Arch', 'Swing', 'Young Arch');
    await named('designer', 'Groom', 'Zoya', 'Anu', 'Meher');
    const { decorationData } = (await shop.client.call(listDecorations, { query: { category: 'Party' } })).data;
    const { designerData } = (await shop.client.call(listDesigners, { query: { category: 'Groom' } })).data;
    expect(decorationData.map(({ name }) => name)).toEqual(['Young Arch', 'Swing', 'Old Arch']);
    expect(designerData.map(({ name }) => name)).toEqual(['Meher', 'Anu', 'Zoya']);
  });

  it('gathers best sellers of every kind', async () => {
    const { data } = await shop.client.call(listBestSellers);
    expect(data.bestSeller.map((one) => (one as { name: string }).name)).toEqual(['Kaju Katli', 'Glass Palace']);
  });

  it('knows the category Invitation, which has no tab', async () => {
    const { data } = await shop.client.call(listInvitations, { query: { category: 'Invitation' } });
    expect(data.invitationData.map(({ name, price }) => [name, price])).toEqual([['Old Scroll', 250]]);
  });

  it('shows a policy without what could run', async () => {
    const place = policyKinds.findIndex(({ kind }) => kind === 'shipping');
    const { data } = await shop.client.call(readPolicies[place] as Endpoint);
    const [policy] = (data as unknown as Record<string, { data: string }[]>)[policyKinds[place]?.answer ?? ''] ?? [];
    expect(policy?.data).toContain('We send.');
    expect(policy?.data).not.toMatch(/script|onclick/);
  });

  it.each(['000000000000000000000000', 'nothing', '1%27%20or%201=1', 'ffffffffffffffffffffffffff'])(
    'has no sweet and no invitation %s',
    async (id) => {
      expect([400, 404]).toContain((await fetch(`${shop.url}/api/user/sweet/${id}`)).status);
      expect([400, 404]).toContain((await fetch(`${shop.url}/api/user/invitation/${id}`)).status);
      expect((await shop.client.call(readInvitation, { params: { id: '000000000000000000000000' } })).status).toBe(404);
    },
  );

  it('answers 304 until something of the kind changes', async () => {
    const url = `${shop.url}${listDecorations.path}?category=Mehndi`;
    const etag = (await fetch(url)).headers.get('etag') ?? '';
    const again = () => fetch(url, { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    await saveRecords(shop.shop.db, 'sweet', [sweet('Imarti', 480)]);
    expect((await again()).status).toBe(304);
    await saveRecords(shop.shop.db, 'decoration', [
      { record: { name: 'Lotus Stage', category: 'Mehndi', image: 'decorations/y-1a2b3c4d.webp' } as never },
    ]);
    expect((await again()).status).toBe(200);
  });

  it('hides a withdrawn sweet from lists and from its own call', async () => {
    const id = ids[3] ?? '';
    await withdrawRecord(shop.shop.db, 'sweet', id);
    expect(await names({ category: 'SugarFree' })).toEqual([]);
    expect((await shop.client.call(readSweet, { params: { id } })).status).toBe(404);
  });

  describe('in the hands of the staff', () => {
    let token: string;
    beforeAll(async () => {
      token = await keepToken(shop.shop.db, { name: 'a test', role: 'editor', life: 5 * MINUTE }, Date.now());
    });
    const list = async () => (await shop.client.call(listStaffRecords, { params: { kind: 'sweet' } }, token)).data;
    const save = (body: object, as = token) =>
      shop.client.call(saveStaffRecords, { params: { kind: 'sweet' }, body: body as never }, as);
    const addPicture = async () => {
      const form = new FormData();
      form.set(
        'image',
        new File(
          [
            new Uint8Array(
              await sharp({ create: { width: 400, height: 300, channels: 3, background: 'orange' } })
                .png()
                .toBuffer(),
            ),
          ],
          'Imarti Neu!.png',
        ),
      );
      return shop.client.call(addStaffPicture, { params: { folder: 'sweets' }, body: form }, token);
    };

    it('is closed to everybody else', async () => {
      const customer = await shop.signIn();
      for (const other of ['', 'garbled', customer.token]) {
        expect((await shop.client.call(listStaffRecords, { params: { kind: 'sweet' } }, other)).status).toBe(401);
        expect((await save({ version: 0, records: [] }, other)).status).toBe(401);
        expect(
          (await shop.client.call(addStaffPicture, { params: { folder: 'sweets' }, body: new FormData() }, other))
            .status,
        ).toBe(401);
      }
    });

    it('gives a record from before a field the default of that field', async () => {
      const { db } = shop.shop;
      const of = { kind: 'sweet', id: ids[0] as string };
      const row = db.selectFrom('catalogue').select('data').where('kind', '=', 'sweet').where('id', '=', of.id);
      const { storage: _later, ...data } = (await row.executeTakeFirstOrThrow()).data;
      await db
        .updateTable('catalogue')
        .set({ data: JSON.stringify(data) })
        .where('kind', '=', 'sweet')
        .where('id', '=', of.id)
        .execute();
      const answer = await shop.client.call(readSweet, { params: { id: of.id } });
      expect(answer.data.sweetData.storage).toBe('');
    });

    it('shows withdrawn records too, and takes new and changed ones with a new picture', async () => {
      const { version, records } = await list();
      expect(records.find(({ id }) => id === ids[3])?.isActive).toBe(false);
      const picture = await addPicture();
      expect(picture.data.value).toMatch(/^sweets\/imarti-neu-[0-9a-f]{8}\.webp$/);
      const before = (await shop.client.call(readCatalogueVersion)).data.version;
      const { status, data } = await save({
        version,
        records: [{ record: { name: 'Malpua', image: picture.data.value, rate: 350_00, category: 'Indian Sweets' } }],
      });
      expect([status, data.version]).toEqual([200, version + 1]);
      expect(await names({ search: 'malpua' })).toEqual(['Malpua']);
      expect((await shop.client.call(readCatalogueVersion)).data.version).not.toBe(before);
    });

    it('refuses everything when one record is wrong, and says which field of which record', async () => {
      const { version } = await list();
      const image = (await addPicture()).data.value;
      const { status, data } = await save({
        version,
        records: [
          { record: { name: 'Good', image, rate: 100_00, category: 'Indian Sweets' } },
          { record: { name: '', image: 'sweets/none-00000000.webp', rate: '1e9', category: 'Indian Sweets' } },
          { record: { name: 'Private', image: 'designs/x-1a2b3c4d.webp', rate: 100_00, category: 'Indian Sweets' } },
        ],
      });
      expect(status).toBe(400);
      expect(data.errors).toEqual({
        'records[1].name': 'Name is required.',
        'records[1].rate': 'Price of 400 gm must be a number in digits, such as 450 or 1,250.50.',
        'records[1].image': 'The media store has no sweets/none-00000000.webp.',
        'records[2].image': 'This is not a picture or video of the catalogue. Please choose another.',
      });
      expect(await names({ search: 'good' })).toEqual([]);
    });

    it('refuses to write over what somebody else changed meanwhile', async () => {
      const { version } = await list();
      const image = (await addPicture()).data.value;
      const record = { name: 'Ghevar', image, rate: 640_00, category: 'Indian Sweets' };
      const [one, other] = await Promise.all([
        save({ version, records: [{ record }] }),
        save({ version, records: [{ record: { ...record, name: 'Ghevar again' } }] }),
      ]);
      expect([one.status, other.status].sort()).toEqual([200, 409]);
      expect(await names({ search: 'ghevar' })).toHaveLength(1);
    });

    it('refuses nonsense without a failure', async () => {
      const { version } = await list();
      for (const records of [
        [],
        'x',
        [null],
        [{ record: [] }],
        [{ id: 'x', record: {} }],
        [{ id: newestNobody, record: { name: 'A' } }],
      ]) {
        expect((await save({ version, records })).status).toBe(400);
      }
      expect((await shop.client.call(listStaffRecords, { params: { kind: 'cake' } }, token)).status).toBe(400);
      const form = new FormData();
      form.set('image', new File(['<svg/>'], 'a.svg'));
      expect(
        (await shop.client.call(addStaffPicture, { params: { folder: 'sweets' }, body: form }, token)).status,
      ).toBe(400);
      expect(
        (await shop.client.call(addStaffPicture, { params: { folder: 'profile' }, body: form }, token)).status,
      ).toBe(400);
    });
  });

  describe('its publish hook', () => {
    const body = '{"event":"content changed"}';
    const call = (signature: string) =>
      fetch(`${shop.url}/hooks/publish`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
        body,
      });
    const sign = (secret: string, text = body) => `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`;

    it('changes the version for a fitting signature only', async () => {
      const version = async () => (await shop.client.call(readCatalogueVersion)).data.version;
      const before = await version();
      for (const wrong of ['', 'sha256=', sign('another secret altogether'), sign(SECRET, `${body} `)])
        expect((await call(wrong)).status).toBe(401);
      expect(await version()).toBe(before);
      expect((await call(sign(SECRET))).status).toBe(202);
      expect(await version()).not.toBe(before);
    });

    it('does not exist without a secret', async () => {
      const closed = await startTestShop({ engine });
      expect((await fetch(`${closed.url}/hooks/publish`, { method: 'POST', body: '{}' })).status).toBe(404);
      await closed.close();
    });
  });
});

const newestNobody = 'ffffffffffffffffffffffff';

describe('pincodes', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop();
  });
  afterAll(() => shop.close());

  it('are told with district and state, and unknown ones as such', async () => {
    const known = await shop.client.call(readPincode, { params: { pincode: '143001' } });
    expect([known.status, known.data.places, known.headers.get('cache-control')]).toEqual([
      200,
      [{ district: 'Amritsar', state: 'Punjab' }],
      'public, max-age=86400',
    ]);
    expect((await shop.client.call(readPincode, { params: { pincode: '160061' } })).data).toMatchObject({
      pincode: '160061',
      places: [{ district: 'Chandigarh', state: 'Chandigarh' }],
      probably: true,
    });
    // India Post has it and names no place.
    expect((await shop.client.call(readPincode, { params: { pincode: '222101' } })).data).toMatchObject({
      known: true,
      probably: true,
    });
    expect((await shop.client.call(readPincode, { params: { pincode: '999999' } })).status).toBe(404);
    expect(await shop.client.call(readPincode, { params: { pincode: '012345' } })).toMatchObject({
      status: 400,
      data: { errors: { pincode: 'Indian pincodes begin with 1 to 9.' } },
    });
    expect((await shop.client.call(readPincode, { params: { pincode: 'abc' } })).status).toBe(400);
    const pincodes = ['143001', '160061', '999999', '999999', 'x'];
    expect((await shop.client.call(checkPincodes, { body: { pincodes } })).data).toMatchObject({
      unknown: ['160061', '999999', 'x'],
      probably: { '160061': 'Chandigarh' },
    });
    expect(
      (await shop.client.call(checkPincodes, { body: { pincodes: Array.from({ length: 5001 }, () => '1') } })).status,
    ).toBe(400);
  });
});
