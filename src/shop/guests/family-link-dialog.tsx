import { useRef, useState } from 'react';
import { call } from '#client/api.ts';
import { $user } from '#client/session.ts';
import { closeFamilyLink, type FamilyLink, openFamilyLink } from '#domain/guests/family-link.contract.ts';
import { type GuestLanguage } from '#domain/guests/guest.rules.ts';
import { familyMessage } from '#domain/guests/whatsapp-texts.rules.ts';
import * as say from '#shop/guests/family-link.texts.ts';
import { languageOptions } from '#shop/guests/language-options.tsx';
import { isOnList, NewcomerList } from '#shop/guests/newcomer-list.tsx';
import { LINK_HEADING, useFamilyLink } from '#shop/guests/use-family-link.ts';
import { shopFacts } from '#shop.config';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Failure } from '#ui/failure.tsx';
import { Icon } from '#ui/icon.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Number of newcomers shown at first. */
const SHOWN = 10;

interface LinkDialogProps {
  /** Called when a newcomer was added to the list. */
  onTaken(): void;
  onClose(): void;
}

/**
 * Dialog of the family link, with which guests add themselves. The customer accepts or refuses each newcomer, and shares
 * or ends the link.
 */
export function FamilyLinkDialog({ onTaken, onClose }: LinkDialogProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { loaded, reload, busy, problem, press, judge, goOnAt } = useFamilyLink(panel, onTaken);
  const [shown, setShown] = useState(SHOWN);
  const [asked, setAsked] = useState<'end' | 'refuse' | null>(null);
  const newcomers = loaded.data?.newcomers ?? [];
  return (
    <Dialog title={say.linkDialog} open onClose={onClose} wide>
      {loaded.state === 'loading' && <Skeleton lines={4} />}
      {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
      {loaded.data && (
        <div ref={panel} className="form-stack">
          <Refusal message={problem} />
          {newcomers.length > 0 && (
            <NewcomerList
              newcomers={newcomers}
              shown={shown}
              busy={busy}
              onMore={() => {
                setShown(shown + 5 * SHOWN);
                goOnAt(shown);
              }}
              onJudge={(chosen, take) => void judge(chosen, take)}
              onRefuseAll={() => setAsked('refuse')}
            />
          )}
          <LinkPart
            {...loaded.data}
            busy={busy}
            onMake={(renew) => void press(call(openFamilyLink, { body: { renew } }))}
            onEnd={() => setAsked('end')}
          />
        </div>
      )}
      {asked && (
        <Sure
          ends={asked === 'end'}
          people={newcomers.length}
          listed={newcomers.filter(isOnList).length}
          busy={busy}
          onClose={() => setAsked(null)}
          onYes={() => {
            setAsked(null);
            if (asked === 'refuse') void judge(newcomers, false);
            else void press(call(closeFamilyLink, {}));
          }}
        />
      )}
    </Dialog>
  );
}

interface LinkPartProps extends FamilyLink {
  busy: boolean;
  /** Called with true to put a new link in the place of one that cannot be shown. */
  onMake(renew: boolean): void;
  onEnd(): void;
}

/** The link with what it does: shared, copied and ended, or made. */
function LinkPart({ link, hidden = false, busy, onMake, onEnd }: LinkPartProps) {
  const [language, setLanguage] = useState<GuestLanguage>('en');
  const page = link && (language === 'en' ? link : `${link}&lang=${language}`);
  return (
    <section className="form-stack" aria-labelledby={LINK_HEADING}>
      <h3 className="step-head" id={LINK_HEADING} tabIndex={-1}>
        {say.linkTitle}
      </h3>
      <p className="soft">{link ? say.linkOpen : hidden ? say.linkHidden : say.linkNone}</p>
      {page ? (
        <>
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
            <button type="button" className="button button-plain" disabled={busy} onClick={onEnd}>
              {say.linkEnd}
            </button>
          </div>
        </>
      ) : (
        <div className="guest-ask">
          <button type="button" className="button" disabled={busy} aria-busy={busy} onClick={() => onMake(hidden)}>
            {hidden ? say.linkMakeNew : say.linkMake}
          </button>
        </div>
      )}
    </section>
  );
}

interface SureProps {
  /** True to end the link, false to refuse all who wait. */
  ends: boolean;
  people: number;
  /** Those of the people who are on the guest list. */
  listed: number;
  busy: boolean;
  onClose(): void;
  onYes(): void;
}

/** The question before the link is ended, or all who wait are refused. */
function Sure({ ends, people, listed, busy, onClose, onYes }: SureProps) {
  return (
    <Dialog
      title={ends ? say.linkEndTitle : say.newcomersRefuseTitle(people)}
      open
      onClose={onClose}
      role="alertdialog"
    >
      <p>{ends ? say.linkEndNote : say.newcomersRefuseNote(people - listed, listed)}</p>
      <div className="dialog-actions">
        <button type="button" className="button button-quiet" onClick={onClose}>
          {say.linkEndNo}
        </button>
        <button type="button" className="button" disabled={busy} onClick={onYes}>
          {ends ? say.linkEndYes : say.newcomersRefuseYes}
        </button>
      </div>
    </Dialog>
  );
}
