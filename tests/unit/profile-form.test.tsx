// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEVICE_MARK } from '#client/device-mark.ts';
import { $token, $userId } from '#client/session.ts';
import { askMobileChange, type MobileChange, updateUser, type UserWire } from '#domain/session/session.contract.ts';
import { SECOND } from '#lib/time.ts';
import { ProfileForm } from '#shop/account/profile-form.tsx';
import { answerCalls } from '#tests/support/answer-calls.ts';

const toasts = vi.hoisted(() => [] as string[]);
vi.mock('#client/toast.ts', () => ({ toast: (text: string) => void toasts.push(text), flash: () => undefined }));
// What has a picture in it is sent by a request that tells how much of it is sent.
vi.mock('#client/fetch-progress.ts', async (original) => ({
  ...(await original<object>()),
  sendWithProgress: (url: string, options: RequestInit) => fetch(url, options),
}));

const user = {
  _id: 'e'.repeat(24),
  name: 'Simran Kaur',
  mobile: '9876543210',
  email: '',
  profile: '',
  address: '12, Mall Road',
  pincode: '143001',
} as UserWire;
const NEW = '9814012345';

/** Opens the profile of a person; a shop that sends codes answers. */
function open({ mobile = user.mobile, present = true, waiting = null as MobileChange | null } = {}) {
  const shop = answerCalls();
  let codes = 0;
  shop.answer(askMobileChange, () => {
    codes += 1;
    return {
      message: '',
      userData: { _id: `new-${codes}`, nextIn: 0, otp: '111111' },
      ...(present ? { present: { _id: `old-${codes}`, otp: '222222' } } : {}),
    } as never;
  });
  const onWaiting = vi.fn();
  render(<ProfileForm user={{ ...user, mobile }} waiting={waiting} onWaiting={onWaiting} />);
  /** The fields that were sent the last time. */
  const sent = (): Record<string, unknown> => Object.fromEntries((shop.made.at(-1)!.body as FormData).entries());
  return { shop, onWaiting, sent };
}
const text = (): string => (document.body.textContent ?? '').replace(/\s+/g, ' ');
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string): void => void fireEvent.input(field(label), { target: { value } });
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const assigned = vi.fn();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  toasts.length = 0;
  assigned.mockReset();
  vi.spyOn(location, 'assign').mockImplementation(assigned);
  $token.set('a.b.c');
  $userId.set(user._id);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('sends what was changed alone, says that it is saved and goes home', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { shop, sent } = open();
  shop.answer(updateUser, { message: '', response: { ...user, name: 'Simran Gill' } } as never);
  type('Name', 'Simran Gill');
  press('Update');
  await expect.poll(() => toasts).toEqual(['Profile update successfully']);
  expect(sent()).toEqual({ _id: user._id, name: 'Simran Gill' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Update' }).disabled).toBe(true);
  vi.advanceTimersByTime(SECOND);
  expect(assigned).toHaveBeenCalledWith('/');
});

it('asks two codes for a new number, and saves it with both', async () => {
  localStorage.setItem(DEVICE_MARK, 'm'.repeat(22));
  const { shop, sent } = open();
  expect(text()).not.toContain('two codes');
  type('Mobile', NEW);
  await expect.poll(text).toContain('We send two codes: one to this number, one to your present number.');
  press('Update');
  await expect.poll(text).toContain(`Sent to ${NEW}. The code works for five minutes.`);
  expect(text()).toContain('here is your code: 111111. The code for your present number: 222222');
  expect(shop.made.map(({ path }) => path)).toEqual([askMobileChange.path]);
  press('Update');
  await expect.poll(text).toContain('The code has 6 digits.');
  type('Code', '111111');
  type('Code from your present number', '222');
  press('Update');
  await expect.poll(() => field('Code from your present number').getAttribute('aria-invalid')).toBe('true');
  type('Code from your present number', '222222');
  shop.answer(updateUser, { message: '', response: { ...user, mobile: NEW }, token: 'd.e.f', device: 'n' } as never);
  press('Update');
  await expect.poll(() => toasts).toEqual(['Profile update successfully']);
  expect(sent()).toEqual({
    _id: user._id,
    mobile: NEW,
    otp: '111111',
    otpId: 'new-1',
    presentOtp: '222222',
    presentOtpId: 'old-1',
    device: 'm'.repeat(22),
  });
  expect([$token.get(), localStorage.getItem(DEVICE_MARK)]).toEqual(['d.e.f', 'n']);
});

it('takes a new number without the code of the present one for one that comes a day later', async () => {
  const { shop, onWaiting } = open();
  type('Mobile', NEW);
  press('Update');
  await expect.poll(text).toContain(`Sent to ${NEW}`);
  type('Code', '111111');
  shop.answer(updateUser, { message: '', response: user, mobileChange: { mobile: NEW, at: '' } } as never);
  press('Update');
  await expect.poll(() => onWaiting.mock.calls.length).toBe(1);
  expect([field('Mobile').value, toasts]).toEqual([user.mobile, []]);
  expect(text()).not.toContain(`Sent to ${NEW}`);
});

it('asks for new codes at once, and empties the fields of the old ones', async () => {
  const { shop } = open({ present: false });
  type('Mobile', NEW);
  press('Update');
  await expect.poll(text).toContain('The new number is yours a day after you enter its code.');
  type('Code', '111');
  // One of this half minute is still on its way: it counts.
  press('Send new codes');
  await expect.poll(() => field('Code').value).toBe('');
  expect(shop.made).toHaveLength(1);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * SECOND);
  shop.answer(askMobileChange, { refused: 400, message: 'Not now.' });
  press('Send new codes');
  await expect.poll(() => toasts).toEqual(['Not now.']);
});

it('says that the number is somebody else’s, and that one is needed', async () => {
  const { shop } = open();
  type('Mobile', '');
  press('Update');
  await expect.poll(text).toContain('Mobile number is required*');
  type('Mobile', NEW);
  press('Update');
  await expect.poll(text).toContain(`Sent to ${NEW}`);
  type('Code', '111111');
  shop.answer(updateUser, { refused: 409, message: 'mobile_exist' });
  press('Update');
  await expect.poll(() => toasts).toEqual(['Mobile Already Exist']);
});

it('goes on with the codes that were asked for before a reload', async () => {
  open();
  type('Mobile', NEW);
  press('Update');
  await expect.poll(text).toContain(`Sent to ${NEW}`);
  cleanup();
  open();
  await expect.poll(text).toContain(`Sent to ${NEW}`);
  expect(field('Mobile').value).toBe(NEW);
});
