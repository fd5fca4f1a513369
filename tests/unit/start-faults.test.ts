import { describe, expect, it } from 'vitest';
import { ConfigError } from '#server/config.ts';
import { SecretError } from '#server/secrets.ts';
import { startFault, StoreError, storeError } from '#server/start-faults.ts';

const failure = (code: string, more: object = {}): Error =>
  Object.assign(new Error(`it said ${code}`), { code, ...more });
const local = { databaseUrl: null, dataDir: '/data' };

describe('a start that fails', () => {
  it.each([
    ['ENOSPC', 'has no room left', 'Free some space'],
    ['EACCES', 'cannot be written', 'Let the user who runs the shop write there'],
    ['ECONNREFUSED', 'cannot be reached', 'Check that it runs'],
  ])('because of %s names the store, what is wrong and what to do', (code, wrong, advice) => {
    const told = storeError(failure(code), local);
    expect(told).toBeInstanceOf(StoreError);
    const { message } = told as Error;
    expect(message).toContain('The store /data/');
    for (const words of [wrong, `it said ${code}`, advice]) expect(message).toContain(words);
  });

  it('names the file that the system named, and a database without its password', () => {
    expect((storeError(failure('EACCES', { path: '/data/media' }), local) as Error).message).toMatch(
      /^\/data\/media cannot be written/,
    );
    const remote = { databaseUrl: 'postgres://shop:secret@db.example.in:5432/shop', dataDir: '/data' };
    const { message } = storeError(failure('ECONNREFUSED'), remote) as Error;
    expect(message).toContain('The database db.example.in:5432/shop cannot be reached');
    expect(message).not.toContain('secret');
  });

  it('for another reason stays as it is, so that its stack is told', () => {
    const slip = new TypeError('a slip');
    expect(storeError(slip, local)).toBe(slip);
    expect(startFault(slip)).toBeNull();
    expect(startFault(null)).toBeNull();
    const known = new StoreError('The store is empty.');
    expect(storeError(known, local)).toBe(known);
  });

  it('is told in words alone where the shop knows what to do', () => {
    for (const error of [
      new StoreError('The store is empty.'),
      new ConfigError('PORT must be a number.'),
      new SecretError('The secret is empty.'),
    ])
      expect(startFault(error)).toBe(error.message);
    expect(startFault(failure('EACCES', { path: '/data' }))).toBe(
      '/data cannot be used (EACCES): Let the user who runs the shop write there, or name another folder with DATA_DIR.',
    );
    expect(startFault(failure('EACCES'))).toBeNull();
    expect(startFault(failure('EADDRINUSE', { port: 4321 }))).toBe('Port 4321 is taken; choose another with PORT=…');
  });
});
