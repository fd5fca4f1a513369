import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  findAccount,
  listWaitingNumbers,
  moveAccount,
  sendMoveCode,
  stopAccountMove,
} from '#domain/session/account-move.contract.ts';
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
import { changeStaff, readAudit } from '#domain/staff/staff.contract.ts';
import { newId } from '#lib/ids.ts';
import { DAY, MINUTE } from '#lib/time.ts';
import type { TextMessage, TextOutcome } from '#server/sms/text-sender.ts';
import { type SignedIn, startTestShop, type TestShop } from '#tests/support/api.ts';
import { engines } from '#tests/support/engines.ts';
import { provenCaller, type StaffCaller } from '#tests/support/staff-bench.ts';

const HOME = { pincode: '143001', address: '1043, Katra Ahluwalia, near Town Hall, Amritsar' };
const nothing = async (): Promise<void> => undefined;
let orders = 0;

describe.each(engines)('an account whose person lost number and session, on %s', (engine) => {
  let shop: TestShop;
  let owner: StaffCaller;
  let outcome: TextOutcome;
  let told: TextMessage[];
  /** What happens while the next message is on its way. */
  let meanwhile: () => Promise<unknown>;
  beforeAll(async () => {
    const send = async (message: TextMessage): Promise<TextOutcome> => {
      told.push(message);
      const happens = meanwhile;
      meanwhile = nothing;
      await happens();
      return outcome;
    };
    shop = await startTestShop({ engine, shop: { textSender: { demo: false, send } } });
    owner = await provenCaller(shop, 'owner', 'Gurpreet Kaur');
  });
  beforeEach(() => {
    told = [];
    meanwhile = nothing;
    outcome = { is: 'taken', id: '1' };
  });
  afterAll(() => shop.close());

  /** Somebody with one order that went home. */
  async function customer(): Promise<SignedIn & { orderNumber: string }> {
    shop.wait(MINUTE);
    const who = await shop.signIn();
    const [id, order_id] = [newId(), newId()];
    orders += 1;
    const orderNumber = `2627-${String(orders).padStart(6, '0')}`;
    const at = new Date(shop.shop.now()).toISOString();
    await shop.shop.db
      .insertInto('order')
      .values({
        id: order_id,
        user_id: who.userId,
        kind: 'item',
        gateway_order_id: id,
        payment_id: id,
        invoice_number: orderNumber,
        title: 'Kaju Katli',
        amount: 1299_00,
        content: '{}',
        created_at: at,
      })
      .execute();
    await shop.shop.db
      .insertInto('order_recipient')
      .values({ order_id, position: 0, guest_id: null, name: 'Simran', mobile: who.mobile, ...HOME, quantity: 1 })
      .execute();
    return { ...who, orderNumber };
  }
  const says = ({ orderNumber }: { orderNumber: string }, mobile = shop.freshMobile()) => ({
    orderNumber,
    paid: '1,299',
    pincode: HOME.pincode,
    address: '1043 Katra Ahluwalia',
    mobile,
  });
  type Said = ReturnType<typeof says>;
  const code = (who: SignedIn, body: Said) => owner(sendMoveCode, { params: { userId: who.userId }, body });
  const move = (who: SignedIn, body: Said & { otp: string; otpId: string }) =>
    owner(moveAccount, { params: { userId: who.userId }, body });
  const stop = (who: SignedIn, mobile: string) =>
    owner(stopAccountMove, { params: { userId: who.userId }, body: { mobile } });
  /** Returns what the owner sends once the caller has read the code out. */
  async function ready(who: SignedIn & { orderNumber: string }, mobile = shop.freshMobile()) {
    shop.wait(MINUTE);
    const said = says(who, mobile);
    const { status, data } = await code(who, said);
    expect([status, data.message]).toEqual([200, 'success']);
    return { ...said, otp: data.userData.otp ?? '', otpId: data.userData._id };
  }
  const waiting = async (who: SignedIn) =>
    (await owner(listWaitingNumbers)).data.waiting.filter(({ userId }) => userId === who.userId);
  const logged = async (who: SignedIn) =>
    (await owner(readAudit, { query: { kind: 'account', recordId: who.userId } })).data.entries;
  async function enter(mobile: string) {
    shop.wait(MINUTE);
    const { data } = await shop.client.call(register, { body: { mobile } });
    return shop.client.call(verifyOtp, { body: { _id: data.userData._id, otp: data.userData.otp ?? '' } });
  }
  const statusOf = async ({ userId, token }: SignedIn) =>
    (await shop.client.call(readUser, { params: { userId } }, token)).status;

  it('gets its code whatever strangers asked for at the new number', async () => {
    const who = await customer();
    const mobile = shop.freshMobile();
    let stranger = 200;
    while (stranger === 200) {
      stranger = (await shop.client.call(register, { body: { mobile } })).status;
      if (stranger === 200) shop.wait(10 * MINUTE);
    }
    expect((await code(who, says(who, mobile))).status).toBe(200);
  });

  it('moves a day after the checks, with word to the old number and every step in the log', async () => {
    const who = await customer();
    expect(
      (await owner(findAccount, { body: { mobile: `+91 ${who.mobile}`.replaceAll(/\D/g, '') } })).data.account,
    ).toEqual({
      _id: who.userId,
      name: '',
      mobile: who.mobile,
      since: expect.any(String),
      orders: 1,
      google: false,
      stopped: null,
    });
    const wish = await ready(who);
    const { status, data } = await move(who, wish);
    expect([status, data.move.mobile]).toEqual([200, wish.mobile]);
    expect(told).toMatchObject([{ mobile: who.mobile, text: expect.stringMatching(/\/profile/) }]);
    expect(await waiting(who)).toMatchObject([{ from: who.mobile, mobile: wish.mobile, by: 'Gurpreet Kaur' }]);
    expect((await shop.client.call(readAccess, {}, who.token)).data.mobileChange).toMatchObject({ byShop: true });
    expect(await enter(wish.mobile)).toMatchObject({ status: 409, data: { message: expect.stringContaining('on ') } });

    shop.wait(DAY - 5 * MINUTE);
    expect(await applyMobileChanges(shop.shop)).toBe(0);
    expect(await statusOf(who)).toBe(200);
    shop.wait(5 * MINUTE);
    const both = await Promise.all([applyMobileChanges(shop.shop), applyMobileChanges(shop.shop)]);
    expect(both.sort()).toEqual([0, 1]);
    expect(await statusOf(who)).toBe(401);
    expect((await enter(wish.mobile)).data.user._id).toBe(who.userId);
    const late = await enter(who.mobile);
    expect([late.data.user._id === who.userId, late.data.notice]).toEqual([
      false,
      expect.stringContaining('moved to another number on'),
    ]);
    // The second time the account is theirs.
    expect((await enter(who.mobile)).data.notice).toBeUndefined();
    expect(await logged(who)).toMatchObject([
      { actor: 'Gurpreet Kaur’s move', action: 'moved', after: { mobile: wish.mobile } },
      {
        actor: 'Gurpreet Kaur',
        action: 'move',
        before: { mobile: who.mobile },
        after: { mobile: wish.mobile, order: who.orderNumber },
      },
    ]);
    expect(await stop(who, wish.mobile)).toMatchObject({
      status: 409,
      data: { message: expect.stringContaining('too late') },
    });
  });

  it('does not move for somebody who does not know it, and no code is sent', async () => {
    const [who, other] = [await customer(), await customer()];
    const refused = async (body: Said) => {
      const { status, data } = await code(who, body);
      return [status, Object.keys((data as { errors?: object }).errors ?? {})];
    };
    const right = says(who);
    expect(await refused({ ...right, orderNumber: other.orderNumber })).toEqual([400, ['orderNumber']]);
    for (const paid of ['1300', '129', '0']) expect(await refused({ ...right, paid }), paid).toEqual([400, ['paid']]);
    expect(await refused({ ...right, pincode: '110001' })).toEqual([400, ['pincode']]);
    expect(await refused({ ...right, address: 'Katra Road, Amritsar' })).toEqual([400, ['address']]);
    expect(await refused({ ...right, address: '1044 Katra Ahluwalia' })).toEqual([400, ['address']]);
    expect(await refused({ ...right, orderNumber: '2627-999', pincode: '110001' })).toEqual([
      400,
      ['orderNumber', 'pincode'],
    ]);
    expect(await move(who, { ...right, orderNumber: other.orderNumber, otp: '000000', otpId: newId() })).toMatchObject({
      status: 400,
    });
    // As people say it, without its noughts.
    const short = who.orderNumber.replace(/-0+/, '-');
    expect((await code(who, { ...right, orderNumber: short })).status).toBe(200);
    expect([told, await waiting(who), await logged(who)]).toEqual([[], [], []]);
  });

  it('does not move to a number whose code nobody has, nor to another number than the code’s', async () => {
    const who = await customer();
    const wish = await ready(who);
    const wrong = wish.otp === '000000' ? '000001' : '000000';
    expect(await move(who, { ...wish, otp: wrong })).toMatchObject({
      status: 400,
      data: { message: 'OTP does not match' },
    });
    expect((await move(who, { ...wish, mobile: shop.freshMobile() })).status).toBe(400);
    expect([told, await waiting(who)]).toEqual([[], []]);
  });

  it('moves once at a time, and twice the same is once', async () => {
    const who = await customer();
    const [one, other] = [await ready(who), await ready(who)];
    const answers = await Promise.all([move(who, one), move(who, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.data.message).toContain('Stop that move first.');
    const [held] = await waiting(who);
    const same = held?.mobile === one.mobile ? one : other;
    expect(await move(who, same)).toMatchObject({ status: 200, data: { move: { mobile: held?.mobile } } });
    expect([await waiting(who), await logged(who)].map((rows) => rows.length)).toEqual([1, 1]);
  });

  it('does not move to a number that has an account, and is let go when somebody takes it', async () => {
    const [who, taken] = [await customer(), await shop.signIn()];
    expect(await code(who, says(who, taken.mobile))).toMatchObject({
      status: 409,
      data: { errors: { mobile: expect.stringContaining('Another account signs in') } },
    });
    expect(await code(who, says(who, who.mobile))).toMatchObject({ status: 409 });
    const wish = await ready(who);
    expect((await move(who, wish)).status).toBe(200);
    // One who takes the number with codes of both phones meanwhile keeps it.
    shop.wait(MINUTE);
    const asked = await shop.client.call(askMobileChange, { body: { mobile: wish.mobile } }, taken.token);
    const { userData, present } = asked.data;
    const codes = { otpId: userData._id, otp: userData.otp, presentOtpId: present?._id, presentOtp: present?.otp };
    expect((await shop.client.call(updateUser, { body: { mobile: wish.mobile, ...codes } }, taken.token)).status).toBe(
      200,
    );
    shop.wait(DAY);
    await applyMobileChanges(shop.shop);
    expect((await shop.person(who)).mobile).toBe(who.mobile);
    expect(await stop(who, wish.mobile)).toMatchObject({
      status: 409,
      data: { message: expect.stringContaining('is no longer waiting') },
    });
  });

  it('stays when its person stops it, from a session or with the old number, and the log says who', async () => {
    const who = await customer();
    const wish = await ready(who);
    await move(who, wish);
    const signedIn = (await enter(who.mobile)).data.token;
    expect((await shop.client.call(stopMobileChange, {}, signedIn)).status).toBe(200);
    expect(await statusOf(who)).toBe(401);
    shop.wait(2 * DAY);
    await applyMobileChanges(shop.shop);
    expect((await enter(who.mobile)).data.user._id).toBe(who.userId);
    expect((await logged(who)).map(({ actor, action }) => `${actor}: ${action}`)).toEqual([
      'The customer: stop',
      'Gurpreet Kaur: move',
    ]);
    expect((await owner(findAccount, { body: { mobile: who.mobile } })).data.account?.stopped).toBe(
      (await logged(who))[0]?.at,
    );
  });

  it('stays when an owner stops it, also a change that its person, or a thief, began', async () => {
    const who = await customer();
    const wish = await ready(who);
    await move(who, wish);
    expect((await stop(who, wish.mobile)).status).toBe(200);
    expect((await stop(who, wish.mobile)).data.message).toContain('is no longer waiting');
    expect((await owner(findAccount, { body: { mobile: who.mobile } })).data.account?.stopped).toBeNull();
    shop.wait(MINUTE);
    const mobile = shop.freshMobile();
    const { userData } = (await shop.client.call(askMobileChange, { body: { mobile } }, who.token)).data;
    const body = { mobile, otpId: userData._id, otp: userData.otp ?? '' };
    expect((await shop.client.call(updateUser, { body }, who.token)).data.mobileChange?.mobile).toBe(mobile);
    expect(await waiting(who)).toMatchObject([{ mobile, by: '' }]);
    expect((await stop(who, mobile)).status).toBe(200);
    shop.wait(DAY);
    expect(await applyMobileChanges(shop.shop)).toBe(0);
    expect((await shop.person(who)).mobile).toBe(who.mobile);
  });

  it('does not begin while the old number cannot be told, and the code stays good', async () => {
    const who = await customer();
    const wish = await ready(who);
    outcome = { is: 'away', why: 'We cannot reach the SMS gateway.' };
    expect(await move(who, wish)).toMatchObject({ status: 503, data: { message: expect.stringContaining('DLT') } });
    expect(await waiting(who)).toEqual([]);
    outcome = { is: 'taken', id: '1' };
    expect((await move(who, wish)).status).toBe(200);
  });

  it('goes when it is deleted in the middle, and nothing of it is left', async () => {
    const [early, late] = [await customer(), await customer()];
    const wish = await ready(early);
    await shop.client.call(deleteAccount, {}, early.token);
    for (const answer of [await move(early, wish), await code(early, wish), await stop(early, wish.mobile)])
      expect(answer).toMatchObject({ status: 404, data: { message: expect.stringContaining('deleted') } });
    const begun = await ready(late);
    await move(late, begun);
    await shop.client.call(deleteAccount, {}, late.token);
    shop.wait(DAY);
    await applyMobileChanges(shop.shop);
    expect(await logged(late)).toMatchObject([{ action: 'move', before: null, after: null }]);
    expect((await enter(begun.mobile)).status).toBe(200);
    expect((await owner(findAccount, { body: { mobile: late.mobile } })).data.account).toBeNull();
  });

  it('waits on when the clock goes back, and happens once and whole when it goes ahead', async () => {
    const who = await customer();
    const wish = await ready(who);
    const at = (await move(who, wish)).data.move.at;
    shop.wait(-2 * DAY);
    expect(await applyMobileChanges(shop.shop)).toBe(0);
    expect(await waiting(who)).toMatchObject([{ at }]);
    shop.wait(40 * DAY);
    expect(await applyMobileChanges(shop.shop)).toBe(1);
    shop.wait(-38 * DAY);
    expect(await applyMobileChanges(shop.shop)).toBe(0);
    expect((await enter(wish.mobile)).data.user._id).toBe(who.userId);
  });

  it('is not moved by one who is no owner any more by the time the old number is told', async () => {
    const who = await customer();
    const wish = await ready(who);
    const second = await provenCaller(shop, 'owner', 'Second Owner');
    const people = await shop.shop.db.selectFrom('staff').selectAll().where('name', '=', 'Second Owner').execute();
    const staffId = people[0]?.id ?? '';
    meanwhile = () => owner(changeStaff, { params: { staffId }, body: { role: 'editor', isActive: true } });
    expect(await second(moveAccount, { params: { userId: who.userId }, body: wish })).toMatchObject({
      status: 403,
      data: { message: expect.stringContaining('no longer an owner') },
    });
    expect([await waiting(who), await logged(who)]).toEqual([[], []]);
  });

  it('does not begin when something else came first while the old number was told', async () => {
    const [one, other, third] = [await customer(), await customer(), await customer()];
    const wish = await ready(one);
    const rival = await ready(other, wish.mobile);
    meanwhile = () => move(other, rival);
    expect(await move(one, wish)).toMatchObject({
      status: 409,
      data: { message: expect.stringContaining('Another account is about to get this number') },
    });
    const [mine, again] = [await ready(third), await ready(third)];
    meanwhile = () => move(third, again);
    expect(await move(third, mine)).toMatchObject({
      status: 409,
      data: { message: expect.stringContaining('Stop that move first.') },
    });
    const gone = await customer();
    const lost = await ready(gone);
    meanwhile = () => shop.client.call(deleteAccount, {}, gone.token);
    expect(await move(gone, lost)).toMatchObject({
      status: 404,
      data: { message: expect.stringContaining('deleted just now') },
    });
    expect((await Promise.all([one, other, third, gone].map(waiting))).map((rows) => rows.length)).toEqual([
      0, 1, 1, 0,
    ]);
  });
});
