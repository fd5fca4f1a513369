import { type ReactNode, useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { $user } from '#client/session.ts';
import { askGuest, type GuestWire } from '#features/guests/guest.contract.ts';
import { type GuestLanguage, whatsappLink } from '#features/guests/guest.rules.ts';
import { shop } from '#shop';
import { displayName } from '#lib/text.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Failure } from '#ui/failure.tsx';
import { Icon } from '#ui/icon.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const languages: readonly { value: GuestLanguage; label: ReactNode }[] = [
  { value: 'en', label: 'English' },
  { value: 'hi', label: <span lang="hi">हिन्दी</span> },
  { value: 'pa', label: <span lang="pa">ਪੰਜਾਬੀ</span> },
];

interface AskProps {
  guest: GuestWire;
  onClose(): void;
  /** The guest as the list shows it after asking. */
  onAsked?(guest: GuestWire): void;
}

/** Asks a guest for the address by WhatsApp. The chat opens from the person's own tap on a real link, so nothing blocks it. */
export function GuestAsk({ guest, onClose, onAsked }: AskProps) {
  const [link, setLink] = useState('');
  const [problem, setProblem] = useState('');
  const [round, setRound] = useState(0);
  const [language, setLanguage] = useState<GuestLanguage>('en');
  const [copied, setCopied] = useState(false);
  const id = guest._id;

  useEffect(() => {
    let open = true;
    setProblem('');
    void call(askGuest, { params: { id } }).then((answer) => {
      if (!open) return;
      if (!answer.ok) return setProblem(answer.message);
      setLink(answer.data.link);
      onAsked?.(answer.data.guestData);
    });
    return () => {
      open = false;
    };
    // One link a dialog; `onAsked` only tells the list about it.
  }, [id, round]);

  const page = language === 'en' ? link : `${link}&lang=${language}`;
  const host = $user.get()?.name ?? '';
  return (
    <Dialog title={`Ask ${displayName(guest.name)} for the address`} open onClose={onClose}>
      <div className="form-stack">
        <p>The link opens a short form. What your guest fills in appears in your guest list by itself; the link is good for 30 days.</p>
        <Segmented<GuestLanguage> legend="Language of the message" options={languages} value={language} onChange={setLanguage} />
        {problem && <Failure message={problem} onRetry={() => setRound(round + 1)} />}
        {!link && !problem && <Skeleton lines={1} />}
        {link && (
          <div className="guest-ask">
            <a
              className="button button-large"
              href={whatsappLink({ whatsappHost: shop.whatsappHost, mobile: guest.mobile, guest: guest.name, host, page, language })}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name="chat" />
              Ask on WhatsApp
            </a>
            <button type="button" className="button button-quiet" onClick={() => void navigator.clipboard?.writeText(page).then(() => setCopied(true))}>
              {copied ? 'Link copied' : 'Copy the link'}
            </button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
