import { useState } from 'react';
import { call } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { SITTING } from '#domain/guests/guest.rules.ts';
import { homesOf } from '#domain/guests/homes.rules.ts';
import { pagesInTurn } from '#domain/guests/page-queue.rules.ts';
import * as say from '#shop/guests/several-guests.texts.ts';
import { partHousehold } from '#domain/guests/household.contract.ts';
import { HouseholdDialog } from '#shop/guests/household-dialog.tsx';
import { TagsDialog } from '#shop/guests/tags-dialog.tsx';
import { Refusal } from '#ui/refusal.tsx';

interface ManyProps {
  /** Guests of the whole list. */
  guests: readonly GuestWire[];
  /** Ids of the guests in the current view. */
  listed: readonly string[];
  picked: ReadonlySet<string>;
  onPick(ids: ReadonlySet<string>): void;
  /** Sends homes their pages, one after another. */
  onSend(homes: GuestWire[]): void;
  /** Called with guests that the server has just returned. */
  onChanged(guests: readonly GuestWire[]): void;
  onClose(): void;
}

/**
 * Panel of actions on the selected guests: send them their pages, set side and events, join them to a household or
 * separate them.
 */
export function GuestMany({ guests, listed, picked, onPick, onSend, onChanged, onClose }: ManyProps) {
  const [open, setOpen] = useState<'household' | 'tags' | null>(null);
  const [more, setMore] = useState(false);
  const chosen = guests.filter(({ _id }) => picked.has(_id));
  const { pages, left } = pagesOf(guests, picked);
  const all = listed.length > 0 && listed.every((id) => picked.has(id));
  const done = (changed: readonly GuestWire[], text: string): void => {
    onChanged(changed);
    onPick(new Set());
    setOpen(null);
    toast(text);
  };
  return (
    <section className="card guest-many sticky-bar" aria-label={say.many}>
      <p role="status">
        <strong>{chosen.length > 0 ? say.manyChosen(chosen.length) : say.manyNobody}</strong>
      </p>
      <button
        type="button"
        className="button button-plain"
        onClick={() => onPick(all ? new Set() : new Set([...picked, ...listed]))}
      >
        {all ? say.manyNone : say.manyAll(listed.length)}
      </button>
      <button type="button" className="button button-plain" onClick={onClose}>
        {say.manyDone}
      </button>
      <div className="guest-actions">
        <SendPages pages={pages} onSend={onSend} />
        {/* On a phone alone; a wide window shows the rest at once. */}
        {chosen.length > 0 && (
          <button
            type="button"
            className="button button-plain guest-many-more"
            aria-expanded={more}
            aria-controls="guest-many-rest"
            onClick={() => setMore(!more)}
          >
            {more ? say.manyLess : say.manyMore}
          </button>
        )}
      </div>
      <div className="guest-actions guest-many-rest" id="guest-many-rest" data-open={more || undefined}>
        <button
          type="button"
          className="button button-quiet"
          disabled={chosen.length === 0}
          onClick={() => setOpen('tags')}
        >
          {say.manyTags}
        </button>
        <button
          type="button"
          className="button button-quiet"
          disabled={chosen.length < 2}
          onClick={() => setOpen('household')}
        >
          {say.manyJoin}
        </button>
        <TakeApart chosen={chosen} onApart={(changed) => done(changed, say.manySeparated)} />
        {left.length > 0 && <p className="soft guest-left">{left.join(' ')}</p>}
      </div>
      {open && (
        <OverMany
          open={open}
          guests={guests}
          chosen={chosen}
          onFresh={onChanged}
          onClose={() => setOpen(null)}
          onDone={done}
        />
      )}
    </section>
  );
}

/** Button that sends the next of these homes their page; nothing for none. */
function SendPages({ pages, onSend }: { pages: readonly GuestWire[]; onSend: (homes: GuestWire[]) => void }) {
  if (pages.length === 0) return null;
  return (
    <button type="button" className="button button-quiet" onClick={() => onSend(pages.slice(0, SITTING))}>
      {pages.length > SITTING ? say.manySendSome(SITTING, pages.length) : say.manySend(pages.length)}
    </button>
  );
}

interface OverProps {
  open: 'household' | 'tags';
  guests: readonly GuestWire[];
  chosen: readonly GuestWire[];
  onFresh(guests: readonly GuestWire[]): void;
  onClose(): void;
  /** Called with the guests that were changed and a sentence about it. */
  onDone(changed: readonly GuestWire[], text: string): void;
}

/** The dialog about the chosen guests that is open. */
function OverMany({ open, onFresh, onDone, ...rest }: OverProps) {
  return open === 'tags' ? (
    <TagsDialog {...rest} onDone={(changed) => onDone(changed, say.manyTagged)} />
  ) : (
    <HouseholdDialog {...rest} onFresh={onFresh} onDone={(changed) => onDone(changed, say.manyJoined)} />
  );
}

/** Button that takes the chosen guests out of their households; nothing where none of them is in one. */
function TakeApart({
  chosen,
  onApart,
}: {
  chosen: readonly GuestWire[];
  onApart: (changed: readonly GuestWire[]) => void;
}) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const together = chosen.filter(({ household }) => household);
  const part = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    const answer = await call(partHousehold, { body: { guests: together.map(({ _id }) => _id) } });
    setBusy(false);
    if (answer.ok) onApart(answer.data.guestList);
    else setProblem(answer.message);
  };
  return (
    <>
      {together.length > 0 && (
        <button
          type="button"
          className="button button-quiet"
          disabled={busy}
          aria-busy={busy}
          onClick={() => void part()}
        >
          {say.manySeparate}
        </button>
      )}
      <Refusal message={problem} />
    </>
  );
}

/** Returns the chosen homes that are sent their page now, in turn, and sentences about those that are not. */
function pagesOf(guests: readonly GuestWire[], picked: ReadonlySet<string>): { pages: GuestWire[]; left: string[] } {
  const ids = new Set(guests.flatMap(({ _id, household }) => (picked.has(_id) ? (household ?? _id) : [])));
  // One of a household stands for all of it: one parcel, one page.
  const homes = homesOf(guests).filter(({ _id, household }) => ids.has(household ?? _id));
  const numbered = homes.filter(({ mobile }) => mobile !== '').length;
  const pages = pagesInTurn(homes, Date.now());
  const [rested, numberless] = [numbered - pages.length, homes.length - numbered];
  return {
    pages,
    left: [rested > 0 && say.manySentLately(rested), numberless > 0 && say.manyWithoutNumber(numberless)].filter(
      (text) => text !== false,
    ),
  };
}
