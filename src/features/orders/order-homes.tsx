import { useState } from 'react';
import type { InvitationOrderWire } from '#features/orders/order.contract.ts';
import { yearMonthDay } from '#lib/dates.ts';
import { displayName } from '#lib/display-name.ts';

type Home = InvitationOrderWire['guest'][number];

/** Rows shown at once; with fewer nobody needs a search. */
const PAGE = 20;

const fits = ({ name, mobile, address, pincode }: Home, words: string): boolean =>
  [name, mobile, address, pincode].some((text) => text.toLocaleLowerCase('en-IN').includes(words));

/** Everybody an order went to: searched and page by page on the screen, all of them on paper. */
export function OrderHomes({ order }: { order: InvitationOrderWire }) {
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(PAGE);
  const words = search.trim().toLocaleLowerCase('en-IN');
  const found = words ? order.guest.filter((home) => fits(home, words)) : order.guest;
  const whole = found.length === order.guest.length && found.length <= shown;
  return (
    <section className="order-homes" aria-labelledby="order-homes">
      <h2 id="order-homes">
        Sent to {order.guest.length} {order.guest.length === 1 ? 'home' : 'homes'}
      </h2>
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
        <p className="notice no-print">No home fits “{search.trim()}”.</p>
      ) : (
        <Homes order={order} homes={found.slice(0, shown)} className={whole ? '' : 'no-print'} />
      )}
      {found.length > shown && (
        <p className="no-print">
          <button type="button" className="button button-quiet" onClick={() => setShown(shown + PAGE * 5)}>
            Show more ({found.length - shown} left)
          </button>
        </p>
      )}
      {!whole && <Homes order={order} homes={order.guest} className="only-print" />}
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
              {displayName(home.name)}
            </th>
            <td className="home-mobile">{home.mobile}</td>
            <td className="home-address">{home.address}</td>
            <td className="home-weight">
              {(Number(order.weight) * home.quantity) / 1000}
              <span className="home-unit"> kg</span> ({home.quantity} {home.quantity === 1 ? 'box' : 'boxes'})
            </td>
            <td className="home-pincode">{home.pincode}</td>
            <td className="home-date">{yearMonthDay(order.createdAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The columns of whom an order goes to. */
export function RecipientsHead() {
  return (
    <thead>
      <tr>
        {['Name', 'Mobile', 'Address', 'Weight in kg', 'Pincode', 'Payment date'].map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
