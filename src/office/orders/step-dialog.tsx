import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { type Counts, countsText, homesText, type Offer } from '#office/orders/order-view.rules.ts';
import type { Wish } from '#office/orders/use-steps.tsx';
import { COURIER_NEEDED, knownCouriers, type ParcelState, parcelStaffTexts } from '#domain/parcels/fulfilment.rules.ts';
import { readStored, writeStored } from '#client/storage.ts';
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
  const couriers = useId();
  const [to, setTo] = useState(offers.length === 1 ? offers[0]?.to : undefined);
  const [courier, setCourier] = useState(() => readStored(LAST_COURIER) ?? '');
  const [tracking, setTracking] = useState('');
  const [note, setNote] = useState('');
  const [together, setTogether] = useState(false);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  const offer = offers.find((one) => one.to === to);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!offer) return;
    const sends = offer.to === 'sent';
    if (sends && courier.trim() === '') return setWrong(COURIER_NEEDED);
    if (sends) writeStored(LAST_COURIER, courier.trim());
    setWrong('');
    setBusy(true);
    const wish = { state: offer.to, note, ...(sends ? { courier, tracking, together } : {}) };
    await onStep(wish, offer.from);
    setBusy(false);
    setTried(true);
  };
  return (
    <Dialog
      title={offers.length === 1 && offer ? parcelStaffTexts[offer.to].act : 'Another step'}
      open
      onClose={onClose}
    >
      <form className="form-stack" noValidate onSubmit={(event) => void submit(event)}>
        {offers.length > 1 && (
          <fieldset className="staff-choices">
            <legend>What happened</legend>
            {offers.map((one) => (
              <label key={one.to} className="staff-choice">
                <input type="radio" name="state" checked={one.to === to} onChange={() => setTo(one.to)} />
                <span>
                  <span>
                    {one.to === 'sent' && one.from.every((state) => state === 'sent')
                      ? 'Correct courier and number'
                      : parcelStaffTexts[one.to].act}
                  </span>
                  <small>{`${homesText(one.homes)}: ${countsText(counts, one.from)}`}</small>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        {offers.length === 1 && offer && <p>{`${homesText(offer.homes)}: ${countsText(counts, offer.from)}.`}</p>}
        {to === 'sent' && (
          <>
            <Field label="Who carries it" error={wrong}>
              <input
                className="input"
                list={couriers}
                autoComplete="off"
                value={courier}
                onChange={({ target }) => setCourier(target.value)}
              />
            </Field>
            <datalist id={couriers}>
              {knownCouriers.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </datalist>
            <Field label="Number" optional hint="The customer sees it. It can be added later, home by home.">
              <input
                className="input"
                autoComplete="off"
                autoCapitalize="characters"
                value={tracking}
                onChange={({ target }) => setTracking(target.value)}
              />
            </Field>
            {tracking.trim() !== '' && (tried || (offer?.homes ?? 0) > 1) && (
              <label className="staff-check">
                <input type="checkbox" checked={together} onChange={({ target }) => setTogether(target.checked)} />
                <span>They travel as one consignment, under one number</span>
              </label>
            )}
          </>
        )}
        {to === 'cancelled' && (
          <p className="notice">
            The customer sees it at once. Their money does not go back by this alone: the order then says how much the
            refund policy gives back, and the owner sends it.
          </p>
        )}
        {to && (
          <Field label="Note" optional hint="For colleagues; customers never see it.">
            <input className="input" value={note} onChange={({ target }) => setNote(target.value)} />
          </Field>
        )}
        {tried && problem}
        <div className="submit-actions">
          <button type="submit" className="button" disabled={!offer || busy} aria-busy={busy}>
            {offer ? `${parcelStaffTexts[offer.to].act}: ${homesText(offer.homes)}` : 'Choose what happened'}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
