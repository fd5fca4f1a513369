import { useRestedCall } from '#client/use-rested-call.ts';
import { checkReach } from '#domain/payments/reach.contract.ts';
import { Icon } from '#ui/icon.tsx';

/**
 * Warns before payment that a sweet may not arrive fresh at a pincode; shows nothing when it does or when the call
 * fails.
 */
export function TooFarNote({ sweetId, pincode }: { sweetId: string; pincode: string }) {
  const isWhole = /^\d{6}$/.test(pincode);
  const answer = useRestedCall(checkReach, isWhole ? { sweetIds: [sweetId], pincodes: [pincode] } : null);
  const message = answer?.far[0]?.message;
  return (
    <div role="status">
      {message && (
        <p className="notice">
          <Icon name="info" />
          <span>
            {`${message} At this pincode it may not arrive fresh. We would call you before packing and offer another sweet or your money.`}
          </span>
        </p>
      )}
    </div>
  );
}
