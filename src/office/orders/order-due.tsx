import { type FormEvent, useState } from 'react';
import { call } from '#client/api.ts';
import { useProof } from '#office/frame/use-proof.tsx';
import { useWrite } from '#office/frame/use-write.ts';
import type { StaffPartPaid } from '#domain/orders/order-money.contract.ts';
import { permitUnpaidPacking } from '#domain/orders/staff-order.contract.ts';
import type { StaffMe } from '#domain/staff/staff.contract.ts';
import { formatRupees } from '#lib/money.ts';
import * as say from '#office/orders/orders.texts.ts';
import { Field } from '#ui/field.tsx';
import { Inserted } from '#ui/inserted.tsx';
import { SubmitRow } from '#ui/refusal.tsx';

interface OrderDueProps {
  orderId: string;
  parts: StaffPartPaid;
  me: StaffMe;
  onChanged(): void;
}

/** Warns that an order is not paid in full and must not be packed yet. The owner may permit packing with a reason. */
export function OrderDue({ orderId, parts: { due, released }, me, onChanged }: OrderDueProps) {
  const [asked, setAsked] = useState(false);
  return (
    <div className="notice notice-problem">
      <div>
        <p>
          <Inserted
            text={
              released
                ? say.duePackingAllowed(formatRupees(due), released.by, released.reason)
                : say.duePackingWaits(formatRupees(due))
            }
            parts={{ title: <strong>{say.dueTitle}</strong> }}
          />
        </p>
        {!released && me.role === 'owner' && !asked && (
          <button type="button" className="button button-quiet" onClick={() => setAsked(true)}>
            {say.askToAllowPacking}
          </button>
        )}
        {asked && !released && <PermitForm orderId={orderId} onPermitted={onChanged} />}
      </div>
    </div>
  );
}

function PermitForm({ orderId, onPermitted }: { orderId: string; onPermitted(): void }) {
  const { proven, dialog } = useProof();
  const [reason, setReason] = useState('');
  const { busy, problem, write } = useWrite();
  const permit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await write(() =>
      proven(() => call(permitUnpaidPacking, { params: { orderId }, body: { reason } })),
    );
    if (!answer.ok) return;
    onPermitted();
  };
  return (
    <>
      <form className="form-stack" noValidate onSubmit={(event) => void permit(event)}>
        <Field label={say.whyAllowPacking} hint={say.booksOnlyHint}>
          <input className="input" value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        <SubmitRow busy={busy} problem={problem} label={say.allowPacking} busyLabel={say.saving} />
      </form>
      {dialog}
    </>
  );
}
