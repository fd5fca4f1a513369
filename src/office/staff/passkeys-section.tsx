import { useState } from 'react';
import { call } from '#client/api.ts';
import { knowsPasskeys, makePasskey } from '#client/passkeys.ts';
import { toast } from '#client/toast.ts';
import { useCall } from '#client/use-call.ts';
import { PasskeyButton } from '#office/frame/passkey-button.tsx';
import { PasskeyList } from '#office/staff/passkey-list.tsx';
import { useProof } from '#office/frame/use-proof.tsx';
import { useWrite } from '#office/frame/use-write.ts';
import { addPasskey, beginPasskey, listPasskeys, removePasskey } from '#domain/staff/staff-passkey.contract.ts';
import type { StaffPasskey } from '#domain/staff/staff.contract.ts';
import * as say from '#office/staff/staff.texts.ts';
import { Failure } from '#ui/failure.tsx';
import { Field } from '#ui/field.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Section of the member's own passkeys, to add and to remove. */
export function PasskeysSection() {
  const { loaded, reload } = useCall(listPasskeys, {});
  const { proven, dialog } = useProof();
  const [name, setName] = useState('');
  const { problem, write } = useWrite();
  const remove = async ({ id, name: called, device }: StaffPasskey): Promise<void> => {
    const answer = await write(() => proven(() => call(removePasskey, { body: { passkeyId: id } })));
    if (!answer.ok) return;
    toast(say.passkeyGone(called || device), { kind: 'done' });
    reload();
  };
  return (
    <section aria-labelledby="staff-passkeys">
      <h2 id="staff-passkeys">{say.yourPasskeys}</h2>
      {loaded.state === 'loading' && <Skeleton lines={2} />}
      {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
      <Refusal message={problem} />
      {loaded.state === 'ready' && (
        <PasskeyList passkeys={loaded.data.passkeys} onRemove={(passkey) => void remove(passkey)} />
      )}
      {knowsPasskeys() && (
        <details>
          <summary>{say.addPasskey}</summary>
          <div className="form-stack">
            <Field label={say.passkeyName} hint={say.passkeyNameHint}>
              <input className="input" value={name} onChange={(event) => setName(event.target.value)} />
            </Field>
            <PasskeyButton
              label={say.makePasskey}
              declined={say.passkeyDeclined}
              begin={() => proven(() => call(beginPasskey))}
              ask={makePasskey}
              finish={(body) => call(addPasskey, { body: { ...body, name } })}
              onDone={() => {
                setName('');
                toast(say.passkeyReady, { kind: 'done' });
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
