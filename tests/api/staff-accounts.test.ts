import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  beginInvitePasskey,
  beginInvitePassword,
  beginPasskeySignIn,
  changeStaff,
  finishInvitePassword,
  finishPasskeySignIn,
  inviteStaff,
  listStaffPeople,
  listStaffSessions,
  passwordSignIn,
  readAudit,
  readInvite,
  readStaffMe,
  withdrawInvite,
} from '#domain/staff/staff.contract.ts';
import { listPasskeys, removePasskey } from '#domain/staff/staff-passkey.contract.ts';
import { insertPasskey, usePasskey } from '#domain/staff/staff-passkey.repo.ts';
import { keepInvite, keepToken, staffById } from '#domain/staff/staff.repo.ts';
import type { StaffRole } from '#lib/staff-roles.ts';
import { HOUR, MINUTE, SECOND } from '#lib/time.ts';
import { openStaffSession } from '#server/staff/staff-session.repo.ts';
import { totpCode, totpStep } from '#server/staff/totp.ts';
import { startTestShop, type TestShop } from '#tests/support/api.ts';
import { engines } from '#tests/support/engines.ts';
import { officeBrowser } from '#tests/support/office-browser.ts';
import { passkeyDevice } from '#tests/support/passkey-device.ts';

const PASSWORD = 'four long warm words';
const USED = /was used or taken back, or it has run out/;

describe.each(engines)('accounts of the staff, on %s', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({ engine });
  });
  afterAll(() => shop.close());

  const now = () => shop.shop.now();
  const browser = () => officeBrowser(shop.url);
  type Page = ReturnType<typeof browser>;
  let people = 0;

  /** Lets a link be taken by a password on a page. */
  async function take(page: Page, secret: string, changes: { keep?: boolean } = {}) {
    const began = await page.call(beginInvitePassword, { body: { secret } });
    if (began.status !== 200) return { totp: '', ...began };
    const { data } = began;
    const totp = data.totpSecret ?? '';
    const code = totpCode(totp, totpStep(now()));
    const body = { secret, challengeId: data.challengeId, password: PASSWORD, code, ...changes };
    return { totp, ...(await page.call(finishInvitePassword, { body })) };
  }
  /** Somebody who works here: by password, with one passkey, or with as many as asked for. */
  async function person(role: StaffRole, { passkeys = 0, password = true } = {}) {
    people += 1;
    const name = `${role} ${people}`;
    const { secret } = await keepInvite(shop.shop.db, { name, role, staffId: null, life: HOUR }, now());
    const page = browser();
    const { data, totp } = await take(page, secret);
    const id = data.staff?.id ?? '';
    const keys = Array.from({ length: passkeys }, (_, at) => `key-${people}-${at}`);
    for (const key of keys)
      await insertPasskey(shop.shop.db, id, { id: key, publicKey: '', counter: 0 }, { device: `Phone ${key}` }, now());
    if (!password) await shop.shop.db.updateTable('staff').set({ password: '' }).where('id', '=', id).execute();
    return { id, name, page, totp, keys, codes: data.recoveryCodes ?? [] };
  }
  const change = (owner: Page, staffId: string, role: StaffRole, isActive: boolean) =>
    owner.call(changeStaff, { params: { staffId }, body: { role, isActive } });
  /** Returns a link by which somebody comes in again. */
  async function linkFor(owner: Page, { id, name }: { id: string; name: string }, role: StaffRole = 'helper') {
    const { data } = await owner.call(inviteStaff, { body: { name, role, staffId: id } });
    return String(data.link).split('#')[1] ?? '';
  }
  const statusOf = async (page: Page) => (await page.call(readStaffMe)).status;
  const passkeysOf = async (page: Page) =>
    ((await page.call(listPasskeys)).data.passkeys ?? []).map(({ id }) => id).sort();
  const remove = (page: Page, passkeyId: string) => page.call(removePasskey, { body: { passkeyId } });

  it('ends everything of an account that is closed, and opening it again revives nothing', async () => {
    const { page: owner } = await person('owner');
    const helper = await person('helper', { passkeys: 2 });
    const secret = await linkFor(owner, helper);
    const token = await keepToken(
      shop.shop.db,
      { name: 'her laptop', role: 'helper', life: HOUR, staffId: helper.id },
      now(),
    );
    const byToken = async () => (await browser().call(readStaffMe, {}, { authorization: `Bearer ${token}` })).status;
    expect(await byToken()).toBe(200);
    expect((await change(owner, helper.id, 'helper', false)).status).toBe(200);

    const looks = async () => {
      expect(await statusOf(helper.page)).toBe(401);
      expect(await byToken()).toBe(401);
      for (const answer of [
        await browser().call(readInvite, { body: { secret } }),
        await browser().call(beginInvitePasskey, { body: { secret } }),
        await take(browser(), secret),
      ])
        expect([answer.status, answer.data.message]).toEqual([404, expect.stringMatching(USED)]);
      shop.wait(30 * SECOND);
      for (const code of [totpCode(helper.totp, totpStep(now())), helper.codes[0] ?? '']) {
        const body = { name: helper.name, password: PASSWORD, code };
        expect((await browser().call(passwordSignIn, { body })).status).toBe(400);
      }
      const { data } = await owner.call(listStaffPeople);
      expect(data.people?.find(({ id }) => id === helper.id)).toMatchObject({ passkeys: [], hasPassword: false });
    };
    await looks();
    expect((await staffById(shop.shop.db, helper.id))?.is_active).toBeFalsy();
    expect((await change(owner, helper.id, 'helper', true)).status).toBe(200);
    await looks();
    // A link that is made now lets them in.
    expect((await take(browser(), await linkFor(owner, helper))).status).toBe(200);
  });

  it('makes no link into a closed account, and takes none that was made before it was closed', async () => {
    const { page: owner } = await person('owner');
    const helper = await person('helper');
    await change(owner, helper.id, 'helper', false);
    const refused = await owner.call(inviteStaff, { body: { name: helper.name, role: 'helper', staffId: helper.id } });
    expect([refused.status, refused.data.message]).toEqual([409, expect.stringMatching(/is closed.*open it first/i)]);
    // As one that was left by an earlier shop.
    const { secret } = await keepInvite(
      shop.shop.db,
      { name: helper.name, role: 'helper', staffId: helper.id, life: HOUR },
      now(),
    );
    expect((await browser().call(readInvite, { body: { secret } })).status).toBe(404);
    expect((await staffById(shop.shop.db, helper.id))?.is_active).toBeFalsy();
  });

  it('lets nobody in by a link that is taken in the moment of closing, whichever comes first', async () => {
    const { page: owner } = await person('owner');
    for (let times = 0; times < 6; times += 1) {
      const helper = await person('helper');
      const secret = await linkFor(owner, helper);
      const page = browser();
      const [taken, closed] = await Promise.all([take(page, secret), change(owner, helper.id, 'helper', false)]);
      expect(closed.status).toBe(200);
      expect([200, 400, 404]).toContain(taken.status);
      expect((await change(owner, helper.id, 'helper', true)).status).toBe(200);
      expect(await statusOf(page)).toBe(401);
      const after = (await owner.call(listStaffPeople)).data.people?.find(({ id }) => id === helper.id);
      expect(after).toMatchObject({ state: 'active', passkeys: [], hasPassword: false });
    }
  });

  it('ends the links that a dismissed owner made for others, and those of one who is no owner any more', async () => {
    const { page: owner } = await person('owner');
    for (const [role, isActive] of [
      ['owner', false],
      ['editor', true],
    ] as const) {
      const second = await person('owner');
      people += 1;
      const { data } = await second.page.call(inviteStaff, { body: { name: `Friend ${people}`, role: 'owner' } });
      const secret = String(data.link).split('#')[1] ?? '';
      expect((await browser().call(readInvite, { body: { secret } })).status).toBe(200);
      expect((await change(owner, second.id, role, isActive)).status).toBe(200);
      expect((await browser().call(readInvite, { body: { secret } })).status).toBe(404);
    }
  });

  it('lets one of two owners win who dismiss each other at once, and changes nothing for the other', async () => {
    const pairs = [];
    for (let count = 0; count < 6; count += 1) pairs.push([await person('owner'), await person('owner')] as const);
    const ends = await Promise.all(
      pairs.flatMap(([first, second]) => [
        change(first.page, second.id, 'owner', false),
        change(second.page, first.id, 'owner', false),
      ]),
    );
    for (const [place, [first, second]] of pairs.entries()) {
      const statuses = ends.slice(2 * place, 2 * place + 2).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      const [winner, loser] = statuses[0] === 200 ? [first, second] : [second, first];
      expect((await staffById(shop.shop.db, winner.id))?.is_active).toBeTruthy();
      expect([await statusOf(winner.page), await statusOf(loser.page)]).toEqual([200, 401]);
    }
  });

  it('keeps the last owner who can sign in, whatever owners there are who cannot', async () => {
    const { page, id, name } = await person('owner');
    const { page: second, id: other } = await person('owner');
    // Opened again, somebody has no way in until they come by a new link; one that waits is none.
    for (const isActive of [false, true]) expect((await change(page, other, 'owner', isActive)).status).toBe(200);
    await linkFor(page, { id: other, name });
    const rest = shop.shop.db.updateTable('staff').set({ role: 'helper' });
    await rest.where('role', '=', 'owner').where('id', 'not in', [id, other]).execute();
    for (const [role, isActive] of [
      ['owner', false],
      ['helper', true],
    ] as const) {
      const { status, data } = await change(page, id, role, isActive);
      expect([status, data.message]).toEqual([409, expect.stringMatching(/needs an owner who can sign in/)]);
    }
    expect(await statusOf(page)).toBe(200);
    expect((await take(second, await linkFor(page, { id: other, name }))).status).toBe(200);
    expect((await change(page, id, 'owner', false)).status).toBe(200);
  });

  it('ends the other links of an account when somebody comes in by one, or a newer one is made', async () => {
    const { page: owner } = await person('owner');
    const helper = await person('helper');
    const earlier = await linkFor(owner, helper);
    const later = await linkFor(owner, helper);
    // As an earlier shop left them, which kept several.
    const { id, secret: third } = await keepInvite(
      shop.shop.db,
      { name: helper.name, role: 'helper', staffId: null, life: HOUR },
      now(),
    );
    await shop.shop.db.updateTable('staff_invite').set({ staff_id: helper.id }).where('id', '=', id).execute();
    const page = browser();
    expect((await take(browser(), earlier)).status).toBe(404);
    expect((await take(page, later)).status).toBe(200);
    for (const secret of [earlier, third]) expect((await take(browser(), secret)).status).toBe(404);
    expect(await statusOf(page)).toBe(200);
  });

  it('shows a link for somebody who works here on their own card, and tells of it as such', async () => {
    const { page: owner } = await person('owner');
    const helper = await person('helper');
    await linkFor(owner, helper);
    await change(owner, helper.id, 'packer', true);
    const cards = async () =>
      ((await owner.call(listStaffPeople)).data.people ?? []).filter(({ name }) => name === helper.name);
    const [card, ...others] = await cards();
    expect(others).toEqual([]);
    expect(card).toMatchObject({ id: helper.id, role: 'packer', state: 'active', link: { id: expect.any(String) } });
    const inviteId = card?.link?.id ?? '';
    expect((await owner.call(withdrawInvite, { params: { inviteId } })).status).toBe(200);
    expect((await cards())[0]?.link).toBeNull();
    await take(browser(), await linkFor(owner, helper));
    const { data } = await owner.call(readAudit);
    const deeds = data.entries?.slice(0, 3).map(({ action, kind }) => `${action} ${kind}`);
    expect(deeds).toEqual(['sign-in session', 'rejoin staff', 'new-way staff']);
  });

  it('leaves one session of a browser however often it signs in', async () => {
    const helper = await person('helper');
    for (const code of helper.codes.slice(0, 3))
      await helper.page.call(passwordSignIn, { body: { name: helper.name, password: PASSWORD, code } });
    expect((await helper.page.call(listStaffSessions)).data.sessions).toHaveLength(1);
    // What other devices are signed in by stays.
    const phone = browser();
    await phone.call(passwordSignIn, { body: { name: helper.name, password: PASSWORD, code: helper.codes[3] } });
    expect([await statusOf(helper.page), await statusOf(phone)]).toEqual([200, 200]);
    // A colleague at the same desk takes the place of who was there.
    const left = helper.page.cookie();
    const colleague = await person('packer');
    const body = { name: colleague.name, password: PASSWORD, code: colleague.codes[0] };
    expect((await helper.page.call(passwordSignIn, { body })).status).toBe(200);
    expect((await browser().call(readStaffMe, {}, { cookie: left })).status).toBe(401);
  });

  it('takes a link on one device alone, also where the other began first', async () => {
    const { page: owner } = await person('owner');
    const helper = await person('helper');
    const secret = await linkFor(owner, helper);
    const slow = browser();
    const began = await slow.call(beginInvitePassword, { body: { secret } });
    expect((await take(browser(), secret)).status).toBe(200);
    const code = totpCode(began.data.totpSecret ?? '', totpStep(now()));
    const late = await slow.call(finishInvitePassword, {
      body: { secret, challengeId: began.data.challengeId, password: 'another long password', code },
    });
    expect([late.status, late.data.message]).toEqual([404, expect.stringMatching(USED)]);
    expect((await take(browser(), secret)).status).toBe(404);
  });

  it('keeps no passkey of before when somebody comes in again, unless they say so', async () => {
    const { page: owner } = await person('owner');
    const helper = await person('helper', { passkeys: 2 });
    const kept = browser();
    const secret = await linkFor(owner, helper);
    await change(owner, helper.id, 'editor', true);
    // The role of this moment, not of when the link was made.
    expect((await kept.call(readInvite, { body: { secret } })).data).toMatchObject({ role: 'editor', hasWays: true });
    expect((await take(kept, secret, { keep: true })).status).toBe(200);
    expect(await passkeysOf(kept)).toEqual(helper.keys);
    const anew = browser();
    expect((await take(anew, await linkFor(owner, helper))).status).toBe(200);
    expect(await passkeysOf(anew)).toEqual([]);
    expect(await statusOf(kept)).toBe(401);
  });

  it('lists passkeys by name, device and last use to their person and to the owner, and to nobody else', async () => {
    const { page: owner } = await person('owner');
    const helper = await person('helper', { passkeys: 2 });
    const other = await person('helper', { passkeys: 1 });
    shop.wait(MINUTE);
    await usePasskey(shop.shop.db, helper.keys[1] ?? '', 1, now());
    const { data } = await helper.page.call(listPasskeys);
    expect(data.passkeys?.map(({ id }) => id)).toEqual([helper.keys[1], helper.keys[0]]);
    expect(data.passkeys?.[0]).toMatchObject({ device: `Phone ${helper.keys[1]}`, usedAt: expect.any(String) });
    expect(data.passkeys?.[1]?.usedAt).toBeNull();
    const seen = (await owner.call(listStaffPeople)).data.people?.find(({ id }) => id === helper.id);
    expect(seen?.passkeys).toEqual(data.passkeys);
    expect((await remove(other.page, helper.keys[0] ?? '')).status).toBe(404);
    expect(await passkeysOf(helper.page)).toEqual(helper.keys);
  });

  it('takes a passkey away with what is signed in elsewhere', async () => {
    const { page: owner } = await person('owner');
    const helper = await person('helper', { passkeys: 3 });
    const [first = '', second = ''] = helper.keys;
    const phone = `__Host-staff=${await openStaffSession(shop.shop.db, helper.id, 'The lost phone', now())}`;
    const onPhone = async () => (await browser().call(readStaffMe, {}, { cookie: phone })).status;
    expect(await onPhone()).toBe(200);
    expect((await remove(helper.page, first)).status).toBe(200);
    expect([await onPhone(), await statusOf(helper.page)]).toEqual([401, 200]);
    expect((await remove(helper.page, first)).status).toBe(404);
    expect((await remove(owner, second)).status).toBe(200);
    expect(await statusOf(helper.page)).toBe(401);
  });

  it('signs nobody in by a passkey that is taken away in the middle, and notes when one was used', async () => {
    const { page: owner } = await person('owner');
    const helper = await person('helper');
    /** Somebody with a device: begins to sign in, and answers what ends it. */
    const begin = async (id: string) => {
      const device = passkeyDevice(Buffer.from(`${helper.id} ${id}`).toString('base64url'));
      await insertPasskey(shop.shop.db, helper.id, device.passkey, { device: 'A phone' }, now());
      const page = browser();
      const { data } = await page.call(beginPasskeySignIn);
      const answer = device.answer(shop.url, data.options ?? {});
      const finish = () => page.call(finishPasskeySignIn, { body: { challengeId: data.challengeId, answer } });
      return { page, finish, id: device.passkey.id };
    };
    const good = await begin('good');
    expect((await good.finish()).status).toBe(200);
    expect((await helper.page.call(listPasskeys)).data.passkeys?.[0]?.usedAt).toEqual(expect.any(String));
    const late = await begin('late');
    await remove(owner, late.id);
    const refused = await late.finish();
    expect([refused.status, refused.data.message]).toEqual([
      400,
      expect.stringMatching(/opens nothing here.*another way/),
    ]);
    expect(await statusOf(late.page)).toBe(401);
    // However both fall, nobody is in afterwards.
    for (let times = 0; times < 8; times += 1) {
      const racing = await begin(`racing ${times}`);
      const [signedIn, removed] = await Promise.all([racing.finish(), remove(owner, racing.id)]);
      expect(removed.status).toBe(200);
      expect([200, 400]).toContain(signedIn.status);
      expect(await statusOf(racing.page)).toBe(401);
    }
  });

  it('never takes the last way in away, also where two passkeys go at once', async () => {
    const { page: owner } = await person('owner');
    const helper = await person('helper', { passkeys: 2, password: false });
    const [first = '', second = ''] = helper.keys;
    const ends = await Promise.all([remove(owner, first), remove(owner, second)]);
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(ends.find(({ status }) => status === 409)?.data.message).toMatch(/helper[^’]*’s only way in/);
    const own = await person('packer', { passkeys: 1, password: false });
    const refused = await remove(own.page, own.keys[0] ?? '');
    expect([refused.status, refused.data.message]).toEqual([409, expect.stringMatching(/make another passkey first/)]);
    // Whoever has a password as well still comes in.
    const both = await person('packer', { passkeys: 1 });
    expect((await remove(both.page, both.keys[0] ?? '')).status).toBe(200);
  });
});
