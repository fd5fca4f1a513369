import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyMobileChanges } from '#domain/session/mobile-change.service.ts';
import {
  askMobileChange,
  deleteAccount,
  readAccess,
  readUser,
  register,
  stopMobileChange,
  updateUser,
  verifyOtp,
} from '#domain/session/session.contract.ts';
import { newId } from '#lib/ids.ts';
import { DAY, MINUTE, SECOND } from '#lib/time.ts';
import type { TextMessage, TextOutcome } from '#server/sms/text-sender.ts';
import { engines } from '#tests/support/engines.ts';
import { type SignedIn, startTestShop, type TestShop } from '#tests/support/api.ts';

const wrongFor = (code = ''): string => (code === '000000' ? '000001' : '000000');

describe.each(engines)('a number that its owner may not have asked to change, on %s', (engine) => {
  let shop: TestShop;
  let outcome: TextOutcome;
  let told: TextMessage[];
  beforeAll(async () => {
    const send = async (message: TextMessage): Promise<TextOutcome> => {
      told.push(message);
      return outcome;
    };
    shop = await startTestShop({ engine, shop: { textSender: { demo: false, send } } });
  });
  beforeEach(() => {
    told = [];
    outcome = { is: 'taken', id: '1' };
  });
  afterAll(() => shop.close());

  const update = (who: SignedIn, body: Record<string, unknown>) => shop.client.call(updateUser, { body }, who.token);
  const waitingOf = async (who: SignedIn) => (await shop.client.call(readAccess, {}, who.token)).data.mobileChange;
  const statusOf = async ({ userId }: SignedIn, token: string) =>
    (await shop.client.call(readUser, { params: { userId } }, token)).status;
  /** Returns the codes that a change to a number takes: its own, and that of the present one. */
  async function codesFor(who: SignedIn, mobile = shop.freshMobile()) {
    shop.wait(MINUTE);
    const { data } = await shop.client.call(askMobileChange, { body: { mobile } }, who.token);
    const { userData, present } = data;
    const own = { mobile, otpId: userData._id, otp: userData.otp ?? '' };
    return { own, both: { ...own, presentOtpId: present?._id ?? '', presentOtp: present?.otp ?? '' } };
  }
  /** Signs in with a number; answers the status and what is said. */
  async function enter(mobile: string) {
    shop.wait(MINUTE);
    const { data } = await shop.client.call(register, { body: { mobile } });
    return shop.client.call(verifyOtp, { body: { _id: data.userData._id, otp: data.userData.otp ?? '' } });
  }

  it('waits a day, and its present number is told how to stop it', async () => {
    const who = await shop.signIn();
    const { own } = await codesFor(who);
    const { status, data } = await update(who, { name: 'Simran Kaur', ...own });
    expect({ status, ...data }).toMatchObject({
      status: 200,
      message: expect.stringContaining(own.mobile),
      response: { name: 'Simran Kaur', mobile: who.mobile },
      mobileChange: { mobile: own.mobile },
    });
    expect(data.token).toBeUndefined();
    expect(told).toMatchObject([{ mobile: who.mobile, text: expect.stringContaining('/profile') }]);
    expect(told[0]?.text).toContain(own.mobile.slice(-4));
    expect(told[0]?.text).not.toContain(own.mobile);
    expect(await waitingOf(who)).toEqual(data.mobileChange);
    const readOwn = () => shop.client.call(readUser, { params: { userId: who.userId } }, who.token);
    expect((await readOwn()).data.mobileChange).toEqual(data.mobileChange);

    shop.wait(DAY - 5 * MINUTE);
    expect(await applyMobileChanges(shop.shop)).toBe(0);
    shop.wait(5 * MINUTE);
    expect(await enter(own.mobile)).toMatchObject({
      status: 409,
      data: { message: expect.stringContaining('within minutes') },
    });
    const both = await Promise.all([applyMobileChanges(shop.shop), applyMobileChanges(shop.shop)]);
    expect(both.sort()).toEqual([0, 1]);
    expect(await statusOf(who, who.token)).toBe(401);
    expect((await enter(own.mobile)).data.user._id).toBe(who.userId);
    expect((await enter(who.mobile)).data.user._id).not.toBe(who.userId);
  });

  it('is kept by whoever signs in with it, and every other device is signed out', async () => {
    const thief = await shop.signIn();
    const { own } = await codesFor(thief);
    await update(thief, own);
    const owner = { ...thief, token: (await enter(thief.mobile)).data.token };
    const older = await shop.shop.tokens.sign(thief.userId, 0);
    const { status, data } = await shop.client.call(stopMobileChange, {}, owner.token);
    expect(status).toBe(200);
    const statuses = await Promise.all(
      [thief.token, older, owner.token, data.token].map((token) => statusOf(owner, token)),
    );
    expect(statuses).toEqual([401, 401, 401, 200]);
    expect((await shop.client.call(stopMobileChange, {}, data.token)).status).toBe(404);
    const read = await shop.client.call(readUser, { params: { userId: owner.userId } }, data.token);
    expect(read.data.mobileChange).toBeUndefined();
    shop.wait(2 * DAY);
    expect(await applyMobileChanges(shop.shop)).toBe(0);
    expect((await enter(thief.mobile)).data.user._id).toBe(thief.userId);
  });

  it('is not lost to a second account by signing in with the new one too early', async () => {
    const who = await shop.signIn();
    const { own } = await codesFor(who);
    await update(who, own);
    expect(await enter(own.mobile)).toMatchObject({ status: 409, data: { message: expect.stringContaining('on ') } });
    shop.wait(DAY);
    await applyMobileChanges(shop.shop);
    expect((await enter(own.mobile)).data.user._id).toBe(who.userId);
  });

  it('is told once by two presses at one moment, and a message that is refused costs no code', async () => {
    const who = await shop.signIn();
    const { own } = await codesFor(who);
    outcome = { is: 'refused', why: 'blocked' };
    expect((await update(who, own)).status).toBe(503);
    outcome = { is: 'taken', id: '1' };
    told = [];
    const statuses = await Promise.all([update(who, own), update(who, own)]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(told).toHaveLength(1);
  });

  it('waits no longer for a number that somebody else took with both codes', async () => {
    const who = await shop.signIn();
    const { own } = await codesFor(who);
    await update(who, own);
    const other = await shop.signIn();
    expect((await update(other, (await codesFor(other, own.mobile)).both)).status).toBe(200);
    expect(await waitingOf(who)).toBeNull();
  });

  it('waits for one number at a time, and changes at once by both codes', async () => {
    const who = await shop.signIn();
    await update(who, (await codesFor(who)).own);
    const next = await codesFor(who);
    expect(await update(who, next.own)).toMatchObject({
      status: 409,
      data: { errors: { mobile: expect.any(String) } },
    });
    expect(told).toHaveLength(1);
    const { data } = await update(who, next.both);
    expect(data.response.mobile).toBe(next.own.mobile);
    expect(await waitingOf({ ...who, token: data.token ?? '' })).toBeNull();
  });

  it('stays after a slip in one of the codes, which costs neither', async () => {
    const who = await shop.signIn();
    const { both } = await codesFor(who);
    expect(await update(who, { ...both, presentOtp: wrongFor(both.presentOtp) })).toMatchObject({
      status: 400,
      data: { message: 'otp does not match', errors: { presentOtp: 'OTP does not match' } },
    });
    expect(await update(who, { ...both, otp: wrongFor(both.otp) })).toMatchObject({
      status: 400,
      data: { errors: { otp: 'OTP does not match' } },
    });
    // The code of the new number does not stand for the present one.
    const twice = { ...both, presentOtpId: both.otpId, presentOtp: both.otp };
    expect((await update(who, twice)).data.errors).toEqual({ presentOtp: 'OTP does not match' });
    expect([told, await waitingOf(who)]).toEqual([[], null]);
    expect((await update(who, both)).data.response.mobile).toBe(both.mobile);
    expect((await update(who, both)).status).toBe(401);
  });

  it('takes the code that the present number has already, for a number that was mistyped at first', async () => {
    const who = await shop.signIn();
    const first = await codesFor(who);
    shop.wait(10 * SECOND);
    const mobile = shop.freshMobile();
    const { status, data } = await shop.client.call(askMobileChange, { body: { mobile } }, who.token);
    expect([status, data.present]).toEqual([200, { _id: first.both.presentOtpId }]);
    const own = { mobile, otpId: data.userData._id, otp: data.userData.otp ?? '' };
    const { presentOtpId, presentOtp } = first.both;
    const changed = await update(who, { ...own, presentOtpId, presentOtp });
    expect(changed.data).toMatchObject({ response: { mobile }, token: expect.any(String) });
  });

  it.each<TextOutcome>([
    { is: 'refused', why: 'This message has no DLT template id.' },
    { is: 'away', why: 'We cannot reach the SMS gateway.' },
  ])('does not wait while it cannot be told: $why', async (refusal) => {
    outcome = refusal;
    const who = await shop.signIn();
    const { own } = await codesFor(who);
    expect(await update(who, { name: 'Simran Kaur', ...own })).toMatchObject({
      status: 503,
      data: { message: expect.stringContaining('present number') },
    });
    expect([await waitingOf(who), (await shop.person(who)).name]).toEqual([null, '']);
    outcome = { is: 'taken', id: '1' };
    expect((await update(who, own)).data.mobileChange?.mobile).toBe(own.mobile);
  });

  it('stays when the new one became somebody else’s meanwhile', async () => {
    const [mine, theirs] = [await shop.signIn(), await shop.signIn()];
    const { own } = await codesFor(mine);
    await update(mine, own);
    await update(theirs, (await codesFor(theirs, own.mobile)).both);
    shop.wait(DAY);
    await applyMobileChanges(shop.shop);
    expect([(await shop.person(mine)).mobile, await waitingOf(mine)]).toEqual([mine.mobile, null]);
  });

  it('is added at once to an account that has none', async () => {
    const [userId, at] = [newId(), new Date(shop.shop.now()).toISOString()];
    const texts = { name: 'Simran', email: '', profile: '', address: '', address_by: '', pincode: '' };
    await shop.shop.db
      .insertInto('user')
      .values({ id: userId, mobile: null, google_subject: newId(), ...texts, created_at: at, updated_at: at })
      .execute();
    const who = { userId, mobile: '', token: await shop.shop.tokens.sign(userId, 0) };
    const { own, both } = await codesFor(who);
    expect(both.presentOtpId).toBe('');
    expect((await update(who, own)).data.response.mobile).toBe(own.mobile);
  });

  it('goes with its account', async () => {
    const who = await shop.signIn();
    const { own } = await codesFor(who);
    await update(who, own);
    expect((await shop.client.call(deleteAccount, {}, who.token)).status).toBe(200);
    shop.wait(DAY);
    await applyMobileChanges(shop.shop);
    expect((await enter(own.mobile)).status).toBe(200);
  });
});
