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
} from '#domain/guests/family-link.contract.ts';
import { familyMessage } from '#domain/guests/whatsapp-texts.rules.ts';
import { type GuestLanguage } from '#domain/guests/guest.rules.ts';
import * as say from '#shop/guests/family-link.texts.ts';
import { personName } from '#lib/display-name.ts';
import { toldApart } from '#lib/told-apart.ts';
import { shopFacts } from '#shop.config';
import { languageOptions } from '#shop/guests/language-options.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { Segmented } from '#ui/segmented.tsx';

/** Number of newcomers shown at first. */
const SHOWN = 10;

interface PanelProps {
  /** Called when a newcomer was added to the list. */
  onTaken(): void;
}

/**
 * Panel of the family link, with which guests add themselves. The customer shares or ends the link, and accepts or
 * refuses each newcomer.
 */
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
    if (answer.left > 0) toast(say.newcomersChanged);
    else if (!take) toast(say.newcomersRefused(answer.taken));
    else toast(say.newcomersAdded(answer.taken), { kind: 'done' });
    if (take && answer.taken > 0) onTaken();
  };
  const page = link && (language === 'en' ? link : `${link}&lang=${language}`);
  return (
    <section className="card card-body my-address" aria-labelledby="family-link">
      <Icon name="chat" />
      <div>
        <h2 id="family-link">{say.linkTitle}</h2>
        <p className="soft">{link ? say.linkOpen : hidden ? say.linkHidden : say.linkNone}</p>
      </div>
      {page ? (
        <button type="button" className="button button-quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? say.linkHide : say.linkShare}
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
          {hidden ? say.linkMakeNew : say.linkMake}
        </button>
      )}
      {page && open && (
        <div className="family-share">
          <Segmented<GuestLanguage>
            legend={say.linkLanguage}
            options={languageOptions}
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
              {say.linkSend}
            </a>
            <CopyButton text={page} label={say.linkCopy} />
            <button type="button" className="button button-quiet" disabled={busy} onClick={() => setAsked('end')}>
              {say.linkEnd}
            </button>
          </div>
        </div>
      )}
      <Refusal message={problem} />
      {newcomers.length > 0 && (
        <div className="family-share" role="group" aria-labelledby="newcomers">
          <h3 id="newcomers">{say.newcomers(newcomers.length)}</h3>
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
                        {(one.known.address ? say.newcomerMoved : say.newcomerKnown)(personName(one.known.name))}
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
                      <span>{one.known ? say.newcomerFill : say.newcomerAdd}</span>
                      <span className="visually-hidden">{` ${one.shown}`}</span>
                    </button>
                    <button
                      type="button"
                      className="button button-plain"
                      disabled={busy}
                      onClick={() => void judge([one], false)}
                    >
                      {say.newcomerRefuse}
                      <span className="visually-hidden"> {one.shown}</span>
                    </button>
                  </span>
                </li>
              ))}
          </ul>
          {newcomers.length > shown && (
            <p>
              <button type="button" className="button button-quiet" onClick={() => setShown(shown + 5 * SHOWN)}>
                {say.newcomersMore(newcomers.length - shown)}
              </button>
            </p>
          )}
          {newcomers.length > 1 && (
            <p className="guest-ask">
              <button type="button" className="button" disabled={busy} onClick={() => void judge(newcomers, true)}>
                {say.newcomersAdd(newcomers.length)}
              </button>
              <button type="button" className="button button-plain" disabled={busy} onClick={() => setAsked('refuse')}>
                {say.newcomersRefuse}
              </button>
            </p>
          )}
        </div>
      )}
      {asked && (
        <Dialog
          title={asked === 'end' ? say.linkEndTitle : say.newcomersRefuseTitle(newcomers.length)}
          open
          onClose={() => setAsked(null)}
          role="alertdialog"
        >
          <p>{asked === 'end' ? say.linkEndNote : say.newcomersRefuseNote}</p>
          <div className="dialog-actions">
            <button type="button" className="button button-quiet" onClick={() => setAsked(null)}>
              {say.linkNo}
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
              {asked === 'end' ? say.linkEndYes : say.newcomersRefuseYes}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
