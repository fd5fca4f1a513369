import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestShop, type TestShop } from '#tests/support/api.ts';

const SECRET = 'password=open-sesame at /srv/shop/secret.ts';

describe('a fault of the shop itself', () => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await startTestShop();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await shop.close();
  });
  const settings = async () => {
    const answer = await fetch(`${shop.url}/api/user/about_list`);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const failWith = (error: unknown) =>
    vi.spyOn(shop.shop.db, 'selectFrom').mockImplementation(() => {
      throw error;
    });

  it('is answered in words, in the one shape of refusals, and says nothing of its inside', async () => {
    failWith(new Error(SECRET));
    const { status, headers, text } = await settings();
    const words = 'Something went wrong on our side. Please try again in a moment.';
    const refusal = { code: 'server.http.serverFault', values: [] };
    expect([status, JSON.parse(text)]).toEqual([500, { success: false, message: words, Message: words, refusal }]);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(text).not.toContain('sesame');
  });

  it('is over with the next call', async () => {
    failWith(new Error(SECRET));
    await settings();
    vi.restoreAllMocks();
    expect((await settings()).status).toBe(200);
  });

  it.each([
    ['that calls itself a server’s', { statusCode: 502 }, 500],
    ['that calls itself a redirect', { statusCode: 302 }, 500],
    ['that is a refusal of a part the shop is built on', { statusCode: 422 }, 422],
  ])('%s has the status of what it is', async (_, extra, status) => {
    failWith(Object.assign(new Error('Not like this.'), extra));
    const { text, ...answer } = await settings();
    expect(answer.status).toBe(status);
    expect(text.includes('Not like this.')).toBe(status === 422);
  });

  it.each([
    ['database or disk is full', 13, '30', 'a few minutes'],
    ['attempt to write a readonly database', 8, '30', 'a few minutes'],
    ['disk I/O error', 10, '10', 'a minute'],
    ['unable to open database file', 14, '10', 'a minute'],
    ['database disk image is malformed', 11, '30', 'a few minutes'],
    ['database is locked', 5, '5', 'a moment'],
  ])('of the store (%s) says when to come again', async (message, errcode, wait, words) => {
    failWith(Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', errcode }));
    const { status, headers, text } = await settings();
    expect([status, headers.get('retry-after')]).toEqual([503, wait]);
    const cannot =
      errcode === 5 ? 'Too many people are saving just now.' : 'The shop cannot save or read anything just now.';
    expect(JSON.parse(text).message).toBe(`${cannot} Please try again in ${words}.`);
  });
});

describe('the log of an outage', () => {
  let shop: TestShop;
  let lines: [unknown, string][];
  beforeEach(async () => {
    shop = await startTestShop();
    lines = [];
    for (const level of ['error', 'warn'] as const)
      vi.spyOn(shop.app.log, level).mockImplementation((facts: unknown, words?: string) => {
        lines.push([facts, words ?? '']);
      });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  });
  afterEach(async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    await shop.close();
  });

  const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  /** Lets every question to the store fail, and what tells whether it is well. */
  const goAway = () => {
    for (const verb of ['selectFrom', 'insertInto'] as const)
      vi.spyOn(shop.shop.db, verb).mockImplementation(() => {
        throw away;
      });
  };
  const ask = () => fetch(`${shop.url}/api/user/about_list`);

  it('has a line when it begins and one when it is over, with a count and how long', async () => {
    goAway();
    for (let asked = 0; asked < 40; asked += 1) expect((await ask()).status).toBe(503);
    await vi.advanceTimersByTimeAsync(17_000);
    expect((await ask()).status).toBe(503);
    expect(lines).toEqual([
      [{ fault: 'unreachable', reason: away.message }, expect.stringContaining('the store fails')],
    ]);
    vi.mocked(shop.shop.db.selectFrom).mockRestore();
    vi.mocked(shop.shop.db.insertInto).mockRestore();
    for (let second = 0; second < 10; second += 1) await vi.advanceTimersByTimeAsync(1000);
    expect(lines.slice(1)).toEqual([[{ fault: 'unreachable', failed: 41, seconds: 18 }, 'the store is well again']]);
  });

  it('tells another outage anew, and the end of the process while one lasts', async () => {
    goAway();
    await ask();
    await shop.app.close();
    expect(lines.map(([, words]) => words)).toEqual([
      expect.stringContaining('the store fails'),
      'the process ends while the store fails',
    ]);
  });

  it('leaves out no fault of the shop itself', async () => {
    vi.spyOn(shop.shop.db, 'selectFrom').mockImplementation(() => {
      throw new Error(SECRET);
    });
    expect((await ask()).status).toBe(500);
    expect((await ask()).status).toBe(500);
    expect(lines.map(([, words]) => words)).toEqual(['request failed', 'request failed']);
  });
});
