import { type FormEvent, useState } from 'react';
import { call } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import { useProof } from '#features/back-office/use-proof.tsx';
import type { StaffOrder } from '#features/orders/staff-order.contract.ts';
import type { OrderMoney } from '#features/orders/order-money.contract.ts';
import { askRefund } from '#features/refunds/refund.contract.ts';
import { addParts, nothing, sumOf } from '#features/orders/refund.rules.ts';
import { newId } from '#lib/ids.ts';
import { formatRupees, toPaise } from '#lib/money.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { SubmitRow } from '#ui/refusal.tsx';

interface RefundDialogProps {
  order: StaffOrder;
  money: OrderMoney;
  /** Places of the homes to begin with; none for the whole order. */
  positions: readonly number[];
  onClose(): void;
  onAsked(): void;
}

/** How much goes back: what the policy gives for cancelled homes, what homes cost, or a sum of one's own. */
type Way = 'policy' | 'all' | 'homes' | 'sum';

/** Asks how much of an order goes back, for which homes and why. A press is one refund, however often it is sent. */
export function RefundDialog({ order, money, positions, onClose, onAsked }: RefundDialogProps) {
  const { cancelled, left, shares } = money;
  const isCancelled = positions.length > 0 && cancelled !== null;
  const [way, setWay] = useState<Way>(isCancelled && sumOf(cancelled) > 0 ? 'policy' : isCancelled ? 'homes' : 'all');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(positions));
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState(isCancelled ? 'Cancelled' : '');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [id, setId] = useState(() => newId());
  const { proven, dialog } = useProof();
  const cost = Math.min(sumOf(addParts([...chosen].map((place) => shares[place] ?? nothing))), sumOf(left));
  const own = /^\d{1,9}(?:\.\d{1,2})?$/.test(typed.trim()) ? toPaise(Number(typed)) : 0;
  const amounts: Record<Way, number> = {
    policy: cancelled ? sumOf(cancelled) : 0,
    all: sumOf(left),
    homes: cost,
    sum: own,
  };
  const amount = amounts[way];
  const ways: { way: Way; label: string; note: string }[] = [
    ...(isCancelled && sumOf(cancelled) > 0
      ? [{ way: 'policy' as const, label: 'As the refund policy says', note: cancelled.words.join(' ') }]
      : []),
    ...(order.homes.length > 1 || isCancelled
      ? [{ way: 'homes' as const, label: 'All that homes cost', note: 'Boxes and delivery, as when we cancel.' }]
      : []),
    { way: 'all', label: 'Everything that is left', note: '' },
    { way: 'sum', label: 'Another sum', note: '' },
  ];
  const choose = (place: number, on: boolean): void =>
    setChosen((before) => new Set(on ? [...before, place] : [...before].filter((one) => one !== place)));
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setProblem('');
    if (amount === 0)
      return setProblem(way === 'homes' ? 'Please choose the homes.' : 'Please say how much goes back.');
    setBusy(true);
    const homes =
      way === 'homes' || way === 'policy' || way === 'sum' ? [...chosen] : order.homes.map((one) => one.position);
    const body = { id, amount, reason, positions: homes };
    const answer = await proven(() => call(askRefund, { params: { orderId: order.id }, body }));
    setBusy(false);
    if (!answer.ok) {
      // What was refused was not written; what got no answer is sent again under the same id.
      if (answer.status >= 400 && answer.status < 500) setId(newId());
      return setProblem(answer.message);
    }
    const { refund } = answer.data;
    if (refund.state === 'failed') toast(`It did not go back: ${refund.problem}`, { kind: 'problem' });
    else toast(`${formatRupees(sumOf(refund))} is on its way back.`);
    onAsked();
  };
  return (
    <Dialog title="Refund" open onClose={onClose}>
      <form className="form-stack" noValidate onSubmit={(event) => void submit(event)}>
        <fieldset className="staff-choices">
          <legend>How much</legend>
          {ways.map(({ way: one, label, note }) => (
            <label key={one} className="staff-choice">
              <input type="radio" name="way" checked={one === way} onChange={() => setWay(one)} />
              <span>
                {label}
                {one !== 'sum' && one !== 'homes' && `: ${formatRupees(amounts[one])}`}
                {note && <small>{note}</small>}
              </span>
            </label>
          ))}
        </fieldset>
        {way === 'sum' && (
          <Field label="Rupees" hint={`At most ${formatRupees(sumOf(left))}.`}>
            <input
              className="input"
              inputMode="decimal"
              maxLength={12}
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
        )}
        {(way === 'homes' || way === 'sum') && order.homes.length > 1 && (
          <fieldset className="staff-choices staff-refund-homes">
            <legend>For which homes{way === 'sum' && ' (if for any)'}</legend>
            {order.homes.map(({ position, name }) => (
              <label key={position} className="staff-choice">
                <input
                  type="checkbox"
                  checked={chosen.has(position)}
                  onChange={({ target }) => choose(position, target.checked)}
                />
                <span>
                  {name || 'A home without a name'}
                  <small>{formatRupees(sumOf(shares[position] ?? nothing))}</small>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <Field label="Why" hint="For your books; the customer does not see it.">
          <input className="input" maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        <SubmitRow
          busy={busy}
          problem={problem}
          label={amount > 0 ? `Refund ${formatRupees(amount)}` : 'Refund'}
          busyLabel="Asking…"
        />
      </form>
      {dialog}
    </Dialog>
  );
}
