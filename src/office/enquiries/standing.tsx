import { Select } from '#office/frame/select.tsx';
import type { Enquiry, InboxPerson } from '#domain/enquiries/inbox.contract.ts';
import { chosenStates, enquiryStates } from '#domain/enquiries/inbox.rules.ts';
import * as say from '#office/enquiries/enquiries.texts.ts';

/** Change of a message's state, assignee or mark for erasure. */
export interface StandingWish {
  state?: (typeof chosenStates)[number];
  assigneeId?: string | null;
  erasure?: boolean;
}

interface StandingProps {
  enquiry: Enquiry;
  people: readonly InboxPerson[];
  meId: string;
  busy: boolean;
  onWish(wish: StandingWish): void;
}

/** Controls for a message's assignee, state and wish to be erased. */
export function Standing({ enquiry, people, meId, busy, onWish }: StandingProps) {
  const { state, assigneeId, assignee, erasure } = enquiry;
  const here = people.some(({ id }) => id === assigneeId);
  return (
    <section className="inbox-standing" aria-labelledby="enquiry-standing">
      <h2 id="enquiry-standing">{say.standingTitle}</h2>
      <div className="inbox-with">
        <Select
          label={say.assigneeLabel}
          value={assigneeId ?? ''}
          choices={[
            { value: '', label: say.nobodyYet },
            ...(assigneeId && !here ? [{ value: assigneeId, label: assignee || say.staffWhoLeft }] : []),
            ...people.map(({ id, name }) => ({ value: id, label: id === meId ? say.yourself(name) : name })),
          ]}
          onChange={(id) => onWish({ assigneeId: id || null })}
        />
        {assigneeId !== meId && people.some(({ id }) => id === meId) && (
          <button
            type="button"
            className="button button-quiet"
            disabled={busy}
            onClick={() => onWish({ assigneeId: meId })}
          >
            {say.takeIt}
          </button>
        )}
      </div>
      <fieldset className="inbox-states">
        <legend>{say.state}</legend>
        <div className="chips">
          {chosenStates.map((one) => (
            <button
              key={one}
              type="button"
              className="chip"
              aria-pressed={one === state}
              disabled={busy}
              onClick={() => one !== state && onWish({ state: one })}
            >
              {enquiryStates[one]}
            </button>
          ))}
        </div>
      </fieldset>
      <label className="staff-switch">
        <input
          type="checkbox"
          checked={erasure}
          disabled={busy}
          onChange={({ target }) => onWish({ erasure: target.checked })}
        />
        <span>
          {say.asksForDeletion}
          <small>{say.deletionHint}</small>
        </span>
      </label>
    </section>
  );
}
