// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $token, $userId } from '#client/session.ts';
import { storageKeys } from '#client/storage.ts';
import { listCarts } from '#domain/cart/cart.contract.ts';
import {
  type Entry,
  readSettings,
  readUser,
  register,
  updateUser,
  type UserWire,
  verifyOtp,
} from '#domain/session/session.contract.ts';
import { OTP_MISMATCH, OTP_MISMATCH_TEXT, OTP_OVER, OTP_TRIES } from '#domain/session/session.rules.ts';
import { MINUTE, SECOND } from '#lib/time.ts';
import { SignIn } from '#shop/account/sign-in.tsx';
import { answerCalls } from '#tests/support/answer-calls.ts';

const MOBILE = '9876543210';
const user = {
  _id: 'e'.repeat(24),
  name: 'Simran Kaur',
  mobile: MOBILE,
  email: '',
  profile: '',
  address: '',
  pincode: '',
};
const entry = (more: Partial<UserWire> = {}): Entry =>
  ({ message: '', token: 'a.b.c', device: 'm'.repeat(22), user: { ...user, ...more } }) as Entry;

/** Opens the sign-in of a shop that sends codes. */
async function open({ otp = true } = {}) {
  const shop = answerCalls();
  shop.answer(readSettings, { google: null } as never);
  let codes = 0;
  shop.answer(register, () => {
    codes += 1;
    return { message: '', userData: { _id: `code-${codes}`, nextIn: 30, ...(otp ? { otp: '123456' } : {}) } } as never;
  });
  const page = render(<SignIn helpline={{ phone: '+91 98140 11111', whatsapp: '919814011111' }} />);
  await expect.poll(text).not.toContain('Loading');
  return { shop, page };
}
/** Goes on to the step of the code. */
async function openCode(options = {}) {
  const opened = await open(options);
  type('Mobile number', '98765 43210');
  press('Send code');
  await expect.poll(text).toContain(`Sent to ${MOBILE}`);
  return opened;
}
const text = (): string => (document.body.textContent ?? '').replace(/\s+/g, ' ');
const type = (label: string, value: string): void =>
  void fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const verify = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Verify' });
const visited = vi.fn();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  $token.set('');
  $userId.set('');
  visited.mockReset();
  vi.spyOn(location, 'replace').mockImplementation(visited);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('signing in', () => {
  it('asks for the number, then for its code, and goes where the person wanted to go', async () => {
    const { shop } = await openCode();
    expect(text()).toContain('so here is your code:123456');
    shop.answer(verifyOtp, entry() as never);
    type('Code', 'Your code is 123456.');
    press('Verify');
    await expect.poll(() => visited.mock.calls.length).toBe(1);
    expect(shop.made.findLast(({ path }) => path === verifyOtp.path)?.body).toEqual({ otp: '123456', _id: 'code-1' });
    expect([$token.get(), $userId.get()]).toEqual(['a.b.c', user._id]);
    expect(sessionStorage.getItem(storageKeys.attempt)).toBeNull();
  });

  it('asks a new customer for the name, and says what the shop has to say', async () => {
    const { shop } = await openCode();
    shop.answer(verifyOtp, { ...entry({ name: '' }), notice: 'Your number was given back to you.' } as never);
    type('Code', '123456');
    press('Verify');
    await expect.poll(text).toContain('One last thing');
    expect(text()).toContain('Your number was given back to you.');
    expect(visited).not.toHaveBeenCalled();
    shop.answer(updateUser, { message: '', response: user } as never);
    type('Your name', 'Simran Kaur');
    press('Continue');
    await expect.poll(() => visited.mock.calls.length).toBe(1);
    expect(shop.made.at(-1)?.body).toEqual({ _id: user._id, name: 'Simran Kaur' });
  });

  it('goes on with the code after a reload, and with the name of whoever left before giving it', async () => {
    const { page } = await openCode();
    page.unmount();
    await open();
    expect(text()).toContain(`Sent to ${MOBILE}`);
    cleanup();
    sessionStorage.clear();
    $token.set('a.b.c');
    $userId.set(user._id);
    const shop = answerCalls();
    shop.answer(readUser, { userData: { ...user, name: '' } } as never);
    shop.answer(listCarts, { cartData: [] } as never);
    render(<SignIn helpline={{ phone: '', whatsapp: '' }} />);
    await expect.poll(text).toContain('One last thing');
  });

  it('leads away at once whoever is signed in, here or in another tab', async () => {
    const { shop } = await open();
    localStorage.setItem(storageKeys.userId, user._id);
    localStorage.setItem(storageKeys.token, 'a.b.c');
    $userId.set(user._id);
    $token.set('a.b.c');
    shop.answer(readUser, { userData: user } as never);
    shop.answer(listCarts, { cartData: [] } as never);
    dispatchEvent(new StorageEvent('storage', { key: storageKeys.token, newValue: 'a.b.c' }));
    await expect.poll(() => visited.mock.calls.length).toBe(1);
  });

  it('says that a browser which keeps nothing would sign out again', async () => {
    vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => undefined });
    render(<SignIn helpline={{ phone: '', whatsapp: '' }} />);
    await expect.poll(text).toContain('This browser keeps nothing for our shop');
  });

  it('says when a code for this number can be sent, and nothing of it for another number', async () => {
    const often = 'We have sent many codes to this number. We can send the next one in 9 seconds.';
    const { shop } = await open();
    shop.answer(register, { refused: 429, message: often, nextIn: 9 });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    type('Mobile number', MOBILE);
    press('Send code');
    await expect.poll(text).toContain(often);
    type('Mobile number', '9876543211');
    expect(text()).not.toContain(often);
    type('Mobile number', MOBILE);
    expect(text()).toContain(often);
    act(() => void vi.advanceTimersByTime(9 * SECOND));
    expect(text()).not.toContain(often);
    expect(text()).toContain('We can send a code now.');
  });
});

describe('the code', () => {
  it('that is wrong is said so at its field, and counted until none is left', async () => {
    const { shop } = await openCode();
    press('Verify');
    expect(text()).toContain('The code has 6 digits.');
    shop.answer(verifyOtp, { refused: 400, message: OTP_MISMATCH });
    const codes = ['111111', '222222', '333333', '444444', '555555'].slice(0, OTP_TRIES);
    for (const [at, code] of codes.entries()) {
      type('Code', code);
      expect(text()).not.toContain(OTP_MISMATCH_TEXT);
      press('Verify');
      await expect.poll(text).toContain(OTP_MISMATCH_TEXT);
      expect(JSON.parse(sessionStorage.getItem(storageKeys.attempt)!)).toMatchObject({ tries: at + 1 });
    }
    expect(text()).toContain(OTP_OVER);
    expect(verify().disabled).toBe(true);
  });

  it('that the shop takes no more is over, whatever the page thinks of it, also after a reload', async () => {
    const { shop } = await openCode();
    shop.answer(verifyOtp, { refused: 400, message: OTP_OVER });
    type('Code', '123456');
    press('Verify');
    await expect.poll(text).toContain(OTP_OVER);
    expect(text().split(OTP_OVER)).toHaveLength(2);
    expect(verify().disabled).toBe(true);
    expect(document.activeElement).toBe(screen.getByLabelText('Code'));
    cleanup();
    await open();
    expect(text()).toContain(OTP_OVER);
    expect(verify().disabled).toBe(true);
  });

  it('stays in its field when it could not be sent', async () => {
    const { shop } = await openCode();
    shop.answer(verifyOtp, { refused: 429, message: 'That was often. Please wait a minute.' });
    type('Code', '123456');
    press('Verify');
    await expect.poll(text).toContain('That was often. Please wait a minute.');
    expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('123456');
  });

  it('that does not come is spoken of after a minute, with what helps, and is over after five', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await openCode({ otp: false });
    const pass = (ms: number): void => void act(() => void vi.advanceTimersByTime(ms));
    expect(text()).toContain('New code in 30 s');
    // The page counts the seconds once it is drawn.
    await act(async () => undefined);
    pass(50 * SECOND);
    expect(text()).not.toContain('No code yet?');
    expect(text()).toContain('Send a new code');
    pass(11 * SECOND);
    expect(text()).toContain('No code yet?');
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: /^call / }).href).toMatch(/^tel:\+91\d{10}$/);
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'write on WhatsApp' }).href).toMatch(/\/919814011111$/);
    pass(4 * MINUTE);
    expect(text()).toContain(OTP_OVER);
    expect(verify().disabled).toBe(true);
    press('Send a new code');
    await expect.poll(() => verify().disabled).toBe(false);
    expect(text()).not.toContain('No code yet?');
    expect(document.activeElement).toBe(screen.getByLabelText('Code'));
  });

  it('says in minutes how long the next one takes, and why it cannot be sent', async () => {
    const { shop, page } = await openCode();
    const held = JSON.parse(sessionStorage.getItem(storageKeys.attempt)!) as object;
    page.unmount();
    sessionStorage.setItem(storageKeys.attempt, JSON.stringify({ ...held, nextAfter: 4 * MINUTE }));
    await open();
    expect(text()).toContain('New code in 4 min');
    cleanup();
    // A clock that was set back since keeps nobody waiting.
    sessionStorage.setItem(storageKeys.attempt, JSON.stringify({ ...held, sentAt: Date.now() + MINUTE }));
    const again = await open();
    again.shop.answer(register, { refused: 429, message: 'Not now.' });
    press('Send a new code');
    await expect.poll(text).toContain('Not now.');
    expect(shop.made.length).toBeGreaterThan(0);
  });

  it('is read from the message where the browser can', async () => {
    let found: ((code: { code: string }) => void) | undefined;
    vi.stubGlobal('OTPCredential', Object);
    const get = () => new Promise((resolve) => (found = resolve as typeof found));
    Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
    const { shop } = await openCode();
    shop.answer(verifyOtp, entry() as never);
    await expect.poll(() => found).toBeDefined();
    await act(async () => found!({ code: '654321' }));
    await expect.poll(() => visited.mock.calls.length).toBe(1);
    expect(shop.made.findLast(({ path }) => path === verifyOtp.path)?.body).toMatchObject({ otp: '654321' });
  });

  it('of a wrong number leads back to the number, which stands there', async () => {
    await openCode();
    press('Change number');
    expect(screen.getByLabelText<HTMLInputElement>('Mobile number').value).toBe(MOBILE);
  });
});
