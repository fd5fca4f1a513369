import { type FormEvent, Suspense, useState } from 'react';
import { call } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import { useCall } from '#client/use-call.ts';
import { useSeenAgain } from '#client/use-seen-again.ts';
import { Gate } from '#office/frame/gate.tsx';
import { homesText } from '#office/orders/order-view.rules.ts';
import { useProof } from '#office/frame/use-proof.tsx';
import { moneyTexts, unheardText } from '#domain/orders/money.rules.ts';
import { listMoney, type MoneyEntry, NO_REASON, refundPayment, settleMoney } from '#domain/orders/refund.contract.ts';
import { nearMoment } from '#lib/dates.ts';
import { displayName } from '#lib/display-name.ts';
import { newId } from '#lib/ids.ts';
import { formatRupees } from '#lib/money.ts';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';
import { Field } from '#ui/field.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { SubmitRow } from '#ui/refusal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

// Few orders are paid in parts, and few refunds fail.
const RemindRest = lazyPart(async () => (await import('#office/messages/remind-rest.tsx')).RemindRest);
const AskAgain = lazyPart(async () => (await import('#office/orders/order-refunds.tsx')).AskAgain);

/**
 * Page of payments and refunds that need attention, each with the actions to resolve it, and of refunds in progress.
 */
export function MoneyPage() {
  return (
    <Gate room="/back-office/money" title="Money">
      {() => <Money />}
    </Gate>
  );
}

/** Entry that a dialog is open for, and its action. */
interface Asked {
  entry: MoneyEntry;
  what: 'refund' | 'settle';
}

function Money() {
  const { loaded, reload, refresh } = useCall(listMoney, {});
  useSeenAgain(refresh);
  const [asked, setAsked] = useState<Asked | null>(null);
  if (loaded.state === 'loading') return <Skeleton lines={8} />;
  if (loaded.state === 'failed') return <Failure message={loaded.message} onRetry={reload} />;
  const { entries, unheard } = loaded.data;
  const waiting = entries.filter(({ kind }) => kind !== 'refund-asked');
  const running = entries.filter(({ kind }) => kind === 'refund-asked');
  return (
    <div className="money">
      {unheard && (
        <p className="notice notice-problem">
          <span>{unheardText(unheard.count, unheard.lastNotice ? nearMoment(unheard.lastNotice) : '')}</span>
        </p>
      )}
      {waiting.length === 0 ? (
        <EmptyState title="Every payment is where it belongs">
          Payments without an order, second ones, wrong sums and refunds that failed would stand here.
        </EmptyState>
      ) : (
        <section aria-labelledby="money-waiting">
          <h2 id="money-waiting">{`To be looked after (${waiting.length})`}</h2>
          <Entries entries={waiting} onAsk={setAsked} onChanged={reload} />
        </section>
      )}
      {running.length > 0 && (
        <section aria-labelledby="money-running">
          <h2 id="money-running">{`On its way back (${running.length})`}</h2>
          <Entries entries={running} onAsk={setAsked} onChanged={reload} />
        </section>
      )}
      {asked && (
        <AskDialog
          asked={asked}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            reload();
          }}
        />
      )}
    </div>
  );
}

interface EntriesProps {
  entries: readonly MoneyEntry[];
  onAsk(asked: Asked): void;
  onChanged(): void;
}

/** Number of entries shown at first, and added by each click on the button below. */
const PAGE = 100;

function Entries({ entries, onAsk, onChanged }: EntriesProps) {
  const [shown, setShown] = useState(PAGE);
  const older = entries.length - shown;
  return (
    <>
      <ul className="money-list">
        {entries.slice(0, shown).map((entry) => (
          <Entry key={entry.key} entry={entry} onAsk={(what) => onAsk({ entry, what })} onChanged={onChanged} />
        ))}
      </ul>
      {older > 0 && (
        <button type="button" className="button button-quiet" onClick={() => setShown(shown + PAGE)}>
          {`Show more (${older} older)`}
        </button>
      )}
    </>
  );
}

interface EntryProps {
  entry: MoneyEntry;
  onAsk(what: Asked['what']): void;
  onChanged(): void;
}

/**
 * Returns the text that distinguishes the buttons of an entry for screen readers: its amount, and the customer, invoice
 * number or payment id.
 */
const nameOf = ({ amount, order, paymentId }: MoneyEntry): string =>
  [amount !== null && formatRupees(amount), order?.customer || order?.invoiceNumber || paymentId]
    .filter(Boolean)
    .join(', ');

function Entry({ entry, onAsk, onChanged }: EntryProps) {
  const { kind, at, amount, order, paymentId, gatewayOrderId, refund, positions, words, canRefund } = entry;
  const { title, todo } = moneyTexts[kind];
  const about = [
    order && displayName(order.title),
    order?.customer,
    order?.invoiceNumber,
    positions.length > 0 && homesText(positions.length),
  ].filter(Boolean);
  return (
    <li className="money-entry">
      <p className="money-head">
        <strong>{title}</strong>
        <strong className="money-sum">{amount === null ? 'Sum not known' : formatRupees(amount)}</strong>
      </p>
      <p className="soft">
        <time dateTime={at}>{nearMoment(at)}</time>
        {about.length > 0 && <span>{`, ${about.join(', ')}`}</span>}
        {(paymentId || gatewayOrderId) && (
          <>
            , <span className="money-id">{paymentId || gatewayOrderId}</span>
          </>
        )}
      </p>
      {words && <p>{words}</p>}
      <p>{todo}</p>
      {kind === 'refund-asked' && !refund?.trace && (
        <p>The payment provider has not answered yet. If that stays, somebody has to look at its keys.</p>
      )}
      <div className="staff-tools">
        {kind === 'rest' && order && (
          <Suspense fallback={null}>
            <RemindRest orderId={order.id} name={nameOf(entry)} />
          </Suspense>
        )}
        {canRefund && refund && (
          <Suspense fallback={null}>
            <AskAgain refund={refund} onChanged={onChanged} />
          </Suspense>
        )}
        {canRefund && !refund && (
          <button type="button" className="button" onClick={() => onAsk('refund')}>
            Send it back<span className="visually-hidden"> {nameOf(entry)}</span>
          </button>
        )}
        {order && (
          <a className="button button-quiet" href={`/back-office/orders/${order.id}`}>
            Open the order<span className="visually-hidden"> {order.invoiceNumber}</span>
          </a>
        )}
        {kind !== 'refund-asked' && (
          <button type="button" className="button button-quiet" onClick={() => onAsk('settle')}>
            Settled<span className="visually-hidden"> {nameOf(entry)}</span>
          </button>
        )}
      </div>
    </li>
  );
}

interface AskDialogProps {
  asked: Asked;
  onClose(): void;
  onDone(): void;
}

/**
 * Dialog that refunds an entry's whole payment, or marks the entry as settled, with a reason. A repeated request with
 * the same id makes no second refund.
 */
function AskDialog({ asked: { entry, what }, onClose, onDone }: AskDialogProps) {
  const refunds = what === 'refund';
  const [text, setText] = useState(refunds ? moneyTexts[entry.kind].title : '');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [id, setId] = useState(() => newId());
  const { proven, dialog } = useProof();
  const { key } = entry;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    // Nobody proves who they are only to hear that a word is missing.
    if (refunds && text.trim() === '') return setProblem(NO_REASON);
    setBusy(true);
    setProblem('');
    if (refunds) {
      const answer = await proven(() => call(refundPayment, { body: { id, key, reason: text } }));
      setBusy(false);
      if (!answer.ok && answer.status === 409) {
        // Somebody else was quicker: the list is not as it is shown.
        toast(answer.message, { kind: 'problem' });
        return onDone();
      }
      if (!answer.ok) {
        if (answer.status >= 400 && answer.status < 500) setId(newId());
        return setProblem(answer.message);
      }
      const { refund } = answer.data;
      if (refund.state === 'failed') toast(`It did not go back: ${refund.problem}`, { kind: 'problem' });
      else toast(`${formatRupees(refund.goods)} is on its way back.`);
      return onDone();
    }
    const answer = await call(settleMoney, { body: { key, note: text } });
    setBusy(false);
    if (!answer.ok) return setProblem(answer.message);
    toast('Taken off the list.');
    onDone();
  };
  return (
    <Dialog title={refunds ? 'Send it back' : 'It is settled'} open onClose={onClose}>
      <form className="form-stack" noValidate onSubmit={(event) => void submit(event)}>
        <p>
          {`${moneyTexts[entry.kind].title}${entry.amount !== null ? `: ${formatRupees(entry.amount)}` : ''}. ${refunds ? 'All of it goes back to where it came from.' : ''}`}
        </p>
        <Field label={refunds ? 'Why' : 'How it was settled'} hint="For your books.">
          <input className="input" value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
        <SubmitRow
          busy={busy}
          problem={problem}
          label={refunds ? 'Send it back' : 'Take it off the list'}
          busyLabel="One moment…"
        />
      </form>
      {dialog}
    </Dialog>
  );
}
