import { Suspense, useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { askGuest, type GuestWire } from '#domain/guests/guest.contract.ts';
import type { PageState } from '#domain/guests/page-state.rules.ts';
import * as say from '#shop/guests/guest-ask.texts.ts';
import { lacksAddress } from '#domain/guests/reachable.rules.ts';
import { amidWords, toldApart } from '#lib/told-apart.ts';
import { Dialog } from '#ui/dialog.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

// The messages of three languages come when somebody is written to; the shop is asked for the link meanwhile.
const PageSending = lazyPart(async () => (await import('#shop/guests/page-sending.tsx')).PageSending);

interface AskProps {
  /** Guests who are sent their page, in turn. */
  guests: readonly GuestWire[];
  /** Whole list, among which guests of the same name are told apart. */
  among?: readonly GuestWire[];
  onClose(): void;
  /** Called with the guest after the sending. */
  onAsked?(guest: GuestWire): void;
}

/** A guest who is written to, under the name by which dialog and message call them. */
export type AskedGuest = GuestWire & { shown: string };

/** Returns the guests under the names that the list has for them; a household's contact under the name on its box. */
function queueOf(guests: readonly GuestWire[], among: readonly GuestWire[]): AskedGuest[] {
  const all = toldApart(among);
  const named = guests.map((guest) =>
    guest.boxName && guest.household === guest._id ? { ...guest, name: guest.boxName } : guest,
  );
  const inList = ({ _id, name }: GuestWire) => all.find((one) => one._id === _id && one.name === name);
  return toldApart(named).map((guest) => ({ ...guest, shown: inList(guest)?.shown ?? guest.shown }));
}

/**
 * Dialog that sends guests their pages by WhatsApp, one after another, in the words of each page's state; who has no
 * address is asked for it, and reminded after that.
 */
export function GuestAsk({ guests, among = guests, onClose, onAsked }: AskProps) {
  // The list may change while it is asked: whom the dialog was opened for stays.
  const [queue] = useState(() => queueOf(guests, among));
  const [place, setPlace] = useState(0);
  const guest = queue[place];
  const page = usePage(guest?._id ?? '');
  if (!guest) return null;
  const name = amidWords(guest);
  // What the list knows stands until the shop has said what the page is about.
  const asks = page.says ? page.says === 'address' : lacksAddress(guest);
  return (
    <Dialog
      title={asks ? (guest.askedAt ? say.askTitleAgain(name) : say.askTitle(name)) : say.sendTitle(name)}
      open
      onClose={onClose}
    >
      <div className="form-stack">
        <Suspense fallback={<Skeleton lines={5} />}>
          <PageSending
            queue={queue}
            place={place}
            page={page}
            onNext={() => (place + 1 < queue.length ? setPlace(place + 1) : onClose())}
            {...(onAsked ? { onAsked } : {})}
          />
        </Suspense>
      </div>
    </Dialog>
  );
}

/** A new link to a guest's page and what the page is about; `says` is null until both are there. */
export interface PageOfGuest {
  link: string;
  says: PageState | null;
  /** Sentence of a failed call; empty without one. */
  problem: string;
  /** Asks for the link again after a failure. */
  retry(): void;
}
const NO_PAGE: Omit<PageOfGuest, 'retry'> = { link: '', says: null, problem: '' };

/** Makes a link to the page of the guest with an id. */
function usePage(id: string): PageOfGuest {
  const [round, setRound] = useState(0);
  const [made, setMade] = useState({ ...NO_PAGE, of: '' });
  const wanted = `${id}:${round}`;
  useEffect(() => {
    let open = true;
    if (id !== '')
      void call(askGuest, { params: { id } }).then((answer) => {
        if (!open) return;
        if (answer.ok) setMade({ ...NO_PAGE, link: answer.data.link, says: answer.data.says, of: wanted });
        else setMade({ ...NO_PAGE, problem: answer.status === 404 ? say.guestGone : answer.message, of: wanted });
      });
    return () => {
      open = false;
    };
  }, [id, wanted]);
  return { ...(made.of === wanted ? made : NO_PAGE), retry: () => setRound(round + 1) };
}
