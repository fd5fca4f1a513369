// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StaffRefund } from '#domain/orders/order-money.contract.ts';
import { askRefundAgain } from '#domain/orders/refund.contract.ts';
import { AskAgain } from '#office/orders/order-refunds.tsx';
import { answerCalls } from '#tests/support/answer-calls.ts';

const toasts = vi.hoisted(() => [] as string[]);
vi.mock('#client/toast.ts', () => ({ toast: (text: string) => void toasts.push(text) }));

const failed = { id: 'f'.repeat(24), attempt: 1, goods: 913_00, delivery: 0, advance: 0 } as unknown as StaffRefund;

beforeEach(() => void (toasts.length = 0));
afterEach(cleanup);

/** Presses the button where the provider's answer leaves the refund in a state. */
function ask(state: 'asked' | 'failed') {
  const shop = answerCalls();
  shop.answer(askRefundAgain, { refund: { ...failed, state, problem: 'The account is closed.' } } as never);
  const onChanged = vi.fn();
  render(<AskAgain refund={failed} onChanged={onChanged} />);
  fireEvent.click(screen.getByRole('button', { name: /^Ask again for/ }));
  return onChanged;
}

it('says that the refund was asked for again', async () => {
  const onChanged = ask('asked');
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalled());
  expect(toasts).toEqual(['We have asked for the refund again.']);
});

it('says why the refund failed once more, and nothing else', async () => {
  const onChanged = ask('failed');
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalled());
  expect(screen.getByText(/The account is closed\./)).toBeTruthy();
  expect(toasts).toEqual([]);
});
