import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECOND } from '#lib/time.ts';
import { googleLogin, readSettings, updateUser } from '#domain/session/session.contract.ts';
import { googlePerson } from '#server/google.ts';
import { engines } from '#tests/support/engines.ts';
import { startTestShop, type TestShop } from '#tests/support/api.ts';
import { type GoogleAccount, startGoogle } from '#tests/support/google.ts';

describe.each(engines)('signing in with Google, on %s', (engine) => {
  let shop: TestShop;
  let google: Awaited<ReturnType<typeof startGoogle>>;
  beforeAll(async () => {
    google = await startGoogle();
    shop = await startTestShop({ engine, config: { google: google.settings } });
  });
  afterAll(async () => {
    await shop.close();
    await google.close();
  });
  const login = (body: Record<string, unknown>) => shop.client.call(googleLogin, { body });

  it.each(['access_token', 'credential'])(
    'makes an account from the %s and finds it again by its unchanging subject',
    async (field) => {
      const sub = `person-${field}`;
      const first = await login({ [field]: google.give({ sub }) });
      expect(first).toMatchObject({
        status: 200,
        data: { user: { name: 'Simran Kaur', email: 'simran@example.com', mobile: '' }, token: expect.any(String) },
      });
      const again = await login({ [field]: google.give({ sub, email: 'new@example.com' }) });
      expect(again.data.user._id).toBe(first.data.user._id);
    },
  );

  it('makes one account for two sign-ins at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => login({ access_token: google.give({ sub: 'at-once' }) })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ data }) => data.user._id)).size).toBe(1);
  });

  const past = Math.floor(Date.now() / SECOND) - 10;
  it.each<[string, GoogleAccount]>([
    ['issued for another shop', { aud: 'other.apps.example', azp: 'other.apps.example' }],
    ['presented by another shop', { azp: 'other.apps.example' }],
    ['expired', { exp: past }],
    ['without a subject', { sub: '' }],
    ['without the e-mail scope', { scope: 'openid profile' }],
    ["that leads to another person's data", { userinfoSub: 'somebody-else' }],
  ])('refuses an access token %s', async (_, changes) => {
    expect(await login({ access_token: google.give(changes) })).toMatchObject({
      status: 400,
      data: { message: 'Invalid Google token' },
    });
  });

  it.each<[string, GoogleAccount]>([
    ['issued for another shop', { aud: 'other.apps.example' }],
    ['expired', { exp: past }],
    ['signed by somebody else', { iss: 'https://accounts.elsewhere.example' }],
  ])('refuses an identity token %s', async (_, changes) => {
    expect(await login({ credential: google.give(changes) })).toMatchObject({
      status: 400,
      data: { message: 'Invalid Google token' },
    });
  });

  it.each([
    {},
    { access_token: '' },
    { access_token: 'never-given' },
    { access_token: { $ne: '' } },
    { credential: 'x'.repeat(5000) },
  ])('refuses %j', async (body) => {
    expect((await login(body)).status).toBe(400);
  });

  it('keeps an unverified e-mail out, and never joins a Google account with a mobile account', async () => {
    const mobileAccount = await shop.signIn();
    await shop.shop.db
      .updateTable('user')
      .set({ email: 'shared@example.com' })
      .where('id', '=', mobileAccount.userId)
      .execute();
    const verified = await login({ access_token: google.give({ email: 'shared@example.com' }) });
    expect(verified.data.user._id).not.toBe(mobileAccount.userId);
    const unverified = await login({
      access_token: google.give({ email: 'shared@example.com', email_verified: 'false' }),
    });
    expect(unverified.data.user.email).toBe('');
  });

  it('does not take the mobile number of another account without its code', async () => {
    const mobileAccount = await shop.signIn();
    const { data } = await login({ access_token: google.give() });
    expect(await shop.client.call(updateUser, { body: { mobile: mobileAccount.mobile } }, data.token)).toMatchObject({
      status: 200,
      data: { response: { mobile: '' } },
    });
    const guessed = { mobile: mobileAccount.mobile, otpId: 'f'.repeat(32), otp: '123456' };
    expect(await shop.client.call(updateUser, { body: guessed }, data.token)).toMatchObject({
      status: 400,
      data: { message: 'otp does not match' },
    });
  });

  it('offers the button with the client id and where its script lies', async () => {
    const { data } = await shop.client.call(readSettings);
    expect(data.google).toEqual({ clientId: google.settings.clientId, scriptUrl: '/gsi.js' });
  });
});

describe('what Google says of somebody', () => {
  let google: Awaited<ReturnType<typeof startGoogle>>;
  beforeAll(async () => {
    google = await startGoogle();
  });
  afterAll(() => google.close());
  const EXP = 1_800_000_000;
  const ways = ['access_token', 'credential'] as const;
  const person = (way: (typeof ways)[number], account: GoogleAccount, now = EXP * 1000 - 1) =>
    googlePerson(google.settings, { [way]: google.give({ exp: EXP, sub: 'somebody', ...account }) }, now);

  it.each(ways)('is taken from the %s: name, proven e-mail and the subject', async (way) => {
    const known = { subject: 'somebody', name: 'Simran Kaur', email: 'simran@example.com' };
    expect(await person(way, {})).toEqual(known);
    expect(await person(way, { email_verified: true })).toEqual(known);
    expect((await person(way, { email_verified: false })).email).toBe('');
    expect((await person(way, { name: `  ${'x'.repeat(100)} ` })).name).toBe('x'.repeat(80));
    expect((await person(way, { name: undefined as never })).name).toBe('');
  });

  it.each(ways)('counts by the %s while it has not expired', async (way) => {
    await expect(person(way, {}, EXP * 1000)).rejects.toThrow('Invalid Google token');
    await expect(person(way, { exp: 'soon' as never })).rejects.toThrow('Invalid Google token');
  });

  it('counts in the shorter words that Google uses as well', async () => {
    expect((await person('credential', { iss: 'accounts.google.com' })).subject).toBe('somebody');
    expect((await person('access_token', { scope: 'openid email' })).subject).toBe('somebody');
    expect((await person('credential', { azp: undefined as never })).subject).toBe('somebody');
    await expect(person('access_token', { scope: 'emails' })).rejects.toThrow('Invalid Google token');
  });
});

it('asks people to use their number while Google does not answer', async () => {
  const google = await startGoogle();
  const shop = await startTestShop({ config: { google: google.settings } });
  const access_token = google.give();
  google.goAway();
  expect((await shop.client.call(googleLogin, { body: { access_token } })).status).toBe(503);
  await google.close();
  expect((await shop.client.call(googleLogin, { body: { access_token } })).status).toBe(503);
  await shop.close();
});

it('is not there while no client id is set', async () => {
  const shop = await startTestShop();
  expect(await shop.client.call(googleLogin, { body: { access_token: 'any' } })).toMatchObject({
    status: 404,
    data: { message: 'Google sign-in is not set up. Please use your mobile number.' },
  });
  await shop.close();
});
