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
    <Dialog title="Share with a relative" open onClose={onClose} wide>
      {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
      {loaded.state === 'loading' && <Skeleton lines={5} />}
      {loaded.state === 'ready' && <Shared {...loaded.data} onShares={replace} />}
    </Dialog>
  );
}

function Shared({ shares, changes, onShares }: Shares & { onShares: (shares: Shares) => void }) {
  const [name, setName] = useState('');
  const [mayWrite, setMayWrite] = useState(false);
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
  const make = async (): Promise<void> => {
    if (await finish(call(addShare, { body: { name, mayWrite } }))) setName('');
  };
  return (
    <div className="form-stack">
      <p>
        A brother or an aunt sees your guests, your checklist and how far the boxes are, and never your profile or your
        payments. Each link is for one person, who opens it with their own mobile number.
      </p>
      {shares.length > 0 && (
        <ul className="shares">
          {shares.map((share) => (
            <Row
              key={share._id}
              share={share}
              busy={busy}
              onEnd={() =>
                void finish(call(endShare, { params: { id: share._id } })).then(
                  (done) => done && toast('Taken back. The list is closed to them from now on.'),
                )
              }
            />
          ))}
        </ul>
      )}
      {shares.length < MOST_SHARES && (
        <form
          className="form-stack"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) void make();
          }}
        >
          <Field label="For whom is the link?">
            <input className="input" value={name} autoComplete="off" onChange={({ target }) => setName(target.value)} />
          </Field>
          <fieldset className="field">
            <legend>They may</legend>
            <label className="check">
              <input type="radio" name="share-may" checked={!mayWrite} onChange={() => setMayWrite(false)} />
              <span>Read</span>
            </label>
            <label className="check">
              <input type="radio" name="share-may" checked={mayWrite} onChange={() => setMayWrite(true)} />
              <span>Read, add guests and write addresses</span>
            </label>
          </fieldset>
          <SubmitRow busy={busy} problem={problem} label="Make the link" busyLabel="One moment…" />
        </form>
      )}
      <ListChanges changes={changes} />
      <SharedWithMe />
    </div>
  );
}

function Row({ share, busy, onEnd }: { share: ShareWire; busy: boolean; onEnd: () => void }) {
  const { name, mayWrite, link, openedBy, openedAt, expiresAt } = share;
  const host = $user.get()?.name ?? '';
  return (
    <li>
      <p>
        <strong>{personName(name)}</strong> <span className="badge">{mayWrite ? 'Reads and writes' : 'Reads'}</span>
        <span className="guest-mobile">
          {`${openedBy && openedAt ? `Opened by ${personName(openedBy)} on ${readableDay(openedAt)}` : 'Not opened yet'}, ends on ${readableDay(expiresAt)}`}
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
            >
              <Icon name="chat" size={20} />
              WhatsApp
              <span className="visually-hidden">{` to ${personName(name)}`}</span>
            </a>
            <CopyButton
              text={link}
              label={
                <>
                  <span>Copy</span>
                  <span className="visually-hidden">{` the link for ${personName(name)}`}</span>
                </>
              }
            />
          </>
        )}
        <button type="button" className="button button-plain" disabled={busy} onClick={onEnd}>
          Take back<span className="visually-hidden">{` from ${personName(name)}`}</span>
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
      <a href="/shared-list">{`Lists that others share with you (${loaded.data.lists.length})`}</a>
    </p>
  );
}
