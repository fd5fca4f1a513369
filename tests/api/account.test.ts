import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '#lib/time.ts';
import { insertPendingOrderFor, insertEverythingOf, rowsOf } from '#tests/support/account-bench.ts';
import {
  askMobileChange,
  deleteAccount,
  downloadOwnData,
  readUser,
  updateUser,
} from '#domain/session/session.contract.ts';
import { engines } from '#tests/support/engines.ts';
import { pngOf } from '#tests/support/png.ts';
import { type SignedIn, startTestShop, type TestShop } from '#tests/support/api.ts';

const photo = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

describe.each(engines)("a person's own data, on %s", (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({ engine });
  });
  afterAll(() => shop.close());

  const update = (who: SignedIn, body: Record<string, unknown> | FormData) =>
    shop.client.call(updateUser, { body }, who.token);
  const upload = (who: SignedIn, name: string, bytes: Buffer | string, fields: Record<string, string> = {}) => {
    const form = new FormData();
    for (const [field, value] of Object.entries({ _id: who.userId, ...fields })) form.set(field, value);
    form.set('profile', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name);
    return update(who, form);
  };
  const fileOf = (value: string): string => join(shop.shop.media.root, value);

  it('takes the name of the sign-in dialog', async () => {
    const who = await shop.signIn();
    const { status, data } = await update(who, { _id: who.userId, name: '  Simran Kaur ' });
    expect({ status, name: data.response.name, message: data.message }).toEqual({
      status: 200,
      name: 'Simran Kaur',
      message: 'data_updated',
    });
    expect((await shop.person(who)).name).toBe('Simran Kaur');
  });

  it.each([
    ['Jo', 'minimum 3 character required'],
    ['R2D2', "A name has only letters, spaces and . ' - &"],
    ['<b>Simran</b>', "A name has only letters, spaces and . ' - &"],
    ['a'.repeat(81), 'Name may have at most 80 characters: 1 too many'],
  ])('refuses the name %j', async (name, message) => {
    const who = await shop.signIn();
    expect(await update(who, { name })).toMatchObject({ status: 400, data: { message, errors: { name: message } } });
    expect((await shop.person(who)).name).toBe('');
  });

  it.each(['ਸਿਮਰਨ ਕੌਰ', 'सिमरन कौर', 'Renée Dsouza', 'ਸਿਮਰਨ ਕੌਰ '.repeat(9).trim()])(
    'takes the name %s in its own script',
    async (name) => {
      expect((await update(await shop.signIn(), { name })).data.response.name).toBe(name);
    },
  );

  it('takes My Address with the way it was found', async () => {
    const who = await shop.signIn();
    const { data } = await update(who, {
      _id: who.userId,
      address: '12, Mall Road, Amritsar',
      addressBy: 'google',
      pincode: '143001',
    });
    expect(data.response).toMatchObject({ address: '12, Mall Road, Amritsar', addressBy: 'google', pincode: '143001' });
    expect(await update(who, { pincode: '043001' })).toMatchObject({
      status: 400,
      data: { message: 'Indian pincodes begin with 1 to 9.' },
    });
    expect(await update(who, { pincode: '14300' })).toMatchObject({
      status: 400,
      data: { message: 'Not a valid pincode.' },
    });
    expect(await update(who, { address: 'ab' })).toMatchObject({
      status: 400,
      data: { message: 'Address must be at least 3 characters long.' },
    });
    expect(await update(who, { addressBy: 'guess' })).toMatchObject({ status: 400 });
    // An empty or blank address changes nothing, and a blank pincode is refused.
    for (const nothing of ['', '   ']) {
      expect(await update(who, { address: nothing })).toMatchObject({
        status: 200,
        data: { response: { address: '12, Mall Road, Amritsar', addressBy: 'google', pincode: '143001' } },
      });
      expect(await update(who, { address: '1, Hall Bazaar', pincode: nothing })).toMatchObject({
        status: 400,
        data: { message: 'Can not be empty.' },
      });
    }
    expect(await shop.person(who)).toMatchObject({ address: '12, Mall Road, Amritsar', pincode: '143001' });
  });

  it('ignores fields that nobody may set', async () => {
    const who = await shop.signIn();
    const before = await shop.person(who);
    await update(who, {
      email: 'x@example.com',
      role: 'Admin',
      token_version: 9,
      id: 'f'.repeat(24),
      google_subject: 'x',
      profile: 'sweets/jalebi.webp',
    });
    expect(await shop.person(who)).toEqual({ ...before, updatedAt: expect.any(String) });
  });

  it.each(['not json at all', '[]', '"name"', '{"name":{"$ne":""}}', '{"name":["Simran Kaur"]}', '{"name":null}'])(
    'answers 400 to the body %j',
    async (body) => {
      const who = await shop.signIn();
      expect((await shop.client.call(updateUser, { body }, who.token)).status).toBe(400);
    },
  );

  describe('the mobile number', () => {
    /** Asks for the codes of a change; answers the fields that prove both numbers. */
    async function proofOf(who: SignedIn, mobile: string): Promise<Record<string, string>> {
      shop.wait(MINUTE);
      const { userData, present } = (await shop.client.call(askMobileChange, { body: { mobile } }, who.token)).data;
      const presentCode = { presentOtpId: present?._id ?? '', presentOtp: present?.otp ?? '' };
      return { mobile, otpId: userData._id, otp: userData.otp ?? '', ...presentCode };
    }

    it('changes at once only with the codes that were sent to the new number and to the present one', async () => {
      const who = await shop.signIn();
      const mobile = shop.freshMobile();
      const unproven = await update(who, { name: 'Simran Gill', mobile });
      expect(unproven).toMatchObject({
        status: 200,
        data: { message: expect.stringMatching(/code/), response: { name: 'Simran Gill', mobile: who.mobile } },
      });
      expect(await update(who, { mobile, otpId: 'f'.repeat(32), otp: '123456' })).toMatchObject({
        status: 400,
        data: { message: 'otp does not match', errors: { otp: 'OTP does not match' } },
      });
      const proof = await proofOf(who, mobile);
      expect((await update(who, { ...proof, mobile: shop.freshMobile() })).data.message).toBe('otp does not match');
      shop.wait(MINUTE);
      const fresh = await proofOf(who, mobile);
      expect((await update(who, fresh)).data.response.mobile).toBe(mobile);
      shop.wait(HOUR);
      expect((await shop.signIn(mobile)).userId).toBe(who.userId);
    });

    it('ends every session when it changes, also that of who stole one, and begins the next of who changed it', async () => {
      const who = await shop.signIn();
      shop.wait(MINUTE);
      const phone = await shop.signIn(who.mobile);
      const { status, data } = await update(who, await proofOf(who, shop.freshMobile()));
      expect(status).toBe(200);
      const read = async (token: string) =>
        (await shop.client.call(readUser, { params: { userId: who.userId } }, token)).status;
      expect(await Promise.all([who.token, phone.token, data.token ?? ''].map(read))).toEqual([401, 401, 200]);
    });

    it("does not take another person's proof", async () => {
      const [mine, theirs] = [await shop.signIn(), await shop.signIn()];
      const proof = await proofOf(theirs, shop.freshMobile());
      expect((await update(mine, proof)).data.message).toBe('otp does not match');
    });

    it('needs no code when it stays the same', async () => {
      const who = await shop.signIn();
      expect(await update(who, { name: 'Simran Kaur', mobile: who.mobile })).toMatchObject({
        status: 200,
        data: { response: { mobile: who.mobile } },
      });
    });

    it('is refused when somebody else has it, but only to who holds the number', async () => {
      const [mine, theirs] = [await shop.signIn(), await shop.signIn()];
      const [known, unknown] = [
        await update(mine, { mobile: theirs.mobile }),
        await update(mine, { mobile: shop.freshMobile() }),
      ];
      expect([known.status, known.data.message]).toEqual([unknown.status, unknown.data.message]);
      shop.wait(MINUTE);
      expect(await update(mine, await proofOf(mine, theirs.mobile))).toMatchObject({
        status: 400,
        data: { message: 'mobile_exist', Message: 'mobile_exist', errors: { mobile: 'Mobile Already Exist' } },
      });
    });

    it('goes to one of two people who prove it at the same moment', async () => {
      const mobile = shop.freshMobile();
      const [one, two] = [await shop.signIn(), await shop.signIn()];
      const first = await proofOf(one, mobile);
      shop.wait(MINUTE);
      const second = await proofOf(two, mobile);
      // Deriving the pictures takes long enough for both to have passed the first look at the number.
      const picture = await photo('red');
      const answers = await Promise.all([
        upload(one, 'me.jpg', picture, first),
        upload(two, 'me.jpg', picture, second),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect(answers.find(({ status }) => status === 400)?.data.message).toBe('mobile_exist');
    });
  });

  describe('the profile picture', () => {
    it('is made anew from its pixels, and the old one goes', async () => {
      const who = await shop.signIn();
      const first = await upload(who, 'me.jpg', await photo('red'), { name: 'Simran Kaur' });
      expect(first).toMatchObject({
        status: 200,
        data: { response: { name: 'Simran Kaur', profile: expect.stringMatching(/^profile\/[\w-]+\.webp$/) } },
      });
      const old = first.data.response.profile;
      expect(existsSync(fileOf(old))).toBe(true);
      const { data } = await upload(who, 'me.JPEG', await photo('blue'));
      expect(data.response.profile).not.toBe(old);
      expect([existsSync(fileOf(old)), existsSync(fileOf(data.response.profile))]).toEqual([false, true]);
      const shown = await fetch(`${shop.url}/uploads/${data.response.profile}`);
      expect([shown.status, shown.headers.get('content-type'), shown.headers.get('x-content-type-options')]).toEqual([
        200,
        'image/webp',
        'nosniff',
      ]);
    });

    it('is a file of its own, even when two people send the same picture', async () => {
      const [mine, theirs] = [await shop.signIn(), await shop.signIn()];
      const picture = await photo('green');
      const [one, two] = [
        await upload(mine, 'me.png', await sharp(picture).png().toBuffer()),
        await upload(theirs, 'me.png', await sharp(picture).png().toBuffer()),
      ];
      expect(one.data.response.profile).not.toBe(two.data.response.profile);
      await upload(mine, 'me.jpg', await photo('white'));
      expect(existsSync(fileOf(two.data.response.profile))).toBe(true);
    });

    it('loses the place where it was taken', async () => {
      const who = await shop.signIn();
      const tagged = await sharp(await photo('red'))
        .withExif({ IFD3: { GPSLatitude: '31/1 38/1 0/1', GPSLatitudeRef: 'N' } })
        .jpeg()
        .toBuffer();
      const { data } = await upload(who, 'me.jpg', tagged);
      expect((await sharp(fileOf(data.response.profile)).metadata()).exif).toBeUndefined();
    });

    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    const gif = Buffer.from(
      'R0lGODlhAQABAIAAAP///wAAACH5BAAKAAAALAAAAAABAAEAAAICRAEAIfkEAAoAAAAsAAAAAAEAAQAAAgJEAQA7',
      'base64',
    );
    const refusals: [string, string, () => Buffer | string | Promise<Buffer>, RegExp][] = [
      ['an empty file', 'me.png', () => '', /empty/],
      [
        'six megabytes',
        'me.jpg',
        async () => Buffer.concat([await photo('red'), Buffer.alloc(6 * 1024 * 1024)]),
        /larger than 5 MB/,
      ],
      ['a PDF named .png', 'me.png', () => '%PDF-1.7\n1 0 obj\n<<>>\nendobj', /not a JPEG or PNG/],
      ['a PDF', 'me.pdf', () => '%PDF-1.7', /\.jpg, \.jpeg or \.png/],
      ['an SVG', 'me.svg', () => svg, /\.jpg, \.jpeg or \.png/],
      ['an SVG named .png', 'me.png', () => svg, /not a JPEG or PNG/],
      ['a moving GIF', 'me.gif', () => gif, /\.jpg, \.jpeg or \.png/],
      ['a moving GIF named .png', 'me.png', () => gif, /not a JPEG or PNG/],
      ['a header of 20000 times 20000', 'me.png', () => pngOf(20_000, 20_000, { rows: 10 }), /too many pixels/],
      ['a JPEG named .png', 'me.png', () => photo('red'), /does not match/],
      ['half a JPEG', 'me.jpg', async () => (await photo('red')).subarray(0, 300), /damaged|not a JPEG/],
      ['a web page with a double name', 'me.jpg.html', () => photo('red'), /\.jpg, \.jpeg or \.png/],
    ];
    it.each(refusals)('refuses %s', async (_, name, bytes, message) => {
      const who = await shop.signIn();
      const { status, data } = await upload(who, name, await bytes(), { name: 'Simran Kaur' });
      expect([status, data.message, data.errors?.['profile']]).toEqual([
        400,
        expect.stringMatching(message),
        data.message,
      ]);
      expect(await shop.person(who)).toMatchObject({ name: '', profile: '' });
    });

    it('may be left out of the form', async () => {
      const who = await shop.signIn();
      expect(await upload(who, '', '', { name: 'Simran Kaur' })).toMatchObject({
        status: 200,
        data: { response: { name: 'Simran Kaur', profile: '' } },
      });
    });
  });

  it('can be downloaded whole, and holds nothing of others', async () => {
    const [mine, theirs] = [await shop.signIn(), await shop.signIn()];
    await insertEverythingOf(shop, mine, { marker: 'Mine' });
    await insertEverythingOf(shop, theirs, { marker: 'Theirs' });
    const { status, data, headers } = await shop.client.call(downloadOwnData, {}, mine.token);
    expect([status, headers.get('cache-control'), headers.get('content-disposition')]).toEqual([
      200,
      'no-store',
      'attachment; filename="my-data.json"',
    ]);
    expect(data).toMatchObject({
      person: { id: mine.userId, mobile: mine.mobile },
      guests: [{ name: 'Mine Guest' }],
      carts: [{}],
      recentViews: [{}],
      planning: [{}],
      enquiries: [{}],
      orders: [{}],
      recipients: [{ name: 'Mine Guest' }],
    });
    expect(JSON.stringify(data)).not.toMatch(/Theirs|code_hash|token_version/);
  });

  describe('leaving the shop', () => {
    it('removes the person and everything of theirs, and nothing of others', async () => {
      const [mine, theirs] = [await shop.signIn(), await shop.signIn()];
      const picture = (await upload(mine, 'me.jpg', await photo('red'))).data.response.profile;
      await insertEverythingOf(shop, mine, { marker: 'Leaving' });
      await insertEverythingOf(shop, theirs, { marker: 'Staying' });
      expect(await shop.client.call(deleteAccount, {}, mine.token)).toMatchObject({
        status: 200,
        data: { message: 'account_deleted' },
      });
      expect(existsSync(fileOf(picture))).toBe(false);
      expect((await shop.client.call(readUser, { params: { userId: mine.userId } }, mine.token)).status).toBe(401);
      const left = await rowsOf(shop);
      expect(left).not.toMatch(/Leaving/);
      expect(left).not.toContain(mine.mobile);
      expect(left.match(/Staying/g)?.length).toBeGreaterThanOrEqual(6);
    });

    it('keeps the order as a record of goods, amount and pincode', async () => {
      const who = await shop.signIn();
      const { orderId } = await insertEverythingOf(shop, who, { marker: 'Gone' });
      await shop.client.call(deleteAccount, {}, who.token);
      const order = await shop.shop.db
        .selectFrom('order')
        .selectAll()
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
      expect(order).toMatchObject({ amount: 1299_00, title: 'Kaju Katli' });
      const recipients = await shop.shop.db
        .selectFrom('order_recipient')
        .selectAll()
        .where('order_id', '=', orderId)
        .execute();
      expect(recipients).toEqual([
        {
          order_id: orderId,
          position: 0,
          guest_id: null,
          name: '',
          mobile: '',
          address: '',
          pincode: '143001',
          quantity: 1,
          search_key: '',
          note: '',
          circle: null,
          moved_at: null,
          moved_from: null,
        },
      ]);
    });

    it('keeps the delivery address of an invoice from fifty thousand rupees, as the tax rules ask', async () => {
      const who = await shop.signIn();
      const { orderId } = await insertEverythingOf(shop, who, { marker: 'Grand', amount: 50_000_00 });
      await shop.client.call(deleteAccount, {}, who.token);
      const recipients = await shop.shop.db
        .selectFrom('order_recipient')
        .selectAll()
        .where('order_id', '=', orderId)
        .execute();
      expect(recipients).toMatchObject([{ name: 'Grand Guest', mobile: '', address: 'Grand Road', guest_id: null }]);
    });

    it('waits for a payment that was just begun', async () => {
      const who = await shop.signIn();
      await insertPendingOrderFor(shop, who);
      expect((await shop.client.call(deleteAccount, {}, who.token)).status).toBe(409);
      shop.wait(31 * MINUTE);
      expect((await shop.client.call(deleteAccount, {}, who.token)).status).toBe(200);
    });

    it('lets the same number begin anew as somebody unknown', async () => {
      const who = await shop.signIn();
      await update(who, { name: 'Simran Kaur' });
      await shop.client.call(deleteAccount, {}, who.token);
      const anew = await shop.signIn(who.mobile);
      expect(anew.userId).not.toBe(who.userId);
      expect((await shop.person(anew)).name).toBe('');
    });
  });
});
