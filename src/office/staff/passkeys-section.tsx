import { useState } from 'react';
import { call } from '#client/api.ts';
import { knowsPasskeys, makePasskey } from '#client/passkeys.ts';
import { toast } from '#client/toast.ts';
import { useCall } from '#client/use-call.ts';
import { PasskeyButton } from '#office/frame/passkey-button.tsx';
import { PasskeyList } from '#office/staff/passkey-list.tsx';
import { useProof } from '#office/frame/use-proof.tsx';
import { addPasskey, beginPasskey, listPasskeys, removePasskey } from '#domain/staff/staff-passkey.contract.ts';
import type { StaffPasskey } from '#domain/staff/staff.contract.ts';
import { Failure } from '#ui/failure.tsx';
import { Field } from '#ui/field.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Section of the member's own passkeys, to add and to remove. */
export function PasskeysSection() {
  const { loaded, reload } = useCall(listPasskeys, {});
  const { proven, dialog } = useProof();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const remove = async ({ id, name: called, device }: StaffPasskey): Promise<void> => {
    setProblem('');
    const answer = await proven(() => call(removePasskey, { body: { passkeyId: id } }));
    if (!answer.ok) return setProblem(answer.message);
    toast(`The passkey “${called || device}” opens nothing any more.`, { kind: 'done' });
    reload();
  };
  return (
    <section aria-labelledby="staff-passkeys">
      <h2 id="staff-passkeys">Your passkeys</h2>
      {loaded.state === 'loading' && <Skeleton lines={2} />}
      {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
      <Refusal message={problem} />
      {loaded.state === 'ready' && (
        <PasskeyList passkeys={loaded.data.passkeys} onRemove={(passkey) => void remove(passkey)} />
      )}
      {knowsPasskeys() && (
        <details>
          <summary>Add another passkey</summary>
          <div className="form-stack">
            <Field label="What you call it" hint="Such as “My phone”. It may stay empty.">
              <input className="input" value={name} onChange={(event) => setName(event.target.value)} />
            </Field>
            <PasskeyButton
              label="Make the passkey"
              declined="No passkey was made. Please try again."
              begin={() => proven(() => call(beginPasskey))}
              ask={makePasskey}
              finish={(body) => call(addPasskey, { body: { ...body, name } })}
              onDone={() => {
                setName('');
                toast('The passkey is ready.', { kind: 'done' });
                reload();
              }}
            />
          </div>
        </details>
      )}
      {dialog}
    </section>
  );
}
