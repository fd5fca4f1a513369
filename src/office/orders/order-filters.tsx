import { filterName, furtherFilters, homesOfFilter, offeredFilters } from '#office/orders/order-filters.rules.ts';
import {
  type Counts,
  homesText,
  type OrderView,
  plainOrderView,
  writeOrderView,
} from '#office/orders/order-view.rules.ts';
import { FoldedFilters } from '#office/frame/folded-filters.tsx';
import { ListSearch } from '#office/frame/list-search.tsx';
import { Select } from '#office/frame/select.tsx';
import * as orderTexts from '#office/orders/orders.texts.ts';
import * as say from '#office/orders/order-list.texts.ts';
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
  const more = furtherFilters(view);
  return (
    <search className="staff-order-filters">
      <ListSearch value={view.q} hint={say.searchHint} onSearch={(q) => onChange({ q }, true)} />
      <FoldedFilters chosen={[filterName(view.state), ...(more > 0 ? [say.moreFilters(more)] : [])].join(', ')}>
        <States view={view} counts={counts} onChange={onChange} />
        <details className="staff-more" open={more > 0}>
          <summary>{more > 0 ? say.cityDaysSortingChosen(more) : say.cityDaysSorting}</summary>
          <div className="staff-filters">
            <Select
              label={say.city}
              value={view.city}
              choices={[{ value: '', label: orderTexts.all }, ...chosen.map((city) => ({ value: city, label: city }))]}
              onChange={(city) => onChange({ city })}
            />
            <Field label={say.orderedFrom}>
              <input
                className="input"
                type="date"
                value={view.from}
                onChange={({ target }) => onChange({ from: target.value })}
              />
            </Field>
            <Field label={say.orderedUntil}>
              <input
                className="input"
                type="date"
                value={view.to}
                onChange={({ target }) => onChange({ to: target.value })}
              />
            </Field>
            <Select
              label={say.sorting}
              value={view.sort}
              choices={[
                { value: 'newest', label: say.newestFirst },
                { value: 'oldest', label: say.oldestFirst },
                { value: 'due', label: say.leavingSoonestFirst },
                { value: 'dearest', label: say.largestAmountFirst },
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
              {say.allCitiesAndDays}
            </button>
          )}
        </details>
      </FoldedFilters>
    </search>
  );
}

/** Links that filter the list by state, with the number of homes where it is known. */
const States = ({ view, counts, onChange }: Pick<OrderFiltersProps, 'view' | 'counts' | 'onChange'>) => (
  <nav className="chips" aria-label={say.statesHeard}>
    {offeredFilters(view, counts).map((state) => {
      const homes = homesOfFilter(state, view, counts);
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
          {filterName(state)}
          {homes !== null && <small>{homesText(homes)}</small>}
        </a>
      );
    })}
  </nav>
);
