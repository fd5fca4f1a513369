import { useEffect, useState } from 'react';
import { unknownPincodes } from '#shop/delivery/read-pincode.ts';
import { Icon } from '#ui/icon.tsx';

/** Said at Pay until the pincodes are confirmed. */
export const CONFIRM_PINCODES = 'Please look at the pincodes that we do not know, and say that they are right.';

/** Named at once; of more only the number is told. */
const NAMED = 5;

/** Those of the chosen homes' pincodes that nobody knows and the family has not confirmed, and the way to confirm them. */
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

/** Pincodes may be newer than every table: such a home gets its box, once the family said that it is right. */
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
