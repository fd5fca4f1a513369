import { useEffect, useState } from 'react';
import { unknownPincodes } from '#shop/delivery/read-pincode.ts';
import { Icon } from '#ui/icon.tsx';
import * as say from '#shop/checkout/checkout.texts.ts';

/** Message at Pay until the unknown pincodes are confirmed. */
export const CONFIRM_PINCODES = say.pincodesConfirm;

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
  const told = unknown
    .slice(0, NAMED)
    .map(([pincode, place]) => (place ? say.pincodeProbably(pincode, place) : pincode));
  const more = unknown.length - NAMED;
  const words = [
    more > 0 ? say.pincodesUnknownMore(told.join(', '), more) : say.pincodesUnknown(unknown.length, told.join(', ')),
    unknown.some(([, place]) => !place) && say.pincodesFar,
  ];
  return (
    <div className="notice">
      <Icon name="warning" />
      <div>
        <p>{words.filter(Boolean).join(' ')}</p>
        <label className="check">
          <input type="checkbox" checked={waiting.length === 0} onChange={({ target }) => confirm(target.checked)} />
          <span>{say.pincodesRight(unknown.length)}</span>
        </label>
      </div>
    </div>
  );
}
