import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tokens } from '#server/http/auth.ts';

describe('a token that was checked before', () => {
  const tokens = new Tokens(['the secret of a shop that is tested'], { remembered: 3 });
  let token: string;
  const check = (given = token) => tokens.check(`Bearer ${given}`);
  beforeEach(async () => {
    vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00.500Z'), toFake: ['Date'] });
    token = await tokens.sign('somebody', 3, '1h', 'one');
    await check();
  });
  afterEach(() => void vi.useRealTimers());

  it('says the same again until its time is over, and not a moment longer', async () => {
    vi.setSystemTime('2026-11-23T10:59:59.999Z');
    expect(await check()).toEqual({ subject: 'somebody', version: 3, session: 'one' });
    vi.setSystemTime('2026-11-23T11:00:00.000Z');
    await expect(check()).rejects.toMatchObject({ status: 401, message: 'jwt expired' });
  });

  it('lets no other one in that looks like it', async () => {
    const [head, body, signature = ''] = token.split('.');
    const changed = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
    const forged = Buffer.from(JSON.stringify({ sub: 'somebody', v: 3, exp: 4_000_000_000 })).toString('base64url');
    for (const other of [`${head}.${body}.${changed}`, `${head}.${forged}.${signature}`, `${head}.${body}.`])
      await expect(check(other)).rejects.toMatchObject({ status: 401, message: 'invalid token' });
  });

  it('lets people in when many others came after it', async () => {
    for (let at = 0; at < 10; at += 1) {
      const other = await tokens.sign(`other ${at}`, 0);
      expect(await check(other)).toEqual({ subject: `other ${at}`, version: 0, session: null });
    }
    expect(await check()).toEqual({ subject: 'somebody', version: 3, session: 'one' });
  });
});
