import { useId } from 'react';
import { parcelStaffTexts } from '#domain/parcels/fulfilment.rules.ts';
import { DayBadge } from '#office/packing/day-badge.tsx';
import { labelsPath } from '#domain/packing/labels-path.rules.ts';
import type { PackingCard, PackingRow } from '#domain/packing/packing.contract.ts';
import {
  type Contents,
  contentText,
  fillingOf,
  type Grouping,
  type PackingGroup,
  packingProgress,
  PUT_ASIDE,
} from '#domain/packing/packing.rules.ts';
import { parcelKey, type QueuedChange } from '#domain/packing/tick-queue.rules.ts';
import { languageOf } from '#lib/script.ts';
import { nearDay, nearMoment } from '#lib/dates.ts';
import { Icon } from '#ui/icon.tsx';

/** Server's message about a change of a home. */
export interface Told {
  is: 'already' | 'problem';
  message: string;
}

interface GroupProps {
  group: PackingGroup<PackingRow>;
  by: Grouping;
  contents: ReadonlyMap<string, Contents>;
  cards: ReadonlyMap<string, PackingCard>;
  isOpen: boolean;
  onToggle(): void;
  isPacked(home: PackingRow): boolean;
  queued: ReadonlyMap<string, QueuedChange>;
  told: ReadonlyMap<string, Told>;
  onTick(home: PackingRow, packed: boolean): void;
}

/** Group of homes that are packed together: foldable, with progress, links to labels, and a checkbox per home. */
export function PackingGroupView({
  group,
  by,
  contents,
  cards,
  isOpen,
  onToggle,
  isPacked,
  queued,
  told,
  onTick,
}: GroupProps) {
  const id = useId();
  const { packed, homes, boxes } = packingProgress(group.homes, isPacked);
  const design = by === 'design' ? contents.get(group.key) : undefined;
  return (
    <div className="packing-group" role="group" aria-labelledby={id}>
      <h2 id={id}>
        <button type="button" aria-expanded={isOpen} onClick={onToggle}>
          <span className="packing-title">
            <span>{design?.name ?? (by === 'area' ? `Pincode ${group.key}…` : group.key)}</span>
            <small>
              {homes === 0 ? (
                'Cancelled'
              ) : (
                <>
                  <span>{`${boxes} ${boxes === 1 ? 'box' : 'boxes'} for ${homes} ${homes === 1 ? 'home' : 'homes'}, by ${nearDay(group.due)} `}</span>
                  <DayBadge day={group.due} />
                </>
              )}
            </small>
          </span>
          {homes > 0 && (
            <span className="packing-done">
              {packed === homes && <Icon name="check" size={20} />}
              <span>{`${packed}/${homes}`}</span>
            </span>
          )}
        </button>
      </h2>
      {isOpen && (
        <>
          {design && <Filling contents={design} />}
          <p className="packing-links">
            <a className="button button-quiet" href={labelsPath({ by, group: group.key, sheet: 'a4-21' })}>
              Labels
            </a>
            <a className="button button-quiet" href={labelsPath({ by, group: group.key, sheet: 'slip' })}>
              Packing slips
            </a>
            {group.homes.some(({ card }) => card) && (
              <a className="button button-quiet" href={labelsPath({ by, group: group.key, sheet: 'cards' })}>
                Cards
              </a>
            )}
          </p>
          <ul className="packing-homes">
            {group.homes.map((home) => (
              <Home
                key={parcelKey(home)}
                home={home}
                contents={by === 'design' ? undefined : contents.get(home.contents)}
                card={home.card ? cards.get(home.card) : undefined}
                packed={isPacked(home)}
                waits={queued.has(parcelKey(home))}
                told={home.state === 'cancelled' ? { is: 'problem', message: PUT_ASIDE } : told.get(parcelKey(home))}
                onTick={onTick}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Lists the contents of each box of a design. */
function Filling({ contents }: { contents: Contents }) {
  return (
    <div className="packing-filling">
      <p>
        {contents.kind === 'box' ? `${contents.category}, ${contents.boxName}, ${contents.weight} gm` : 'Single item'}
      </p>
      <ul>
        {fillingOf(contents).map(({ name, words }) => (
          <li key={name}>
            <strong>{words}</strong> {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** States of a parcel that is no longer to be packed: its checkbox is disabled. */
const gone: ReadonlySet<PackingRow['state']> = new Set(['sent', 'delivered', 'returned', 'cancelled']);

interface HomeProps {
  home: PackingRow;
  contents: Contents | undefined;
  card: PackingCard | undefined;
  packed: boolean;
  waits: boolean;
  told: Told | undefined;
  onTick(home: PackingRow, packed: boolean): void;
}

function Home({ home, contents, card, packed, waits, told, onTick }: HomeProps) {
  return (
    <li className={packed ? 'is-packed' : undefined}>
      <label className="packing-home">
        <span className="packing-who">
          <span>
            <strong lang={languageOf(home.name)}>{home.name}</strong>{' '}
            {home.boxes > 1 && <span className="badge badge-warn">{`${home.boxes} boxes`}</span>}{' '}
            {home.unpaid && <span className="badge badge-warn">Not paid in full</span>}{' '}
            {home.corrected && <span className="badge badge-warn">Guest wrote another address</span>}{' '}
            {home.twice && (
              <span className="badge badge-warn">{`Already has a box from ${home.twice.join(', ')}, family not heard`}</span>
            )}{' '}
            {home.movedAt && !gone.has(home.state) && (
              <span className="badge badge-warn">{`Address changed ${nearMoment(home.movedAt)}`}</span>
            )}{' '}
            {gone.has(home.state) && <span className="badge">{parcelStaffTexts[home.state].state}</span>}
            {waits && <span className="badge">Not sent yet</span>}
          </span>
          {contents && <span className="packing-what">{`${contents.name}, ${contentText(contents)}`}</span>}
          {card && (
            <span className="packing-card">
              <span>{card.other ? 'Own card' : 'Card'}</span>
              {card.message && (
                <>
                  : <q lang={languageOf(card.message)}>{card.message}</q>
                </>
              )}
            </span>
          )}
          <small lang={languageOf(home.address)}>{`${home.address}, ${home.pincode}`}</small>
          {home.note && <small lang={languageOf(home.note)}>{`Note: ${home.note}`}</small>}
          <small className="packing-reference">{home.reference}</small>
          {told && (
            <span role="alert" className={`packing-told ${told.is === 'already' ? 'is-warning' : 'is-problem'}`}>
              {told.message}
            </span>
          )}
        </span>
        <input
          type="checkbox"
          checked={packed}
          disabled={gone.has(home.state)}
          aria-label={`${home.name}, ${home.reference}: packed`}
          onChange={({ target }) => onTick(home, target.checked)}
        />
      </label>
    </li>
  );
}
