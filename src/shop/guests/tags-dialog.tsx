import { useState } from 'react';
import { call } from '#client/api.ts';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import * as say from '#shop/guests/several-guests.texts.ts';
import { tagGuests } from '#domain/guests/household.contract.ts';
import {
  eventList,
  eventName,
  type GuestSide,
  guestSides,
  offeredEvents,
  sideTexts,
} from '#domain/guests/household.rules.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { SubmitRow } from '#ui/refusal.tsx';

interface DialogProps {
  guests: readonly GuestWire[];
  chosen: readonly GuestWire[];
  onClose(): void;
  onDone(changed: readonly GuestWire[]): void;
}

/** Dialog that sets the side and events of the chosen guests; an unchanged value leaves each guest's own. */
export function TagsDialog({ guests, chosen, onClose, onDone }: DialogProps) {
  const [side, setSide] = useState<GuestSide | '' | 'keep'>(() => sideOf(chosen));
  /** Changed events: true adds the event to all chosen guests, false removes it from all. */
  const [pressed, setPressed] = useState<Readonly<Record<string, boolean>>>({});
  const [own, setOwn] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const events = eventList([...offeredEvents, ...guests.flatMap((one) => one.events ?? []), ...Object.keys(pressed)]);
  const save = async (): Promise<void> => {
    const typed = eventName(own);
    const add = events.filter((event) => pressed[event] === true);
    setBusy(true);
    setProblem('');
    const answer = await call(tagGuests, {
      body: {
        guests: chosen.map(({ _id }) => _id),
        ...(side === 'keep' ? {} : { side }),
        add: typed === '' ? add : [...add, typed],
        remove: events.filter((event) => pressed[event] === false),
      },
    });
    setBusy(false);
    if (answer.ok) onDone(answer.data.guestList);
    else setProblem(answer.message);
  };
  const [only, ...others] = chosen;
  return (
    <Dialog
      title={only && others.length === 0 ? say.tagsTitleOne(only.name) : say.tagsTitle(chosen.length)}
      open
      onClose={onClose}
    >
      <form
        className="form-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void save();
        }}
      >
        <Field label={say.tagsSide}>
          <select
            className="input"
            value={side}
            onChange={({ target }) => setSide(target.value as GuestSide | '' | 'keep')}
          >
            <option value="keep">{say.tagsSideKeep}</option>
            {guestSides.map((one) => (
              <option key={one} value={one}>
                {sideTexts[one]}
              </option>
            ))}
            <option value="">{say.tagsSideNone}</option>
          </select>
        </Field>
        <fieldset className="field">
          <legend>{say.tagsEvents}</legend>
          <div className="guest-events">
            {events.map((event) => (
              <EventCheck
                key={event}
                event={event}
                of={chosen.length}
                having={chosen.filter((one) => one.events?.includes(event)).length}
                pressed={pressed[event]}
                onPress={(on) => setPressed({ ...pressed, [event]: on })}
              />
            ))}
          </div>
        </fieldset>
        <Field label={say.tagsOwn} optional hint={say.tagsOwnHint}>
          <input className="input" value={own} autoComplete="off" onChange={({ target }) => setOwn(target.value)} />
        </Field>
        <SubmitRow busy={busy} problem={problem} label={say.tagsSave} busyLabel={say.tagsSaving} />
      </form>
    </Dialog>
  );
}

/** Returns the side that all these guests have; `keep` where they differ. */
function sideOf(guests: readonly GuestWire[]): GuestSide | '' | 'keep' {
  const [first, ...others] = new Set(guests.map((one) => one.side ?? ''));
  return others.length > 0 ? 'keep' : (first ?? 'keep');
}

interface EventProps {
  event: string;
  /** Number of the chosen guests, and of those who have the event. */
  of: number;
  having: number;
  /** What was pressed; missing while each guest keeps what they have. */
  pressed: boolean | undefined;
  onPress(on: boolean): void;
}

function EventCheck({ event, of, having, pressed, onPress }: EventProps) {
  const some = pressed === undefined && having > 0 && having < of;
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={pressed ?? (having > 0 && having === of)}
        ref={(box) => {
          if (box) box.indeterminate = some;
        }}
        onChange={({ target }) => onPress(target.checked)}
      />
      <span>
        {event} {some && <span className="soft">{say.tagsSome(having)}</span>}
      </span>
    </label>
  );
}
