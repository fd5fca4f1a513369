import { useState } from 'react';
import { useRestedCall } from '#client/use-rested-call.ts';
import { checkReach, type TooFar } from '#domain/payments/reach.contract.ts';
import { farAwayWords } from '#domain/payments/reach.rules.ts';
import { Icon } from '#ui/icon.tsx';

/** Home that gets a box; `guestId` is empty for the person's own. */
export interface Home {
  guestId: string;
  pincode: string;
}

interface FarAwayProps {
  sweetIds: readonly string[];
  homes: readonly Home[];
  /** Replaces a sweet by another one in the box. */
  onSwap(sweetId: string, instead: NonNullable<TooFar['instead']>): Promise<void>;
  /**
   * Adds a second design with the other sweet, for these homes alone; missing when an order takes no further design.
   */
  onSecondBox?:
    ((sweetId: string, instead: NonNullable<TooFar['instead']>, homes: readonly Home[]) => void) | undefined;
  /** Removes these homes from the order. */
  onLeaveOut(homes: readonly Home[]): void;
}

/**
 * Warns before payment about sweets that would not arrive fresh at some homes, and offers remedies that take one press.
 */
export function FarAway({ sweetIds, homes, onSwap, onSecondBox, onLeaveOut }: FarAwayProps) {
  const [busy, setBusy] = useState('');
  const known = [...new Set(homes.map(({ pincode }) => pincode))].filter((pincode) => /^\d{6}$/.test(pincode)).sort();
  const isAsked = sweetIds.length > 0 && known.length > 0;
  const answer = useRestedCall(checkReach, isAsked ? { sweetIds: [...sweetIds], pincodes: known } : null);
  return (
    <div role="status">
      {answer?.far.map(({ sweetId, name, shelfLifeDays, pincodes, towns, instead }) => {
        const outside = new Set(pincodes);
        const away = homes.filter(({ pincode }) => outside.has(pincode));
        if (away.length === 0) return null;
        return (
          <div key={sweetId} className="notice far-away">
            <Icon name="info" />
            <div>
              <p>
                {farAwayWords({
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
