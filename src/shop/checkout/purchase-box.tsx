import { type ComponentProps, type ComponentType, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepDraft } from '#client/draft.ts';
import { requireSignIn, signedIn } from '#client/session.ts';
import { readStoredJson, storageKeys } from '#client/storage.ts';
import type { DeliveryDialog } from '#shop/checkout/delivery-dialog.tsx';
import { begunPayments } from '#shop/checkout/payment-notes.ts';
import {
  dryFruitQuantities,
  sweetPrice,
  sweetUnits,
  weightText,
  wordBehind,
  unitOfWord,
} from '#domain/pricing/pricing.rules.ts';
import {
  type Chosen,
  deliveryText,
  type ItemKind,
  type Offer,
  purchaseSum,
  quantityRefusal,
  typingRefusal,
} from '#domain/payments/purchase.rules.ts';
import { formatRupees } from '#lib/money.ts';
import { wholeTyped } from '#lib/whole-number.ts';
import type { Reader } from '#lib/typed.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { ReadInput } from '#ui/read-input.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { Segmented } from '#ui/segmented.tsx';

interface PurchaseBoxProps {
  kind: ItemKind;
  id: string;
  name: string;
  /** Price and delivery at the time of the build; updated to today's. */
  offer: Offer;
}

/** Weights whose price a sweet's page shows, grams. */
const NAMED_WEIGHTS = [250, 500, 1000];
const NOTHING: Chosen = { quantity: '', unit: 'kg' };

/**
 * Returns a reader of a quantity, which keeps the number (`wholeTyped`).
 * @param onUnit called with the number and the unit written behind it: `500 gm`, letter by letter as well
 */
function quantityReader(onUnit: (chosen: Chosen) => void): Reader {
  let word = '';
  return (next, before) => {
    const number = wholeTyped(next);
    const letters = wordBehind(next);
    // A letter alone goes on with the word that was begun, unless the number has changed since.
    word = (number === before && letters.length < 2 ? word : '') + letters;
    const unit = unitOfWord(word);
    if (unit && letters) onUnit({ quantity: number, unit });
    return number;
  };
}

const NOT_LOADED = 'The form could not be loaded. Please check your connection and press Pay again.';

/** Loaded separately, because few people return from a payment. */
const EarlierPayment = lazyPart(async () => (await import('#shop/checkout/earlier-payment.tsx')).EarlierPayment);

/**
 * Form that buys a sweet (any grams or kilograms) or a dry fruit (1, 2, 5 or 10 kg). Continues by itself after a submit
 * without JavaScript and after the return from sign-in (`#pay`).
 */
export function PurchaseBox({ kind, id, name, offer: built }: PurchaseBoxProps) {
  const sweet = kind === 'sweet';
  const draftKey = storageKeys.draft(`purchase:${id}`);
  const [offer, setOffer] = useState(built);
  const [gone, setGone] = useState(false);
  const [chosen, setChosen] = useState(NOTHING);
  // What is still being typed is judged by its digits alone.
  const [meant, setMeant] = useState(false);
  const [problem, setProblem] = useState('');
  const [opening, setOpening] = useState(false);
  const [tried, setTried] = useState(false);
  const [Delivery, setDelivery] = useState<ComponentType<ComponentProps<typeof DeliveryDialog>> | null>(null);
  const quantity = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const { price, delivery, total } = purchaseSum(kind, offer, chosen);
  const complaint = meant ? quantityRefusal(kind, chosen, offer.least) : typingRefusal(chosen);

  const correct = async (): Promise<void> => {
    // What cannot be loaded is like a shop that does not answer: the page's own price stands, and the server counts.
    const live = await import('#shop/checkout/live-offer.ts').then(
      ({ readOffer }) => readOffer(kind, id, built),
      () => null,
    );
    setGone(live === 'gone');
    if (live !== null && live !== 'gone') setOffer(live);
  };

  const choose = (change: Partial<Chosen>): void => {
    setChosen((before) => ({ ...before, ...change }));
    setMeant(false);
  };
  const [readQuantity] = useState(() => quantityReader(choose));
  useEffect(() => {
    if (chosen !== NOTHING) keepDraft(draftKey, chosen);
  }, [chosen, draftKey]);

  const pay = async (now: Chosen): Promise<void> => {
    if (opening) return;
    setProblem('');
    setMeant(true);
    if (quantityRefusal(kind, now, offer.least) !== '') return quantity.current?.focus();
    const askToSignIn = (): void => requireSignIn(`${location.pathname}#pay`);
    if (!signedIn()) return askToSignIn();
    setOpening(true);
    try {
      const loaded = await import('#shop/checkout/delivery-dialog.tsx');
      // The session may have turned out to be over meanwhile.
      if (signedIn()) setDelivery(() => loaded.DeliveryDialog);
      else askToSignIn();
    } catch {
      setProblem(NOT_LOADED);
    }
    setOpening(false);
  };

  // What was chosen before is taken up when the box wakes.
  const takeUp = useEffectEvent((): void => {
    void correct();
    setTried(begunPayments().some(({ of }) => of === id));
    const url = new URL(location.href);
    const sent = url.searchParams.get('quantity');
    const back = url.hash === '#pay';
    const kept =
      sent === null ? readStoredJson<Chosen>(draftKey) : { quantity: sent, unit: url.searchParams.get('unit') };
    const typed = typeof kept?.quantity === 'string' ? kept.quantity : '';
    const unit = unitOfWord(wordBehind(typed)) ?? (kept?.unit === 'gm' ? 'gm' : 'kg');
    const before: Chosen = { quantity: wholeTyped(typed), unit: sweet ? unit : 'kg' };
    if (kept) {
      choose(before);
      // Signing in, below, leaves the page at once.
      keepDraft(draftKey, before);
    }
    setMeant(before.quantity !== '');
    if (sent === null && !back) return;
    // The URL has served: loading the page again is not pressing Pay again.
    for (const field of ['quantity', 'unit']) url.searchParams.delete(field);
    history.replaceState(history.state, '', url.pathname + url.search);
    if (sent !== null || (signedIn() && quantityRefusal(kind, before, offer.least) === '')) void pay(before);
  });
  useEffect(() => takeUp(), []);

  const control = {
    ref: quantity,
    id: 'quantity',
    name: 'quantity',
    className: 'input',
    value: chosen.quantity,
    'aria-invalid': complaint !== '',
    'aria-describedby': complaint ? 'quantity-error' : sweet ? 'quantity-least' : undefined,
  };
  return (
    <>
      <p className="product-price">
        <span className="price price-total">{formatRupees(offer.rate)}</span>{' '}
        <span className="price-unit">{`for ${sweet ? '400 gm' : '1 kg'}, inclusive of all taxes`}</span>
      </p>
      {sweet && (
        <p className="field-hint">
          {NAMED_WEIGHTS.filter((grams) => grams >= offer.least)
            .map((grams) => `${weightText(grams)} ${formatRupees(sweetPrice(offer.rate, grams, 'gm'))}`)
            .join(' · ')}
        </p>
      )}
      <div className="purchase card">
        <form
          className="card-body purchase-form"
          action="#pay"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void pay(chosen);
          }}
        >
          <div className="purchase-row">
            <div className="field">
              <label htmlFor="quantity">Quantity</label>
              {sweet ? (
                <ReadInput
                  {...control}
                  read={readQuantity}
                  inputMode="numeric"
                  autoComplete="off"
                  onChange={(event) => choose({ quantity: event.target.value })}
                />
              ) : (
                <select {...control} onChange={(event) => choose({ quantity: event.target.value })}>
                  <option value="">Select</option>
                  {dryFruitQuantities.map((one) => (
                    <option key={one} value={one}>
                      {`${one} kg`}
                    </option>
                  ))}
                </select>
              )}
            </div>
            {sweet && (
              <Segmented
                legend="Unit"
                name="unit"
                options={sweetUnits.map((value) => ({ value, label: value }))}
                value={chosen.unit}
                onChange={(unit) => choose({ unit })}
              />
            )}
          </div>
          {sweet && !complaint && (
            <p className="field-hint" id="quantity-least">
              {`At least ${weightText(offer.least)}`}
            </p>
          )}
          {complaint && (
            <p className="field-error" id="quantity-error" role="alert">
              {complaint}
            </p>
          )}
          <dl className="purchase-sum">
            <Line label={sweet ? 'Price' : 'Total Price'} amount={price} />
            {offer.delivery > 0 && (
              <Line
                label={`${sweet ? 'Shipping Charges Added' : 'Extra Shipping Charges'} ${deliveryText(offer.delivery)}`}
                amount={delivery}
              />
            )}
            <div className="purchase-total">
              <dt>{sweet ? 'Total' : 'To pay'}</dt>
              <dd className="price price-total" aria-live="polite" data-total>
                {formatRupees(total)}
              </dd>
            </div>
          </dl>
          {gone ? (
            <p className="notice" role="status">
              <span>
                <span>{`${name} is not on sale just now. `}</span>
                <a href={sweet ? '/sweets' : '/dry_fruit_list'}>{sweet ? 'See our sweets' : 'See our dry fruits'}</a>
              </span>
            </p>
          ) : (
            <div className="submit-row">
              {tried && (
                <Suspense fallback={null}>
                  <EarlierPayment of={id} />
                </Suspense>
              )}
              <Refusal message={problem} />
              <button className="button button-wide button-large" type="submit" aria-busy={opening}>
                Pay
              </button>
            </div>
          )}
        </form>
      </div>
      {Delivery && (
        <Delivery
          item={{ kind, id, name, ...chosen, amount: total, advance: offer.advance }}
          onClose={() => setDelivery(null)}
          onStale={correct}
          onPaid={() => choose({ quantity: '' })}
        />
      )}
    </>
  );
}

function Line({ label, amount }: { label: string; amount: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatRupees(amount)}</dd>
    </div>
  );
}
