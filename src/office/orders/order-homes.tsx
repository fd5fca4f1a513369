import { type ReactNode, Suspense, useState } from 'react';
import { OrderHome } from '#office/orders/order-home.tsx';
import { countsOf, type HomeFilter, mayRefund, parcelsIn } from '#office/orders/homes-of-order.ts';
import { homesText, type Offer } from '#office/orders/order-view.rules.ts';
import { $refundAsked } from '#office/orders/refund.store.ts';
import { StepBar } from '#office/orders/step-bar.tsx';
import { useHomes } from '#office/orders/use-homes.ts';
import type { useSteps, Wish } from '#office/orders/use-steps.tsx';
import { type ParcelState, parcelStaffTexts } from '#domain/parcels/fulfilment.rules.ts';
import type { HomeMoney } from '#domain/orders/home-money.rules.ts';
import type { StaffHome, StaffOrder } from '#domain/orders/staff-order.contract.ts';
import * as say from '#office/orders/orders.texts.ts';
import { Field } from '#ui/field.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

// It is asked for by a press.
const StepDialog = lazyPart(async () => (await import('#office/orders/step-dialog.tsx')).StepDialog);

interface OrderHomesProps {
  order: StaffOrder;
  /** Places of homes whose money was sent back. */
  refunded: ReadonlySet<number>;
  /** Money of each home; undefined where the member sends none back. */
  money: readonly HomeMoney[] | undefined;
  mayStep: boolean;
  busy: boolean;
  takeStep: ReturnType<typeof useSteps>['takeStep'];
  /** Problem with the last step. */
  problem: ReactNode;
}

/**
 * Lists the homes of an order, with search and state filter. Staff who may change states can step one home or several
 * together.
 */
export function OrderHomes({ order, refunded, money, mayStep, busy, takeStep, problem }: OrderHomesProps) {
  const { homes } = order;
  const { filter, found, shown, more, chosen, selected, all, meant, ...view } = useHomes(homes, refunded);
  const [asked, setAsked] = useState<{ home: StaffHome; offer: Offer } | null>(null);
  const step = (some: readonly StaffHome[], wish: Wish, from: readonly ParcelState[]): Promise<boolean> =>
    takeStep(parcelsIn(order, some, from), wish);
  const stepHome = (home: StaffHome, offer: Offer): void =>
    offer.to === 'sent' ? setAsked({ home, offer }) : void step([home], { state: offer.to }, offer.from);
  const isStepped = mayStep && homes.length > 1;
  return (
    <section aria-labelledby="order-homes">
      <h2 id="order-homes">{homesText(homes.length)}</h2>
      {homes.length > 5 && <Filters homes={homes} filter={filter} onChange={view.narrow} />}
      {isStepped && found.length > 0 && (
        <div className="staff-bulk">
          <label className="staff-check">
            <input type="checkbox" checked={all} onChange={({ target }) => view.choose(found, target.checked)} />
            <span>{selected === 0 ? say.chooseAllHomes(found.length) : say.chosen(selected)}</span>
          </label>
        </div>
      )}
      {found.length === 0 && <p className="notice">{say.noHomeMatches}</p>}
      <ul className="staff-homes">
        {shown.map((home) => (
          <OrderHome
            key={home.position}
            order={order}
            home={home}
            chosen={chosen.has(home.position)}
            busy={busy}
            onChoose={isStepped ? (on) => view.choose([home], on) : undefined}
            onRefund={mayRefund(order, home, money) ? () => $refundAsked.set([home.position]) : undefined}
            onStep={isStepped ? (offer) => stepHome(home, offer) : undefined}
          />
        ))}
      </ul>
      {more > 0 && (
        <p>
          <button type="button" className="button button-quiet" onClick={view.showMore}>
            {say.showMoreHomes(more)}
          </button>
        </p>
      )}
      {problem}
      {mayStep && (
        <StepBar
          counts={countsOf(meant)}
          busy={busy}
          problem={problem}
          onStep={(wish, from) => step(meant, wish, from)}
        >
          <span>{selected > 0 ? say.homesChosen(selected) : say.homesFound(found.length)}</span>
          {selected > 0 && (
            <button type="button" className="button button-quiet" onClick={view.chooseNone}>
              {say.chooseNone}
            </button>
          )}
        </StepBar>
      )}
      {asked && (
        <Suspense fallback={null}>
          <StepDialog
            offers={[asked.offer]}
            counts={countsOf([asked.home])}
            problem={problem}
            onClose={() => setAsked(null)}
            onStep={async (wish, from) => {
              if (await step([asked.home], wish, from)) setAsked(null);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

interface FiltersProps {
  homes: readonly StaffHome[];
  filter: HomeFilter;
  onChange(parts: Partial<HomeFilter>): void;
}

function Filters({ homes, filter: { search, state }, onChange }: FiltersProps) {
  return (
    <div className="staff-filters">
      <Field label={say.searchTheseHomes}>
        <input
          className="input"
          type="search"
          value={search}
          onChange={({ target }) => onChange({ search: target.value })}
        />
      </Field>
      <Field label={say.state}>
        <select
          className="input"
          value={state}
          onChange={({ target }) => onChange({ state: target.value as HomeFilter['state'] })}
        >
          <option value="">{say.all}</option>
          {Object.entries(countsOf(homes)).map(([one, count]) => (
            <option key={one} value={one}>
              {`${parcelStaffTexts[one as ParcelState].state} (${count})`}
            </option>
          ))}
        </select>
      </Field>
    </div>
  );
}
