import { Suspense, useState } from 'react';
import { $userId } from '#client/session.ts';
import { parcelCustomerTexts, type ParcelState, parcelStates } from '#domain/parcels/fulfilment.rules.ts';
import type { ParcelWire } from '#domain/parcels/fulfilment.contract.ts';
import type { InvitationOrderWire, Kept } from '#domain/orders/order.contract.ts';
import { anyIncludes } from '#lib/text.ts';
import { ParcelStateView } from '#shop/orders/parcel-state.tsx';
import { dayAndMonth } from '#domain/delivery/calendar.rules.ts';
import { arrivalSpan } from '#domain/orders/order-days.rules.ts';
import * as say from '#shop/orders/order.texts.ts';
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
type Home = InvitationOrderWire['guest'][number] & {
  parcel: ParcelWire | undefined;
  /** Day by which it should be there, where the homes' days differ; else null. */
  arrives: string | null;
  /** True for a guest without a number, whose parcel bears the customer's. */
  callsYou: boolean;
};

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
  const span = arrivalSpan(order.days.arrives);
  const differ = span !== null && span.first !== span.last;
  const homes = order.guest.map((home, at): Home => ({
    ...home,
    parcel: order.parcels[at],
    arrives: differ ? (order.days.arrives[at] ?? null) : null,
    callsYou: home.guestId !== $userId.get() && home.mobile === order.sale.buyer.mobile,
  }));
  const found = text ? homes.filter((home) => isFound(home, text)) : homes;
  const whole = found.length === order.guest.length && found.length <= shown;
  return (
    <section className="order-homes" aria-labelledby="order-homes">
      <h2 id="order-homes">{say.forHomes(order.guest.length)}</h2>
      {homes.length > 1 && <p className="no-print">{statesText(order.parcels)}</p>}
      {order.guest.length > PAGE && (
        <label className="field no-print">
          <span className="field-label">{say.searchHomes}</span>
          <input
            className="input"
            type="search"
            value={search}
            onChange={(event) => (setSearch(event.target.value), setShown(PAGE))}
          />
        </label>
      )}
      {found.length === 0 ? (
        <p className="notice no-print">{say.noHomeMatches(search.trim())}</p>
      ) : (
        <Homes order={order} homes={found.slice(0, shown)} className={whole ? '' : 'no-print'} />
      )}
      {found.length > shown && (
        <p className="no-print">
          <button type="button" className="button button-quiet" onClick={() => setShown(shown + PAGE * 5)}>
            {say.showMore(found.length - shown)}
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
            <td className="home-mobile">{home.callsYou ? say.callsYou : home.mobile}</td>
            <td className="home-address">
              {home.waits ? <em>{say.waitsForAddress}</em> : home.address}
              {home.note && <small>{` (${home.note})`}</small>}
            </td>
            <td className="home-weight">
              {(Number((order.circles?.[home.circle ?? 0] ?? order).weight) * home.quantity) / 1000}{' '}
              <span className="home-unit">{say.unitKg}</span> <span>{say.boxesAside(home.quantity)}</span>
            </td>
            <td className="home-pincode">{home.pincode}</td>
            <td className="home-date">
              <span className="home-unit">{say.paidOn} </span>
              {dayAndMonth(yearMonthDay(order.createdAt))}
            </td>
            <td className="home-state">
              {home.parcel && (
                <ParcelStateView parcel={home.parcel} name={personName(home.name)} orderedAt={order.createdAt} />
              )}
              {home.arrives && <span className="home-arrives">{say.shouldArrive(dayAndMonth(home.arrives))}</span>}
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
  return (
    <ColumnHeads
      names={[
        say.columnName,
        say.columnMobile,
        say.columnAddress,
        say.columnWeight,
        say.columnPincode,
        say.columnPaid,
        say.columnStatus,
      ]}
    />
  );
}
