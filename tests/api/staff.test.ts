import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  beginInvitePassword,
  changeStaff,
  countRecoveryCodes,
  finishInvitePassword,
  inviteStaff,
  passwordSignIn,
  readAudit,
  readInvite,
  renewRecoveryCodes,
} from '#domain/staff/staff.contract.ts';
import { keepInvite, keepToken, staffByName } from '#domain/staff/staff.repo.ts';
import type { Endpoint } from '#lib/endpoint.ts';
import { newId } from '#lib/ids.ts';
import { type StaffRole, staffRoles } from '#lib/staff-roles.ts';
import { HOUR, MINUTE, SECOND } from '#lib/time.ts';
import { totpCode, totpStep } from '#server/staff/totp.ts';
import { startTestShop, type TestShop } from '#tests/support/api.ts';
import { needsProof, staffMayCall } from '#tests/support/who-may-call.ts';
import { allEndpoints } from '#tests/support/awkward.ts';
import { type Engine, engines } from '#tests/support/engines.ts';
import { officeBrowser } from '#tests/support/office-browser.ts';

const PASSWORD = 'four long warm words';

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
const staffCalls = (await allEndpoints()).filter(({ access }) => access === 'staff');

describe.each(engines)('the staff, on %s', (engine: Engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({ engine });
  });
  afterAll(() => shop.close());

  const browser = () => officeBrowser(shop.url);
  type Browser = ReturnType<typeof browser>;
  const now = () => shop.shop.now();

  /** Lets somebody join by password; answers the browser and what signs in again. */
  async function join(role: StaffRole, name: string, staffId: string | null = null) {
    const { secret } = await keepInvite(shop.shop.db, { name, role, staffId, life: HOUR }, now());
    const page = browser();
    const { data } = await page.call(beginInvitePassword, { body: { secret } });
    const totp = data.totpSecret ?? '';
    const joined = await page.call(finishInvitePassword, {
      body: { secret, challengeId: data.challengeId, password: PASSWORD, code: totpCode(totp, totpStep(now())) },
    });
    return { page, totp, joined, secret, id: joined.data.staff?.id ?? '' };
  }
  const signIn = (page: Browser, name: string, code: string, password = PASSWORD) =>
    page.call(passwordSignIn, { body: { name, password, code } });
  const me = async (page: Browser) =>
    (await page.call(staffCalls.find((one) => nameOf(one) === 'GET /api/staff/me')!)).status;
  /** Lets half a minute pass, so that the app shows another code. */
  const nextCode = (totp: string): string => {
    shop.wait(30 * SECOND);
    return totpCode(totp, totpStep(now()));
  };

  it('has a row here for every call', () => {
    expect(staffCalls.map(nameOf).sort()).toEqual(Object.keys(staffMayCall).sort());
  });

  it('is let in call by call according to the role', async () => {
    const pages = Object.fromEntries(
      await Promise.all(staffRoles.map(async (role) => [role, (await join(role, `Table ${role}`)).page] as const)),
    ) as Record<StaffRole, Browser>;
    const customer = (await shop.signIn()).token;
    const nobody = newId();
    const params = {
      kind: 'sweet',
      section: 'facts',
      folder: 'sweets',
      id: nobody,
      orderId: nobody,
      staffId: nobody,
      sessionId: nobody,
      inviteId: nobody,
      tokenId: nobody,
      enquiryId: nobody,
      messageId: nobody,
      refundId: nobody,
      userId: nobody,
    };
    for (const endpoint of staffCalls) {
      const call = nameOf(endpoint);
      // Signing out would end what the other rows need.
      if (call === 'POST /api/staff/sign-out') continue;
      const body = endpoint.body ? { nothing: true } : undefined;
      for (const authorization of ['', 'Bearer garbled', `Bearer ${customer}`]) {
        const { status } = await browser().call(endpoint, { params, body }, { authorization });
        expect([call, authorization.slice(0, 9), status]).toEqual([call, authorization.slice(0, 9), 401]);
      }
      for (const role of staffRoles) {
        const { status } = await pages[role].call(endpoint, { params, body });
        const allowed = staffMayCall[call]?.includes(role);
        // A call without content that is let in finds nothing or says what is missing.
        if (allowed) expect([200, 400, 404, 415], `${role} ${call}`).toContain(status);
        else expect([call, role, status]).toEqual([call, role, 403]);
      }
    }
  });

  it('proves anew who it is before it changes who works here', async () => {
    const { page } = await join('owner', 'Proof Owner');
    const token = await keepToken(shop.shop.db, { name: 'cli', role: 'owner', life: HOUR }, now());
    const ids = ['staffId', 'inviteId', 'tokenId', 'orderId', 'refundId', 'userId'];
    const params = Object.fromEntries(ids.map((name) => [name, newId()]));
    const guarded = staffCalls.filter((one) => needsProof.includes(nameOf(one)));
    expect(staffCalls.filter(({ freshProof }) => freshProof)).toEqual(guarded);
    shop.wait(6 * MINUTE);
    for (const endpoint of guarded) {
      const body = endpoint.body ? { name: 'New Person', role: 'editor', isActive: true } : undefined;
      const late = await page.call(endpoint, { params: { ...params, section: 'facts' }, body });
      expect([nameOf(endpoint), late.status, late.data.code]).toEqual([nameOf(endpoint), 403, 'staff-proof']);
      const byToken = await browser().call(
        endpoint,
        { params: { ...params, section: 'facts' }, body },
        { authorization: `Bearer ${token}` },
      );
      expect(byToken.status).toBe(403);
    }
  });

  it('joins by an invitation once, and signs in by name, password and code', async () => {
    const { joined, totp, secret } = await join('editor', 'Amrit Kaur');
    expect(joined.status).toBe(200);
    expect(joined.data).toMatchObject({ staff: { name: 'Amrit Kaur', role: 'editor' } });
    expect(joined.data.recoveryCodes).toHaveLength(10);
    const cookie = joined.set ?? '';
    expect(cookie).toMatch(/^(?:__Host-)?staff=[\w-]{43};/);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    expect((await browser().call(readInvite, { body: { secret } })).status).toBe(404);
    const page = browser();
    expect((await signIn(page, '  amrit   KAUR ', nextCode(totp))).status).toBe(200);
    expect(await me(page)).toBe(200);
  });

  it('takes no code twice, no wrong password, and tells nobody which names there are', async () => {
    const { totp } = await join('editor', 'Careful Person');
    const code = nextCode(totp);
    expect((await signIn(browser(), 'Careful Person', code)).status).toBe(200);
    const again = await signIn(browser(), 'Careful Person', code);
    const wrong = await signIn(browser(), 'Careful Person', nextCode(totp), 'quite another password');
    const unknown = await signIn(browser(), 'Nobody Here', '123456');
    for (const { status, data, set } of [again, wrong, unknown]) {
      expect([status, data.message, set]).toEqual([400, again.data.message, undefined]);
    }
  });

  it('lets whoever knows a password guess five codes in ten minutes, from wherever, and takes a recovery code', async () => {
    const { joined, totp } = await join('owner', 'Known Password');
    const [recovery = ''] = joined.data.recoveryCodes ?? [];
    // A code that was used is no guess, and a recovery code cannot be guessed.
    const used = totpCode(totp, totpStep(now()));
    for (const code of [used, 'no code', '111111', '222222', '333333', '444444', '555555'])
      expect((await signIn(browser(), 'Known Password', code)).status).toBe(400);
    const right = await signIn(browser(), 'Known Password', nextCode(totp));
    expect([right.status, right.data.message]).toEqual([429, expect.stringMatching(/in 10 minutes.*recovery code/)]);
    expect((await signIn(browser(), 'Known Password', recovery)).status).toBe(200);
    const again = await signIn(browser(), 'Known Password', recovery);
    expect([again.status, again.data.message]).toEqual([400, expect.stringMatching(/recovery code.*was used/)]);
    shop.wait(10 * MINUTE);
    expect((await signIn(browser(), 'Known Password', nextCode(totp))).status).toBe(200);
  });

  it('keeps nobody out by wrong passwords', async () => {
    const { totp } = await join('owner', 'Besieged Person');
    for (let tries = 0; tries < 6; tries += 1)
      expect((await signIn(browser(), 'Besieged Person', '111111', `a wrong password ${tries}`)).status).toBe(400);
    expect((await signIn(browser(), 'Besieged Person', nextCode(totp))).status).toBe(200);
  });

  it('comes in by a recovery code once', async () => {
    const { joined } = await join('packer', 'Lost Phone');
    const [code = ''] = joined.data.recoveryCodes ?? [];
    const first = await signIn(browser(), 'Lost Phone', code.toUpperCase());
    expect(first.data).toMatchObject({ staff: { name: 'Lost Phone' }, recoveryLeft: 9 });
    expect((await signIn(browser(), 'Lost Phone', code)).status).toBe(400);
  });

  it('gets new recovery codes, after which the old ones open nothing', async () => {
    const { page, joined } = await join('helper', 'New Codes');
    const { data } = await page.call(renewRecoveryCodes);
    expect(new Set([...(data.recoveryCodes ?? []), ...(joined.data.recoveryCodes ?? [])]).size).toBe(20);
    expect((await signIn(browser(), 'New Codes', joined.data.recoveryCodes?.[0] ?? '')).status).toBe(400);
    expect((await signIn(browser(), 'New Codes', data.recoveryCodes?.[0] ?? '')).status).toBe(200);
    expect((await page.call(countRecoveryCodes)).data.left).toBe(9);
  });

  it('comes in by a recovery code without a password where there is none, and only there', async () => {
    const { joined, id } = await join('editor', 'Passkey Only');
    const { joined: other } = await join('editor', 'With Password');
    await shop.shop.db.updateTable('staff').set({ password: '', totp_secret: '' }).where('id', '=', id).execute();
    const [code = '', second = '', third = ''] = joined.data.recoveryCodes ?? [];
    expect((await signIn(browser(), 'Passkey Only', '123456', '')).status).toBe(400);
    expect((await signIn(browser(), 'Passkey Only', code, '')).status).toBe(200);
    expect((await signIn(browser(), 'Passkey Only', code, '')).status).toBe(400);
    expect((await signIn(browser(), 'With Password', other.data.recoveryCodes?.[0] ?? '', '')).status).toBe(400);
    expect((await signIn(browser(), 'With Password', second, PASSWORD)).status).toBe(400);
    await shop.shop.db.updateTable('staff').set({ is_active: false }).where('id', '=', id).execute();
    expect((await signIn(browser(), 'Passkey Only', third, '')).status).toBe(400);
  });

  it('is signed out after half an hour without a call, and after twelve hours at the latest', async () => {
    const { page } = await join('editor', 'Idle Person');
    shop.wait(29 * MINUTE);
    expect(await me(page)).toBe(200);
    shop.wait(29 * MINUTE);
    expect(await me(page)).toBe(200);
    shop.wait(31 * MINUTE);
    expect(await me(page)).toBe(401);
    const { page: busy } = await join('editor', 'Busy Person');
    for (let passed = 0; passed < 12 * HOUR; passed += 25 * MINUTE) {
      expect(await me(busy)).toBe(200);
      shop.wait(25 * MINUTE);
    }
    expect(await me(busy)).toBe(401);
  });

  it('changes nothing for pages of other sites', async () => {
    const { page } = await join('owner', 'Lured Owner');
    const invite = { body: { name: 'Evil Friend', role: 'owner' } };
    const others: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site', origin: 'https://other.localhost' },
      { 'sec-fetch-site': 'none' },
    ];
    for (const headers of others) expect((await page.call(inviteStaff, invite, headers)).status).toBe(403);
    expect((await page.call(inviteStaff, invite)).status).toBe(200);
  });

  it('loses every session with a changed role or a closed account, and the shop never its last owner', async () => {
    const { page: owner, id: ownerId } = await join('owner', 'First Owner');
    const { page: editor, id, totp } = await join('editor', 'Leaving Editor');
    const change = (staffId: string, role: StaffRole, isActive: boolean) =>
      owner.call(changeStaff, { params: { staffId }, body: { role, isActive } });
    expect((await change(id, 'packer', true)).status).toBe(200);
    expect(await me(editor)).toBe(401);
    expect((await signIn(editor, 'Leaving Editor', nextCode(totp))).data.staff?.role).toBe('packer');
    expect((await change(id, 'packer', false)).status).toBe(200);
    expect(await me(editor)).toBe(401);
    expect((await signIn(editor, 'Leaving Editor', nextCode(totp))).status).toBe(400);
    await shop.shop.db.updateTable('staff').set({ role: 'editor' }).where('id', '!=', ownerId).execute();
    const last = await change(ownerId, 'editor', true);
    expect([last.status, last.data.message]).toEqual([409, expect.stringMatching(/owner/)]);
    expect((await staffByName(shop.shop.db, 'First Owner'))?.role).toBe('owner');
  });

  it('notes who did what, and no secret of it', async () => {
    const { page: owner } = await join('owner', 'Noting Owner');
    const invited = await owner.call(inviteStaff, { body: { name: 'Noted Person', role: 'helper' } });
    const { data } = await owner.call(readAudit);
    expect(data.entries?.[0]).toMatchObject({
      actor: 'Noting Owner',
      action: 'invite',
      after: { name: 'Noted Person', role: 'helper' },
    });
    const secret = String(invited.data.link).split('#')[1] ?? '';
    expect(secret).toHaveLength(43);
    expect(JSON.stringify(data)).not.toContain(secret);
    expect(JSON.stringify(data)).not.toContain(PASSWORD);
  });

  it('reads the log page by page without a gap', async () => {
    const { page: owner } = await join('owner', 'Reading Owner');
    for (let count = 0; count < 60; count += 1)
      await owner.call(inviteStaff, { body: { name: `Helper ${count}`, role: 'helper' } });
    const seen: string[] = [];
    for (let before = ''; ;) {
      const { data } = await owner.call({
        ...readAudit,
        path: `${readAudit.path}?kind=staff${before && `&before=${before}`}`,
      });
      seen.push(...(data.entries ?? []).map(({ id }) => id));
      if (!data.next) break;
      before = data.next;
    }
    const { count } = await shop.shop.db
      .selectFrom('audit')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('kind', '=', 'staff')
      .executeTakeFirstOrThrow();
    expect([seen.length, new Set(seen).size]).toEqual([Number(count), Number(count)]);
  });

  it('takes an invitation by one person when two open it at once', async () => {
    const { secret } = await keepInvite(
      shop.shop.db,
      { name: 'Only One', role: 'editor', staffId: null, life: HOUR },
      now(),
    );
    const ready = await Promise.all(
      [browser(), browser()].map(async (page) => {
        const { data } = await page.call(beginInvitePassword, { body: { secret } });
        return { page, data };
      }),
    );
    const ends = await Promise.all(
      ready.map(({ page, data }) =>
        page.call(finishInvitePassword, {
          body: {
            secret,
            challengeId: data.challengeId,
            password: PASSWORD,
            code: totpCode(data.totpSecret ?? '', totpStep(now())),
          },
        }),
      ),
    );
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});
