import { Suspense, useState } from 'react';
import { parcelCustomerTexts, type ParcelState, parcelStates } from '#domain/parcels/fulfilment.rules.ts';
import type { ParcelWire } from '#domain/parcels/fulfilment.contract.ts';
import type { InvitationOrderWire, Kept } from '#domain/orders/order.contract.ts';
import { anyIncludes } from '#lib/text.ts';
import { ParcelStateView } from '#shop/orders/parcel-state.tsx';
import { yearMonthDay } from '#lib/dates.ts';
import { personName } from '#lib/display-name.ts';
import { ColumnHeads } from '#ui/column-heads.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

// What guests told by their own page comes after the order itself.
const AnswerBadge = lazyPart(
  async () => (await import('#shop/guests/answer-badge.tsx')).AnswerBadge,
  () => null,
);

/** Home with its parcel. */
type Home = InvitationOrderWire['guest'][number] & { parcel: ParcelWire | undefined };

/** Number of rows shown at once; shorter lists have no search. */
const PAGE = 20;

const isFound = ({ name, mobile, address, pincode, note, parcel }: Home, words: string): boolean =>
  anyIncludes([name, mobile, address, pincode, note, parcel?.tracking], words);

/** Returns the number of parcels in each state that occurs, as in `Packed: 2 · On its way: 22`. */
function statesText(parcels: readonly ParcelWire[]): string {
  const count = (state: ParcelState): number => parcels.filter((parcel) => parcel.state === state).length;
  return parcelStates
    .filter((state) => count(state) > 0)
    .map((state) => `${parcelCustomerTexts[state]}: ${count(state)}`)
    .join(' · ');
}

/** Lists the homes of an order with their parcels: searched and in pages on screen, all in print. */
export function OrderHomes({ order }: { order: InvitationOrderWire & Kept }) {
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(PAGE);
  const text = search.trim().toLocaleLowerCase('en-IN');
  const homes = order.guest.map((home, at): Home => ({ ...home, parcel: order.parcels[at] }));
  const found = text ? homes.filter((home) => isFound(home, text)) : homes;
  const whole = found.length === order.guest.length && found.length <= shown;
  return (
    <section className="order-homes" aria-labelledby="order-homes">
      <h2 id="order-homes">{`For ${order.guest.length} ${order.guest.length === 1 ? 'home' : 'homes'}`}</h2>
      {homes.length > 1 && <p className="no-print">{statesText(order.parcels)}</p>}
      {order.guest.length > PAGE && (
        <label className="field no-print">
          <span className="field-label">Search these homes</span>
          <input
            className="input"
            type="search"
            value={search}
            onChange={(event) => (setSearch(event.target.value), setShown(PAGE))}
          />
        </label>
      )}
      {found.length === 0 ? (
        <p className="notice no-print">{`No home fits “${search.trim()}”.`}</p>
      ) : (
        <Homes order={order} homes={found.slice(0, shown)} className={whole ? '' : 'no-print'} />
      )}
      {found.length > shown && (
        <p className="no-print">
          <button type="button" className="button button-quiet" onClick={() => setShown(shown + PAGE * 5)}>
            {`Show more (${found.length - shown} left)`}
          </button>
        </p>
      )}
      {!whole && <Homes order={order} homes={homes} className="only-print" />}
    </section>
  );
}

function Homes({ order, homes, className }: { order: InvitationOrderWire; homes: readonly Home[]; className: string }) {
  return (
    <table className={`records homes-table ${className}`}>
      <RecipientsHead />
      <tbody>
        {homes.map((home, at) => (
          <tr key={`${home.guestId}-${at}`}>
            <th scope="row" className="home-name">
              {personName(home.name)}
              {order.circles && (
                <>
                  {' '}
                  <span className="badge">{order.circles[home.circle ?? 0]?.circle}</span>
                </>
              )}
            </th>
            <td className="home-mobile">{home.mobile}</td>
            <td className="home-address">
              {home.waits ? <em>Waits for its address</em> : home.address}
              {home.note && <small>{` (${home.note})`}</small>}
            </td>
            <td className="home-weight">
              {(Number((order.circles?.[home.circle ?? 0] ?? order).weight) * home.quantity) / 1000}
              <span className="home-unit"> kg</span>
              <span>{` (${home.quantity} ${home.quantity === 1 ? 'box' : 'boxes'})`}</span>
            </td>
            <td className="home-pincode">{home.pincode}</td>
            <td className="home-date">{yearMonthDay(order.createdAt)}</td>
            <td className="home-state">
              {home.parcel && (
                <ParcelStateView parcel={home.parcel} name={personName(home.name)} orderedAt={order.createdAt} />
              )}
              {home.guestId && (
                <span className="no-print">
                  <Suspense fallback={null}>
                    <AnswerBadge guestId={home.guestId} />
                  </Suspense>
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Table head for lists of recipients. */
export function RecipientsHead() {
  return <ColumnHeads names={['Name', 'Mobile', 'Address', 'Weight in kg', 'Pincode', 'Payment date', 'Status']} />;
}
