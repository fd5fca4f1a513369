import { useState } from 'react';
import { call, type CallResult } from '#client/api.ts';
import { $user } from '#client/session.ts';
import { toast } from '#client/toast.ts';
import { useCall } from '#client/use-call.ts';
import { ListChanges } from '#shop/sharing/list-changes.tsx';
import {
  addShare,
  endShare,
  readSharedLists,
  readShares,
  type Shares,
  type ShareWire,
} from '#domain/sharing/share.contract.ts';
import { MOST_SHARES, shareMessage } from '#domain/sharing/share.rules.ts';
import { readableDay } from '#lib/dates.ts';
import { personName } from '#lib/display-name.ts';
import * as say from '#shop/sharing/share-dialog.texts.ts';
import { shopFacts } from '#shop.config';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Failure } from '#ui/failure.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { SubmitRow } from '#ui/refusal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Dialog that shares the guest list with relatives, each by a link to read or write, and revokes these links. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const { loaded, reload, replace } = useCall(readShares, {});
  return (
    <Dialog title={say.dialogTitle} open onClose={onClose} wide>
      {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
      {loaded.state === 'loading' && <Skeleton lines={5} />}
      {loaded.state === 'ready' && <Shared {...loaded.data} onShares={replace} />}
    </Dialog>
  );
}

function Shared({ shares, changes, onShares }: Shares & { onShares: (shares: Shares) => void }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const finish = async (sent: Promise<CallResult<Shares>>): Promise<boolean> => {
    setBusy(true);
    setProblem('');
    const answer = await sent;
    setBusy(false);
    if (answer.ok) onShares(answer.data);
    else setProblem(answer.message);
    return answer.ok;
  };
  return (
    <div className="form-stack">
      <p>{say.dialogNote}</p>
      {shares.length > 0 && (
        <ul className="shares">
          {shares.map((share) => (
            <Row
              key={share._id}
              share={share}
              busy={busy}
              onEnd={() =>
                void finish(call(endShare, { params: { id: share._id } })).then((done) => done && toast(say.linkEnded))
              }
            />
          ))}
        </ul>
      )}
      {shares.length < MOST_SHARES && (
        <NewLink busy={busy} problem={problem} onMake={(body) => finish(call(addShare, { body }))} />
      )}
      <ListChanges changes={changes} />
      <SharedWithMe />
    </div>
  );
}

interface LinkProps {
  busy: boolean;
  problem: string;
  /** Makes a link; tells whether it was made. */
  onMake(link: { name: string; mayWrite: boolean }): Promise<boolean>;
}

/** Form of a new link: for whom it is and what they may. */
function NewLink({ busy, problem, onMake }: LinkProps) {
  const [name, setName] = useState('');
  const [mayWrite, setMayWrite] = useState(false);
  const make = async (): Promise<void> => {
    if (await onMake({ name, mayWrite })) setName('');
  };
  return (
    <form
      className="form-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void make();
      }}
    >
      <Field label={say.linkFor}>
        <input className="input" value={name} autoComplete="off" onChange={({ target }) => setName(target.value)} />
      </Field>
      <fieldset className="field">
        <legend>{say.linkMay}</legend>
        <label className="check">
          <input type="radio" name="share-may" checked={!mayWrite} onChange={() => setMayWrite(false)} />
          <span>{say.linkReads}</span>
        </label>
        <label className="check">
          <input type="radio" name="share-may" checked={mayWrite} onChange={() => setMayWrite(true)} />
          <span>{say.linkWrites}</span>
        </label>
      </fieldset>
      <SubmitRow busy={busy} problem={problem} label={say.linkMake} busyLabel={say.linkMaking} />
    </form>
  );
}

function Row({ share, busy, onEnd }: { share: ShareWire; busy: boolean; onEnd: () => void }) {
  const { name, mayWrite, link, openedBy, openedAt, expiresAt } = share;
  const host = $user.get()?.name ?? '';
  return (
    <li>
      <p>
        <strong>{personName(name)}</strong> <span className="badge">{mayWrite ? say.rowWrites : say.rowReads}</span>
        <span className="guest-mobile">
          {say.rowState(
            openedBy && openedAt ? say.rowOpened(personName(openedBy), readableDay(openedAt)) : say.rowUnopened,
            readableDay(expiresAt),
          )}
        </span>
      </p>
      <span className="guest-ask">
        {link && (
          <>
            <a
              className="button button-quiet"
              href={`${shopFacts.whatsappHost}/?text=${encodeURIComponent(shareMessage(name, host, link))}`}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={say.rowSendHeard(personName(name))}
            >
              <Icon name="chat" size={20} />
              <span>{say.rowSend}</span>
            </a>
            <CopyButton
              text={link}
              label={
                <>
                  <span aria-hidden="true">{say.rowCopy}</span>
                  <span className="visually-hidden">{say.rowCopyHeard(personName(name))}</span>
                </>
              }
            />
          </>
        )}
        <button
          type="button"
          className="button button-plain"
          aria-label={say.rowEndHeard(personName(name))}
          disabled={busy}
          onClick={onEnd}
        >
          {say.rowEnd}
        </button>
      </span>
    </li>
  );
}

/** Link to the lists that other families share with the customer; nothing without such lists. */
function SharedWithMe() {
  const { loaded } = useCall(readSharedLists, {});
  if (!loaded.data || loaded.data.lists.length === 0) return null;
  return (
    <p>
      <a href="/shared-list">{say.sharedWithMe(loaded.data.lists.length)}</a>
    </p>
  );
}
