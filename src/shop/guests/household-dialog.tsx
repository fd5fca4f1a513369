import { useState } from 'react';
import { call } from '#client/api.ts';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import * as say from '#shop/guests/several-guests.texts.ts';
import { joinHousehold } from '#domain/guests/household.contract.ts';
import { MOST_MEMBERS, proposedName } from '#domain/guests/household.rules.ts';
import { personName } from '#lib/display-name.ts';
import { isIndian } from '#lib/guest-number.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { SubmitRow } from '#ui/refusal.tsx';

interface DialogProps {
  guests: readonly GuestWire[];
  chosen: readonly GuestWire[];
  /** Called with the current guests when another device has changed them. */
  onFresh(guests: readonly GuestWire[]): void;
  onClose(): void;
  onDone(changed: readonly GuestWire[]): void;
}

const placeOf = ({ address, pincode }: GuestWire): string => [address, pincode].filter(Boolean).join(', ');

/**
 * Dialog that joins guests to one household with a name on the box, a phone for the courier and an address. It includes
 * everyone who shares a household with them.
 */
export function HouseholdDialog({ guests, chosen, onFresh, onClose, onDone }: DialogProps) {
  // Whoever shares a home with one of them comes along.
  const ids = new Set(chosen.map(({ _id }) => _id));
  const homes = new Set(chosen.flatMap(({ household }) => household ?? []));
  const members = guests.filter(({ _id, household }) => ids.has(_id) || (household && homes.has(household)));
  /** Members whom the courier can call. */
  const called = members.filter(({ mobile }) => isIndian(mobile));
  const places = members.filter(
    (one, at) => one.address !== '' && members.findIndex((other) => placeOf(other) === placeOf(one)) === at,
  );
  const [name, setName] = useState(
    () => members.find(({ boxName }) => boxName)?.boxName ?? proposedName(members.map((one) => one.name)),
  );
  const [contact, setContact] = useState(
    () => (called.find(({ _id, household }) => household === _id) ?? called[0] ?? members[0])?._id ?? '',
  );
  const [addressOf, setAddressOf] = useState(places.length === 1 ? (places[0]?._id ?? '') : '');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const save = async (): Promise<void> => {
    if (places.length > 1 && addressOf === '') return setProblem(say.homeAddressNone);
    setBusy(true);
    setProblem('');
    const answer = await call(joinHousehold, {
      body: {
        members: members.map(({ _id, revision }) => ({ _id, revision })),
        name,
        contact,
        addressOf: addressOf || places[0]?._id || contact,
      },
    });
    setBusy(false);
    if (answer.ok) return onDone(answer.data.guestList);
    const { guestList } = (answer.data ?? {}) as { guestList?: GuestWire[] };
    if (guestList) onFresh(guestList);
    setProblem(answer.message);
  };
  const fits = members.length <= MOST_MEMBERS;
  return (
    <Dialog title={say.homeTitle} open onClose={onClose}>
      <form
        className="form-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (fits && !busy) void save();
        }}
      >
        <p>{say.homeIntro}</p>
        <Field label={say.homeName}>
          <input className="input" value={name} autoComplete="off" onChange={({ target }) => setName(target.value)} />
        </Field>
        {called.length > 0 && (
          <OneOf
            name="household-contact"
            legend={say.homePhone}
            members={called}
            chosen={contact}
            onChoose={setContact}
            words={(one) => `${personName(one.name)}, ${one.mobile}`}
          />
        )}
        {places.length > 1 && (
          <OneOf
            name="household-address"
            legend={say.homeAddress}
            members={places}
            chosen={addressOf}
            onChoose={setAddressOf}
            words={placeOf}
          />
        )}
        {!fits && <p className="field-error">{say.homeTooMany(MOST_MEMBERS)}</p>}
        <SubmitRow busy={busy || !fits} problem={problem} label={say.homeSave} busyLabel={say.homeSaving} />
      </form>
    </Dialog>
  );
}

interface OneOfProps {
  name: string;
  legend: string;
  members: readonly GuestWire[];
  /** Id of the chosen member; empty for none. */
  chosen: string;
  onChoose(id: string): void;
  words(member: GuestWire): string;
}

/** Choice of one of the members of a household. */
function OneOf({ name, legend, members, chosen, onChoose, words }: OneOfProps) {
  return (
    <fieldset className="field">
      <legend>{legend}</legend>
      {members.map((one) => (
        <label key={one._id} className="check">
          <input type="radio" name={name} checked={chosen === one._id} onChange={() => onChoose(one._id)} />
          <span>{words(one)}</span>
        </label>
      ))}
    </fieldset>
  );
}
