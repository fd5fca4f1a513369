import { useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { checkReach, type TooFar } from '#features/checkout/reach.contract.ts';
import { Icon } from '#ui/icon.tsx';

/** A home that something is sent to. */
export interface Home {
  name: string;
  pincode: string;
}

/** Homes named in one line; the others are counted. */
const NAMED = 4;
/** A person who still types or ticks is not asked for yet, ms. */
const REST = 300;

/** Says before Pay which sweets may not arrive fresh, and where; nothing while all of them do, or while it cannot be learnt. */
export function TooFarNote({ sweetIds, homes }: { sweetIds: readonly string[]; homes: readonly Home[] }) {
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
  return (
    <div role="status">
      {far.map(({ sweetId, message, pincodes }) => (
        <p key={sweetId} className="notice">
          <Icon name="info" />
          <span>
            {message} {tooFarFor(homes, pincodes)} We would call you before packing and offer another sweet or your
            money.
          </span>
        </p>
      ))}
    </div>
  );
}

function tooFarFor(homes: readonly Home[], pincodes: readonly string[]): string {
  if (homes.length === 1) return 'At this pincode it may not arrive fresh.';
  const far = homes
    .filter(({ pincode }) => pincodes.includes(pincode))
    .map(({ name, pincode }) => `${name} (${pincode})`);
  const more = far.length > NAMED ? ` and ${far.length - NAMED} more` : '';
  return `It may not arrive fresh at ${far.length} of ${homes.length} homes: ${far.slice(0, NAMED).join(', ')}${more}.`;
}
