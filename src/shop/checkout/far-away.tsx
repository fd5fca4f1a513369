import { useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { checkReach, type TooFar } from '#domain/payments/reach.contract.ts';
import { doesNotReach } from '#domain/payments/reach.rules.ts';
import type { Way } from '#shop/checkout/far-away-ways.ts';
import * as say from '#shop/checkout/far-away.texts.ts';
import { Icon } from '#ui/icon.tsx';

/** Home that gets a box; `guestId` is empty for the customer's own home. */
export interface Home {
  guestId: string;
  /** Its name within a sentence. */
  name: string;
  pincode: string;
}

interface FarAwayProps {
  sweetIds: readonly string[];
  homes: readonly Home[];
  /** Total of the order, paise. */
  total: number;
  /** Returns the possible changes, the best one first. */
  findWays(far: TooFar, away: readonly Home[]): Promise<Way[]>;
  /** Changes the order as proposed. */
  onTake(way: Way['is'], far: TooFar, away: readonly Home[]): Promise<void>;
}

/** Milliseconds without a change before the server is asked. */
const REST = 300;

/** Loads the sweets that would not arrive fresh at some homes. */
function useFar(sweetIds: readonly string[], homes: readonly Home[]): readonly TooFar[] {
  const [far, setFar] = useState<TooFar[]>([]);
  const question = JSON.stringify({
    sweetIds,
    pincodes: [...new Set(homes.map(({ pincode }) => pincode))].filter((pincode) => /^\d{6}$/.test(pincode)).sort(),
  });
  useEffect(() => {
    const body = JSON.parse(question) as { sweetIds: string[]; pincodes: string[] };
    let current = true;
    const ask = async (): Promise<void> => {
      const answer = body.sweetIds.length > 0 && body.pincodes.length > 0 ? await call(checkReach, { body }) : null;
      if (current) setFar(answer?.ok ? answer.data.far : []);
    };
    const timer = setTimeout(() => void ask(), REST);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [question]);
  return far;
}

/** Says before payment which sweets do not reach which homes fresh, each with one button that puts it right. */
export function FarAway({ sweetIds, homes, total, findWays, onTake }: FarAwayProps) {
  const far = useFar(sweetIds, homes);
  return (
    <div role="status">
      {far.map((sweet) => {
        const outside = new Set(sweet.pincodes);
        const away = homes.filter(({ pincode }) => outside.has(pincode));
        if (away.length === 0) return null;
        return (
          <Sweet
            key={sweet.sweetId}
            sweet={sweet}
            away={away}
            of={homes.length}
            total={total}
            findWays={findWays}
            onTake={onTake}
          />
        );
      })}
    </div>
  );
}

/** Returns the names of homes that a sweet does not reach, with their towns. */
function namedBy({ pincodes, places }: TooFar, away: readonly Home[]): { name: string; town: string }[] {
  const town = new Map(pincodes.map((pincode, at) => [pincode, places[at] ?? '']));
  return away.map(({ name, pincode }) => ({ name, town: town.get(pincode) ?? '' }));
}

interface SweetProps extends Pick<FarAwayProps, 'total' | 'findWays' | 'onTake'> {
  sweet: TooFar;
  away: readonly Home[];
  /** Number of all homes that get the box. */
  of: number;
}

function Sweet({ sweet, away, of, total, findWays, onTake }: SweetProps) {
  const [ways, setWays] = useState<readonly Way[] | null>(null);
  const [busy, setBusy] = useState(false);
  const work = (what: Promise<void>): void => {
    setBusy(true);
    void what.finally(() => setBusy(false));
  };
  return (
    <div className="notice far-away">
      <Icon name="info" />
      <div>
        <p>{doesNotReach(sweet.name, namedBy(sweet, away), of)}</p>
        {ways === null ? (
          <p className="far-ways">
            <button
              type="button"
              className="button button-quiet"
              aria-busy={busy}
              onClick={() => !busy && work(findWays(sweet, away).then(setWays))}
            >
              {say.fixThis}
            </button>
          </p>
        ) : (
          <Proposal
            ways={ways}
            sweet={sweet.instead?.name ?? ''}
            homes={away.length}
            total={total}
            busy={busy}
            onTake={(way) => !busy && work(onTake(way, sweet, away))}
            onLeave={() => setWays(null)}
          />
        )}
      </div>
    </div>
  );
}

interface ProposalProps {
  ways: readonly Way[];
  /** Name of the sweet that arrives fresh. */
  sweet: string;
  /** Number of homes that are too far. */
  homes: number;
  total: number;
  busy: boolean;
  onTake(way: Way['is']): void;
  onLeave(): void;
}

/** The changes that put an order right, each with its sum; the best one is chosen. */
function Proposal({ ways, sweet, homes, total, busy, onTake, onLeave }: ProposalProps) {
  const [chosen, setChosen] = useState(ways[0]?.is);
  const words = { second: say.anotherBox(sweet, homes), swap: say.swapSweet(sweet), without: say.noBox(homes) };
  return (
    <>
      {ways.length === 0 ? (
        <p>{say.noWay}</p>
      ) : (
        <fieldset className="far-choice">
          <legend className="visually-hidden">{say.changesHeard}</legend>
          {ways.map(({ is, more }) => (
            <label key={is} className="check">
              <input type="radio" checked={chosen === is} onChange={() => setChosen(is)} />
              <span>
                <span>{`${words[is]}: `}</span>
                <strong>{say.sum(total + more, more)}</strong>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <p className="far-ways">
        {chosen && (
          <button type="button" className="button" aria-busy={busy} onClick={() => onTake(chosen)}>
            {say.choose}
          </button>
        )}
        <button type="button" className="button button-plain" onClick={onLeave}>
          {say.leave}
        </button>
      </p>
    </>
  );
}
