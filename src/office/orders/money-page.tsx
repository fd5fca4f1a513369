import { type FormEvent, Suspense, useState } from 'react';
import { call } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import { useCall } from '#client/use-call.ts';
import { useSeenAgain } from '#client/use-seen-again.ts';
import { Gate } from '#office/frame/gate.tsx';
import { homesText } from '#office/orders/order-view.rules.ts';
import { useProof } from '#office/frame/use-proof.tsx';
import { useWrite } from '#office/frame/use-write.ts';
import {
  type MoneyDeed,
  moneyDeed,
  moneyDeedNames,
  moneyDeeds,
  moneyTexts,
  unheardText,
} from '#domain/orders/money.rules.ts';
import { listMoney, type MoneyEntry, NO_REASON, refundPayment, settleMoney } from '#domain/orders/refund.contract.ts';
import { nearMoment } from '#lib/dates.ts';
import { displayName } from '#lib/display-name.ts';
import { newId } from '#lib/ids.ts';
import { oneOf } from '#lib/one-of.ts';
import { formatRupees } from '#lib/money.ts';
import * as orderTexts from '#office/orders/orders.texts.ts';
import { refundFailed } from '#office/orders/refunds.texts.ts';
import * as say from '#office/orders/money.texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';
import { Field } from '#ui/field.tsx';
import { Segmented } from '#ui/segmented.tsx';
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
    <Gate room="/back-office/money" title={say.moneyTitle}>
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
  const [show, setShow] = useState<'' | MoneyDeed>(() =>
    oneOf(moneyDeeds, new URLSearchParams(location.search).get('show'), ''),
  );
  if (loaded.state === 'loading') return <Skeleton lines={8} />;
  if (loaded.state === 'failed') return <Failure message={loaded.message} onRetry={reload} />;
  const { entries, unheard } = loaded.data;
  const all = entries.filter(({ kind }) => kind !== 'refund-asked');
  const waiting = show ? all.filter((entry) => moneyDeed(entry) === show) : all;
  const running = entries.filter(({ kind }) => kind === 'refund-asked');
  return (
    <div className="money">
      {unheard && (
        <p className="notice notice-problem">
          <span>{unheardText(unheard.count, unheard.lastNotice ? nearMoment(unheard.lastNotice) : '')}</span>
        </p>
      )}
      {new Set(all.map(moneyDeed)).size > 1 && <Shown show={show} onShow={setShow} />}
      {waiting.length === 0 && show !== '' && all.length > 0 ? (
        <p className="soft">{say.moneyNoneOfKind}</p>
      ) : waiting.length === 0 ? (
        <EmptyState title={say.moneyNothingToDo}>{say.moneyNothingToDoHint}</EmptyState>
      ) : (
        <section aria-labelledby="money-waiting">
          <h2 id="money-waiting">{say.moneyWaiting(waiting.length)}</h2>
          <Entries entries={waiting} onAsk={setAsked} onChanged={reload} />
        </section>
      )}
      {running.length > 0 && (
        <section aria-labelledby="money-running">
          <h2 id="money-running">{say.moneyOnItsWay(running.length)}</h2>
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

interface ShownProps {
  show: '' | MoneyDeed;
  onShow(show: '' | MoneyDeed): void;
}

/** Choice of the entries that are shown, kept in the URL. */
const Shown = ({ show, onShow }: ShownProps) => (
  <Segmented
    legend={say.show}
    options={[
      { value: '', label: orderTexts.all },
      ...moneyDeeds.map((value) => ({ value, label: moneyDeedNames[value] })),
    ]}
    value={show}
    onChange={(chosen) => {
      history.replaceState(null, '', chosen ? `?show=${chosen}` : location.pathname);
      onShow(chosen);
    }}
  />
);

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
          {say.showOlder(older)}
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
        <strong className="money-sum">{amount === null ? say.sumNotKnown : formatRupees(amount)}</strong>
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
      {kind === 'refund-asked' && !refund?.trace && <p>{say.providerNotAnswered}</p>}
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
            {say.sendBack}
            <span className="visually-hidden"> {nameOf(entry)}</span>
          </button>
        )}
        {order && (
          <a className="button button-quiet" href={`/back-office/orders/${order.id}`}>
            {say.openOrder}
            <span className="visually-hidden"> {order.invoiceNumber}</span>
          </a>
        )}
        {kind !== 'refund-asked' && (
          <button type="button" className="button button-quiet" onClick={() => onAsk('settle')}>
            {say.settled}
            <span className="visually-hidden"> {nameOf(entry)}</span>
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
  const { busy, problem, setProblem, write } = useWrite();
  const [id, setId] = useState(() => newId());
  const { proven, dialog } = useProof();
  const { key } = entry;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    // Nobody proves who they are only to hear that a word is missing.
    if (refunds && text.trim() === '') return setProblem(NO_REASON);
    if (refunds) {
      const answer = await write(() => proven(() => call(refundPayment, { body: { id, key, reason: text } })));
      if (!answer.ok && answer.status === 409) {
        // Somebody else was quicker: the list is not as it is shown.
        toast(answer.message, { kind: 'problem' });
        return onDone();
      }
      if (!answer.ok) {
        if (answer.status >= 400 && answer.status < 500) setId(newId());
        return;
      }
      const { refund } = answer.data;
      if (refund.state === 'failed')
        toast(refundFailed(formatRupees(refund.goods), refund.problem), { kind: 'problem' });
      else toast(orderTexts.refundOnItsWay(formatRupees(refund.goods)));
      return onDone();
    }
    const answer = await write(() => call(settleMoney, { body: { key, note: text } }));
    if (!answer.ok) return;
    toast(say.offTheList);
    onDone();
  };
  return (
    <Dialog title={refunds ? say.sendBack : say.itIsSettled} open onClose={onClose}>
      <form className="form-stack" noValidate onSubmit={(event) => void submit(event)}>
        <p>
          {`${
            entry.amount === null
              ? say.entryTitle(moneyTexts[entry.kind].title)
              : say.entryTitleSum(moneyTexts[entry.kind].title, formatRupees(entry.amount))
          } ${refunds ? say.allGoesBack : ''}`}
        </p>
        <Field label={refunds ? orderTexts.why : say.howSettled} hint={say.booksHint}>
          <input className="input" value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
        <SubmitRow
          busy={busy}
          problem={problem}
          label={refunds ? say.sendBack : say.takeOffList}
          busyLabel={say.oneMoment}
        />
      </form>
      {dialog}
    </Dialog>
  );
}
