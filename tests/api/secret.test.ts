import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFamilyLink, readFamily, readFamilyLink } from '#domain/guests/family-link.contract.ts';
import { oldSecretSince } from '#domain/payments/old-secret.service.ts';
import { sealAnew, secretState, secretTurn } from '#domain/secret/secret-turn.service.ts';
import { askMobileChange, readUser, register, verifyOtp } from '#domain/session/session.contract.ts';
import { addShare, openShare, readShares } from '#domain/sharing/share.contract.ts';
import { beginInvitePassword, finishInvitePassword, passwordSignIn } from '#domain/staff/staff.contract.ts';
import { keepInvite } from '#domain/staff/staff.repo.ts';
import type { Endpoint } from '#lib/endpoint.ts';
import { DAY, HOUR } from '#lib/time.ts';
import { filesBelow } from '#publish/files.ts';
import { isPostgres } from '#server/db/database.ts';
import { keysFor, secretUses, type SecretUse } from '#server/shop-secret.ts';
import { totpCode, totpStep } from '#server/staff/totp.ts';
import { type SignedIn, startTestShop, type TestInput, type TestShop } from '#tests/support/api.ts';
import { emptyShop, type EmptyShop, engines } from '#tests/support/engines.ts';
import { officeBrowser } from '#tests/support/office-browser.ts';

const OLD = 'the secret from before the change of the secret';
const NEW = 'the secret from after the change of the secret';
const WEEK = 7 * DAY;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const paramOf = (link: string | null | undefined, name: string): string =>
  new URL(link ?? 'x:').searchParams.get(name) ?? '';

describe.each(engines)('a new secret of the shop, on %s', (engine) => {
  let place: EmptyShop;
  /** The shop before the change, in the week after it, and once the old secret is taken out. */
  let before: TestShop;
  let during: TestShop;
  let after: TestShop;
  beforeAll(async () => {
    place = await emptyShop(engine);
    const { config } = place;
    const payments = { ...config.payments, oldWebhookSecret: 'signed notices until it was changed' };
    // Servers of one store: it is cleared away once, at the end.
    const start = (secrets: { jwtSecret: string; oldJwtSecret?: string }) =>
      startTestShop({
        place: { ...place, remove: async () => undefined },
        config: { ...secrets, payments, rateLimits: true },
      });
    before = await start({ jwtSecret: OLD });
    await sealAnew(before.shop);
    during = await start({ jwtSecret: NEW, oldJwtSecret: OLD });
    after = await start({ jwtSecret: NEW });
  });
  afterAll(async () => {
    for (const shop of [before, during, after]) await shop.close();
    await place.remove();
  });

  let numbers = 0;
  const mobile = () => `98${String(engine === 'postgres' ? 1 : 2)}${String((numbers += 1)).padStart(7, '0')}`;
  const call = <E extends Endpoint>(shop: TestShop, endpoint: E, input: TestInput<E> = {}, who?: SignedIn) =>
    shop.client.call(endpoint, input, who?.token);
  const readAt = async (shop: TestShop, who: SignedIn) =>
    (await call(shop, readUser, { params: { userId: who.userId } }, who)).status;
  /** Somebody of the staff who joined by a password that was begun at one shop and ended at another. */
  async function join(name: string, first: TestShop, second: TestShop): Promise<string> {
    const invite = { name, role: 'helper' as const, staffId: null, life: WEEK };
    const { secret } = await keepInvite(first.shop.db, invite, first.shop.now());
    const { data } = await officeBrowser(first.url).call(beginInvitePassword, { body: { secret } });
    const totp = data.totpSecret ?? '';
    const code = totpCode(totp, totpStep(second.shop.now()) - 1);
    const body = { secret, challengeId: data.challengeId, password: 'four long warm words', code };
    expect((await officeBrowser(second.url).call(finishInvitePassword, { body })).status).toBe(200);
    return totp;
  }
  const staffAt = async (shop: TestShop, name: string, totp: string, step: number) => {
    const code = totpCode(totp, totpStep(shop.shop.now()) + step);
    const body = { name, password: 'four long warm words', code };
    return (await officeBrowser(shop.url).call(passwordSignIn, { body })).status;
  };

  /** What proves of each use that it outlives the change. A new use needs a line. */
  const proofs: Record<SecretUse, () => Promise<void>> = {
    'tokens of customers': async () => {
      const who = await before.signIn(mobile());
      expect([await readAt(during, who), await readAt(after, who)]).toEqual([200, 401]);
      const newcomer = await during.signIn(mobile());
      expect([await readAt(before, newcomer), await readAt(after, newcomer)]).toEqual([401, 200]);
    },
    'codes on their way': async () => {
      const { data } = await call(before, register, { body: { mobile: mobile() } });
      const { _id, otp = '' } = data.userData;
      const wrong = otp === '000000' ? '111111' : '000000';
      expect((await call(during, verifyOtp, { body: { _id, otp: wrong } })).status).toBe(400);
      expect((await call(during, verifyOtp, { body: { _id, otp } })).status).toBe(200);
    },
    'who asks for codes': async () => {
      const number = mobile();
      const asked = await call(before, register, { body: { mobile: number } });
      const { _id, otp = '' } = asked.data.userData;
      const { device } = (await call(before, verifyOtp, { body: { _id, otp } })).data;
      const body = { mobile: number, device };
      // The number was just sent a code; whoever is known has an allowance of their own.
      expect((await call(during, register, { body })).status).toBe(200);
      expect((await call(after, register, { body })).status).toBe(429);
    },
    'callers of limited calls': async () => {
      // The embedded store belongs to one process, which counts by itself and derives nothing.
      if (engine !== 'postgres') return expect(isPostgres(before.shop.db)).toBe(false);
      const ask = async (shop: TestShop) =>
        (await call(shop, askMobileChange, { body: { mobile: '9876543210' } })).status;
      for (let times = 0; times < 30; times += 1) expect(await ask(before)).toBe(401);
      expect([await ask(during), await ask(after)]).toEqual([429, 401]);
    },
    'one-time codes of staff': async () => {
      const totp = await join('Turning Helper', before, before);
      const half = await join('Halfway Helper', before, during);
      expect(await staffAt(after, 'Turning Helper', totp, 0)).toBe(400);
      expect(await staffAt(during, 'Turning Helper', totp, 0)).toBe(200);
      expect(await staffAt(after, 'Halfway Helper', half, 0)).toBe(200);
      await sealAnew(during.shop);
      expect(await staffAt(after, 'Turning Helper', totp, 1)).toBe(200);
    },
    'links of families': async () => {
      const [sealed, derived] = [await before.signIn(mobile()), await before.signIn(mobile())];
      const { link } = (await call(before, openFamilyLink, { body: {} }, sealed)).data;
      // As a shop from before secrets were sealed left it.
      const secret = createHmac('sha256', OLD).update(`family-link:${derived.userId}:1`).digest('base64url');
      const row = { user_id: derived.userId, secret_hash: hashOf(secret.slice(0, 22)), sealed: '', turn: 1 };
      const created_at = new Date().toISOString();
      await before.shop.db
        .insertInto('family_link')
        .values({ ...row, revoked_at: null, created_at })
        .execute();
      const linkAt = async (shop: TestShop, who: SignedIn) =>
        (await call(shop, readFamilyLink, {}, await asAt(shop, who))).data.link;
      for (const turned of [false, true]) {
        const shop = turned ? after : during;
        if (turned) await sealAnew(during.shop);
        expect(await linkAt(shop, sealed)).toBe(link);
        expect(paramOf(await linkAt(shop, derived), 'f')).toBe(secret.slice(0, 22));
        expect((await call(shop, readFamily, { body: { f: paramOf(link, 'f') } })).data.open).toBe(true);
      }
    },
    'links of relatives': async () => {
      const family = await before.signIn(mobile());
      for (const name of ['Massi ji', 'Chacha ji'])
        await call(before, addShare, { body: { name, mayWrite: true } }, family);
      const [first, second] = (await call(before, readShares, {}, family)).data.shares;
      const secret = createHmac('sha256', OLD).update(`share:${second?._id}`).digest('base64url').slice(0, 22);
      await before.shop.db
        .updateTable('share')
        .set({ sealed: '', secret_hash: hashOf(secret) })
        .where('id', '=', second?._id ?? '')
        .execute();
      const linksAt = async (shop: TestShop) =>
        (await call(shop, readShares, {}, await asAt(shop, family))).data.shares.map(({ link }) => paramOf(link, 't'));
      const links = [paramOf(first?.link, 't'), secret];
      // Without the old secret a link is not shown; one that opens nothing never is.
      expect(await linksAt(after)).toEqual(['', '']);
      expect(await linksAt(during)).toEqual(links);
      await sealAnew(during.shop);
      expect(await linksAt(after)).toEqual(links);
      const relative = await after.signIn(mobile());
      expect((await call(after, openShare, { body: { t: secret } }, relative)).status).toBe(200);
    },
    'old secret of notices': async () => {
      const since = await oldSecretSince(before.shop);
      for (const shop of [during, after]) {
        shop.wait(HOUR);
        expect(await oldSecretSince(shop.shop)).toBe(since);
      }
    },
    'mark of the secret': async () => {
      const { db, config } = during.shop;
      const faultOf = async (secrets: { jwtSecret: string; oldJwtSecret: string }) =>
        (await secretTurn(db, secrets, during.shop.now())).fault;
      expect(await faultOf(config)).toBeNull();
      expect(await faultOf({ jwtSecret: NEW, oldJwtSecret: 'a secret that this shop never had at all' })).toMatch(
        /^JWT_SECRET_OLD is not the secret that this shop had last\. .*nothing was changed\.$/,
      );
      // One that it had, and another one since: what the last one made would be lost.
      during.wait(HOUR);
      await sealAnew(during.shop);
      const third = 'a third secret of this shop, made later';
      expect(await faultOf({ jwtSecret: third, oldJwtSecret: OLD })).toMatch(/^JWT_SECRET_OLD is not/);
      expect(await faultOf({ jwtSecret: third, oldJwtSecret: NEW })).toBeNull();
    },
  };
  /** The same person with a token that the shop takes. */
  const asAt = async (shop: TestShop, who: SignedIn): Promise<SignedIn> => ({
    ...who,
    token: await shop.shop.tokens.sign(who.userId, 0),
  });

  it.each(secretUses)('breaks nothing of this: %s', async (use) => {
    expect.hasAssertions();
    await proofs[use]();
  });

  it('says how long the old one is needed, and what is lost without it', async () => {
    await sealAnew(during.shop);
    const { db, config } = during.shop;
    const now = during.shop.now();
    const state = await secretState(db, config, now);
    expect(state).toMatchObject({ waiting: 0, lost: 0 });
    expect(Math.abs((state.oldUntil ?? 0) - now - WEEK)).toBeLessThan(WEEK / 24);
    await join('Late Helper', before, before);
    expect(await secretState(db, config, now)).toMatchObject({ waiting: 1, lost: 0 });
    expect(await secretState(db, after.shop.config, now)).toMatchObject({ oldUntil: null, lost: 1 });
  });

  it('tells of one that was left out: who is signed out, and for how long it would help', async () => {
    await sealAnew(during.shop);
    const { db } = during.shop;
    const turnOf = (jwtSecret: string, later = 0) =>
      secretTurn(db, { jwtSecret, oldJwtSecret: '' }, during.shop.now() + later);
    expect(await turnOf(NEW)).toEqual({
      fault: null,
      warning: expect.stringMatching(/customers .* are signed out.*JWT_SECRET_OLD until /),
    });
    expect(await turnOf(NEW, 2 * WEEK)).toEqual({ fault: null, warning: null });
    const third = await turnOf('a third secret of this shop, made later');
    expect(third.fault).toMatch(/open with no secret of the settings/);
  });

  it('does not start with an old secret that the shop never had', async () => {
    const config = { jwtSecret: NEW, oldJwtSecret: 'a secret that this shop never had at all' };
    await expect(startTestShop({ place, config })).rejects.toThrow(/not the secret that this shop had last/);
  });

  it('does not start without an old secret that alone opens something, unless it is given up', async () => {
    const sealed = await join('Waiting Helper', before, before);
    const start = (config: Parameters<typeof startTestShop>[0] & object) =>
      startTestShop({ place: { ...place, remove: async () => undefined }, ...config });
    await expect(start({ config: { jwtSecret: NEW } })).rejects.toThrow(
      /^1 .* opens with no secret of the settings.*JWT_SECRET_OLD=none .*nothing was changed/i,
    );
    const gone = await start({ config: { jwtSecret: NEW, oldJwtSecret: 'none' } });
    expect(await staffAt(gone, 'Waiting Helper', sealed, 0)).toBe(400);
    await sealAnew(gone.shop);
    await gone.close();
    // It is not asked about again.
    await (await start({ config: { jwtSecret: NEW } })).close();
  });
});

it('is taken by name for each of its uses, and nowhere past that', async () => {
  const used = new Set<string>();
  const files = (await filesBelow('src')).filter((path) => path.endsWith('.ts') && !path.endsWith('/shop-secret.ts'));
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    if (!file.endsWith('/server/config.ts')) expect([file, /jwtSecret/i.test(text)]).toEqual([file, false]);
    for (const [, use = ''] of text.matchAll(/keysFor\([\w.]+, '([^']+)'\)/g)) used.add(use);
  }
  expect([...used].sort()).toEqual([...secretUses].sort());
  for (const oldJwtSecret of ['', 'none'])
    expect(keysFor({ jwtSecret: NEW, oldJwtSecret }, 'mark of the secret')).toEqual([NEW]);
});
