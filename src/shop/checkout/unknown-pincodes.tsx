import { useEffect, useState } from 'react';
import { unknownPincodes } from '#shop/delivery/read-pincode.ts';
import { Icon } from '#ui/icon.tsx';

/** Message at Pay until the unknown pincodes are confirmed. */
export const CONFIRM_PINCODES = 'Please look at the pincodes that we do not know, and say that they are right.';

/** Number of pincodes listed; further ones are only counted. */
const NAMED = 5;

/**
 * Looks up the given pincodes. Returns the unknown ones with their probable place (empty when there is none), the ones
 * not confirmed yet (`waiting`), and a function that confirms all or none.
 */
export function useUnknownPincodes(pincodes: readonly string[]) {
  const [unknown, setUnknown] = useState<readonly (readonly [string, string])[]>([]);
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const question = [...new Set(pincodes)].sort().join(' ');
  useEffect(() => {
    let current = true;
    void unknownPincodes(question.split(' ')).then((found) => current && setUnknown([...found].sort()));
    return () => {
      current = false;
    };
  }, [question]);
  const waiting = unknown.filter(([pincode]) => !confirmed.includes(pincode));
  const confirm = (right: boolean): void => setConfirmed(right ? unknown.map(([pincode]) => pincode) : []);
  return { unknown, waiting, confirm };
}

/**
 * Asks the customer to confirm unknown pincodes, which may be newer than the shop's table. Shows nothing when all are
 * known.
 */
export function UnknownPincodes({ unknown, waiting, confirm }: ReturnType<typeof useUnknownPincodes>) {
  if (unknown.length === 0) return null;
  const one = unknown.length === 1;
  const told = unknown.slice(0, NAMED).map(([pincode, place]) => (place ? `${pincode} (probably ${place})` : pincode));
  return (
    <div className="notice">
      <Icon name="warning" />
      <div>
        <p>
          {`We do not know ${one ? 'the pincode' : 'the pincodes'} ${told.join(', ')}${unknown.length > NAMED ? ` and ${unknown.length - NAMED} more` : ''}.${unknown.some(([, place]) => !place) ? ' Boxes there may take the longest way of all.' : ''}`}
        </p>
        <label className="check">
          <input type="checkbox" checked={waiting.length === 0} onChange={({ target }) => confirm(target.checked)} />
          <span>{one ? 'This pincode is right' : 'These pincodes are right'}</span>
        </label>
      </div>
    </div>
  );
}
