import { Suspense, useRef, useState } from 'react';
import { call } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import { useCall } from '#client/use-call.ts';
import { Gate } from '#office/frame/gate.tsx';
import { useProof } from '#office/frame/use-proof.tsx';
import { useWrite } from '#office/frame/use-write.ts';
import {
  type FoundAccount,
  listWaitingNumbers,
  stopAccountMove,
  type WaitingNumber,
} from '#domain/session/account-move.contract.ts';
import { whenItChanges } from '#domain/session/mobile-change.rules.ts';
import { readableDay, readableMoment } from '#lib/dates.ts';
import * as say from '#office/session/session.texts.ts';
import { Failure } from '#ui/failure.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

// What waits comes first: it may have to be stopped.
const FindAccount = lazyPart(async () => (await import('#office/session/find-account.tsx')).FindAccount);
const MoveForm = lazyPart(async () => (await import('#office/session/move-form.tsx')).MoveForm);

/**
 * Page for customers who lost their mobile number: verifies the caller and moves the account to a new number; lists the
 * waiting moves.
 */
export function NumbersPage() {
  return (
    <Gate room="/back-office/numbers" title={say.numbersTitle}>
      {() => <Numbers />}
    </Gate>
  );
}

function Numbers() {
  const { loaded, reload, refresh } = useCall(listWaitingNumbers, {});
  const { proven, dialog } = useProof();
  const [account, setAccount] = useState<FoundAccount | null>(null);
  const waiting = loaded.data?.waiting ?? [];
  const moves = waiting.find(({ userId }) => userId === account?._id);
  const begun = useRef(false);
  return (
    <>
      <p className="soft">{say.numbersHint}</p>
      <Suspense fallback={<Skeleton lines={3} />}>
        <FindAccount onFound={setAccount} />
      </Suspense>
      {account && (
        <section className="card card-body" aria-labelledby="numbers-account">
          <h2 id="numbers-account">{account.name || say.somebodyWithoutName}</h2>
          <p className="soft">{say.accountFacts(account.mobile, readableDay(account.since), account.orders)}</p>
          {account.google && <p className="notice">{say.alsoByGoogle}</p>}
          {account.stopped && (
            <p className="notice notice-problem">{say.moveStopped(readableMoment(account.stopped))}</p>
          )}
          {moves ? (
            <p
              className="notice"
              tabIndex={-1}
              ref={(news) => {
                // It takes the place of the form whose button was pressed.
                if (begun.current) news?.focus();
                begun.current = false;
              }}
            >
              {say.moveWaits(moves.mobile, whenItChanges(moves.at, Date.now()))}
            </p>
          ) : account.orders === 0 ? (
            <p className="notice">{say.noOrderToCheck}</p>
          ) : (
            <Suspense fallback={<Skeleton lines={8} />}>
              <MoveForm
                key={account._id}
                account={account}
                proven={proven}
                onChanged={refresh}
                onBegun={() => (begun.current = true)}
              />
            </Suspense>
          )}
        </section>
      )}
      <section aria-labelledby="numbers-waiting">
        <h2 id="numbers-waiting">{say.waitingTitle}</h2>
        {loaded.state === 'loading' && <Skeleton lines={2} />}
        {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
        {loaded.state === 'ready' && <Waiting waiting={waiting} proven={proven} onChanged={refresh} />}
        <p>
          <a href="/back-office/log?kind=account">{say.earlierMoves}</a>
        </p>
      </section>
      {dialog}
    </>
  );
}

interface WaitingProps extends Pick<ReturnType<typeof useProof>, 'proven'> {
  waiting: WaitingNumber[];
  onChanged(): void;
}

/** Lists the waiting moves of accounts to other numbers; each has a button that stops it. */
function Waiting({ waiting, proven, onChanged }: WaitingProps) {
  const { busy, problem, write } = useWrite();
  const list = useRef<HTMLDivElement>(null);
  const stop = async ({ userId, mobile, from }: WaitingNumber): Promise<void> => {
    const answer = await write(() => proven(() => call(stopAccountMove, { params: { userId }, body: { mobile } })));
    if (answer.ok) {
      // Its button goes with it.
      list.current?.focus();
      toast(say.accountStays(from), { kind: 'done' });
    }
    onChanged();
  };
  return (
    <div ref={list} tabIndex={-1} role="group" aria-labelledby="numbers-waiting">
      <Refusal message={problem} />
      {waiting.length === 0 && <p className="soft">{say.noMoves}</p>}
      {waiting.length > 0 && (
        <ul className="staff-list">
          {waiting.map((one) => (
            <li key={one.userId}>
              <span>
                <strong>{one.name || say.somebodyWithoutName}</strong>
                <small>{say.numberBecomes(one.from, one.mobile, whenItChanges(one.at, Date.now()))}</small>
                <small>{one.by ? say.begunBy(one.by) : say.begunOnProfile}</small>
              </span>
              <button
                type="button"
                className="button button-quiet"
                disabled={busy}
                aria-label={say.stopHeard(one.from)}
                onClick={() => void stop(one)}
              >
                {say.stop}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
