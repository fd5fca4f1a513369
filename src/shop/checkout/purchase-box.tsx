import { Suspense } from 'react';
import { deliveryText, type ItemKind, type Offer } from '#domain/payments/purchase.rules.ts';
import { dryFruitQuantities, sweetPrice, sweetUnits } from '#domain/pricing/pricing.rules.ts';
import { weightText } from '#lib/weights.ts';
import { type PurchaseState, usePurchase } from '#shop/checkout/use-purchase.ts';
import { formatRupees } from '#lib/money.ts';
import * as say from '#shop/checkout/purchase.texts.ts';

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

/** Loaded separately, because few people return from a payment. */
const EarlierPayment = lazyPart(async () => (await import('#shop/checkout/earlier-payment.tsx')).EarlierPayment);

/** Form that buys a sweet (any grams or kilograms) or a dry fruit (1, 2, 5 or 10 kg). */
export function PurchaseBox({ kind, id, name, offer: built }: PurchaseBoxProps) {
  const sweet = kind === 'sweet';
  const purchase = usePurchase(kind, id, built);
  const { offer, chosen, sum, opening, Delivery } = purchase;
  return (
    <>
      <p className="product-price">
        <span className="price price-total">{formatRupees(offer.rate)}</span>{' '}
        <span className="price-unit">{sweet ? say.forGrams : say.forKilogram}</span>
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
            void purchase.pay();
          }}
        >
          <Quantity sweet={sweet} purchase={purchase} />
          <Sum sweet={sweet} offer={offer} sum={sum} />
          {purchase.gone ? (
            <p className="notice" role="status">
              <span>
                <span>{`${say.notOnSale(name)} `}</span>
                <a href={sweet ? '/sweets' : '/dry_fruit_list'}>{sweet ? say.otherSweets : say.otherDryFruits}</a>
              </span>
            </p>
          ) : (
            <div className="submit-row">
              {purchase.tried && (
                <Suspense fallback={null}>
                  <EarlierPayment of={id} />
                </Suspense>
              )}
              <Refusal message={purchase.problem} />
              <button className="button button-wide button-large" type="submit" aria-busy={opening}>
                {say.pay}
              </button>
            </div>
          )}
        </form>
      </div>
      {Delivery && (
        <Delivery
          item={{ kind, id, name, ...chosen, amount: sum.total, advance: offer.advance }}
          onClose={purchase.close}
          onStale={purchase.correct}
          onPaid={() => purchase.choose({ quantity: '' })}
        />
      )}
    </>
  );
}

/** Field for the quantity, with the unit of a sweet and what is wrong with it. */
function Quantity({
  sweet,
  purchase: { offer, chosen, choose, readQuantity, complaint, quantity },
}: {
  sweet: boolean;
  purchase: PurchaseState;
}) {
  const control = {
    ref: quantity,
    id: 'quantity',
    name: 'quantity',
    className: 'input',
    value: chosen.quantity,
    'aria-invalid': complaint !== '',
    'aria-describedby': complaint ? 'quantity-error' : sweet ? 'quantity-least' : undefined,
    onChange: ({ target }: { target: { value: string } }) => choose({ quantity: target.value }),
  };
  return (
    <>
      <div className="purchase-row">
        <div className="field">
          <label htmlFor="quantity">{say.quantity}</label>
          {sweet ? (
            <ReadInput {...control} read={readQuantity} inputMode="numeric" autoComplete="off" />
          ) : (
            <select {...control}>
              <option value="">{say.quantityNone}</option>
              {dryFruitQuantities.map((one) => (
                <option key={one} value={one}>
                  {say.kilograms(one)}
                </option>
              ))}
            </select>
          )}
        </div>
        {sweet && (
          <Segmented
            legend={say.unit}
            name="unit"
            options={sweetUnits.map((value) => ({ value, label: value }))}
            value={chosen.unit}
            onChange={(unit) => choose({ unit })}
          />
        )}
      </div>
      {sweet && !complaint && (
        <p className="field-hint" id="quantity-least">
          {say.atLeast(weightText(offer.least))}
        </p>
      )}
      {complaint && (
        <p className="field-error" id="quantity-error" role="alert">
          {complaint}
        </p>
      )}
    </>
  );
}

/** Price, delivery and total of the chosen quantity. */
function Sum({ sweet, offer, sum }: { sweet: boolean } & Pick<PurchaseState, 'offer' | 'sum'>) {
  const { price, delivery, total } = sum;
  return (
    <dl className="purchase-sum">
      <Line label={sweet ? say.price : say.priceTotal} amount={price} />
      {offer.delivery > 0 && (
        <Line
          label={(sweet ? say.shippingSweet : say.shippingDryFruit)(deliveryText(offer.delivery))}
          amount={price > 0 ? delivery : null}
        />
      )}
      <div className="purchase-total">
        <dt>{sweet ? say.total : say.toPay}</dt>
        <dd className="price price-total" aria-live="polite" data-total>
          {formatRupees(total)}
        </dd>
      </div>
    </dl>
  );
}

/** Line of the sum. @param amount paise; null before there is a quantity, when the label alone is true */
function Line({ label, amount }: { label: string; amount: number | null }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{amount !== null && formatRupees(amount)}</dd>
    </div>
  );
}
