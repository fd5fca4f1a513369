import { type FormEvent, useRef, useState } from 'react';
import { call } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import { useProof } from '#office/frame/use-proof.tsx';
import type { StaffOrder } from '#domain/orders/staff-order.contract.ts';
import type { OrderMoney } from '#domain/orders/order-money.contract.ts';
import { askRefund, NO_REASON } from '#domain/orders/refund.contract.ts';
import type { HomeMoney } from '#domain/orders/home-money.rules.ts';
import { addParts, nothing, sumOfParts } from '#domain/orders/refund.rules.ts';
import { newId } from '#lib/ids.ts';
import { formatRupees } from '#lib/money.ts';
import { toldApart } from '#lib/told-apart.ts';
import { meantSum, paiseTyped } from '#lib/typed-sum.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { SubmitRow } from '#ui/refusal.tsx';
import { TypedInput } from '#ui/typed-input.tsx';

interface RefundDialogProps {
  order: StaffOrder;
  money: OrderMoney;
  /** Positions of the homes selected at first; empty for the cancelled ones. */
  positions: readonly number[];
  onClose(): void;
  onAsked(): void;
  /** Called when the order has changed since it was loaded, and must be reloaded. */
  onStale(): void;
}

/**
 * Amount to refund: the policy's for cancelled homes, all that is left, the price of selected homes, or a typed amount.
 */
type Way = 'policy' | 'all' | 'homes' | 'sum';

/**
 * Returns the text of a home's refundable amount and the reasons why it is less than its price.
 * @param cost the home's price in paise
 */
function leftText({ left, back, off }: HomeMoney, cost: number): string {
  const gone = [
    back > 0 && `${formatRupees(back)} went back`,
    sumOfParts(off) > 0 && `${formatRupees(sumOfParts(off))} came off the rest`,
  ].filter(Boolean);
  if (left === 0 && gone.length === 0) return 'Not paid yet';
  if (left === 0) return `${gone.join(', ')}. Nothing is left.`;
  if (left === cost) return formatRupees(left);
  return [`${formatRupees(left)} is left of ${formatRupees(cost)}`, ...gone].join(', ');
}

interface Limits {
  /** Text typed as another amount. */
  typed: string;
  /**
   * Paise that can still be refunded for the order and, as `leftOfHomes`, for the selected homes; null when none is
   * selected.
   */
  left: number;
  leftOfHomes: number | null;
}

/** Returns the error of the chosen amount; empty when it can be refunded. @param amount paise */
function refusalOf(way: Way | null, amount: number, { typed, left, leftOfHomes }: Limits): string {
  if (way === null) return 'Please choose how much goes back.';
  if (left === 0) return 'Nothing is left of this order that could go back.';
  if (way === 'homes' && amount === 0) return 'Please choose the homes.';
  if (way !== 'sum') return '';
  if (typed.trim() === '') return 'Please type how much goes back.';
  const meant = meantSum(typed);
  if (meant) return `“${typed.trim()}” can be read in two ways. Please write ${meant}, with a point.`;
  if (amount === 0) return `“${typed.trim()}” is no sum. Type rupees, such as 250 or 250.50, and more than nothing.`;
  if (amount > left) return `At most ${formatRupees(left)} can go back.`;
  return leftOfHomes !== null && amount > leftOfHomes
    ? `At most ${formatRupees(leftOfHomes)} can go back for the homes below.`
    : '';
}

const asTyped = (name: string): string => name;

/**
 * Dialog that refunds an amount of an order, for selected homes and with a reason. A repeated request with the same id
 * makes no second refund.
 */
export function RefundDialog({ order, money, positions, onClose, onAsked, onStale }: RefundDialogProps) {
  const { cancelled, left, shares, homes } = money;
  const leftFor = (place: number): number => homes[place]?.left ?? 0;
  const isCancelled = cancelled !== null;
  // Never everything by one press: what was cancelled is most likely meant, else a person chooses.
  const [wanted, setWanted] = useState<Way | null>(
    isCancelled ? (sumOfParts(cancelled) > 0 ? 'policy' : 'homes') : null,
  );
  const [ticked, setTicked] = useState<ReadonlySet<number>>(
    new Set(positions.length > 0 ? positions : cancelled?.positions),
  );
  // What went back meanwhile, by somebody else, is chosen no more.
  const chosen = new Set([...ticked].filter((place) => leftFor(place) > 0));
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState(isCancelled ? 'Cancelled' : '');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  /** Error of the typed amount, shown at its field. */
  const [wrongSum, setWrongSum] = useState('');
  const [noReason, setNoReason] = useState('');
  const why = useRef<HTMLInputElement>(null);
  const sum = useRef<HTMLInputElement>(null);
  const [id, setId] = useState(() => newId());
  const { proven, dialog } = useProof();
  const leftOfHomes = [...chosen].reduce((all, place) => all + leftFor(place), 0);
  const cost = Math.min(leftOfHomes, sumOfParts(left));
  const own = Math.max(paiseTyped(typed) ?? 0, 0);
  const amounts: Record<Way, number> = {
    policy: cancelled ? sumOfParts(cancelled) : 0,
    all: sumOfParts(left),
    homes: cost,
    sum: own,
  };
  const ways: { way: Way; label: string; note: string }[] = [
    ...(isCancelled && sumOfParts(cancelled) > 0
      ? [{ way: 'policy' as const, label: 'As the refund policy says', note: cancelled.words.join(' ') }]
      : []),
    ...(order.homes.length > 1 || isCancelled
      ? [
          {
            way: 'homes' as const,
            label: 'All that homes cost',
            note: 'Boxes and delivery, what was paid and has not gone back.',
          },
        ]
      : []),
    { way: 'all', label: 'Everything that is left', note: '' },
    { way: 'sum', label: 'Another sum', note: '' },
  ];
  // What was chosen may be gone, when somebody else sent it back meanwhile.
  const way = ways.find((one) => one.way === wanted)?.way ?? null;
  const amount = way ? amounts[way] : 0;
  /** Runs a change of the form after clearing all errors. */
  const change = (made: () => void): void => {
    setProblem('');
    setWrongSum('');
    setNoReason('');
    made();
  };
  const choose = (place: number, on: boolean): void =>
    change(() => setTicked((before) => new Set(on ? [...before, place] : [...before].filter((one) => one !== place))));
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setProblem('');
    setWrongSum('');
    const limits = { typed, left: sumOfParts(left), leftOfHomes: chosen.size > 0 ? leftOfHomes : null };
    const refusal = refusalOf(way, amount, limits);
    if (refusal && way === 'sum') {
      setWrongSum(refusal);
      return sum.current?.focus();
    }
    if (refusal) return setProblem(refusal);
    // Nobody proves who they are only to hear that a word is missing.
    if (reason.trim() === '') {
      setNoReason(NO_REASON);
      return why.current?.focus();
    }
    setBusy(true);
    const named =
      way === 'homes' || way === 'policy' || way === 'sum'
        ? [...chosen]
        : order.homes.map((one) => one.position).filter((place) => leftFor(place) > 0);
    const body = { id, amount, reason, positions: named };
    const answer = await proven(() => call(askRefund, { params: { orderId: order.id }, body }));
    setBusy(false);
    if (!answer.ok) {
      // Only a 409 says what became of the id: nothing was written under it, or a first try that got no answer was, and
      // its sentence names that sum. Until then the id stays, also for another sum, so that one press never refunds twice.
      if (answer.status === 409) {
        setId(newId());
        onStale();
      }
      return setProblem(answer.message);
    }
    const refunds = [answer.data.refund, ...(answer.data.more ?? [])];
    const failed = refunds.find(({ state }) => state === 'failed');
    if (failed) toast(`${formatRupees(sumOfParts(failed))} did not go back: ${failed.problem}`, { kind: 'problem' });
    else toast(`${formatRupees(sumOfParts(addParts(refunds)))} is on its way back.`);
    onAsked();
  };
  return (
    <Dialog title="Refund" open onClose={onClose}>
      <form className="form-stack" noValidate onSubmit={(event) => void submit(event)}>
        <fieldset className="staff-choices">
          <legend>How much</legend>
          {ways.map(({ way: one, label, note }) => (
            <label key={one} className="staff-choice">
              <input type="radio" name="way" checked={one === way} onChange={() => change(() => setWanted(one))} />
              <span>
                <span>{`${label}${one !== 'sum' && one !== 'homes' ? `: ${formatRupees(amounts[one])}` : ''}`}</span>
                {note && <small>{note}</small>}
              </span>
            </label>
          ))}
        </fieldset>
        {way === 'sum' && (
          <Field label="Rupees" hint={`At most ${formatRupees(sumOfParts(left))}.`} error={wrongSum || undefined}>
            <TypedInput
              kind="money"
              ref={sum}
              value={typed}
              onChange={({ target }) => change(() => setTyped(target.value))}
            />
          </Field>
        )}
        {(way === 'homes' || way === 'sum') && order.homes.length > 1 && (
          <fieldset className="staff-choices staff-refund-homes">
            <legend>{`For which homes${way === 'sum' ? ' (if for any)' : ''}`}</legend>
            {toldApart(order.homes, asTyped).map(({ position, name, shown }) => (
              <label key={position} className="staff-choice">
                <input
                  type="checkbox"
                  checked={chosen.has(position)}
                  disabled={leftFor(position) === 0}
                  onChange={({ target }) => choose(position, target.checked)}
                />
                <span>
                  <span>{name ? shown : 'A home without a name'}</span>
                  <small>{homes[position] && leftText(homes[position], sumOfParts(shares[position] ?? nothing))}</small>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <Field label="Why" hint="For your books; the customer does not see it." error={noReason || undefined}>
          <input
            ref={why}
            className="input"
            value={reason}
            onChange={({ target }) => change(() => setReason(target.value))}
          />
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
