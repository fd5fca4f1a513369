// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { FormEvent } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallResult } from '#client/api.ts';
import { changeEnquiry, type Enquiry, type EnquiryEvent, undoChange } from '#domain/enquiries/inbox.contract.ts';
import { moveAccount, sendMoveCode } from '#domain/session/account-move.contract.ts';
import { settleMoney } from '#domain/orders/refund.contract.ts';
import { changeStaff, inviteStaff, newPassword, type StaffPerson } from '#domain/staff/staff.contract.ts';
import { useEnquiry } from '#office/enquiries/use-enquiry.ts';
import { conflictsOf, namedProblem, undoing } from '#office/frame/batch.ts';
import { unsentTitle, unsentWay } from '#office/frame/kept.texts.ts';
import { useMove } from '#office/session/use-move.ts';
import { linkMessage, waysText } from '#office/staff/ways-in.ts';
import { useActing } from '#office/staff/use-acting.ts';
import { usePerson } from '#office/staff/use-person.ts';
import { answerCalls } from '#tests/support/answer-calls.ts';

const toasts = vi.hoisted(() => [] as string[]);
vi.mock('#client/toast.ts', () => ({ toast: (text: string) => void toasts.push(text) }));

const ID = 'a'.repeat(24);
let shop: ReturnType<typeof answerCalls>;
const bodies = () => shop.made.map(({ body }) => body);
beforeEach(() => {
  toasts.length = 0;
  shop = answerCalls();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a change of the staff', () => {
  const person = (more: Partial<StaffPerson> = {}) =>
    ({ id: ID, name: 'Jaspreet', shown: 'Jaspreet', role: 'editor', state: 'active', ...more }) as StaffPerson & {
      shown: string;
    };
  const linked = vi.fn();
  const closed = vi.fn();
  /** Opens the row of a person, with what changes the staff. */
  const open = (first = person()) =>
    renderHook(
      ({ one }) => {
        const acting = useActing(() => undefined);
        return { ...acting, ...usePerson({ person: one, act: acting.act, onLink: linked, onClosed: closed }) };
      },
      { initialProps: { one: first } },
    );
  beforeEach(() => {
    linked.mockClear();
    closed.mockClear();
    shop.answer(changeStaff, {});
    shop.answer(inviteStaff, { link: 'https://shop.invalid/join', expiresAt: '2026-12-01T06:00:00.000Z' });
  });

  it('is done once, however often it is pressed, and says what went wrong', async () => {
    const { result } = open();
    let answer: (given: CallResult<string>) => void = () => undefined;
    const work = vi.fn(() => new Promise<CallResult<string>>((done) => (answer = done)));
    const first = act(() => result.current.act(work, 'Done.'));
    const second = result.current.act(work, 'Done.');
    expect(work).toHaveBeenCalledTimes(1);
    expect(await second).toBeNull();
    answer({ ok: false, status: 403, code: '', message: 'Other roles do this.' });
    expect(await first).toBeNull();
    expect([result.current.problem, toasts]).toEqual(['Other roles do this.', []]);
  });

  it('saves another role at once and comes back to its field, but asks before somebody becomes an owner', async () => {
    const { result, rerender } = open();
    const field = document.body.appendChild(document.createElement('select'));
    result.current.select.current = field;
    act(() => result.current.setChosen('helper'));
    await act(async () => result.current.askForRole());
    await expect.poll(() => toasts).toEqual(['Jaspreet has another role now, and has to sign in again.']);
    expect([bodies(), document.activeElement]).toEqual([[{ role: 'helper', isActive: true }], field]);
    rerender({ one: person({ role: 'helper' }) });
    act(() => result.current.setChosen('owner'));
    act(() => result.current.askForRole());
    expect([result.current.asking, bodies().length]).toEqual(['role', 1]);
    // Saved by somebody else meanwhile: the field shows the role as it is.
    rerender({ one: person({ role: 'packer' }) });
    expect(result.current.chosen).toBe('packer');
  });

  it('closes an account, opens it again with a new way in, and leaves it when the shop refuses', async () => {
    const { result } = open();
    await act(() => result.current.close());
    expect([closed.mock.calls.length, bodies()]).toEqual([1, [{ role: 'editor', isActive: false }]]);
    await act(() => result.current.open());
    expect(linked).toHaveBeenCalledWith(expect.objectContaining({ link: 'https://shop.invalid/join' }));
    expect(bodies().at(-1)).toEqual({ name: 'Jaspreet', role: 'editor', staffId: ID });
    shop.answer(changeStaff, { refused: 409, message: 'You are the last owner.' });
    await act(() => result.current.close());
    await act(() => result.current.open());
    expect([closed.mock.calls.length, linked.mock.calls.length, result.current.problem]).toEqual([
      1,
      1,
      'You are the last owner.',
    ]);
  });

  it('says of everybody how they come in', () => {
    const link = { id: 'l', expiresAt: '2026-12-01T06:00:00.000Z' };
    const ways = (more: Partial<StaffPerson>) => waysText({ ...person(), passkeys: [], hasPassword: false, ...more });
    const passkey = {} as StaffPerson['passkeys'][number];
    expect(ways({ state: 'invited', link })).toMatch(/^Editor, invited until .*1 Dec/);
    expect(ways({ state: 'closed' })).toBe('Editor, closed');
    expect(ways({})).toBe('Editor; has no way in');
    expect(ways({ passkeys: [passkey], hasPassword: true })).toBe('Editor; signs in by one passkey and password');
    expect(ways({ passkeys: [passkey, passkey], link })).toMatch(
      /^Editor; signs in by 2 passkeys; a new way in is open/,
    );
    expect(linkMessage({ link: 'https://shop.invalid/join', name: 'Jaspreet', expiresAt: link.expiresAt })).toMatch(
      /^Jaspreet, this link lets you into .*: https:\/\/shop\.invalid\/join$/,
    );
  });
});

describe('the move of an account', () => {
  const told = { orderNumber: '2627-42', paid: '1,299', pincode: '143001', address: 'Mall Road', mobile: '9876512345' };
  const changed = vi.fn();
  const begun = vi.fn();
  const account = { _id: ID } as Parameters<typeof useMove>[0]['account'];
  async function open() {
    const { result } = renderHook(() =>
      useMove({ account, proven: (work) => work(), onChanged: changed, onBegun: begun }),
    );
    act(() => {
      for (const [name, value] of Object.entries(told)) result.current.form.setValue(name as keyof typeof told, value);
    });
    return result;
  }
  const submit = (move: Awaited<ReturnType<typeof open>>) =>
    act(() => move.current.submit({ preventDefault: () => undefined } as FormEvent));
  beforeEach(() => {
    changed.mockClear();
    begun.mockClear();
    shop.answer(sendMoveCode, { userData: { _id: 'code 1', otp: '424242' } } as never);
    shop.answer(moveAccount, { move: { at: '2026-12-01T06:00:00.000Z' } } as never);
  });

  it('sends a code to the new number first, and moves with it', async () => {
    const move = await open();
    await submit(move);
    expect([shop.made.length, move.current.code?.demo]).toEqual([1, '424242']);
    act(() => move.current.form.setValue('otp', '424242'));
    await submit(move);
    expect(bodies().at(-1)).toMatchObject({ otp: '424242', otpId: 'code 1', mobile: '9876512345' });
    expect([begun.mock.calls.length, changed.mock.calls.length]).toEqual([1, 1]);
    expect(toasts[0]).toMatch(/^The account moves on .*\. We have told the old number\.$/);
  });

  it('asks for another code for another number, and when it is told to', async () => {
    const move = await open();
    await submit(move);
    act(() => move.current.form.setValue('mobile', '9876500000'));
    expect(move.current.code).toBeNull();
    await submit(move);
    await act(() => move.current.sendAgain());
    expect([shop.made.map(({ path }) => path.endsWith('/code')), toasts]).toEqual([
      [true, true, true],
      ['Another code is on its way.'],
    ]);
  });

  it('looks again at the account when an answer of the caller does not fit', async () => {
    shop.answer(sendMoveCode, { refused: 409, message: 'That does not fit this account.' });
    const move = await open();
    await submit(move);
    expect([changed.mock.calls.length, move.current.problem, move.current.code]).toEqual([
      1,
      'That does not fit this account.',
      null,
    ]);
  });
});

describe('a message that helpers meet over', () => {
  const event = (id: string, more: Partial<EnquiryEvent> = {}) =>
    ({ id, at: '2026-11-30T06:00:00.000Z', by: 'Meera', what: 'change', undoneBy: '', ...more }) as EnquiryEvent;
  const enquiry = (revision: number, more: Partial<Enquiry> = {}) =>
    ({
      id: ID,
      name: 'Simran',
      mobile: '',
      kind: 'contact',
      revision,
      assigneeId: null,
      history: [],
      ...more,
    }) as unknown as Enquiry;
  const open = () => renderHook(({ loaded }) => useEnquiry(loaded), { initialProps: { loaded: enquiry(1) } });

  it('is changed from what the page shows, and follows what is loaded anew', async () => {
    const { result, rerender } = open();
    shop.answer(changeEnquiry, { enquiry: enquiry(2, { history: [event('e')] }), eventId: 'e' } as never);
    await act(() => result.current.change({ state: 'waiting' }));
    expect([bodies(), result.current.enquiry.revision]).toEqual([[{ state: 'waiting', revision: 1 }], 2]);
    // What changed nothing has nothing to take back.
    shop.answer(changeEnquiry, { enquiry: enquiry(2), eventId: '' } as never);
    await act(() => result.current.change({ state: 'waiting' }));
    rerender({ loaded: enquiry(7) });
    expect(result.current.enquiry.revision).toBe(7);
  });

  it('says who was faster, and lets the change be made all the same', async () => {
    const { result } = open();
    const theirs = enquiry(5, { assigneeId: null });
    shop.answer(changeEnquiry, {
      refused: 409,
      message: 'Somebody was faster.',
      code: 'enquiry-changed',
      by: 'Meera',
      at: '2026-11-30T06:00:00.000Z',
      enquiry: theirs,
    });
    await act(() => result.current.change({ state: 'closed' }));
    expect(result.current).toMatchObject({ open: { state: 'closed' }, busy: false, enquiry: { revision: 5 } });
    expect(result.current.problem).toContain('Meera changed this message');
    shop.answer(changeEnquiry, { refused: 403, message: 'Other roles do this.' });
    await act(() => result.current.change(result.current.open!));
    expect([bodies().at(-1), result.current.problem, result.current.open]).toEqual([
      { state: 'closed', revision: 5 },
      'Other roles do this.',
      null,
    ]);
  });

  it('is taken back from its history, and says when somebody else answered too', async () => {
    const { result } = open();
    shop.answer(undoChange, { refused: 409, message: 'It went on since.' });
    await act(() => result.current.undo('e'));
    expect(result.current.problem).toBe('It went on since.');
    shop.answer(undoChange, { enquiry: enquiry(3) } as never);
    await act(() => result.current.undo('e'));
    expect([result.current.problem, result.current.enquiry.revision]).toEqual(['', 3]);
    const answers = [event('mine', { what: 'answer' }), event('theirs', { what: 'answer', by: 'Harleen' })];
    act(() => result.current.answered(enquiry(4, { history: answers }), 'mine'));
    expect(result.current.problem).toContain('Harleen');
  });
});

describe('a change of several records', () => {
  const failure = { ok: false, status: 409, code: '', message: 'Please correct this.' } as const;

  it('names the record that its problem is about', () => {
    const nameOf = (at: number) => ['Kaju', 'Laddu'][at];
    const named = (field: string) => namedProblem({ ...failure, fields: { [field]: 'A price is required.' } }, nameOf);
    expect([named('changes[1].set.price'), named('changes[9].set'), namedProblem(failure, nameOf)]).toEqual([
      'Laddu: A price is required.',
      'Please correct this.',
      'Please correct this.',
    ]);
  });

  it('knows what others changed meanwhile', () => {
    const conflicts = [{ id: ID }];
    expect(conflictsOf({ ...failure, data: { conflicts } })).toEqual(conflicts);
    expect([conflictsOf(failure), conflictsOf({ ...failure, status: 400, data: { conflicts } })]).toEqual([[], []]);
    expect(conflictsOf({ ok: true, data: {} })).toEqual([]);
  });

  it('is taken back to what was there before; what is new goes to the bin', () => {
    const before = [{ id: 'old', isActive: true, position: 2, record: { name: 'Kaju' }, revision: 4 }] as never;
    const written = [
      { id: 'old', revision: 5 },
      { id: 'new', revision: 1 },
    ] as never;
    expect(undoing(before, written)).toEqual([
      { id: 'old', revision: 5, isActive: true, inBin: false, position: 2, set: { name: 'Kaju' }, restores: 4 },
      { id: 'new', revision: 1, inBin: true },
    ]);
  });
});

it('tells whoever was signed out whose ticks wait, and where they are sent', () => {
  expect([unsentTitle(1), unsentTitle(2)]).toEqual(['One change was not sent.', '2 changes were not sent.']);
  expect(unsentWay(1, [])).toMatch(/^It waits here until somebody signs in and opens Kitchen\./);
  expect(unsentWay(2, ['Meena', 'Gurdeep'])).toMatch(
    /^They wait here until Meena or Gurdeep signs in and opens Packing/,
  );
});

it('refuses a short password, one of few characters and a sum that is settled without a word', async () => {
  const refusal = (checked: Promise<unknown>) =>
    checked.then(
      () => '',
      ({ message }: Error) => message,
    );
  const password = (typed: string) => refusal(newPassword().validate(typed));
  expect(await password('short')).toContain('at least 12 characters');
  expect(await password('aaaaaaaaaaaa')).toContain('five different characters');
  expect(await password('four long warm words')).toBe('');
  expect(await refusal(settleMoney.body.validate({ key: 'k', note: ' ' }))).toContain('Please say how it was settled');
});
