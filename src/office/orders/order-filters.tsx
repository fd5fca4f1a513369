import {
  countIn,
  type Counts,
  homesText,
  type OrderView,
  partsOfOrderView,
  plainOrderView,
  writeOrderView,
} from '#office/orders/order-view.rules.ts';
import { ListSearch } from '#office/frame/list-search.tsx';
import { Select } from '#office/frame/select.tsx';
import { parcelStates, parcelStaffTexts } from '#domain/parcels/fulfilment.rules.ts';
import { statesOfFilter } from '#domain/orders/staff-order.rules.ts';
import { Field } from '#ui/field.tsx';

interface OrderFiltersProps {
  view: OrderView;
  cities: readonly string[];
  /** Numbers of homes by state among the orders that match the other filters; null while loading. */
  counts: Counts | null;
  /** Called with a change of the view; `typing` replaces the browser's history entry. */
  onChange(change: Partial<OrderView>, typing?: boolean): void;
}

/** Shows the search, filters (state, city, days) and sorting of the order list. */
export function OrderFilters({ view, cities, counts, onChange }: OrderFiltersProps) {
  const chosen = cities.includes(view.city) || !view.city ? cities : [view.city, ...cities];
  const more = Object.keys(partsOfOrderView({ ...view, q: '', state: '', page: 1 })).length;
  return (
    <search className="staff-order-filters">
      <ListSearch
        value={view.q}
        hint="Number, name, mobile, address or title"
        onSearch={(q) => onChange({ q }, true)}
      />
      <nav className="chips" aria-label="States">
        {(['', 'open', ...parcelStates] as const).map((state) => {
          const homes = counts && state ? countIn(counts, statesOfFilter(state)) : null;
          if (homes === 0 && state !== view.state && state !== 'open') return null;
          const label = state === '' ? 'All' : state === 'open' ? 'To be sent' : parcelStaffTexts[state].state;
          return (
            <a
              key={state}
              className="chip"
              href={`/back-office/orders${writeOrderView({ ...view, state, page: 1 })}`}
              aria-current={state === view.state ? 'true' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onChange({ state });
              }}
            >
              {label}
              {homes !== null && <small>{homesText(homes)}</small>}
            </a>
          );
        })}
      </nav>
      <details className="staff-more" open={more > 0}>
        <summary>{`City, days and order${more > 0 ? ` (${more} chosen)` : ''}`}</summary>
        <div className="staff-filters">
          <Select
            label="City"
            value={view.city}
            choices={[{ value: '', label: 'All' }, ...chosen.map((city) => ({ value: city, label: city }))]}
            onChange={(city) => onChange({ city })}
          />
          <Field label="Ordered from">
            <input
              className="input"
              type="date"
              value={view.from}
              onChange={({ target }) => onChange({ from: target.value })}
            />
          </Field>
          <Field label="Ordered until">
            <input
              className="input"
              type="date"
              value={view.to}
              onChange={({ target }) => onChange({ to: target.value })}
            />
          </Field>
          <Select
            label="Order"
            value={view.sort}
            choices={[
              { value: 'newest', label: 'Newest first' },
              { value: 'oldest', label: 'Oldest first' },
              { value: 'due', label: 'Leaving soonest first' },
              { value: 'dearest', label: 'Largest amount first' },
            ]}
            onChange={(sort) => onChange({ sort: sort as OrderView['sort'] })}
          />
        </div>
        {more > 0 && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => onChange({ ...plainOrderView, q: view.q, state: view.state })}
          >
            All cities and days
          </button>
        )}
      </details>
    </search>
  );
}
