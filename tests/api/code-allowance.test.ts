import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '#lib/time.ts';
import { countFailedMessages } from '#domain/messages/messages.contract.ts';
import { PUZZLE, type Puzzle } from '#domain/session/puzzle.rules.ts';
import { askMobileChange, register, updateUser, verifyOtp } from '#domain/session/session.contract.ts';
import { writeSection } from '#domain/settings/settings.repo.ts';
import { keepToken } from '#domain/staff/staff.repo.ts';
import { codeCounts } from '#server/code-counts.ts';
import { Refusal } from '#server/http/errors.ts';
import { startTestShop, type TestShop } from '#tests/support/api.ts';
import { engines } from '#tests/support/engines.ts';
import { solveAtOnce } from '#tests/support/puzzles.ts';
import { saidAs } from '#lib/said.ts';

const HOME = '203.0.113.20';
const AWAY = '198.51.100.77';
// What is looked at is whose turn it is, not how long a device works for it.
PUZZLE.bits = 4;

describe.each(engines)('the codes of a number, on %s', (engine) => {
  let shop: TestShop;
  let isAway: boolean;
  beforeEach(async () => {
    isAway = false;
    const send = async (): Promise<void> => {
      if (isAway) throw new Refusal(503, saidAs('test', 'We could not send the code just now.'));
    };
    shop = await startTestShop({ engine, config: { trustProxy: 1 }, shop: { otpSender: { demo: true, send } } });
  });
  afterEach(() => shop.close());

  let strangers = 0;
  /** Somewhere nobody asked from before. */
  const anew = (): string => `198.18.0.${(strangers += 1)}`;
  async function post(path: string, from: string, payload: object) {
    const answer = await shop.app.inject({ method: 'POST', url: path, payload, headers: { 'x-forwarded-for': from } });
    const data = answer.json() as {
      message: string;
      userData: { _id: string; otp: string; nextIn: number };
      puzzle?: Puzzle;
    };
    return { status: answer.statusCode, data, retryAfter: Number(answer.headers['retry-after']) };
  }
  const ask = (mobile: string, from = anew(), more: { device?: string; proof?: string } = {}) =>
    post(register.path, from, { mobile, ...more });
  async function signIn(mobile: string, from: string, device?: string): Promise<string> {
    const { data } = await ask(mobile, from, device ? { device } : {});
    const entry = await post(verifyOtp.path, from, { ...data.userData, ...(device ? { device } : {}) });
    expect(entry.status).toBe(200);
    return (entry.data as unknown as { device: string }).device;
  }
  /** Uses up what strangers get of a number without a puzzle. */
  async function besiege(mobile: string): Promise<Puzzle> {
    for (let one = 0; one < 2; one += 1) {
      expect((await ask(mobile)).status).toBe(200);
      shop.wait(6 * MINUTE);
    }
    const { status, data } = await ask(mobile);
    expect(status).toBe(429);
    return data.puzzle as Puzzle;
  }

  it('are two an hour for strangers together as ever, and the third needs a solved puzzle', async () => {
    const mobile = shop.freshMobile();
    await besiege(mobile);
    const refused = await ask(mobile);
    expect(refused.data.message).toBe(
      'We have sent many codes to this number. We can send the next one in 48 minutes, or at once on a device where you signed in with this number before.',
    );
    expect(refused.retryAfter).toBe(48 * 60);
    shop.wait(refused.retryAfter * SECOND);
    // An earlier client, which solves nothing, is served when it was told to come again.
    expect((await ask(mobile)).status).toBe(200);
    shop.wait(3 * MINUTE);
    const proof = solveAtOnce((await ask(mobile)).data.puzzle as Puzzle);
    expect((await ask(mobile, anew(), { proof })).status).toBe(200);
  });

  it('tell when the next one can be sent, and it can', async () => {
    const mobile = shop.freshMobile();
    const told: number[] = [];
    for (let one = 0; one < 4; one += 1) {
      let { status, data } = await ask(mobile, anew());
      if (status === 429) {
        const proof = solveAtOnce(data.puzzle as Puzzle);
        ({ status, data } = await ask(mobile, anew(), { proof }));
      }
      expect(status).toBe(200);
      told.push(data.userData.nextIn);
      shop.wait(data.userData.nextIn * SECOND);
    }
    expect(told).toEqual([30, 60, 120, 300]);
  });

  it('are refused to a wrong answer of a puzzle with a sentence and a new puzzle, and nothing is half done', async () => {
    const [mobile, other] = [shop.freshMobile(), shop.freshMobile()];
    await besiege(other);
    const puzzle = await besiege(mobile);
    const proof = solveAtOnce(puzzle);
    const refusal = async (number: string, sent: string) => {
      const { status, data } = await ask(number, anew(), { proof: sent });
      return [status, data.message, typeof data.puzzle?.token];
    };
    const words = (why: string) => [429, `That answer to the puzzle ${why}. Please ask for the code again.`, 'string'];
    for (const sent of ['x', `${puzzle.token}:0`, `${puzzle.token}.x:${proof.split(':')[1] ?? ''}`])
      expect(await refusal(mobile, sent)).toEqual(words('is not right'));
    expect(await refusal(other, proof)).toEqual(words('was for another number'));
    // A code that could not be sent has cost nothing.
    isAway = true;
    expect((await ask(mobile, anew(), { proof })).status).toBe(503);
    isAway = false;
    const both = await Promise.all([ask(mobile, anew(), { proof }), ask(mobile, anew(), { proof })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
    shop.wait(2 * MINUTE + SECOND);
    expect(await refusal(mobile, proof)).toEqual(words('was already used'));
    shop.wait(20 * MINUTE);
    expect(await refusal(mobile, proof)).toEqual(words('came too late'));
    const fresh = (await ask(mobile)).data.puzzle as Puzzle;
    // A clock that was ahead and is set back again.
    shop.wait(-5 * MINUTE);
    expect(await refusal(mobile, solveAtOnce(fresh))).toEqual(words('came too late'));
  });

  it('can be asked for again at once when a clock that was ahead is set back', async () => {
    const mobile = shop.freshMobile();
    shop.wait(DAY);
    expect((await ask(mobile)).status).toBe(200);
    shop.wait(-DAY);
    expect((await ask(mobile)).status).toBe(200);
  });

  it('reach a device that has signed in with the number, whatever strangers asked for, and no other number by its mark', async () => {
    const [mobile, other] = [shop.freshMobile(), shop.freshMobile()];
    const device = await signIn(mobile, HOME);
    expect(device).toMatch(/^[\w-]{22}$/);
    shop.wait(MINUTE);
    await ask(mobile);
    expect((await ask(mobile)).status).toBe(429);
    expect((await ask(mobile, AWAY, { device })).status).toBe(200);
    await besiege(other);
    expect((await ask(other, AWAY, { device })).status).toBe(429);
    shop.wait(HOUR);
    // One device of a family knows several numbers.
    expect(await signIn(other, HOME, device)).toBe(device);
    for (const number of [mobile, other]) {
      shop.wait(MINUTE);
      expect((await ask(number, AWAY, { device })).status).toBe(200);
    }
    for (const nonsense of ['x', 'é'.repeat(22), '']) {
      shop.wait(25 * HOUR);
      expect(await signIn(mobile, anew(), nonsense)).not.toBe(nonsense);
    }
  });

  it('reach the network where the number signed in last, an IPv6 one by its 48 bits, and not the one before', async () => {
    const mobile = shop.freshMobile();
    await signIn(mobile, HOME);
    shop.wait(HOUR);
    await signIn(mobile, '2001:db8:1:2::3');
    shop.wait(HOUR);
    await besiege(mobile);
    expect((await ask(mobile, HOME)).status).toBe(429);
    expect((await ask(mobile, '2001:db8:2:2::3')).status).toBe(429);
    expect((await ask(mobile, '2001:db8:1:ff::9')).status).toBe(200);
    expect((await ask(mobile, '2001:db8:1:ff::9')).data.message).toContain('We have just sent a code.');
  });

  it('are promised at once on another device only where that helps', async () => {
    const mobile = shop.freshMobile();
    const device = await signIn(mobile, anew());
    shop.wait(HOUR);
    await besiege(mobile);
    for (let one = 0; one < 5; one += 1) {
      expect((await ask(mobile, AWAY, { device })).status).toBe(200);
      shop.wait(MINUTE);
    }
    // It is that device which asks.
    const { data } = await ask(mobile, AWAY, { device });
    expect(data.message).toBe('We have sent many codes to this number. We can send the next one in 10 minutes.');
    const { token } = await shop.signIn();
    const change = await shop.client.call(askMobileChange, { body: { mobile } }, token);
    expect([change.status, change.data.message]).toEqual([
      429,
      expect.stringMatching(/^We have sent many codes to this number\. We can send the next one in \d+ minutes\.$/),
    ]);
  });

  it('reach the device that changed the number to it', async () => {
    const { token } = await shop.signIn();
    const mobile = shop.freshMobile();
    shop.wait(MINUTE);
    const { data } = await shop.client.call(askMobileChange, { body: { mobile } }, token);
    const codes = {
      otpId: data.userData._id,
      otp: data.userData.otp ?? '',
      presentOtpId: data.present?._id ?? '',
      presentOtp: data.present?.otp ?? '',
    };
    const changed = await shop.client.call(updateUser, { body: { mobile, ...codes } }, token);
    expect(changed.data.device).toMatch(/^[\w-]{22}$/);
    shop.wait(6 * MINUTE);
    await ask(mobile);
    shop.wait(6 * MINUTE);
    expect((await ask(mobile)).status).toBe(429);
    expect((await ask(mobile, AWAY, { device: changed.data.device ?? '' })).status).toBe(200);
  });

  it('sign in even while the shop cannot note the device', async () => {
    const mobile = shop.freshMobile();
    const { data } = await ask(mobile, HOME);
    await shop.shop.db.schema.alterTable('known_asker').renameTo('gone').execute();
    const { status } = await post(verifyOtp.path, HOME, { ...data.userData });
    await shop.shop.db.schema.alterTable('gone').renameTo('known_asker').execute();
    expect(status).toBe(200);
  });

  it('forget a device after half a year, and all of them with a changed number', async () => {
    const mobile = shop.freshMobile();
    const device = await signIn(mobile, HOME);
    const who = await shop.signIn();
    const known = async () =>
      (await shop.shop.db.selectFrom('known_asker').select('mobile').where('mobile', '=', who.mobile).execute()).length;
    expect(await known()).toBe(2);
    const kept = await shop.shop.db.selectFrom('known_asker').select('id').execute();
    expect(kept.map(({ id }) => id)).toEqual(kept.map(() => expect.stringMatching(/^[\w-]{43}$/)));
    shop.wait(MINUTE);
    const changed = shop.freshMobile();
    const { data } = await shop.client.call(askMobileChange, { body: { mobile: changed } }, who.token);
    const codes = {
      otpId: data.userData._id,
      otp: data.userData.otp ?? '',
      presentOtpId: data.present?._id ?? '',
      presentOtp: data.present?.otp ?? '',
    };
    expect((await shop.client.call(updateUser, { body: { mobile: changed, ...codes } }, who.token)).status).toBe(200);
    expect(await known()).toBe(0);
    shop.wait(183 * DAY);
    await besiege(mobile);
    expect((await ask(mobile, AWAY, { device })).status).toBe(429);
  });

  it('come out of a budget of the owner’s, of which strangers get a part, and what is refused is counted by its cause', async () => {
    const token = await keepToken(shop.shop.db, { name: 'cli', role: 'owner', life: 9 * HOUR }, shop.shop.now());
    const alarm = async () => (await shop.client.call(countFailedMessages, {}, token)).data.codes;
    const mobile = shop.freshMobile();
    const device = await signIn(mobile, HOME);
    const before = { hour: 600, day: 3000 };
    const written = { section: 'codes', revision: 0, before, values: { hour: 12, day: 200 } } as const;
    expect(await writeSection(shop.shop.db, written, { id: 'test', name: 'Meera' }, shop.shop.now())).toBe(true);
    expect(await alarm()).toEqual({ hour: { sent: 1, most: 12 }, day: { sent: 1, most: 200 }, alarm: '' });
    for (let one = 0; one < 8; one += 1) expect((await ask(shop.freshMobile())).status).toBe(200);
    const { status, data } = await ask(shop.freshMobile());
    expect([status, data.message]).toEqual([
      429,
      'A lot of people are asking for codes just now. Please try again in 60 minutes, or at once on a device where you signed in with this number before.',
    ]);
    expect((await alarm()).alarm).toContain('Strangers have used up their share');
    expect((await ask(mobile, AWAY, { device })).status).toBe(200);
    for (let one = 0; one < 2; one += 1) {
      shop.wait(MINUTE);
      expect((await ask(mobile, AWAY, { device })).status).toBe(200);
    }
    shop.wait(MINUTE);
    // The first of them were sent three minutes ago.
    expect((await ask(mobile, AWAY, { device })).data.message).toBe(
      'A lot of people are asking for codes just now. Please try again in 57 minutes.',
    );
    expect((await alarm()).alarm).toContain('for an hour. Nobody can sign in');
    shop.wait(HOUR);
    expect((await ask(shop.freshMobile())).status).toBe(200);
    expect(Object.fromEntries(codeCounts(shop.shop.db))).toEqual({
      'sent others': 10,
      'sent device': 3,
      'refused strangers': 1,
      'refused shop': 1,
    });
  });
});
