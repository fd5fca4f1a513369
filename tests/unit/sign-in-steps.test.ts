import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR, SECOND } from '#lib/time.ts';
import { DEVICE_MARK } from '#client/device-mark.ts';
import { fakePage } from '#tests/support/browser-globals.ts';

const MOBILE = '9876543210';
const LATER = 'We have sent many codes to this number. We can send the next one in 48 minutes.';

describe('asking for a code', () => {
  /** What was sent, and what is answered to each call. */
  let sent: Record<string, string>[];
  let answers: Response[];
  beforeEach(() => {
    sent = [];
    vi.stubGlobal('fetch', async (_address: string, { body = '' }: { body?: string } = {}) => {
      sent.push(JSON.parse(body) as Record<string, string>);
      return answers.shift() ?? Response.error();
    });
    vi.spyOn(console, 'warn').mockReturnValue();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const code = () => Response.json({ message: 'successfully_add', userData: { _id: 'f'.repeat(32), nextIn: 30 } });
  const puzzle = (token: string) =>
    Response.json({ message: LATER, puzzle: { token, bits: 1, parts: 2 } }, { status: 429 });
  /** Asks as the page does; answers what came of it and what was heard of the device's work. */
  async function ask() {
    const { signInCodes } = await import('#shop/account/sign-in-steps.ts');
    const work: (number | null)[] = [];
    return { answer: await signInCodes.ask(MOBILE, null, (share) => work.push(share)), work };
  }

  it('sends the mark of the device, and keeps the one that a sign-in answers', async () => {
    const page = fakePage();
    const { begin } = await import('#shop/account/sign-in-steps.ts');
    answers = [code(), code()];
    await ask();
    begin({ message: '', token: 'a.b.c', user: { _id: 'e'.repeat(24) } as never, device: 'm'.repeat(22) });
    expect(page.localStorage.getItem(DEVICE_MARK)).toBe('m'.repeat(22));
    await ask();
    expect(sent).toEqual([{ mobile: MOBILE }, { mobile: MOBILE, device: 'm'.repeat(22) }]);
  });

  it('solves the puzzle that the shop wants, tells how far it is, and solves another where the first came too late', async () => {
    fakePage();
    answers = [puzzle('one'), puzzle('two'), code()];
    const { answer, work } = await ask();
    expect(answer).toMatchObject({ ok: true, data: { mobile: MOBILE } });
    expect(sent.map(({ proof = '' }) => proof.split(':')[0])).toEqual(['', 'one', 'two']);
    expect(work).toEqual([0, 0.5, 1, null, 0, 0.5, 1, null]);
  });

  it('ends with the sentence of the shop after two puzzles, and where the browser cannot solve any', async () => {
    fakePage();
    answers = [puzzle('one'), puzzle('two'), puzzle('three')];
    expect((await ask()).answer).toMatchObject({ ok: false, status: 429, message: LATER });
    expect(sent).toHaveLength(3);

    // As on a page that is not encrypted.
    vi.stubGlobal('crypto', {});
    answers = [puzzle('four')];
    const { answer, work } = await ask();
    expect(answer).toMatchObject({ ok: false, status: 429, message: LATER });
    expect([sent.length, work]).toEqual([4, [0, null]]);
  });

  it('takes a code of this half minute for one that is still on its way, unless the clock was set back since', async () => {
    fakePage();
    const { signInCodes } = await import('#shop/account/sign-in-steps.ts');
    const before = { id: 'a', mobile: MOBILE, demoCode: '', sentAt: Date.now() - 10 * SECOND, nextAfter: 30 * SECOND };
    answers = [code()];
    expect(await signInCodes.ask(MOBILE, before)).toEqual({ ok: true, data: before });
    expect(sent).toEqual([]);
    const ahead = { ...before, sentAt: Date.now() + HOUR };
    expect(await signInCodes.ask(MOBILE, ahead)).toMatchObject({ ok: true, data: { id: 'f'.repeat(32) } });
    expect(sent).toHaveLength(1);
  });
});
