import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { type Counts, countsText, homesText, type Offer, offerName } from '#office/orders/order-view.rules.ts';
import type { Wish } from '#office/orders/use-steps.tsx';
import { COURIER_NEEDED, knownCouriers, type ParcelState } from '#domain/parcels/fulfilment.rules.ts';
import { readStored, writeStored } from '#client/storage.ts';
import * as orderTexts from '#office/orders/orders.texts.ts';
import * as say from '#office/orders/steps.texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';

/** Storage key of the courier typed last on this device, since most parcels of a day go with the same one. */
const LAST_COURIER = 'shagun:courier:v1';

interface StepDialogProps {
  offers: readonly Offer[];
  /** The chosen homes by state. */
  counts: Counts;
  /** Problem with the last step. */
  problem: ReactNode;
  onClose(): void;
  onStep(wish: Wish, from: readonly ParcelState[]): Promise<void>;
}

/** Dialog that takes the details of a step: the step itself, courier and tracking number, and a note. */
export function StepDialog({ offers, counts, problem, onClose, onStep }: StepDialogProps) {
  const [to, setTo] = useState(offers.length === 1 ? offers[0]?.to : undefined);
  const [parcel, setParcel] = useState(() => ({
    courier: readStored(LAST_COURIER) ?? '',
    tracking: '',
    together: false,
  }));
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  const offer = offers.find((one) => one.to === to);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!offer) return;
    const sends = offer.to === 'sent';
    if (sends && parcel.courier.trim() === '') return setWrong(COURIER_NEEDED);
    if (sends) writeStored(LAST_COURIER, parcel.courier.trim());
    setWrong('');
    setBusy(true);
    await onStep({ state: offer.to, note, ...(sends ? parcel : {}) }, offer.from);
    setBusy(false);
    setTried(true);
  };
  return (
    <Dialog title={offers.length === 1 && offer ? offerName(offer) : say.anotherStep} open onClose={onClose}>
      <form className="form-stack" noValidate onSubmit={(event) => void submit(event)}>
        {offers.length > 1 && (
          <fieldset className="staff-choices">
            <legend>{orderTexts.whatHappened}</legend>
            {offers.map((one) => (
              <label key={one.to} className="staff-choice">
                <input type="radio" name="state" checked={one.to === to} onChange={() => setTo(one.to)} />
                <span>
                  <span>{offerName(one)}</span>
                  <small>{`${homesText(one.homes)}: ${countsText(counts, one.from)}`}</small>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        {offers.length === 1 && offer && <p>{`${homesText(offer.homes)}: ${countsText(counts, offer.from)}.`}</p>}
        {to === 'sent' && (
          <SentFields
            {...parcel}
            several={tried || (offer?.homes ?? 0) > 1}
            wrong={wrong}
            onChange={(parts) => setParcel({ ...parcel, ...parts })}
          />
        )}
        {to === 'cancelled' && <p className="notice">{say.cancelHint}</p>}
        {to && (
          <Field label={say.stepNote} optional hint={orderTexts.colleaguesOnlyHint}>
            <input className="input" value={note} onChange={({ target }) => setNote(target.value)} />
          </Field>
        )}
        {tried && problem}
        <div className="submit-actions">
          <button type="submit" className="button" disabled={!offer || busy} aria-busy={busy}>
            {offer ? `${offerName(offer)}: ${homesText(offer.homes)}` : say.chooseWhatHappened}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface SentProps {
  courier: string;
  tracking: string;
  together: boolean;
  /** True when the number may be that of several parcels. */
  several: boolean;
  /** What is wrong with the courier. */
  wrong: string;
  onChange(parts: Partial<Pick<SentProps, 'courier' | 'tracking' | 'together'>>): void;
}

/** Fields of parcels that are sent. */
function SentFields({ courier, tracking, together, several, wrong, onChange }: SentProps) {
  const couriers = useId();
  return (
    <>
      <Field label={say.whoCarries} error={wrong}>
        <input
          className="input"
          list={couriers}
          autoComplete="off"
          value={courier}
          onChange={({ target }) => onChange({ courier: target.value })}
        />
      </Field>
      <datalist id={couriers}>
        {knownCouriers.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <Field label={say.trackingNumber} optional hint={say.trackingHint}>
        <input
          className="input"
          autoComplete="off"
          autoCapitalize="characters"
          value={tracking}
          onChange={({ target }) => onChange({ tracking: target.value })}
        />
      </Field>
      {tracking.trim() !== '' && several && (
        <label className="staff-check">
          <input type="checkbox" checked={together} onChange={({ target }) => onChange({ together: target.checked })} />
          <span>{say.oneConsignment}</span>
        </label>
      )}
    </>
  );
}
