import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseOutdated } from '#domain/retention/retention.repo.ts';
import {
  endOneSession,
  readAccess,
  readUser,
  register,
  signOut,
  signOutEverywhere,
} from '#domain/session/session.contract.ts';
import { newId } from '#lib/ids.ts';
import { DAY, HOUR, MINUTE } from '#lib/time.ts';
import { engines } from '#tests/support/engines.ts';
import { type SignedIn, startTestShop, type TestShop } from '#tests/support/api.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';
const OVER = { status: 401, data: { message: 'invalid token', Message: 'jwt expired' } };

describe.each(engines)('where a person is signed in, on %s', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({ engine });
  });
  afterAll(() => shop.close());

  const read = ({ token, userId }: SignedIn) => shop.client.call(readUser, { params: { userId } }, token);
  const sessionsOf = async ({ token }: SignedIn) => (await shop.client.call(readAccess, {}, token)).data.sessions;
  const end = ({ token }: SignedIn, sessionId: string) =>
    shop.client.call(endOneSession, { params: { sessionId } }, token);
  /** Signs the same person in on one more device. */
  async function again({ mobile }: SignedIn): Promise<SignedIn> {
    shop.wait(MINUTE);
    return shop.signIn(mobile);
  }
  /** Returns a token as they were before sessions had rows. */
  const oldTokenOf = async ({ userId, mobile }: SignedIn): Promise<SignedIn> => ({
    token: await shop.shop.tokens.sign(userId, 0),
    userId,
    mobile,
  });

  it('is told by device and last use, the one that asks among them, and nobody else’s', async () => {
    const mine = await shop.signIn();
    await shop.signIn();
    shop.wait(MINUTE);
    const { data } = await shop.client.call(register, { body: { mobile: mine.mobile } });
    const answer = await fetch(`${shop.url}/api/user/verify-otp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': PHONE },
      body: JSON.stringify({ _id: data.userData._id, otp: data.userData.otp }),
    });
    const phone = { ...mine, token: ((await answer.json()) as { token: string }).token };
    const seen = await sessionsOf(phone);
    expect(seen.map(({ device, current }) => ({ device, current }))).toEqual([
      { device: 'Chrome on Android', current: true },
      { device: 'a browser', current: false },
    ]);
    for (const { since, lastUsed } of seen) expect(Date.parse(lastUsed)).toBeGreaterThanOrEqual(Date.parse(since));
  });

  it('ends for one device at a time, and not by somebody else', async () => {
    const [mine, theirs] = [await shop.signIn(), await shop.signIn()];
    const lost = await again(mine);
    const lostId = (await sessionsOf(lost)).find(({ current }) => current)?._id ?? '';
    expect((await end(theirs, lostId)).status).toBe(404);
    expect((await read(lost)).status).toBe(200);
    expect((await end(mine, lostId)).status).toBe(200);
    expect(await read(lost)).toMatchObject(OVER);
    expect([(await read(mine)).status, (await end(mine, lostId)).status, (await end(mine, newId())).status]).toEqual([
      200, 404, 404,
    ]);
    expect(await sessionsOf(mine)).toHaveLength(1);
  });

  it('ends at the server by signing out, on this device alone', async () => {
    const mine = await shop.signIn();
    const other = await again(mine);
    expect((await read(mine)).status).toBe(200);
    expect((await shop.client.call(signOut, {}, mine.token)).status).toBe(200);
    expect(await read(mine)).toMatchObject(OVER);
    expect(await shop.client.call(signOut, {}, mine.token)).toMatchObject(OVER);
    expect((await read(other)).status).toBe(200);
  });

  it('takes a token that is older than sessions until all end', async () => {
    const mine = await shop.signIn();
    const old = await oldTokenOf(mine);
    expect((await read(old)).status).toBe(200);
    expect((await sessionsOf(old)).map(({ current }) => current)).toEqual([false]);
    await shop.client.call(signOut, {}, old.token);
    expect((await read(mine)).status).toBe(200);
    await shop.client.call(signOutEverywhere, {}, mine.token);
    for (const one of [mine, old]) expect(await read(one)).toMatchObject(OVER);
    expect(await sessionsOf(await again(mine))).toHaveLength(1);
  });

  it('is asked of many at the same moment, and each gets the own answer', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => shop.signIn()));
    const old = await Promise.all(all.map(oldTokenOf));
    const gone = all.slice(0, 3);
    await Promise.all(gone.map(({ token }) => shop.client.call(signOut, {}, token)));
    const statuses = (list: SignedIn[]) => Promise.all(list.map(async (one) => (await read(one)).status));
    expect(await Promise.all([statuses(all), statuses(old)])).toEqual([
      [401, 401, 401, 200, 200, 200],
      [200, 200, 200, 200, 200, 200],
    ]);
  });

  it('has its last use written once an hour, however much it is used', async () => {
    const mine = await shop.signIn();
    const lastUsed = async () => (await sessionsOf(mine))[0]?.lastUsed ?? '';
    const first = await lastUsed();
    shop.wait(59 * MINUTE);
    await read(mine);
    expect(await lastUsed()).toBe(first);
    shop.wait(2 * MINUTE);
    await read(mine);
    await expect.poll(async () => Date.parse(await lastUsed()) - Date.parse(first)).toBeGreaterThanOrEqual(HOUR);
  });

  it('is forgotten once its token is over', async () => {
    const { userId } = await shop.signIn();
    const rows = () => shop.shop.db.selectFrom('user_session').select('id').where('user_id', '=', userId).execute();
    shop.wait(7 * DAY - MINUTE);
    await eraseOutdated(shop.shop);
    expect(await rows()).toHaveLength(1);
    shop.wait(2 * MINUTE);
    await eraseOutdated(shop.shop);
    expect(await rows()).toEqual([]);
  });
});
