import { displayName } from '#lib/display-name.ts';
import { useState } from 'react';
import { $userId } from '#client/session.ts';
import { useCall } from '#client/use-call.ts';
import { listOrders, type OrderRow } from '#domain/orders/order.contract.ts';
import { yearMonthDay } from '#lib/dates.ts';
import { formatAmount, toPaise } from '#lib/money.ts';
import * as say from '#shop/orders/order-list.texts.ts';
import { ColumnHeads } from '#ui/column-heads.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { SearchForm } from '#ui/search-form.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Number of rows on one page of the list. */
const PAGE = 20;

/** Sort orders of the list with their labels. */
const sorts = { newest: say.sortNewest, oldest: say.sortOldest, dearest: say.sortDearest } as const;
type Sort = keyof typeof sorts;

/** Returns the path of an order's page; a row with a rate is the order of one sweet or dry fruit. */
const pathOf = (row: OrderRow): string => (row.rate ? `/view-sweet-history/${row._id}` : `/view-history/${row._id}`);

/** Page of the order history, with search, sort order and a button for more rows. */
export function OrderList() {
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const [sort, setSort] = useState<Sort>('newest');
  const [shown, setShown] = useState(PAGE);
  const { loaded, settled, reload } = useCall(listOrders, {
    params: { userId: $userId.get() },
    query: { q, brief: true },
  });

  if (loaded.state === 'failed') return <Failure message={loaded.message} onRetry={reload} />;
  const found = loaded.data?.paymentHistory ?? [];
  // That an earlier search found nothing says nothing of this one.
  const rows = found.length > 0 || (loaded.state === 'ready' && settled) ? sorted(found, sort) : null;
  if (rows?.length === 0 && q === '') {
    return (
      <EmptyState title={say.nothingYet} action={{ label: say.nothingYetWay, href: '/sweets' }}>
        {say.nothingYetNote}
      </EmptyState>
    );
  }
  return (
    <>
      <SearchForm
        name={say.searchHeard}
        label={say.searchLabel}
        className="order-tools"
        typed={typed}
        onType={setTyped}
        onSearch={(text) => {
          setQ(text);
          setShown(PAGE);
        }}
      >
        <button type="submit" className="button button-quiet">
          {say.search}
        </button>
        <label className="field">
          <span className="field-label">{say.sort}</span>
          <select className="input" value={sort} onChange={(event) => setSort(event.target.value as Sort)}>
            {Object.entries(sorts).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </SearchForm>
      {rows === null ? (
        <Skeleton lines={6} />
      ) : rows.length === 0 ? (
        <EmptyState title={say.nothingFound} action={{ label: say.showAll, onPress: () => (setTyped(''), setQ('')) }}>
          {say.noOrderMatches(q)}
        </EmptyState>
      ) : (
        <>
          <OrderTable rows={rows.slice(0, shown)} />
          {rows.length > shown && (
            <p className="more">
              <button type="button" className="button button-quiet" onClick={() => setShown(shown + PAGE)}>
                {say.showMore}
              </button>
            </p>
          )}
        </>
      )}
    </>
  );
}

function OrderTable({ rows }: { rows: OrderRow[] }) {
  return (
    <table className="records">
      <ColumnHeads
        names={[
          say.columnId,
          say.columnTitle,
          say.columnQuantity,
          say.columnUnit,
          say.columnAmount,
          say.columnDate,
          say.columnView,
        ]}
      />
      <tbody>
        {rows.map((row) => (
          <tr key={row._id}>
            <td data-label={say.columnId}>
              <span className="order-id">{row.razorpay_order_id}</span>
            </td>
            <th scope="row" data-label={say.columnTitle}>
              <span className="row-name">
                <Picture value={row.invitationImg ?? row.img ?? ''} alt="" sizes="4rem" className="row-picture" />
                <span>
                  <a href={pathOf(row)}>{displayName(row.title)}</a>
                </span>
              </span>
            </th>
            <td data-label={say.columnQuantity}>{row.weight ?? row.quantity}</td>
            <td data-label={say.columnUnit}>{row.unit ?? say.grams}</td>
            <td data-label={say.columnAmount} className="price">
              <span>{say.amount(formatAmount(toPaise(row.amount)))}</span>
              {row.due !== undefined && (
                <>
                  {' '}
                  <span className="badge badge-warn">{say.due(formatAmount(row.due))}</span>
                </>
              )}
            </td>
            <td data-label={say.columnDate}>{yearMonthDay(row.createdAt)}</td>
            <td data-label={say.columnView}>
              <a className="icon-button" href={pathOf(row)} aria-label={say.viewHeard(displayName(row.title))}>
                <Icon name="forward" />
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function sorted(rows: OrderRow[], sort: Sort): OrderRow[] {
  const copy = [...rows];
  if (sort === 'oldest') return copy.reverse();
  if (sort === 'dearest') return copy.sort((a, b) => b.amount - a.amount);
  return copy;
}
