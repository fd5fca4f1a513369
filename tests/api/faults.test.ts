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
    expect([status, JSON.parse(text)]).toEqual([500, { success: false, message: words, Message: words }]);
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

  it.each(['database or disk is full', 'disk I/O error', 'attempt to write a readonly database'])(
    'of the store (%s) says that nothing was changed and when to come again',
    async (message) => {
      failWith(
        Object.assign(new Error(message), {
          code: 'ERR_SQLITE_ERROR',
          errcode: message.includes('full') ? 13 : message.includes('I/O') ? 10 : 8,
        }),
      );
      const { status, headers, text } = await settings();
      expect([status, headers.get('retry-after')]).toEqual([503, '30']);
      expect(JSON.parse(text).message).toBe(
        'The shop cannot save or read anything just now. Nothing was changed; please try again in a few minutes.',
      );
    },
  );
});
