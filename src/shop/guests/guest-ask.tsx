import { useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { $user } from '#client/session.ts';
import { askGuest, type GuestWire, noteAsked } from '#domain/guests/guest.contract.ts';
import { whatsappLink } from '#domain/guests/whatsapp-texts.rules.ts';
import { type GuestLanguage } from '#domain/guests/guest.rules.ts';
import * as say from '#shop/guests/guest-ask.texts.ts';
import { shopFacts } from '#shop.config';
import { toldApart } from '#lib/told-apart.ts';
import { languageOptions } from '#shop/guests/language-options.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Failure } from '#ui/failure.tsx';
import { Icon } from '#ui/icon.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface AskProps {
  /** Guests to ask, in turn. */
  guests: readonly GuestWire[];
  /** Whole list, among which guests of the same name are told apart. */
  among?: readonly GuestWire[];
  onClose(): void;
  /** Called with the guest after the request. */
  onAsked?(guest: GuestWire): void;
}

/**
 * Dialog that asks guests for their addresses by WhatsApp, one after another; a guest asked before gets a reminder. A
 * click on the WhatsApp link marks the guest as asked; copying the link does not.
 */
export function GuestAsk({ guests, among = guests, onClose, onAsked }: AskProps) {
  // The list may change while it is asked: whom the dialog was opened for stays.
  const [queue] = useState(() => {
    const all = toldApart(among);
    // A household stands for its people by a name of its own.
    const inList = ({ _id, name }: GuestWire) => all.find((one) => one._id === _id && one.name === name);
    return toldApart(guests).map((guest) => ({ ...guest, shown: inList(guest)?.shown ?? guest.shown }));
  });
  const [place, setPlace] = useState(0);
  const [pressed, setPressed] = useState<readonly string[]>([]);
  const [language, setLanguage] = useState<GuestLanguage>('en');
  const guest = queue[place];
  if (!guest) return null;
  const next = queue[place + 1];
  const name = guest.shown;
  return (
    <Dialog title={guest.askedAt ? say.askTitleAgain(name) : say.askTitle(name)} open onClose={onClose}>
      <div className="form-stack">
        {queue.length > 1 && (
          <p className="soft" role="status">
            {say.askPlace(place + 1, queue.length, name)}
          </p>
        )}
        <p>{say.askIntro}</p>
        <Segmented<GuestLanguage>
          legend={say.askLanguage}
          options={languageOptions}
          value={language}
          onChange={setLanguage}
        />
        <AskLink
          key={guest._id}
          guest={guest}
          language={language}
          onPressed={() => setPressed([...pressed, guest._id])}
          {...(onAsked ? { onAsked } : {})}
        />
        {queue.length > 1 && (
          <p className="dialog-actions">
            <button
              type="button"
              className={pressed.includes(guest._id) ? 'button' : 'button button-quiet'}
              onClick={() => (next ? setPlace(place + 1) : onClose())}
            >
              {next ? (pressed.includes(guest._id) ? say.askNext : say.askSkip)(next.shown) : say.askDone}
            </button>
          </p>
        )}
      </div>
    </Dialog>
  );
}

interface LinkProps {
  guest: GuestWire;
  language: GuestLanguage;
  onPressed(): void;
  onAsked?(guest: GuestWire): void;
}

/** Shows the link to a guest's page: one button opens WhatsApp with the message, another copies the link. */
function AskLink({ guest, language, onPressed, onAsked }: LinkProps) {
  const [link, setLink] = useState('');
  const [problem, setProblem] = useState('');
  const [unnoted, setUnnoted] = useState('');
  const [round, setRound] = useState(0);
  const id = guest._id;

  useEffect(() => {
    let open = true;
    setProblem('');
    void call(askGuest, { params: { id } }).then((answer) => {
      if (!open) return;
      if (answer.ok) setLink(answer.data.link);
      else setProblem(answer.status === 404 ? say.guestGone : answer.message);
    });
    return () => {
      open = false;
    };
  }, [id, round]);

  const page = language === 'en' ? link : `${link}&lang=${language}`;
  const note = async (): Promise<void> => {
    onPressed();
    setUnnoted('');
    const answer = await call(noteAsked, { params: { id } });
    if (answer.ok) onAsked?.(answer.data.guestData);
    else setUnnoted(say.askUnnoted);
  };
  if (problem) return <Failure message={problem} onRetry={() => setRound(round + 1)} />;
  if (!link) return <Skeleton lines={1} />;
  return (
    <>
      <div className="guest-ask">
        <a
          className="button button-large"
          href={whatsappLink({
            whatsappHost: shopFacts.whatsappHost,
            mobile: guest.mobile,
            guest: guest.name,
            host: $user.get()?.name ?? '',
            page,
            language,
            reminder: guest.askedAt !== null,
          })}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => void note()}
        >
          <Icon name="chat" />
          <span>{guest.askedAt ? say.askSendAgain : say.askSend}</span>
        </a>
        <CopyButton text={page} label={say.askCopy} />
      </div>
      <Refusal message={unnoted} />
    </>
  );
}
