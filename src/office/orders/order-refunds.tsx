import { Suspense } from 'react';
import { useStore } from '@nanostores/react';
import { call } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import { nearMoment } from '#lib/dates.ts';
import { useProof } from '#office/frame/use-proof.tsx';
import { useWrite } from '#office/frame/use-write.ts';
import { $refundAsked } from '#office/orders/refund.store.ts';
import type { StaffOrder } from '#domain/orders/staff-order.contract.ts';
import { namesOfHomes } from '#shop/orders/credit-note.tsx';
import type { OrderMoney, StaffRefund } from '#domain/orders/order-money.contract.ts';
import { askRefundAgain } from '#domain/orders/refund.contract.ts';
import { type RefundState, sumOfParts } from '#domain/orders/refund.rules.ts';
import type { StaffMe } from '#domain/staff/staff.contract.ts';
import { formatRupees } from '#lib/money.ts';
import * as say from '#office/orders/refunds.texts.ts';
import { Inserted } from '#ui/inserted.tsx';
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
  const asked = useStore($refundAsked, { ssr: () => null });
  const { cancelled, refunds, left } = money;
  const names = order.homes.map(({ name }) => name);
  const isOwner = me.role === 'owner';
  return (
    <section aria-labelledby="order-refunds" className="staff-refunds">
      <h2 id="order-refunds">{say.refundsTitle}</h2>
      {cancelled && (
        <div className="notice notice-problem">
          <div>
            <p>
              <Inserted
                text={sumOfParts(cancelled) > 0 ? say.cancelledGoesBack : say.cancelledNothingBack}
                parts={{
                  homes: <span>{namesOfHomes(cancelled.positions, names) || say.wholeOrder}</span>,
                  sum: <strong>{formatRupees(sumOfParts(cancelled))}</strong>,
                }}
              />
            </p>
            {cancelled.words.map((words) => (
              <p key={words}>{words}</p>
            ))}
            {isOwner ? (
              <button type="button" className="button" onClick={() => $refundAsked.set(cancelled.positions)}>
                {say.refundCancelled}
              </button>
            ) : (
              <p>{say.ownerRefunds}</p>
            )}
          </div>
        </div>
      )}
      {refunds.length === 0 && !cancelled && <p className="soft">{say.noRefunds}</p>}
      {refunds.length > 0 && (
        <ul className="staff-log">
          {refunds.map((refund) => (
            <Refund key={refund.id} refund={refund} names={names} isOwner={isOwner} onChanged={onChanged} />
          ))}
        </ul>
      )}
      {isOwner && sumOfParts(left) > 0 && (
        <p>
          <button type="button" className="button button-quiet" onClick={() => $refundAsked.set([])}>
            {say.askRefund}
          </button>
        </p>
      )}
      {asked && (
        <Suspense fallback={null}>
          <RefundDialog
            order={order}
            money={money}
            positions={asked}
            onClose={() => $refundAsked.set(null)}
            onAsked={() => {
              $refundAsked.set(null);
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
  asked: { words: say.refundAsked, tone: 'badge-warn' },
  processed: { words: say.refundSent, tone: 'badge-good' },
  failed: { words: say.refundNotDone, tone: 'badge-bad' },
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
        <Inserted
          text={state === 'failed' ? say.failedLine(by, homes) : say.refundLine(by, homes)}
          parts={{
            time: <time dateTime={askedAt}>{nearMoment(askedAt)}</time>,
            sum: <strong>{formatRupees(sumOfParts(refund))}</strong>,
            state: <span className={`badge ${refundStates[state].tone}`}>{refundStates[state].words}</span>,
          }}
        />
      </p>
      <p className="staff-note-text">{reason}</p>
      {state === 'asked' && <p className="soft">{say.refundAskedHint}</p>}
      {(creditNote || trace) && (
        <p className="soft">
          {[creditNote && say.creditNote(creditNote), doneAt && nearMoment(doneAt), trace].filter(Boolean).join(', ')}
        </p>
      )}
      {state === 'failed' && (
        <>
          <p>{problem}</p>
          {isOwner && <AskAgain refund={refund} onChanged={onChanged} />}
        </>
      )}
    </li>
  );
}

/** Button that requests a failed refund again. The attempt's number in the request makes a repeated one harmless. */
export function AskAgain({ refund, onChanged }: { refund: StaffRefund; onChanged(): void }) {
  const { proven, dialog } = useProof();
  const { busy, problem, setProblem, write } = useWrite();
  const again = async (): Promise<void> => {
    const { id, attempt } = refund;
    const answer = await write(() =>
      proven(() => call(askRefundAgain, { params: { refundId: id }, body: { attempt } })),
    );
    if (!answer.ok) return;
    if (answer.data.refund.state === 'failed') setProblem(say.refundFailedAgain(answer.data.refund.problem));
    else toast(say.askedAgain);
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
        aria-label={say.askAgainHeard(formatRupees(sumOfParts(refund)))}
        onClick={() => void again()}
      >
        {say.askAgain}
      </button>
      {dialog}
    </>
  );
}
