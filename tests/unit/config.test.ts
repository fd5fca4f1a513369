import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig, settingNames } from '#server/config.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'shop-config-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));
const read = (changes: Record<string, string> = {}) => readConfig({ DATA_DIR, ...changes });
const production = {
  NODE_ENV: 'production',
  JWT_SECRET: '0123456789abcdef'.repeat(2),
  SITE_URL: 'https://example.in/',
  SMS_PROVIDER: 'msg91',
  SMS_API_KEY: 'key',
  RAZORPAY_KEY_ID: 'id',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'a webhook secret of some length',
};

describe('the settings', () => {
  it('are a demonstration without any', () => {
    expect(read()).toMatchObject({
      production: false,
      port: 4321,
      demo: { otp: true, payments: true },
      siteUrl: 'http://localhost:4321',
      publishHookSecret: '',
      places: { apiKey: '' },
    });
  });

  it('keep a generated secret from start to start', () => {
    expect(read().jwtSecret).toBe(read().jwtSecret);
    expect(read().jwtSecret).toMatch(/^[0-9a-f]{64}$/);
  });

  it('take an old secret that is given up, and refuse one that is the present one', () => {
    const secret = '0123456789abcdef'.repeat(2);
    expect(() => read({ JWT_SECRET: secret, JWT_SECRET_OLD: secret })).toThrow(
      /JWT_SECRET_OLD is the same as JWT_SECRET/,
    );
    expect(readConfig({ DATA_DIR, ...production, JWT_SECRET_OLD: 'none' }).oldJwtSecret).toBe('none');
    expect(read({ JWT_SECRET: secret, JWT_SECRET_OLD: secret.toUpperCase() }).oldJwtSecret).toBe(secret.toUpperCase());
  });

  it.each(['http://localhost:4321', 'http://127.0.0.1:8080', 'https://shagun.example.in/'])(
    'take the address %s',
    (SITE_URL) => {
      expect(read({ SITE_URL }).siteUrl).toBe(SITE_URL.replace(/\/$/, ''));
    },
  );

  it.each<[string, string]>([
    ['PORT', 'eighty'],
    ['PORT', '99999'],
    ['SITE_URL', 'example.in'],
    ['SITE_URL', 'ftp://example.in'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['JWT_SECRET', 'short'],
    ['JWT_SECRET_OLD', 'short'],
    ['PUBLISH_HOOK_SECRET', 'short'],
    ['SMS_PROVIDER', 'pigeon'],
    ['LOG_LEVEL', 'loud'],
    ['PLACES_API_BASE', 'nowhere'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TRUST_PROXY', 'nginx'],
  ])('refuse %s=%s and name the variable', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(ConfigError);
    expect(() => read({ [name]: value })).toThrow(name);
  });

  it.each<[string, unknown]>([
    ['false', false],
    ['0', false],
    ['2', 2],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
    ['loopback', ['loopback']],
  ])('believe the proxies of TRUST_PROXY=%s', (TRUST_PROXY, trustProxy) => {
    expect(read({ TRUST_PROXY }).trustProxy).toEqual(trustProxy);
  });

  it('treat an empty variable as one that is not set', () => {
    expect(read({ PORT: '', SITE_URL: '' }).port).toBe(4321);
  });

  it('of production refuse what is only safe for a demonstration, one by one', () => {
    expect(readConfig({ DATA_DIR, ...production })).toMatchObject({
      production: true,
      siteUrl: 'https://example.in',
      demo: { otp: false, payments: false },
    });
    for (const name of [
      'JWT_SECRET',
      'SITE_URL',
      'SMS_PROVIDER',
      'SMS_API_KEY',
      'RAZORPAY_KEY_ID',
      'RAZORPAY_KEY_SECRET',
      'RAZORPAY_WEBHOOK_SECRET',
    ] as const) {
      expect(() => readConfig({ DATA_DIR, ...production, [name]: '' })).toThrow(name);
    }
  });

  it.each([
    ['JWT_SECRET', 'x'.repeat(32)],
    ['JWT_SECRET', 'ab'.repeat(20)],
    ['JWT_SECRET_OLD', 'x'.repeat(32)],
    ['RAZORPAY_WEBHOOK_SECRET', '1'],
    ['RAZORPAY_WEBHOOK_SECRET', 'webhook-secret'],
    ['PUBLISH_HOOK_SECRET', '1111222233334444'],
    ['SITE_URL', 'http://example.in'],
    ['SITE_URL', 'https://localhost'],
    ['SITE_URL', 'https://192.168.1.4'],
    ['SITE_URL', 'https://shop.local'],
  ])('of production refuse %s=%s, which a demonstration may have', (name, value) => {
    expect(() => readConfig({ DATA_DIR, ...production, [name]: value })).toThrow(name);
  });
});

describe('the documents of the settings', () => {
  /** One name is for the build alone. */
  const wanted = [...settingNames, 'PUBLIC_API_BASE'].sort();

  it('name every setting in the table of the README, and no other', () => {
    const table = /^## Settings$.*?^(\| variable .*?)\n\n/ms.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
    const names = [...table.matchAll(/`([A-Z]+(?:_[A-Z]+)+|HOST|PORT)`/g)].map(([, name]) => name);
    expect([...new Set(names)].sort()).toEqual(wanted);
  });

  it('name every setting in the example, where a line is free of its default until somebody wants it', () => {
    const lines = readFileSync('.env.example', 'utf8').split('\n');
    const names = lines.flatMap((line) => /^# ([A-Z_]+)=/.exec(line)?.[1] ?? []);
    expect(names.sort()).toEqual(wanted);
    expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
  });
});
