import { useEffect, useState } from 'react';
import { $userId } from '#client/session.ts';
import { useCall } from '#client/use-call.ts';
import { type KeptCart, removeWithUndo, restoreCart } from '#shop/cart/cart-changes.ts';
import { type CartRow, listCarts } from '#domain/cart/cart.contract.ts';
import { setCartCount } from '#shop/cart/count-cart.ts';
import { yearMonthDay } from '#lib/dates.ts';
import { displayName } from '#lib/display-name.ts';
import { formatRupees, toPaise } from '#lib/money.ts';
import * as say from '#shop/cart/cart.texts.ts';
import { ColumnHeads } from '#ui/column-heads.tsx';
import { DeleteButton } from '#ui/delete-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Lists the boxes in the cart, or with `saved` the boxes saved for later. Undo restores the last deleted box. */
export function CartList({ saved }: { saved: boolean }) {
  const { loaded, reload, replace } = useCall(listCarts, {
    params: { userId: $userId.get() },
    query: { status: saved },
  });
  const [undo, setUndo] = useState<KeptCart | null>(null);
  const [busy, setBusy] = useState('');
  const [problem, setProblem] = useState('');
  const count = loaded.data?.cartData.length;
  useEffect(() => {
    if (!saved && count !== undefined) setCartCount(count);
  }, [saved, count]);
  if (loaded.state === 'failed') return <Failure message={loaded.message} onRetry={reload} />;
  if (loaded.state === 'loading') return <Skeleton lines={6} />;
  const rows = loaded.data.cartData;

  const remove = async (row: CartRow): Promise<void> => {
    if (busy) return;
    setBusy(row._id);
    setProblem('');
    const answer = await removeWithUndo(row);
    setBusy('');
    if (!answer.ok) return setProblem(answer.message);
    setUndo(answer.kept);
    replace({ ...loaded.data, cartData: rows.filter((one) => one._id !== row._id) });
  };
  const putBack = async (): Promise<void> => {
    if (!undo || busy) return;
    setBusy('undo');
    const answer = await restoreCart(undo);
    setBusy('');
    if (!answer.ok) return setProblem(answer.message);
    setUndo(null);
    reload();
  };

  return (
    <>
      {problem && <Failure message={problem} />}
      {undo && (
        <p className="notice cart-undo" role="status">
          <span>{say.deleted(undo.name)}</span>
          <button
            type="button"
            className="button button-plain"
            aria-busy={busy === 'undo'}
            onClick={() => void putBack()}
          >
            {say.undo}
          </button>
        </p>
      )}
      {rows.length === 0 ? (
        <EmptyState
          title={saved ? say.nothingSaved : say.nothingInCart}
          action={{ label: say.chooseInvitation, href: '/invitation' }}
        >
          {saved ? say.nothingSavedNote : say.nothingInCartNote}
        </EmptyState>
      ) : (
        <CartTable rows={rows} saved={saved} busy={busy} onDelete={(row) => void remove(row)} />
      )}
    </>
  );
}

interface TableProps {
  rows: CartRow[];
  saved: boolean;
  busy: string;
  onDelete(row: CartRow): void;
}

function CartTable({ rows, saved, busy, onDelete }: TableProps) {
  const columns = [
    '#',
    say.columnName,
    say.columnAmount,
    !saved && say.columnWeight,
    !saved && say.columnType,
    say.columnDate,
    say.columnView,
    say.columnDelete,
  ];
  return (
    <table className="records">
      <ColumnHeads names={columns} />
      <tbody>
        {rows.map((row, at) => {
          const name = row.invitationId ? displayName(row.invitationId.name) : say.noLongerOffered;
          return (
            <tr key={row._id}>
              <td data-label="#">{at + 1}</td>
              <th scope="row" data-label={say.columnName}>
                <span className="row-name">
                  {row.invitationId && (
                    <Picture value={row.invitationId.image} alt="" sizes="4rem" className="row-picture" />
                  )}
                  <span>{name}</span>{' '}
                  {row.invitationId && !row.complete && <span className="badge badge-warn">{say.sweetsMissing}</span>}
                </span>
              </th>
              <td data-label={say.columnAmount} className="price">
                {say.amountEach(formatRupees(toPaise(row.amount)))}
              </td>
              {!saved && (
                <>
                  <td data-label={say.columnWeight}>{row.weight}</td>
                  <td data-label={say.columnType}>{row.boxName}</td>
                </>
              )}
              <td data-label={say.columnDate}>{yearMonthDay(row.createdAt)}</td>
              <td data-label={say.columnView}>
                <a className="icon-button" href={`/cart-detail/${row._id}/${saved}`} aria-label={say.viewHeard(name)}>
                  <Icon name="forward" />
                </a>
              </td>
              <td data-label={say.columnDelete}>
                <DeleteButton name={name} disabled={busy === row._id} onPress={() => onDelete(row)} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
