import { useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { checkReach } from '#domain/payments/reach.contract.ts';
import * as say from '#shop/checkout/delivery-dialog.texts.ts';
import { Icon } from '#ui/icon.tsx';

/** Milliseconds without a change before the server is asked. */
const REST = 300;

/**
 * Warns before payment that a sweet may not arrive fresh at a pincode. Shows nothing when it arrives fresh, the pincode
 * is incomplete or the call fails.
 */
export function TooFarNote({ sweetId, pincode }: { sweetId: string; pincode: string }) {
  const [message, setMessage] = useState('');
  useEffect(() => {
    let current = true;
    const ask = async (): Promise<void> => {
      const isWhole = /^\d{6}$/.test(pincode);
      const answer = isWhole ? await call(checkReach, { body: { sweetIds: [sweetId], pincodes: [pincode] } }) : null;
      if (current) setMessage(answer?.ok ? (answer.data.far[0]?.message ?? '') : '');
    };
    const timer = setTimeout(() => void ask(), REST);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [sweetId, pincode]);
  return (
    <div role="status">
      {message && (
        <p className="notice">
          <Icon name="info" />
          <span>{say.tooFar(message)}</span>
        </p>
      )}
    </div>
  );
}
