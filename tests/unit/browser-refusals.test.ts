import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepDraft } from '#client/draft.ts';
import { passkeyProblem } from '#client/passkey-problem.ts';
import { copied } from '#client/clipboard.ts';
import { toast } from '#client/toast.ts';

vi.mock('#client/toast.ts', () => ({ toast: vi.fn() }));
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a browser that refuses', () => {
  it.each([
    ['has no clipboard', {}, false],
    ['forbids it', { clipboard: { writeText: () => Promise.reject(new Error('NotAllowedError')) } }, false],
    ['takes it', { clipboard: { writeText: () => Promise.resolve() } }, true],
  ])('the clipboard: one that %s', async (_, navigator, done) => {
    vi.stubGlobal('navigator', navigator);
    expect(await copied('text')).toBe(done);
  });

  it('storage is told of once, when something is to be kept', () => {
    const full = () => {
      throw new Error('QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { setItem: full, removeItem: full });
    keepDraft('shagun:draft:x:v1', null);
    expect(toast).not.toHaveBeenCalled();
    for (const name of ['A', 'As', 'Ash']) keepDraft('shagun:draft:x:v1', { name });
    expect(vi.mocked(toast).mock.calls).toEqual([[expect.stringContaining('keeps nothing'), { kind: 'problem' }]]);
  });

  it.each([
    ['NotAllowedError', 'No passkey was made.'],
    ['InvalidStateError', expect.stringContaining('already')],
    ['SecurityError', expect.stringContaining('own address')],
    ['NotSupportedError', expect.stringContaining('cannot make')],
    ['ConstraintError', expect.stringContaining('screen lock')],
  ])('a passkey with %s is told for what it is', (name, words) => {
    expect(passkeyProblem(Object.assign(new Error('raw'), { name }), 'No passkey was made.')).toEqual(words);
  });
});
