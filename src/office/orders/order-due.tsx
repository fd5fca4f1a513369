import { type FormEvent, useState } from 'react';
import { call } from '#client/api.ts';
import { useProof } from '#office/frame/use-proof.tsx';
import type { StaffPartPaid } from '#domain/orders/order-money.contract.ts';
import { permitUnpaidPacking } from '#domain/orders/staff-order.contract.ts';
import type { StaffMe } from '#domain/staff/staff.contract.ts';
import { formatRupees } from '#lib/money.ts';
import { Field } from '#ui/field.tsx';
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
          <strong>Not paid in full:</strong>
          <span>{` ${formatRupees(due)} is still to be paid. ${
            released
              ? `${released.by} lets it be packed all the same: ${released.reason}`
              : 'It is packed once that is there, or when the owner lets it go.'
          }`}</span>
        </p>
        {!released && me.role === 'owner' && !asked && (
          <button type="button" className="button button-quiet" onClick={() => setAsked(true)}>
            Let it be packed…
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
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const permit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    const answer = await proven(() => call(permitUnpaidPacking, { params: { orderId }, body: { reason } }));
    setBusy(false);
    if (!answer.ok) return setProblem(answer.message);
    onPermitted();
  };
  return (
    <>
      <form className="form-stack" noValidate onSubmit={(event) => void permit(event)}>
        <Field label="Why it is packed before it is paid" hint="For your books; the customer does not see it.">
          <input className="input" value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        <SubmitRow busy={busy} problem={problem} label="Let it be packed" busyLabel="Keeping…" />
      </form>
      {dialog}
    </>
  );
}
