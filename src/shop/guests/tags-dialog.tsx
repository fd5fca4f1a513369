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
  const [side, setSide] = useState<GuestSide | '' | 'keep'>(() => {
    const [first, ...others] = new Set(chosen.map((one) => one.side ?? ''));
    return others.length > 0 ? 'keep' : (first ?? 'keep');
  });
  /** Changed events: true adds the event to all chosen guests, false removes it from all. */
  const [pressed, setPressed] = useState<Readonly<Record<string, boolean>>>({});
  const [own, setOwn] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const events = eventList([...offeredEvents, ...guests.flatMap((one) => one.events ?? []), ...Object.keys(pressed)]);
  const having = (event: string): number => chosen.filter((one) => one.events?.includes(event)).length;
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
            {events.map((event) => {
              const count = having(event);
              const checked = pressed[event] ?? (count > 0 && count === chosen.length);
              const some = pressed[event] === undefined && count > 0 && count < chosen.length;
              return (
                <label key={event} className="check">
                  <input
                    type="checkbox"
                    checked={checked}
                    ref={(box) => {
                      if (box) box.indeterminate = some;
                    }}
                    onChange={({ target }) => setPressed({ ...pressed, [event]: target.checked })}
                  />
                  <span>
                    {event}
                    {some && <span className="soft">{say.tagsSome(count)}</span>}
                  </span>
                </label>
              );
            })}
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
