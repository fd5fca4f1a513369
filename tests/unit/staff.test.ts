import { describe, expect, it } from 'vitest';
import { inviteLink } from '#domain/staff/staff.rules.ts';
import { checkPassword, hashPassword } from '#server/staff/password.ts';
import { seal, unseal } from '#server/staff/sealed.ts';
import { newTotpSecret, stepOfCode, totpCode, totpStep } from '#server/staff/totp.ts';

describe('one-time codes', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at second %d', (second, code) => {
    expect(totpCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', totpStep(second * 1000))).toBe(code);
  });

  it('are taken half a minute early or late, and never a step that was used', () => {
    const secret = newTotpSecret();
    const now = 1_800_000_000_000;
    const step = totpStep(now);
    expect([-2, -1, 0, 1, 2].map((away) => stepOfCode(secret, totpCode(secret, step + away), now, 0))).toEqual([
      null,
      step - 1,
      step,
      step + 1,
      null,
    ]);
    expect(stepOfCode(secret, totpCode(secret, step), now, step)).toBeNull();
  });

  it('have secrets of 160 bits that apps can read', () => {
    expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  });
});

describe('passwords', () => {
  it('are kept so that only the same one fits, whichever way its letters are composed', async () => {
    const kept = await hashPassword('ਮਿੱਠਾ café ladoo');
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await checkPassword('ਮਿੱਠਾ cafe\u0301 ladoo', kept)).toBe(true);
    expect(await checkPassword('ਮਿੱਠਾ cafe ladoo', kept)).toBe(false);
    expect(await hashPassword('ਮਿੱਠਾ café ladoo')).not.toBe(kept);
  });

  it('fit nobody who has none', async () => {
    expect(await checkPassword('', '')).toBe(false);
    expect(await checkPassword('anything', '')).toBe(false);
  });
});

it('an invitation leads to its page with the secret where no server’s log sees it', () => {
  const { pathname, search, hash } = new URL(inviteLink('https://shop.example', 'se-cret'));
  expect([pathname, search, hash]).toEqual(['/back-office/join', '', '#se-cret']);
});

describe('sealed texts', () => {
  it('open with their own key and unchanged alone', () => {
    const sealed = seal('a secret', 'key one');
    expect(unseal(sealed, 'key one')).toBe('a secret');
    expect(unseal(sealed, 'key two')).toBeNull();
    expect(unseal(`${sealed.slice(0, -2)}AA`, 'key one')).toBeNull();
    expect(unseal('', 'key one')).toBeNull();
  });
});
