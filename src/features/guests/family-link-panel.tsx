import { useState } from 'react';
import { call, type CallResult } from '#client/api.ts';
import { $user } from '#client/session.ts';
import { toast } from '#client/toast.ts';
import { useCall } from '#client/use-call.ts';
import {
  closeFamilyLink,
  type FamilyLink,
  judgeNewcomers,
  type Newcomer,
  openFamilyLink,
  readFamilyLink,
} from '#features/guests/family-link.contract.ts';
import { familyMessage, type GuestLanguage } from '#features/guests/guest.rules.ts';
import { personName } from '#lib/display-name.ts';
import { toldApart } from '#lib/told-apart.ts';
import { shopFacts } from '#shop';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { Segmented } from '#ui/segmented.tsx';

const languages = [
  { value: 'en' as const, label: 'English' },
  { value: 'hi' as const, label: <span lang="hi">हिन्दी</span> },
  { value: 'pa' as const, label: <span lang="pa">ਪੰਜਾਬੀ</span> },
];

/** Newcomers shown at once, and how many more at a press. */
const SHOWN = 10;

interface PanelProps {
  /** Somebody came onto the list. */
  onTaken(): void;
}

/** One link for the family's group, by which people add themselves, and those who wait for the family's word. */
export function FamilyLinkPanel({ onTaken }: PanelProps) {
  const { loaded, replace } = useCall(readFamilyLink, {});
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [language, setLanguage] = useState<GuestLanguage>('en');
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(SHOWN);
  const [asked, setAsked] = useState<'end' | 'refuse' | null>(null);
  // Nothing depends on it: without an answer the guest list is there all the same.
  if (loaded.state !== 'ready') return null;
  const { link, hidden = false, newcomers } = loaded.data;
  const press = async <A extends FamilyLink>(sent: Promise<CallResult<A>>): Promise<A | null> => {
    setBusy(true);
    setProblem('');
    const answer = await sent;
    setBusy(false);
    if (answer.ok) replace(answer.data);
    else setProblem(answer.message);
    return answer.ok ? answer.data : null;
  };
  const judge = async (chosen: readonly Newcomer[], take: boolean): Promise<void> => {
    const named = chosen.map(({ _id, revision }) => ({ _id, revision }));
    const answer = await press(call(judgeNewcomers, { body: { take, newcomers: named } }));
    if (!answer) return;
    if (answer.left > 0) toast('Somebody changed what they wrote meanwhile. Please look once more.');
    else if (!take) toast(answer.taken === 1 ? 'One person refused.' : `${answer.taken} people refused.`);
    else toast(answer.taken === 1 ? 'One guest added.' : `${answer.taken} guests added.`, { kind: 'done' });
    if (take && answer.taken > 0) onTaken();
  };
  const page = link && (language === 'en' ? link : `${link}&lang=${language}`);
  return (
    <section className="card card-body my-address" aria-labelledby="family-link">
      <Icon name="chat" />
      <div>
        <h2 id="family-link">One link for your family group</h2>
        <p className="soft">
          {link
            ? 'Whoever opens it writes name and address, and waits here until you say yes. Nobody sees your list.'
            : hidden
              ? 'The link that your people have still works, but we cannot show it again. A new one ends it.'
              : 'Share it in the group, and your people add themselves. Nobody is on your list before you say yes.'}
        </p>
      </div>
      {page ? (
        <button type="button" className="button button-quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide the link' : 'Share the link'}
        </button>
      ) : (
        <button
          type="button"
          className="button button-quiet"
          disabled={busy}
          aria-busy={busy}
          onClick={() =>
            void press(call(openFamilyLink, { body: { renew: hidden } })).then((made) => setOpen(made !== null))
          }
        >
          {hidden ? 'Make a new link' : 'Make the link'}
        </button>
      )}
      {page && open && (
        <div className="family-share">
          <Segmented<GuestLanguage>
            legend="Language of the message"
            options={languages}
            value={language}
            onChange={setLanguage}
          />
          <div className="guest-ask">
            <a
              className="button"
              href={`${shopFacts.whatsappHost}/?text=${encodeURIComponent(familyMessage(language, $user.get()?.name ?? '', page))}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name="chat" />
              Share on WhatsApp
            </a>
            <CopyButton text={page} label="Copy the link" />
            <button type="button" className="button button-quiet" disabled={busy} onClick={() => setAsked('end')}>
              End the link
            </button>
          </div>
        </div>
      )}
      <Refusal message={problem} />
      {newcomers.length > 0 && (
        <div className="family-share" role="group" aria-labelledby="newcomers">
          <h3 id="newcomers">{`${newcomers.length} ${newcomers.length === 1 ? 'waits' : 'wait'} for your word`}</h3>
          <ul className="newcomers">
            {toldApart(newcomers)
              .slice(0, shown)
              .map((one) => (
                <li key={one._id}>
                  <p>
                    <strong>{personName(one.name)}</strong> <span className="guest-mobile">{one.mobile}</span>
                    <span>{`${one.address}, ${one.pincode}`}</span>
                    {one.known && (
                      <span className="badge badge-warn">
                        {`On your list as ${personName(one.known.name)}: fills ${one.known.address ? 'a new address in' : 'the missing address'}`}
                      </span>
                    )}
                  </p>
                  <span className="guest-ask">
                    <button
                      type="button"
                      className="button button-quiet"
                      disabled={busy}
                      onClick={() => void judge([one], true)}
                    >
                      <span>{one.known ? 'Fill in' : 'Add'}</span>
                      <span className="visually-hidden">{` ${one.shown}`}</span>
                    </button>
                    <button
                      type="button"
                      className="button button-plain"
                      disabled={busy}
                      onClick={() => void judge([one], false)}
                    >
                      Refuse
                      <span className="visually-hidden"> {one.shown}</span>
                    </button>
                  </span>
                </li>
              ))}
          </ul>
          {newcomers.length > shown && (
            <p>
              <button type="button" className="button button-quiet" onClick={() => setShown(shown + 5 * SHOWN)}>
                {`Show more (${newcomers.length - shown} left)`}
              </button>
            </p>
          )}
          {newcomers.length > 1 && (
            <p className="guest-ask">
              <button type="button" className="button" disabled={busy} onClick={() => void judge(newcomers, true)}>
                {`Add all ${newcomers.length}`}
              </button>
              <button type="button" className="button button-plain" disabled={busy} onClick={() => setAsked('refuse')}>
                Refuse all
              </button>
            </p>
          )}
        </div>
      )}
      {asked && (
        <Dialog
          title={asked === 'end' ? 'End the link?' : `Refuse all ${newcomers.length}?`}
          open
          onClose={() => setAsked(null)}
          role="alertdialog"
        >
          <p>
            {asked === 'end'
              ? 'Whoever opens it in your group then can no longer add themselves. Who waits already still waits, and you can make a new link.'
              : 'They leave this list and do not come onto your guest list. Each can add themselves once more while the link is open.'}
          </p>
          <div className="dialog-actions">
            <button type="button" className="button button-quiet" onClick={() => setAsked(null)}>
              No
            </button>
            <button
              type="button"
              className="button"
              disabled={busy}
              onClick={() => {
                setAsked(null);
                if (asked === 'refuse') void judge(newcomers, false);
                else void press(call(closeFamilyLink, {})).then((ended) => ended && setOpen(false));
              }}
            >
              {asked === 'end' ? 'Yes, end it' : 'Yes, refuse all'}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
