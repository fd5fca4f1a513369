import { useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { checkReach, type TooFar } from '#domain/payments/reach.contract.ts';
import { farAwayText } from '#domain/payments/reach.rules.ts';
import { Icon } from '#ui/icon.tsx';

/** Home that gets a box; `guestId` is empty for the customer's own home. */
export interface Home {
  guestId: string;
  pincode: string;
}

interface FarAwayProps {
  sweetIds: readonly string[];
  homes: readonly Home[];
  /** Replaces a sweet by another one in the box. */
  onSwap(sweetId: string, instead: NonNullable<TooFar['instead']>): Promise<void>;
  /** Adds a design with the other sweet for these homes; missing when the order already has the maximum of designs. */
  onSecondBox?:
    ((sweetId: string, instead: NonNullable<TooFar['instead']>, homes: readonly Home[]) => void) | undefined;
  /** Removes these homes from the order. */
  onLeaveOut(homes: readonly Home[]): void;
}

/** Milliseconds without a change before the server is asked. */
const REST = 300;

/**
 * Warns before payment about sweets that would not arrive fresh at some homes. Offers to replace the sweet, to send
 * those homes a second design, or to leave them out.
 */
export function FarAway({ sweetIds, homes, onSwap, onSecondBox, onLeaveOut }: FarAwayProps) {
  const [far, setFar] = useState<TooFar[]>([]);
  const [busy, setBusy] = useState('');
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
  return (
    <div role="status">
      {far.map(({ sweetId, name, shelfLifeDays, pincodes, towns, instead }) => {
        const outside = new Set(pincodes);
        const away = homes.filter(({ pincode }) => outside.has(pincode));
        if (away.length === 0) return null;
        return (
          <div key={sweetId} className="notice far-away">
            <Icon name="info" />
            <div>
              <p>
                {farAwayText({
                  name,
                  shelfLifeDays,
                  far: away.length,
                  homes: homes.length,
                  instead: instead?.name ?? '',
                  towns,
                })}
              </p>
              <p className="far-ways">
                {instead && (
                  <button
                    type="button"
                    className="button button-quiet"
                    aria-busy={busy === sweetId}
                    onClick={() => {
                      if (busy) return;
                      setBusy(sweetId);
                      void onSwap(sweetId, instead).finally(() => setBusy(''));
                    }}
                  >
                    {`Use ${instead.name} instead`}
                  </button>
                )}
                {instead && onSecondBox && away.length < homes.length && (
                  <button
                    type="button"
                    className="button button-quiet"
                    onClick={() => onSecondBox(sweetId, instead, away)}
                  >
                    {`A second box with ${instead.name} for ${away.length === 1 ? 'that home' : `those ${away.length} homes`}`}
                  </button>
                )}
                {away.length < homes.length && (
                  <button type="button" className="button button-plain" onClick={() => onLeaveOut(away)}>
                    {`Leave ${away.length === 1 ? 'that home' : `those ${away.length} homes`} out`}
                  </button>
                )}
              </p>
            </div>
          </div>
        );
      })}
    </div>
  );
}
