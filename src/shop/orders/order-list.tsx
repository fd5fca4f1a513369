import { displayName } from '#lib/display-name.ts';
import { useState } from 'react';
import { $userId } from '#client/session.ts';
import { useCall } from '#client/use-call.ts';
import { listOrders, type OrderRow } from '#domain/orders/order.contract.ts';
import { yearMonthDay } from '#lib/dates.ts';
import { formatAmount, toPaise } from '#lib/money.ts';
import { ColumnHeads } from '#ui/column-heads.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';
import { Icon } from '#ui/icon.tsx';
import { SearchForm } from '#ui/search-form.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Number of rows on one page of the list. */
const PAGE = 20;

/** Sort orders of the list with their labels. */
const sorts = { newest: 'Newest first', oldest: 'Oldest first', dearest: 'Largest amount first' } as const;
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
      <EmptyState title="No orders yet" action={{ label: 'Browse sweets', href: '/sweets' }}>
        Everything you buy is kept here, with its receipt.
      </EmptyState>
    );
  }
  return (
    <>
      <SearchForm
        name="Orders"
        label="Order id or title"
        className="order-tools"
        typed={typed}
        onType={setTyped}
        onSearch={(text) => {
          setQ(text);
          setShown(PAGE);
        }}
      >
        <button type="submit" className="button button-quiet">
          Search
        </button>
        <label className="field">
          <span className="field-label">Sort</span>
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
        <EmptyState
          title="No Data Found"
          action={{ label: 'Show all orders', onPress: () => (setTyped(''), setQ('')) }}
        >
          {`No order fits “${q}”.`}
        </EmptyState>
      ) : (
        <>
          <OrderTable rows={rows.slice(0, shown)} />
          {rows.length > shown && (
            <p className="more">
              <button type="button" className="button button-quiet" onClick={() => setShown(shown + PAGE)}>
                Show more orders
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
      <ColumnHeads names={['Order id', 'Title', 'Weight or quantity', 'Unit', 'Amount', 'Date', 'View']} />
      <tbody>
        {rows.map((row) => (
          <tr key={row._id}>
            <td data-label="Order id">
              <span className="order-id">{row.razorpay_order_id}</span>
            </td>
            <th scope="row" data-label="Title">
              {displayName(row.title)}
            </th>
            <td data-label="Weight or quantity">{row.weight ?? row.quantity}</td>
            <td data-label="Unit">{row.unit ?? 'gm'}</td>
            <td data-label="Amount" className="price">
              <span>{`Rs ${formatAmount(toPaise(row.amount))} /-`}</span>
              {row.due !== undefined && (
                <>
                  {' '}
                  <span className="badge badge-warn">{`Rs ${formatAmount(row.due)} to be paid`}</span>
                </>
              )}
            </td>
            <td data-label="Date">{yearMonthDay(row.createdAt)}</td>
            <td data-label="View">
              <a className="icon-button" href={pathOf(row)} aria-label={`View order ${displayName(row.title)}`}>
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
