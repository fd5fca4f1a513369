import { type FormEvent, useRef, useState } from 'react';
import { call } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import { useProof } from '#office/frame/use-proof.tsx';
import { beginRefund, meantRefund, type RefundForm } from '#office/orders/refund-form.rules.ts';
import type { StaffOrder } from '#domain/orders/staff-order.contract.ts';
import type { OrderMoney, StaffRefund } from '#domain/orders/order-money.contract.ts';
import { askRefund, NO_REASON } from '#domain/orders/refund.contract.ts';
import { addParts, sumOfParts } from '#domain/orders/refund.rules.ts';
import { newId } from '#lib/ids.ts';
import { formatRupees } from '#lib/money.ts';
import * as orderTexts from '#office/orders/orders.texts.ts';
import * as say from '#office/orders/refunds.texts.ts';

export interface RefundProps {
  order: StaffOrder;
  money: OrderMoney;
  /** Positions of the homes selected at first; empty for the cancelled ones. */
  positions: readonly number[];
  onAsked(): void;
  /** Called when the order has changed since it was loaded, and must be reloaded. */
  onStale(): void;
}

/** Errors of the form: of the whole, of the typed amount and of the reason, each shown at its field. */
const NO_ERRORS = { problem: '', sum: '', reason: '' };

/**
 * Hook with the state of the refund form and its submission. A repeated request with the same id makes no second
 * refund.
 */
export function useRefund({ order, money, positions, onAsked, onStale }: RefundProps) {
  const [form, setForm] = useState(() => beginRefund(money, positions));
  const [errors, setErrors] = useState(NO_ERRORS);
  const [busy, setBusy] = useState(false);
  const [id, setId] = useState(() => newId());
  const sum = useRef<HTMLInputElement>(null);
  const why = useRef<HTMLInputElement>(null);
  const { proven, dialog } = useProof();
  const places = order.homes.map(({ position }) => position);
  const meant = meantRefund(form, places, money);
  const change = (parts: Partial<RefundForm>): void => {
    setErrors(NO_ERRORS);
    setForm((before) => ({ ...before, ...parts }));
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const { way, amount, refusal } = meant;
    const { reason } = form;
    if (refusal && way === 'sum') {
      setErrors({ ...NO_ERRORS, sum: refusal });
      return sum.current?.focus();
    }
    if (refusal) return setErrors({ ...NO_ERRORS, problem: refusal });
    // Nobody proves who they are only to hear that a word is missing.
    if (reason.trim() === '') {
      setErrors({ ...NO_ERRORS, reason: NO_REASON });
      return why.current?.focus();
    }
    setErrors(NO_ERRORS);
    setBusy(true);
    const body = { id, amount, reason, positions: meant.positions };
    const answer = await proven(() => call(askRefund, { params: { orderId: order.id }, body }));
    setBusy(false);
    if (!answer.ok) {
      // Only a 409 says what became of the id: nothing was written under it, or a first try that got no answer was, and
      // its sentence names that sum. Until then the id stays, also for another sum, so that one press never refunds twice.
      if (answer.status === 409) {
        setId(newId());
        onStale();
      }
      return setErrors({ ...NO_ERRORS, problem: answer.message });
    }
    tell([answer.data.refund, ...(answer.data.more ?? [])]);
    onAsked();
  };
  return { form, meant, errors, busy, sum, why, dialog, change, submit };
}

/** Shows a message about refunds that were asked. */
function tell(refunds: readonly StaffRefund[]): void {
  const failed = refunds.find(({ state }) => state === 'failed');
  if (failed) toast(say.refundFailed(formatRupees(sumOfParts(failed)), failed.problem), { kind: 'problem' });
  else toast(orderTexts.refundOnItsWay(formatRupees(sumOfParts(addParts(refunds)))));
}
