import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { generatedSecret } from '#server/secrets.ts';

describe('the secrets that a demonstration makes for itself', () => {
  let DATA_DIR: string;
  beforeEach(() => {
    DATA_DIR = mkdtempSync(join(tmpdir(), 'shop-secrets-'));
  });
  afterEach(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const fileOf = (name: string): string => join(DATA_DIR, 'secrets', name);

  it('are whole, for their owner alone, and the same at every start', () => {
    const first = generatedSecret(DATA_DIR, 'jwt');
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(generatedSecret(DATA_DIR, 'jwt')).toBe(first);
    expect(readFileSync(fileOf('jwt'), 'utf8')).toBe(first);
    expect(statSync(fileOf('jwt')).mode & 0o077).toBe(0);
    expect(readdirSync(join(DATA_DIR, 'secrets'))).toEqual(['jwt']);
  });

  it.each([
    ['jwt', ''],
    ['jwt', '\n'],
    ['payment-webhook', 'cut short'],
    ['payment-key', 'a'.repeat(31)],
  ])('are refused when %s holds %j, in words that name the file and what to do', (name, text) => {
    mkdirSync(join(DATA_DIR, 'secrets'));
    writeFileSync(fileOf(name), text);
    expect(() => readConfig({ DATA_DIR })).toThrow(fileOf(name));
    expect(() => readConfig({ DATA_DIR })).toThrow(/delete the file/);
    expect(readFileSync(fileOf(name), 'utf8')).toBe(text);
  });

  it('leave nothing behind where they cannot be written', () => {
    writeFileSync(join(DATA_DIR, 'secrets'), 'a file where the folder belongs');
    expect(() => generatedSecret(DATA_DIR, 'jwt')).toThrow();
    expect(readdirSync(DATA_DIR)).toEqual(['secrets']);
  });
});
