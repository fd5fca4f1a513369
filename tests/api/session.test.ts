import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  askMobileChange,
  readSettings,
  readUser,
  register,
  signOutEverywhere,
  updateUser,
  verifyOtp,
} from '#domain/session/session.contract.ts';
import { forgetOldChallenges } from '#domain/session/otp.repo.ts';
import { endpoint } from '#lib/endpoint.ts';
import { keepToken } from '#domain/staff/staff.repo.ts';
import { newId } from '#lib/ids.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#lib/time.ts';
import { Refusal } from '#server/http/errors.ts';
import { engines } from '#tests/support/engines.ts';
import { startTestShop, type TestShop } from '#tests/support/api.ts';
import { saidAs } from '#lib/said.ts';

const MISMATCH = 'otp does not match';
const OVER = 'This code no longer works. Please ask for a new one.';
const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000');

describe.each(engines)('signing in, on %s', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({ engine });
  });
  afterAll(() => shop.close());

  /** Asks for a code and answers the attempt. */
  async function ask(mobile = shop.freshMobile()): Promise<{ mobile: string; _id: string; otp: string }> {
    const { status, data } = await shop.client.call(register, { body: { mobile } });
    expect(status).toBe(200);
    return { mobile, _id: data.userData._id, otp: data.userData.otp ?? '' };
  }
  const verify = (body: Record<string, unknown>) => shop.client.call(verifyOtp, { body });
  const people = async (mobile: string) =>
    shop.shop.db.selectFrom('user').selectAll().where('mobile', '=', mobile).execute();

  it('makes an account with the first right code and finds it again with the next', async () => {
    const first = await ask();
    const one = await verify({ _id: first._id, otp: first.otp });
    expect(one).toMatchObject({
      status: 200,
      data: { token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/), user: { name: '', mobile: first.mobile } },
    });
    shop.wait(MINUTE);
    const again = await ask(first.mobile);
    const two = await verify({ _id: again._id, otp: again.otp });
    expect(two.data.user._id).toBe(one.data.user._id);
    expect(await people(first.mobile)).toHaveLength(1);
  });

  it('answers the same for a number it knows and one it does not, and makes no account before the code', async () => {
    const known = await shop.signIn();
    shop.wait(MINUTE);
    const [one, two] = [
      await shop.client.call(register, { body: { mobile: known.mobile } }),
      await shop.client.call(register, { body: { mobile: shop.freshMobile() } }),
    ];
    for (const { status, data } of [one, two]) {
      expect({ status, data }).toEqual({
        status: 200,
        data: {
          message: 'successfully_add',
          userData: { _id: expect.stringMatching(/^[0-9a-f]{32}$/), otp: expect.stringMatching(/^\d{6}$/), nextIn: 30 },
        },
      });
    }
    expect(one.data.userData._id).not.toContain(known.userId);
    const unknown = await ask();
    expect(await people(unknown.mobile)).toEqual([]);
  });

  it.each(['9876500001', '919876500001', ' 9876500001 '])('takes %j as one Indian number', async (typed) => {
    shop.wait(30 * MINUTE);
    const { status, data } = await shop.client.call(register, { body: { mobile: typed } });
    expect(status).toBe(200);
    const signed = await verify({ _id: data.userData._id, otp: data.userData.otp });
    expect(signed.data.user.mobile).toBe('9876500001');
  });

  it.each([
    ['', 'Mobile number is required*'],
    ['98765abc12', 'Mobile number must contain digits only'],
    ['98765', 'Mobile number must be at least 10 digits'],
    ['9876543210123', 'Mobile number must not exceed 12 digits'],
    ['1234567890', 'Indian mobile numbers begin with 6 to 9'],
    ['98765432101', 'Mobile number not valid.'],
  ])('refuses the number %j and says why', async (mobile, message) => {
    const { status, data } = await shop.client.call(register, { body: { mobile } });
    expect([status, data.message, data.errors?.['mobile']]).toEqual([400, message, message]);
  });

  const strange: unknown[] = [{ $ne: '' }, { toString: 1 }, { trim: 'me' }, ['9876543210'], ['9', '8'], null, true];
  it.each(strange.map((sent) => ({ sent })))('refuses $sent in the place of a number', async ({ sent: mobile }) => {
    const { status, data } = await shop.client.call(register, { body: { mobile } });
    expect([status, typeof data.message]).toEqual([400, 'string']);
  });

  it('keeps codes hashed, and never answers or shows them again', async () => {
    const { mobile, _id, otp } = await ask();
    const row = await shop.shop.db
      .selectFrom('otp_challenge')
      .selectAll()
      .where('id', '=', _id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(otp);
    const { data } = await verify({ _id, otp });
    const { data: person } = await shop.client.call(readUser, { params: { userId: data.user._id } }, data.token);
    expect(Object.keys(person.userData).sort()).toEqual([
      '_id',
      'address',
      'addressBy',
      'createdAt',
      'email',
      'mobile',
      'name',
      'pincode',
      'profile',
      'registerBy',
      'role',
      'status',
      'updatedAt',
    ]);
    expect(person.userData.mobile).toBe(mobile);
  });

  it('says the same words for a wrong and unknown code and for the code of another number, and of one that was used or is too old that it is over', async () => {
    const wrong = await ask();
    expect(await verify({ _id: wrong._id, otp: wrongFor(wrong.otp) })).toMatchObject({
      status: 400,
      data: { message: MISMATCH },
    });

    const used = await ask();
    expect((await verify({ _id: used._id, otp: used.otp })).status).toBe(200);
    for (const otp of [used.otp, wrongFor(used.otp)])
      expect(await verify({ _id: used._id, otp })).toMatchObject({ status: 400, data: { message: OVER } });

    const expired = await ask();
    shop.wait(5 * MINUTE + SECOND);
    expect(await verify({ _id: expired._id, otp: expired.otp })).toMatchObject({
      status: 400,
      data: { message: OVER },
    });

    expect(await verify({ _id: 'f'.repeat(32), otp: '123456' })).toMatchObject({
      status: 400,
      data: { message: MISMATCH },
    });
    expect(await verify({ _id: newId(), otp: '123456' })).toMatchObject({ status: 400, data: { message: MISMATCH } });

    const [mine, theirs] = [await ask(), await ask()];
    if (mine.otp !== theirs.otp)
      expect(await verify({ _id: theirs._id, otp: mine.otp })).toMatchObject({
        status: 400,
        data: { message: MISMATCH },
      });
  });

  it('takes a code until the fifth minute is over', async () => {
    const { _id, otp } = await ask();
    shop.wait(5 * MINUTE - 2 * SECOND);
    expect((await verify({ _id, otp })).status).toBe(200);
  });

  it('ends an attempt after five wrong codes: the right one is then told to be over as well', async () => {
    const { _id, otp } = await ask();
    for (let tries = 0; tries < 5; tries += 1)
      expect((await verify({ _id, otp: wrongFor(otp) })).data.message).toBe(MISMATCH);
    expect(await verify({ _id, otp })).toMatchObject({ status: 400, data: { message: OVER } });
  });

  it('takes the right code at the fifth try', async () => {
    const { _id, otp } = await ask();
    for (let tries = 0; tries < 4; tries += 1) await verify({ _id, otp: wrongFor(otp) });
    expect((await verify({ _id, otp })).status).toBe(200);
  });

  it('counts tries made at the same moment: of thirty guesses at once at most five are looked at', async () => {
    const { _id, otp } = await ask();
    const guesses = Array.from({ length: 30 }, (_, place) =>
      String((Number(otp) + 1 + place) % 1_000_000).padStart(6, '0'),
    );
    await Promise.all(guesses.map((guess) => verify({ _id, otp: guess })));
    const { attempts } = await shop.shop.db
      .selectFrom('otp_challenge')
      .select('attempts')
      .where('id', '=', _id)
      .executeTakeFirstOrThrow();
    expect(attempts).toBe(5);
    expect((await verify({ _id, otp })).status).toBe(400);
  });

  it('lets a code in once, however often it is sent at the same moment', async () => {
    const { mobile, _id, otp } = await ask();
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify({ _id, otp })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    expect(await people(mobile)).toHaveLength(1);
  });

  it('cancels an older code with a newer one', async () => {
    const first = await ask();
    shop.wait(31 * SECOND);
    const second = await ask(first.mobile);
    expect((await verify({ _id: first._id, otp: first.otp })).status).toBe(400);
    expect((await verify({ _id: second._id, otp: second.otp })).status).toBe(200);
  });

  it('sends a number one code in thirty seconds, even for twenty requests at once', async () => {
    // The clock stands still, however long the requests take.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const mobile = shop.freshMobile();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shop.client.call(register, { body: { mobile } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    shop.wait(29 * SECOND);
    expect((await shop.client.call(register, { body: { mobile } })).status).toBe(429);
    shop.wait(2 * SECOND);
    expect((await shop.client.call(register, { body: { mobile } })).status).toBe(200);
  });

  it('sends five codes in a quarter of an hour and twelve a day to where a number has signed in', async () => {
    const { mobile } = await shop.signIn();
    shop.wait(DAY);
    const statuses = async (count: number, apart: number): Promise<number[]> => {
      const all: number[] = [];
      for (let one = 0; one < count; one += 1) {
        all.push((await shop.client.call(register, { body: { mobile } })).status);
        shop.wait(apart);
      }
      return all;
    };
    // What all others share is there as well, for two codes of an hour.
    expect(await statuses(8, MINUTE)).toEqual([200, 200, 200, 200, 200, 200, 200, 429]);
    shop.wait(HOUR);
    expect(await statuses(7, 20 * MINUTE)).toEqual([200, 200, 200, 200, 200, 200, 200]);
    shop.wait(DAY);
    expect(await statuses(1, 0)).toEqual([200]);
  });

  const strangeCodes: unknown[] = [{ $ne: '' }, { toString: 1 }, ['123456'], null, '', '1'.repeat(500)];
  it.each(strangeCodes.map((sent) => ({ sent })))('refuses $sent in the place of a code', async ({ sent: otp }) => {
    const { _id } = await ask();
    const { status, data } = await verify({ _id, otp });
    expect([status, typeof data.message]).toEqual([400, 'string']);
  });

  it.each(['', '"text"', '[]', 'null', '{', '{"mobile":"9876543210","mobile":{}}'])(
    'answers 400 to the body %j',
    async (body) => {
      expect((await shop.client.call(register, { body })).status).toBe(400);
    },
  );

  it('forgets codes after a day', async () => {
    const { mobile } = await ask();
    await forgetOldChallenges(shop.shop.db, shop.shop.now() + 25 * HOUR);
    expect(await shop.shop.db.selectFrom('otp_challenge').select('id').where('mobile', '=', mobile).execute()).toEqual(
      [],
    );
  });

  it('ends every session at once when asked to, and only the own ones', async () => {
    const [mine, theirs] = [await shop.signIn(), await shop.signIn()];
    shop.wait(MINUTE);
    const phone = await shop.signIn(mine.mobile);
    expect((await shop.client.call(signOutEverywhere, {}, mine.token)).status).toBe(200);
    for (const { token, userId } of [mine, phone]) {
      expect(await shop.client.call(readUser, { params: { userId } }, token)).toMatchObject({
        status: 401,
        data: { message: 'invalid token' },
      });
    }
    expect((await shop.client.call(readUser, { params: { userId: theirs.userId } }, theirs.token)).status).toBe(200);
    shop.wait(MINUTE);
    const back = await shop.signIn(mine.mobile);
    expect((await shop.client.call(readUser, { params: { userId: back.userId } }, back.token)).status).toBe(200);
  });

  it('tells an expired token from other bad ones', async () => {
    const { userId } = await shop.signIn();
    const read = (token: string) => shop.client.call(readUser, { params: { userId } }, token);
    const expired = await shop.shop.tokens.sign(userId, 0, '-1s');
    expect(await read(expired)).toMatchObject({
      status: 401,
      data: { message: 'jwt expired', Message: 'jwt expired' },
    });
    const bad = [
      await keepToken(shop.shop.db, { name: 'a test', role: 'owner', life: 5 * MINUTE }, Date.now()),
      await shop.shop.tokens.sign(newId(), 0),
      `${expired.slice(0, -2)}xx`,
      'a.b.c',
      `${btoa('{"alg":"none"}')}.${btoa(`{"sub":"${userId}"}`)}.`,
    ];
    for (const token of bad) expect([token, (await read(token)).status]).toEqual([token, 401]);
    expect((await read('')).status).toBe(401);
    // An earlier client signs a person out by `jwt expired` alone; these were never a session of anybody.
    for (const text of ['undefined', 'null', 'a.b', 'a.b.c', '{}'])
      expect(await read(text)).toMatchObject({
        status: 401,
        data: { message: 'jwt malformed', Message: 'jwt malformed' },
      });
  });

  it("answers 404 to another person's id wherever it is named", async () => {
    const [mine, theirs] = [await shop.signIn(), await shop.signIn()];
    expect((await shop.client.call(readUser, { params: { userId: theirs.userId } }, mine.token)).status).toBe(404);
    expect(
      (await shop.client.call(updateUser, { body: { _id: theirs.userId, name: 'Somebody Else' } }, mine.token)).status,
    ).toBe(404);
    const form = new FormData();
    form.set('_id', theirs.userId);
    form.set('name', 'Somebody Else');
    expect((await shop.client.call(updateUser, { body: form }, mine.token)).status).toBe(404);
    expect((await shop.person(theirs)).name).toBe('');
  });

  it('shows the public settings and nothing secret', async () => {
    const { status, data } = await shop.client.call(readSettings);
    expect({ status, data }).toEqual({
      status: 200,
      data: {
        demo: { otp: true, payments: true },
        google: null,
        payments: { keyId: 'rzp_test_shagun', checkoutUrl: '/test-gateway/checkout.js' },
        places: false,
        message: 'success',
      },
    });
  });

  it('keeps codes of a change apart from sign-in, those of the present number too', async () => {
    const mine = await shop.signIn();
    const mobile = shop.freshMobile();
    const { data } = await shop.client.call(askMobileChange, { body: { mobile } }, mine.token);
    for (const sent of [data.userData, data.present])
      expect(await verify({ _id: sent?._id, otp: sent?.otp })).toMatchObject({
        status: 400,
        data: { message: MISMATCH },
      });
    expect((await shop.client.call(askMobileChange, { body: { mobile } })).status).toBe(401);
  });
});

describe('codes sent by SMS', () => {
  const sent: { mobile: string; code: string }[] = [];
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({
      shop: { otpSender: { demo: false, send: async (mobile, code) => void sent.push({ mobile, code }) } },
      config: { rateLimits: true },
    });
  });
  afterAll(() => shop.close());

  it('go to the phone alone and never into the answer', async () => {
    const mobile = shop.freshMobile();
    const { data } = await shop.client.call(register, { body: { mobile } });
    expect(data).toEqual({ message: 'successfully_add', userData: { _id: expect.any(String), nextIn: 30 } });
    const { code = '' } = sent.find((one) => one.mobile === mobile) ?? {};
    expect((await shop.client.call(verifyOtp, { body: { _id: data.userData._id, otp: code } })).status).toBe(200);
    const { data: settings } = await shop.client.call(readSettings);
    expect(settings.demo.otp).toBe(false);
  });

  it('that the gateway did not take count in no limit, and the code before them holds', async () => {
    let away = false;
    const codes: string[] = [];
    const otpSender = {
      demo: false,
      send: async (_mobile: string, code: string) => {
        if (away)
          throw new Refusal(503, saidAs('test', 'We could not send the code just now. Please try again in a minute.'));
        codes.push(code);
      },
    };
    const faulty = await startTestShop({ shop: { otpSender } });
    const mobile = faulty.freshMobile();
    const ask = () => faulty.client.call(register, { body: { mobile } });
    const first = await ask();
    faulty.wait(31 * SECOND);
    away = true;
    for (let one = 0; one < 8; one += 1) expect((await ask()).status).toBe(503);
    expect(
      (await faulty.client.call(verifyOtp, { body: { _id: first.data.userData._id, otp: codes[0] ?? '' } })).status,
    ).toBe(200);
    away = false;
    expect((await ask()).status).toBe(200);
    await faulty.close();
  });
});

it('has no address that reads a code or a user without a session', async () => {
  const shop = await startTestShop();
  const { userId } = await shop.signIn();
  for (const path of [`/api/user/data/${userId}`, '/api/user/data', '/api/user/my-data', '/api/user/account']) {
    const open = endpoint<unknown>()({ method: 'GET', path, access: 'public', summary: 'probe' });
    expect([path, [401, 404].includes((await shop.client.call(open)).status)]).toEqual([path, true]);
  }
  await shop.close();
});
