import { Suspense, useState } from 'react';
import { call } from '#client/api.ts';
import { $user } from '#client/session.ts';
import { type GuestWire, noteAsked } from '#domain/guests/guest.contract.ts';
import { daysSince } from '#domain/guests/page-queue.rules.ts';
import type { PageState } from '#domain/guests/page-state.rules.ts';
import { whatsappLink } from '#domain/guests/whatsapp-texts.rules.ts';
import type { GuestLanguage } from '#domain/guests/guest-language.rules.ts';
import type { AskedGuest, PageOfGuest } from '#shop/guests/guest-ask.tsx';
import { sentBefore } from '#shop/guests/guest-ask.texts.ts';
import * as say from '#shop/guests/page-sending.texts.ts';
import { shopFacts } from '#shop.config';
import { languageOptions } from '#shop/guests/language-options.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Failure } from '#ui/failure.tsx';
import { Icon } from '#ui/icon.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

// Only of use where the page is about nothing but the celebration.
const UntoldCelebration = lazyPart(
  async () => (await import('#shop/guests/untold-celebration.tsx')).UntoldCelebration,
  () => null,
);

interface SendingProps {
  queue: readonly AskedGuest[];
  /** Index in `queue` of the guest whose turn it is. */
  place: number;
  /** Link to that guest's page. */
  page: PageOfGuest;
  /** Called when the next guest's turn comes, or the last one's is over. */
  onNext(): void;
  onAsked?(guest: GuestWire): void;
}

/**
 * What the dialog says of the guest whose turn it is, with the link to WhatsApp. A click on that marks the guest as
 * written to; copying the link does not.
 */
export function PageSending({ queue, place, page, onNext, onAsked }: SendingProps) {
  const [pressed, setPressed] = useState<readonly string[]>([]);
  const [language, setLanguage] = useState<GuestLanguage>('en');
  const { link, says, problem, retry } = page;
  const guest = queue[place];
  if (!guest) return null;
  const next = queue[place + 1];
  const isPressed = pressed.includes(guest._id);
  return (
    <>
      {queue.length > 1 && (
        <p className="soft" role="status">
          {say.askPlace(place + 1, queue.length, guest.shown)}
        </p>
      )}
      {says ? <p>{say.pageIntro[says]}</p> : !problem && <Skeleton lines={2} />}
      {says === 'invited' && (
        <Suspense fallback={null}>
          <UntoldCelebration />
        </Suspense>
      )}
      <Segmented<GuestLanguage>
        legend={say.askLanguage}
        options={languageOptions}
        value={language}
        onChange={setLanguage}
      />
      {guest.askedAt && !isPressed && <p className="soft">{sentBefore(daysSince(guest.askedAt, Date.now()))}</p>}
      {problem ? (
        <Failure message={problem} onRetry={retry} />
      ) : says ? (
        <PageLink
          key={guest._id}
          guest={guest}
          says={says}
          page={language === 'en' ? link : `${link}&lang=${language}`}
          language={language}
          onPressed={() => setPressed([...pressed, guest._id])}
          {...(onAsked ? { onAsked } : {})}
        />
      ) : (
        <Skeleton lines={1} />
      )}
      {queue.length > 1 && (
        <p className="dialog-actions">
          <button type="button" className={isPressed ? 'button' : 'button button-quiet'} onClick={onNext}>
            {next ? (isPressed ? say.askNext : say.askSkip)(next.shown) : say.askDone}
          </button>
        </p>
      )}
    </>
  );
}

interface LinkProps {
  guest: GuestWire;
  says: PageState;
  /** Link to the page in the chosen language. */
  page: string;
  language: GuestLanguage;
  onPressed(): void;
  onAsked?(guest: GuestWire): void;
}

/** Shows the link to a guest's page: one button opens WhatsApp with the message, another copies the link. */
function PageLink({ guest, says, page, language, onPressed, onAsked }: LinkProps) {
  const [unnoted, setUnnoted] = useState('');
  const again = guest.askedAt !== null;
  const note = async (): Promise<void> => {
    onPressed();
    setUnnoted('');
    const answer = await call(noteAsked, { params: { id: guest._id } });
    if (answer.ok) onAsked?.(answer.data.guestData);
    else setUnnoted(say.askUnnoted);
  };
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
            says,
            language,
            reminder: again,
          })}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => void note()}
        >
          <Icon name="chat" />
          <span>{buttonText(says === 'address', again)}</span>
        </a>
        <CopyButton text={page} label={say.askCopy} />
      </div>
      <Refusal message={unnoted} />
    </>
  );
}

/** Returns the label of the button that opens WhatsApp. */
function buttonText(asks: boolean, again: boolean): string {
  if (asks) return again ? say.askSendAgain : say.askSend;
  return again ? say.pageSendAgain : say.pageSend;
}
