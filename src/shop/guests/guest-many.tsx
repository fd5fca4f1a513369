import { useState } from 'react';
import { call } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
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
  /** Called with guests that the server has just returned. */
  onChanged(guests: readonly GuestWire[]): void;
  onClose(): void;
}

/** Panel of actions on the selected guests: join them to a household, separate them, set side and events. */
export function GuestMany({ guests, listed, picked, onPick, onChanged, onClose }: ManyProps) {
  const [open, setOpen] = useState<'household' | 'tags' | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const chosen = guests.filter(({ _id }) => picked.has(_id));
  const together = chosen.filter(({ household }) => household);
  const all = listed.length > 0 && listed.every((id) => picked.has(id));
  const part = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    const answer = await call(partHousehold, { body: { guests: together.map(({ _id }) => _id) } });
    setBusy(false);
    if (!answer.ok) return setProblem(answer.message);
    onChanged(answer.data.guestList);
    onPick(new Set());
    toast(say.manyAreApart);
  };
  const done = (changed: readonly GuestWire[], text: string): void => {
    onChanged(changed);
    onPick(new Set());
    setOpen(null);
    toast(text);
  };
  return (
    <section className="card guest-many" aria-label={say.many}>
      <p role="status">
        <strong>{say.manyChosen(chosen.length)}</strong>
        {chosen.length === 0 && <span>{say.manyNobody}</span>}
      </p>
      <div className="guest-actions">
        <button
          type="button"
          className="button button-plain"
          onClick={() => onPick(all ? new Set() : new Set([...picked, ...listed]))}
        >
          {all ? say.manyNone : say.manyAll(listed.length)}
        </button>
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
          {say.manyHousehold}
        </button>
        {together.length > 0 && (
          <button
            type="button"
            className="button button-quiet"
            disabled={busy}
            aria-busy={busy}
            onClick={() => void part()}
          >
            {say.manyApart}
          </button>
        )}
        <button type="button" className="button button-plain" onClick={onClose}>
          {say.manyDone}
        </button>
      </div>
      <Refusal message={problem} />
      {open === 'household' && (
        <HouseholdDialog
          guests={guests}
          chosen={chosen}
          onFresh={onChanged}
          onClose={() => setOpen(null)}
          onDone={(changed) => done(changed, say.manyAreTogether)}
        />
      )}
      {open === 'tags' && (
        <TagsDialog
          guests={guests}
          chosen={chosen}
          onClose={() => setOpen(null)}
          onDone={(changed) => done(changed, say.manyAreTagged)}
        />
      )}
    </section>
  );
}
