import { circleOf, whyCancelled } from '#office/orders/homes-of-order.ts';
import { firstOffer, type Offer } from '#office/orders/order-view.rules.ts';
import { StateBadge } from '#office/orders/state-badge.tsx';
import { dialled } from '#lib/guest-number.ts';
import { dayAndMonth } from '#domain/delivery/calendar.rules.ts';
import { nearMoment } from '#lib/dates.ts';
import { parcelStaffTexts } from '#domain/parcels/fulfilment.rules.ts';
import type { StaffHome, StaffOrder } from '#domain/orders/staff-order.contract.ts';
import * as say from '#office/orders/orders.texts.ts';

interface OrderHomeProps {
  order: StaffOrder;
  home: StaffHome;
  chosen: boolean;
  busy: boolean;
  onChoose: ((on: boolean) => void) | undefined;
  onRefund: (() => void) | undefined;
  onStep: ((offer: Offer) => void) | undefined;
}

/** Row of a home of an order: its address and state, with a checkbox, a refund and its next step where it has them. */
export function OrderHome({ order, home, chosen, busy, onChoose, onRefund, onStep }: OrderHomeProps) {
  const title = home.name || say.homeWithoutName;
  return (
    <li className="staff-home">
      {onChoose && (
        <label className="staff-check">
          <input type="checkbox" checked={chosen} onChange={({ target }) => onChoose(target.checked)} />
          <span className="visually-hidden">{say.chooseHome(title)}</span>
        </label>
      )}
      <Where order={order} home={home} title={title} onRefund={onRefund} />
      <State order={order} home={home} title={title} busy={busy} onStep={onStep} />
    </li>
  );
}

type PartProps<Act extends keyof OrderHomeProps> = Pick<OrderHomeProps, 'order' | 'home' | Act> & { title: string };

function Where({ order, home, title, onRefund }: PartProps<'onRefund'>) {
  const { mobile, address, pincode, city, quantity, corrected, moved, waits } = home;
  const circle = circleOf(order, home);
  return (
    <div className="staff-home-where">
      <strong>{title}</strong> {circle && <span className="badge">{circle}</span>}{' '}
      {order.bought.kind !== 'item' && quantity > 1 && <span className="badge">{say.boxesForHome(quantity)}</span>}
      <br />
      {[address, city, pincode].filter(Boolean).join(', ')}
      {home.note && (
        <>
          <br />
          <small>{say.note(home.note)}</small>
        </>
      )}
      {waits && (
        <>
          <br />
          <span className="badge badge-warn">{say.addressMissing}</span>
        </>
      )}
      {corrected && (
        <>
          <br />
          <span className="badge badge-warn staff-corrected">{say.addressCorrected(corrected)}</span>
        </>
      )}
      {moved && (
        <>
          <br />
          <span className="badge badge-warn">{say.addressChanged(nearMoment(moved.at))}</span>
        </>
      )}
      {mobile && (
        <>
          <br />
          <a className="staff-call" href={`tel:${dialled(mobile)}`}>
            {mobile}
          </a>
        </>
      )}
      {onRefund && (
        <button
          type="button"
          className="button button-plain"
          aria-label={say.actForHomeHeard(say.refund, title)}
          onClick={onRefund}
        >
          {say.refund}
        </button>
      )}
    </div>
  );
}

function State({ order, home, title, busy, onStep }: PartProps<'busy' | 'onStep'>) {
  const { state, courier, tracking, changedAt } = home;
  const why = whyCancelled(order, home);
  const arrives = order.days.arrives[home.position];
  const next = firstOffer({ [state]: 1 });
  return (
    <div className="staff-home-state">
      <StateBadge state={state} />
      {courier && <span>{`${courier}${tracking ? ` ${tracking}` : ''}`}</span>}
      {why && <small className="staff-note-text">{why}</small>}
      {changedAt && <small>{say.stateSince(nearMoment(changedAt))}</small>}
      {arrives && <small>{say.arrivesOn(dayAndMonth(arrives))}</small>}
      {onStep && next && (
        <button
          type="button"
          className="button button-quiet"
          disabled={busy}
          aria-label={say.actForHomeHeard(parcelStaffTexts[next.to].act, title)}
          onClick={() => onStep(next)}
        >
          {parcelStaffTexts[next.to].act}
        </button>
      )}
    </div>
  );
}
