import { useState } from 'react';
import { $userId } from '#client/session.ts';
import { useCall } from '#client/use-call.ts';
import { boxWeights } from '#domain/box/box-types.rules.ts';
import { listCarts } from '#domain/cart/cart.contract.ts';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { guestGroups } from '#domain/guests/guest-groups.rules.ts';
import {
  type Circles,
  type FurtherBox,
  GIVE_IT,
  inAnother,
  withBox,
  withHomes,
  withName,
  withoutBox,
} from '#domain/orders/circles.rules.ts';
import type { OrderedBox } from '#shop/checkout/use-ordered-box.ts';
import type { Had } from '#shop/checkout/has-box.tsx';
import { CIRCLE_LENGTH, CIRCLE_TOO_LONG, MOST_CIRCLES } from '#domain/orders/order.rules.ts';
import { displayName } from '#lib/display-name.ts';
import { newId } from '#lib/ids.ts';
import { lengthProblem } from '#lib/letters.ts';
import { formatRupees } from '#lib/money.ts';
import * as say from '#shop/checkout/circles.texts.ts';
import { ColumnHeads } from '#ui/column-heads.tsx';
import { Field } from '#ui/field.tsx';
import { Inserted } from '#ui/inserted.tsx';

/** Box design of the order with its sum in paise. */
export interface CircleRow {
  id: string;
  name: string;
  /** Null while it loads. */
  box: OrderedBox | null;
  /** Reason why it cannot be ordered; empty when it can. */
  problem: string;
  homes: number;
  boxes: number;
  sum: number;
  /** True for an added design that no home gets. */
  isIdle: boolean;
}

interface PanelProps {
  circles: Circles;
  rows: readonly CircleRow[];
  /** Guests with an address. */
  guests: readonly GuestWire[];
  had: Had;
  onCircles(circles: Circles): void;
  /** Called with homes that get their first box by this choice. */
  onChosen(guestIds: readonly string[]): void;
}

/**
 * Panel that adds further box designs to an order and assigns them to groups of guests. Shows homes, boxes and amount
 * of each design once there are several.
 */
export function CirclesPanel({ circles, rows, guests, had, onCircles, onChosen }: PanelProps) {
  const several = rows.length > 1;
  return (
    <section className="card card-body circles" aria-labelledby="circles">
      <div>
        <h2 id="circles">{say.circlesTitle}</h2>
        <p className="soft">{say.circlesNote}</p>
      </div>
      {several && (
        <table className="records circles-table">
          <ColumnHeads
            names={[say.columnFor, say.columnBox, say.columnHomes, say.columnBoxes, say.columnSum, say.columnOut]}
          />
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} circles={circles} onCircles={onCircles} />
            ))}
          </tbody>
        </table>
      )}
      {several && (
        <GiveBox circles={circles} rows={rows} guests={guests} had={had} onCircles={onCircles} onChosen={onChosen} />
      )}
      {rows.length < MOST_CIRCLES && (
        <AddBox first={rows[0]?.box ?? null} circles={circles} onAdd={(box) => onCircles(withBox(circles, box))} />
      )}
    </section>
  );
}

function Row({
  row: { id, name, box, problem, homes, boxes, sum, isIdle },
  circles,
  onCircles,
}: {
  row: CircleRow;
  circles: Circles;
  onCircles: (circles: Circles) => void;
}) {
  const long = lengthProblem(name, CIRCLE_LENGTH, CIRCLE_TOO_LONG);
  return (
    <tr>
      <th scope="row" className="circle-name">
        <input
          className="input"
          aria-label={name ? say.forWhomIs(name) : say.forWhomNameless}
          aria-invalid={Boolean(long)}
          value={name}
          onChange={({ target }) => onCircles(withName(circles, id, target.value))}
        />
        {long && <span className="field-error">{long}</span>}
      </th>
      <td className="circle-box">
        <span>
          {box
            ? say.designPrice(displayName(box.invitation.name), box.weight, formatRupees(box.price))
            : problem
              ? '–'
              : '…'}
        </span>
        {problem && <span className="badge badge-warn">{problem}</span>}
        {!problem && isIdle && <span className="badge badge-warn">{say.boxIdle(GIVE_IT)}</span>}
      </td>
      <td className="circle-count">{say.homes(homes)}</td>
      <td className="circle-count">{say.boxes(boxes)}</td>
      <td className="circle-sum">{formatRupees(sum)}</td>
      <td className="circle-out">
        {id !== '' && (
          <button
            type="button"
            className="button button-plain"
            aria-label={say.removeBoxHeard(name)}
            onClick={() => onCircles(withoutBox(circles, id))}
          >
            {say.removeBox}
          </button>
        )}
      </td>
    </tr>
  );
}

/**
 * Form that assigns a design to a whole category, event or side of the guest list. Asks before it replaces another
 * design, and before homes with an earlier box get a second one.
 */
function GiveBox({ circles, rows, guests, had, onCircles, onChosen }: PanelProps) {
  const [category, setCategory] = useState('');
  const [id, setId] = useState(rows[1]?.id ?? '');
  const [asked, setAsked] = useState<string[]>([]);
  const [second, setSecond] = useState<string[]>([]);
  const groups = guestGroups(guests);
  const box = rows.some((row) => row.id === id) ? id : '';
  const group = groups.find(({ key }) => key === category);
  const members = group?.ids ?? [];
  const others = members.filter((member) => !asked.includes(member));
  if (groups.length === 0) return null;
  const give = (ids: readonly string[]): void => {
    setAsked([]);
    onCircles(withHomes(circles, ids, box, group?.name));
    onChosen(ids.filter((one) => !had.has(one)));
    setSecond(ids.filter((one) => had.has(one)));
  };
  return (
    <div className="circles-give">
      <Field label={say.giveWhom}>
        <select className="input" value={category} onChange={({ target }) => (setCategory(target.value), setAsked([]))}>
          <option value="">{say.giveWhomNone}</option>
          {groups.map(({ key, name, ids }) => (
            <option key={key} value={key}>
              {`${name} (${ids.length})`}
            </option>
          ))}
        </select>
      </Field>
      <Field label={say.giveWhat}>
        <select className="input" value={box} onChange={({ target }) => (setId(target.value), setAsked([]))}>
          {rows.map((row) => (
            <option key={row.id} value={row.id}>
              {row.name}
            </option>
          ))}
        </select>
      </Field>
      <button
        type="button"
        className="button button-quiet"
        disabled={members.length === 0}
        onClick={() => {
          const elsewhere = inAnother(circles, members, box);
          if (elsewhere.length > 0) setAsked(elsewhere);
          else give(members);
        }}
      >
        {say.giveBox}
      </button>
      {second.length > 0 && (
        <div className="notice circles-asked" role="status">
          <p>{say.someHaveBox(second.length)}</p>
          <p className="far-ways">
            <button type="button" className="button button-quiet" onClick={() => (onChosen(second), setSecond([]))}>
              {say.sendSecond(second.length)}
            </button>
          </p>
        </div>
      )}
      {asked.length > 0 && (
        <div className="notice circles-asked" role="alert">
          <p>{say.someGetAnother(asked.length)}</p>
          <p className="far-ways">
            <button type="button" className="button button-quiet" onClick={() => give(members)}>
              {say.giveThisOne(members.length)}
            </button>
            <button type="button" className="button button-plain" onClick={() => give(others)}>
              {say.leaveThose(asked.length)}
            </button>
          </p>
        </div>
      )}
    </div>
  );
}

/** Form that adds a design to the order: the first box in another size, or a complete box from the cart. */
function AddBox({
  first,
  circles,
  onAdd,
}: {
  first: OrderedBox | null;
  circles: Circles;
  onAdd: (box: Omit<FurtherBox, 'name'>) => void;
}) {
  const [choice, setChoice] = useState('');
  const { loaded } = useCall(listCarts, { params: { userId: $userId.get() }, query: { status: false } });
  const used = new Set(circles.boxes.map(({ cartId }) => cartId));
  const asked = new URLSearchParams(location.search).get('cart') ?? '';
  const carts = (loaded.data?.cartData ?? []).filter(
    ({ _id, complete, invitationId }) => complete && invitationId && !used.has(_id) && _id !== asked,
  );
  const sizes = first?.complete ? boxWeights.filter((weight) => weight !== first.weight) : [];
  const add = (): void => {
    const id = newId();
    const weight = sizes.find((one) => String(one) === choice);
    if (weight && first) {
      const { invitation, tempId, sections } = first;
      onAdd({ id, cartId: '', parts: { invitationId: invitation._id, tempId, weight, sections } });
    } else if (carts.some(({ _id }) => _id === choice)) onAdd({ id, cartId: choice, parts: null });
    setChoice('');
  };
  return (
    <div className="circles-give">
      <Field label={say.addLabel}>
        <select className="input" value={choice} onChange={({ target }) => setChoice(target.value)}>
          <option value="">{say.addNone}</option>
          {sizes.length > 0 && (
            <optgroup label={say.addSizes}>
              {sizes.map((weight) => (
                <option key={weight} value={weight}>
                  {say.addSize(weight)}
                </option>
              ))}
            </optgroup>
          )}
          {carts.length > 0 && (
            <optgroup label={say.addCart}>
              {carts.map(({ _id, invitationId, weight, boxName }) => (
                <option key={_id} value={_id}>
                  {say.addCartBox(displayName(invitationId?.name ?? ''), weight, boxName)}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      </Field>
      <button type="button" className="button button-quiet" disabled={choice === ''} onClick={add}>
        {say.addBox}
      </button>
      <p className="field-hint">
        <Inserted text={say.addNew} parts={{ fill: <a href="/invitation">{say.addNewFill}</a> }} />
      </p>
    </div>
  );
}
