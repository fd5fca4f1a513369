import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { MOST_NAMED } from '#domain/parcels/fulfilment.contract.ts';
import { parcelStaffTexts } from '#domain/parcels/fulfilment.rules.ts';
import { DayBadge } from '#office/packing/day-badge.tsx';
import { isPacked, type Told } from '#office/packing/packing-ticks.rules.ts';
import { $ticks, NO_TICKS, tickHome, tickHomes } from '#office/packing/packing-ticks.store.ts';
import { $queue } from '#office/packing/tick-queue.store.ts';
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
import { parcelKey, queuedStates } from '#domain/packing/tick-queue.rules.ts';
import { languageOf } from '#lib/script.ts';
import { nearDay, nearMoment } from '#lib/dates.ts';
import * as say from '#office/packing/packing.texts.ts';
import { Icon } from '#ui/icon.tsx';

interface GroupProps {
  group: PackingGroup<PackingRow>;
  by: Grouping;
  contents: ReadonlyMap<string, Contents>;
  cards: ReadonlyMap<string, PackingCard>;
  isOpen: boolean;
  onToggle(): void;
}

/**
 * Group of homes that are packed together: foldable, with progress, a button that marks all as packed, links to labels,
 * and a checkbox per home.
 */
export function PackingGroupView({ group, by, contents, cards, isOpen, onToggle }: GroupProps) {
  const id = useId();
  const queued = queuedStates(useStore($queue, { ssr: () => [] }));
  const { told } = useStore($ticks, { ssr: () => NO_TICKS });
  const packs = (home: PackingRow): boolean => isPacked(home, queued);
  const { packed, homes, boxes } = packingProgress(group.homes, packs);
  const open = group.homes.filter((home) => mayPack(home) && !packs(home));
  const design = by === 'design' ? contents.get(group.key) : undefined;
  return (
    <div className="packing-group" role="group" aria-labelledby={id}>
      <h2 id={id}>
        <button type="button" aria-expanded={isOpen} onClick={onToggle}>
          <span className="packing-title">
            <span>{design?.name ?? (by === 'area' ? say.pincodeArea(group.key) : group.key)}</span>
            <small>
              {homes === 0 ? (
                say.cancelled
              ) : (
                <>
                  <span>{group.due ? say.groupBy(boxes, homes, nearDay(group.due)) : say.groupDone(boxes, homes)}</span>{' '}
                  {group.due && <DayBadge day={group.due} />}
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
            {open.length > 1 && open.length <= MOST_NAMED && (
              <button type="button" className="button" onClick={() => tickHomes(open)}>
                {packed === 0 ? say.allPacked(open.length) : say.othersPacked(open.length)}
              </button>
            )}
            <a className="button button-quiet" href={labelsPath({ by, group: group.key, sheet: 'a4-21' })}>
              {say.labels}
            </a>
            <a className="button button-quiet" href={labelsPath({ by, group: group.key, sheet: 'slip' })}>
              {say.packingSlips}
            </a>
            {group.homes.some(({ card }) => card) && (
              <a className="button button-quiet" href={labelsPath({ by, group: group.key, sheet: 'cards' })}>
                {say.cards}
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
                packed={packs(home)}
                waits={queued.has(parcelKey(home))}
                told={home.state === 'cancelled' ? { is: 'problem', message: PUT_ASIDE } : told.get(parcelKey(home))}
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
        {contents.kind === 'box'
          ? say.boxContents(contents.category, contents.boxName, contents.weight)
          : say.singleItem}
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

/** Tells whether a home's boxes may be packed. */
const mayPack = ({ state, unpaid }: PackingRow): boolean => !gone.has(state) && !unpaid;

interface HomeProps {
  home: PackingRow;
  contents: Contents | undefined;
  card: PackingCard | undefined;
  packed: boolean;
  waits: boolean;
  told: Told | undefined;
}

function Home({ home, contents, card, packed, waits, told }: HomeProps) {
  return (
    <li className={packed ? 'is-packed' : undefined}>
      <label className="packing-home">
        <span className="packing-who">
          <span>
            <strong lang={languageOf(home.name)}>{home.name}</strong>{' '}
            {home.boxes > 1 && <span className="badge badge-warn">{say.boxes(home.boxes)}</span>}{' '}
            {home.unpaid && <span className="badge badge-warn">{say.notPaidInFull}</span>}{' '}
            {home.corrected && <span className="badge badge-warn">{say.addressCorrected}</span>}{' '}
            {home.twice && <span className="badge badge-warn">{say.hasBoxAlready(home.twice.join(', '))}</span>}{' '}
            {home.movedAt && !gone.has(home.state) && (
              <span className="badge badge-warn">{say.addressChanged(nearMoment(home.movedAt))}</span>
            )}{' '}
            {gone.has(home.state) && <span className="badge">{parcelStaffTexts[home.state].state}</span>}
            {waits && <span className="badge">{say.notSavedYet}</span>}
          </span>
          {contents && <span className="packing-what">{`${contents.name}, ${contentText(contents)}`}</span>}
          {card && (
            <span className="packing-card">
              <span>{card.other ? say.ownCard : say.card}</span>
              {card.message && (
                <>
                  : <q lang={languageOf(card.message)}>{card.message}</q>
                </>
              )}
            </span>
          )}
          <small lang={languageOf(home.address)}>{`${home.address}, ${home.pincode}`}</small>
          {home.note && <small lang={languageOf(home.note)}>{say.note(home.note)}</small>}
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
          aria-label={say.homePackedHeard(home.name, home.reference)}
          onChange={({ target }) => tickHome(home, target.checked)}
        />
      </label>
    </li>
  );
}
