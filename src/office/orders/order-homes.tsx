import { type ReactNode, useState } from 'react';
import { anyIncludes } from '#lib/text.ts';
import { canStep, firstOffer, homesText, type Offer, sumCounts } from '#office/orders/order-view.rules.ts';
import { StateBadge } from '#office/orders/state-badge.tsx';
import { StepBar } from '#office/orders/step-bar.tsx';
import { StepDialog } from '#office/orders/step-dialog.tsx';
import type { useSteps, Wish } from '#office/orders/use-steps.tsx';
import { dialled } from '#lib/guest-number.ts';
import { nearMoment } from '#lib/dates.ts';
import { type ParcelState, parcelStaffTexts } from '#domain/parcels/fulfilment.rules.ts';
import type { StaffHome, StaffOrder } from '#domain/orders/staff-order.contract.ts';
import { Field } from '#ui/field.tsx';

/** Number of homes shown at first. */
const PAGE = 30;

const isFound = ({ name, mobile, address, pincode, city, note, tracking }: StaffHome, words: string): boolean =>
  anyIncludes([name, mobile, address, pincode, city, note, tracking], words);

const countsOf = (homes: readonly StaffHome[]) => sumCounts(homes.map(({ state }) => ({ [state]: 1 })));

interface OrderHomesProps {
  order: StaffOrder;
  /** Places of homes whose money was sent back. */
  refunded: ReadonlySet<number>;
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
export function OrderHomes({ order, refunded, mayStep, busy, takeStep, problem }: OrderHomesProps) {
  const { homes } = order;
  const [search, setSearch] = useState('');
  const [state, setState] = useState<ParcelState | ''>('');
  const [shown, setShown] = useState(PAGE);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [asked, setAsked] = useState<{ home: StaffHome; offer: Offer } | null>(null);
  const text = search.trim().toLocaleLowerCase('en-IN');
  const found = homes.filter((home) => (!text || isFound(home, text)) && (!state || home.state === state));
  const selected = homes.filter(({ position }) => chosen.has(position));
  // Without a choice a step is meant for all that are found, so that a whole order goes on by one press.
  const meant = (selected.length > 0 ? selected : found).filter((home) => canStep(home, refunded));
  const step = (some: readonly StaffHome[], wish: Wish, from: readonly ParcelState[]): Promise<boolean> =>
    takeStep(
      some
        .filter((home) => from.includes(home.state))
        .map(({ position, revision }) => ({ orderId: order.id, position, revision })),
      wish,
    );
  const choose = (positions: readonly number[], on: boolean): void =>
    setChosen((before) => {
      const next = new Set(before);
      for (const position of positions)
        if (on) next.add(position);
        else next.delete(position);
      return next;
    });
  const all = found.length > 0 && found.every(({ position }) => chosen.has(position));
  return (
    <section aria-labelledby="order-homes">
      <h2 id="order-homes">{homesText(homes.length)}</h2>
      {homes.length > 5 && (
        <div className="staff-filters">
          <Field label="Search these homes">
            <input
              className="input"
              type="search"
              value={search}
              onChange={({ target }) => (setSearch(target.value), setShown(PAGE))}
            />
          </Field>
          <Field label="State">
            <select
              className="input"
              value={state}
              onChange={({ target }) => (setState(target.value as ParcelState | ''), setShown(PAGE))}
            >
              <option value="">All</option>
              {Object.entries(countsOf(homes)).map(([one, count]) => (
                <option key={one} value={one}>
                  {`${parcelStaffTexts[one as ParcelState].state} (${count})`}
                </option>
              ))}
            </select>
          </Field>
        </div>
      )}
      {mayStep && homes.length > 1 && found.length > 0 && (
        <div className="staff-bulk">
          <label className="staff-check">
            <input
              type="checkbox"
              checked={all}
              onChange={({ target }) =>
                choose(
                  found.map(({ position }) => position),
                  target.checked,
                )
              }
            />
            <span>{selected.length === 0 ? `Choose all ${found.length}` : `${selected.length} chosen`}</span>
          </label>
        </div>
      )}
      {found.length === 0 && <p className="notice">No home fits.</p>}
      <ul className="staff-homes">
        {found.slice(0, shown).map((home) => (
          <Home
            key={home.position}
            home={home}
            isItem={order.bought.kind === 'item'}
            circle={circleOf(order, home)}
            note={home.state === 'cancelled' ? noteOf(order, home) : ''}
            chosen={chosen.has(home.position)}
            onChoose={mayStep && homes.length > 1 ? (on) => choose([home.position], on) : undefined}
            busy={busy}
            onStep={
              mayStep && homes.length > 1
                ? (offer) =>
                    offer.to === 'sent' ? setAsked({ home, offer }) : void step([home], { state: offer.to }, offer.from)
                : undefined
            }
          />
        ))}
      </ul>
      {found.length > shown && (
        <p>
          <button type="button" className="button button-quiet" onClick={() => setShown(shown + PAGE * 5)}>
            {`Show more (${found.length - shown} left)`}
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
          <span>{selected.length > 0 ? `${homesText(selected.length)} chosen` : `All ${homesText(found.length)}`}</span>
          {selected.length > 0 && (
            <button type="button" className="button button-quiet" onClick={() => setChosen(new Set())}>
              Choose none
            </button>
          )}
        </StepBar>
      )}
      {asked && (
        <StepDialog
          offers={[asked.offer]}
          counts={countsOf([asked.home])}
          problem={problem}
          onClose={() => setAsked(null)}
          onStep={async (wish, from) => {
            if (await step([asked.home], wish, from)) setAsked(null);
          }}
        />
      )}
    </section>
  );
}

/** Returns the customer's name for the group of guests whose box design a home gets; empty without several designs. */
const circleOf = ({ bought }: StaffOrder, { circle = 0 }: StaffHome): string =>
  bought.kind === 'invitation' ? (bought.content.circles?.[circle]?.circle ?? '') : '';

/** Returns the note of a home's latest step that was not undone; empty when there is none. */
const noteOf = ({ steps }: StaffOrder, { position }: StaffHome): string =>
  steps.find(({ positions, undoneAt }) => !undoneAt && positions.includes(position))?.note ?? '';

interface HomeProps {
  home: StaffHome;
  /** Reason of the cancellation; empty when none was noted. */
  note: string;
  isItem: boolean;
  /** Group of guests whose box design the home gets; empty when all homes get the same one. */
  circle: string;
  chosen: boolean;
  onChoose: ((on: boolean) => void) | undefined;
  busy: boolean;
  onStep: ((offer: Offer) => void) | undefined;
}

function Home({ home, note, isItem, circle, chosen, onChoose, busy, onStep }: HomeProps) {
  const {
    name,
    mobile,
    address,
    pincode,
    city,
    quantity,
    state,
    courier,
    tracking,
    changedAt,
    corrected,
    moved,
    waits,
  } = home;
  const title = name || 'A home without a name';
  const next = firstOffer({ [state]: 1 });
  return (
    <li className="staff-home">
      {onChoose && (
        <label className="staff-check">
          <input type="checkbox" checked={chosen} onChange={({ target }) => onChoose(target.checked)} />
          <span className="visually-hidden">{`Choose ${title}`}</span>
        </label>
      )}
      <div className="staff-home-where">
        <strong>{title}</strong>
        {circle && <span className="badge">{circle}</span>}
        {!isItem && quantity > 1 && <span className="badge">{`${quantity} boxes`}</span>}
        <br />
        {[address, city, pincode].filter(Boolean).join(', ')}
        {home.note && (
          <>
            <br />
            <small>{`Note: ${home.note}`}</small>
          </>
        )}
        {waits && <span className="badge badge-warn">Paid, waits for its address</span>}
        {corrected && (
          <>
            <br />
            <span className="badge badge-warn staff-corrected">{`Guest wrote another address: ${corrected}`}</span>
          </>
        )}
        {moved && (
          <>
            <br />
            <span className="badge badge-warn">{`Address changed ${nearMoment(moved.at)}`}</span>
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
      </div>
      <div className="staff-home-state">
        <StateBadge state={state} />
        {courier && <span>{`${courier}${tracking ? ` ${tracking}` : ''}`}</span>}
        {note && <small className="staff-note-text">{note}</small>}
        {changedAt && <small>{`since ${nearMoment(changedAt)}`}</small>}
        {onStep && next && (
          <button type="button" className="button button-quiet" disabled={busy} onClick={() => onStep(next)}>
            {parcelStaffTexts[next.to].act}
            <span className="visually-hidden">{` for ${title}`}</span>
          </button>
        )}
      </div>
    </li>
  );
}
