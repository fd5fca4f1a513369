import { Suspense, useState } from 'react';
import { call } from '#client/api.ts';
import { nearMoment } from '#lib/dates.ts';
import { useProof } from '#office/frame/use-proof.tsx';
import type { StaffOrder } from '#domain/orders/staff-order.contract.ts';
import { namesOfHomes } from '#shop/orders/credit-note.tsx';
import type { OrderMoney, StaffRefund } from '#domain/orders/order-money.contract.ts';
import { askRefundAgain } from '#domain/orders/refund.contract.ts';
import { type RefundState, sumOfParts } from '#domain/orders/refund.rules.ts';
import type { StaffMe } from '#domain/staff/staff.contract.ts';
import { formatRupees } from '#lib/money.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Refusal } from '#ui/refusal.tsx';

const RefundDialog = lazyPart(async () => (await import('#office/orders/refund-dialog.tsx')).RefundDialog);

interface OrderRefundsProps {
  order: StaffOrder;
  money: OrderMoney;
  me: StaffMe;
  /** Called after a refund was requested or its state changed. */
  onChanged(): void;
}

/** Shows the refund owed for cancelled homes and the refunds made; owners can send refunds. */
export function OrderRefunds({ order, money, me, onChanged }: OrderRefundsProps) {
  const [asked, setAsked] = useState<readonly number[] | null>(null);
  const { cancelled, refunds, left } = money;
  const names = order.homes.map(({ name }) => name);
  const isOwner = me.role === 'owner';
  return (
    <section aria-labelledby="order-refunds" className="staff-refunds">
      <h2 id="order-refunds">Money back</h2>
      {cancelled && (
        <div className="notice notice-problem">
          <div>
            <p>
              <span>{`Cancelled and not refunded: ${namesOfHomes(cancelled.positions, names) || 'the whole order'}. By the refund policy `}</span>
              <strong>{sumOfParts(cancelled) > 0 ? formatRupees(sumOfParts(cancelled)) : 'nothing'}</strong> goes back.
            </p>
            {cancelled.words.map((words) => (
              <p key={words}>{words}</p>
            ))}
            {isOwner ? (
              <button type="button" className="button" onClick={() => setAsked(cancelled.positions)}>
                Refund what was cancelled
              </button>
            ) : (
              <p>The owner sends it back.</p>
            )}
          </div>
        </div>
      )}
      {refunds.length === 0 && !cancelled && <p className="soft">Nothing of this order went back.</p>}
      {refunds.length > 0 && (
        <ul className="staff-log">
          {refunds.map((refund) => (
            <Refund key={refund.id} refund={refund} names={names} isOwner={isOwner} onChanged={onChanged} />
          ))}
        </ul>
      )}
      {isOwner && sumOfParts(left) > 0 && (
        <p>
          <button type="button" className="button button-quiet" onClick={() => setAsked([])}>
            Refund…
          </button>
        </p>
      )}
      {asked && (
        <Suspense fallback={null}>
          <RefundDialog
            order={order}
            money={money}
            positions={asked}
            onClose={() => setAsked(null)}
            onAsked={() => {
              setAsked(null);
              onChanged();
            }}
            onStale={onChanged}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Label and colour of each refund state. */
const refundStates: Record<RefundState, { words: string; tone: string }> = {
  asked: { words: 'Asked', tone: 'badge-warn' },
  processed: { words: 'Left us', tone: 'badge-good' },
  failed: { words: 'Failed', tone: 'badge-bad' },
};

interface RefundProps {
  refund: StaffRefund;
  names: readonly string[];
  isOwner: boolean;
  onChanged(): void;
}

function Refund({ refund, names, isOwner, onChanged }: RefundProps) {
  const { state, askedAt, doneAt, by, reason, positions, creditNote, trace, problem } = refund;
  const homes = namesOfHomes(positions, names);
  return (
    <li>
      <p>
        <time dateTime={askedAt}>{nearMoment(askedAt)}</time> <strong>{formatRupees(sumOfParts(refund))}</strong>{' '}
        <span className={`badge ${refundStates[state].tone}`}>{refundStates[state].words}</span>
        <span>{`${homes ? ` for ${homes}` : ''}, by ${by}`}</span>
      </p>
      <p className="staff-note-text">{reason}</p>
      {state === 'asked' && <p className="soft">The payment provider is asked; the bank takes 5 to 7 working days.</p>}
      {(creditNote || trace) && (
        <p className="soft">
          {[creditNote && `Credit note ${creditNote}`, doneAt && nearMoment(doneAt), trace].filter(Boolean).join(', ')}
        </p>
      )}
      {state === 'failed' && (
        <>
          <p>{`It did not go back: ${problem}`}</p>
          {isOwner && <AskAgain refund={refund} onChanged={onChanged} />}
        </>
      )}
    </li>
  );
}

/** Button that requests a failed refund again. The attempt's number in the request makes a repeated one harmless. */
export function AskAgain({ refund, onChanged }: { refund: StaffRefund; onChanged(): void }) {
  const { proven, dialog } = useProof();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const again = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    const { id, attempt } = refund;
    const answer = await proven(() => call(askRefundAgain, { params: { refundId: id }, body: { attempt } }));
    setBusy(false);
    if (!answer.ok) return setProblem(answer.message);
    if (answer.data.refund.state === 'failed') setProblem(`It failed again: ${answer.data.refund.problem}`);
    onChanged();
  };
  return (
    <>
      <Refusal message={problem} />
      <button
        type="button"
        className="button button-quiet"
        disabled={busy}
        aria-busy={busy}
        onClick={() => void again()}
      >
        Ask again<span className="visually-hidden">{` for ${formatRupees(sumOfParts(refund))}`}</span>
      </button>
      {dialog}
    </>
  );
}
