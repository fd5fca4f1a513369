import { useState } from 'react';
import { call } from '#client/api.ts';
import { useCall } from '#client/use-call.ts';
import { useProof } from '#office/frame/use-proof.tsx';
import { useWrite } from '#office/frame/use-write.ts';
import { countRecoveryCodes, renewRecoveryCodes } from '#domain/staff/staff.contract.ts';
import * as say from '#office/staff/staff.texts.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Failure } from '#ui/failure.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Shows new recovery codes, each of which replaces the authenticator's code once. */
export function CodeList({ codes }: { codes: string[] }) {
  return (
    <>
      <p>{say.codesNote}</p>
      <ul className="staff-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Section with the number of unused recovery codes and a button that replaces all codes. */
export function RecoverySection() {
  const { loaded, reload } = useCall(countRecoveryCodes, {});
  const { proven, dialog } = useProof();
  const [codes, setCodes] = useState<string[]>([]);
  const { busy, problem, write } = useWrite();
  const renew = async (): Promise<void> => {
    const answer = await write(() => proven(() => call(renewRecoveryCodes)));
    if (!answer.ok) return;
    setCodes(answer.data.recoveryCodes);
    reload();
  };
  return (
    <section aria-labelledby="staff-recovery">
      <h2 id="staff-recovery">{say.recoveryCodes}</h2>
      {loaded.state === 'loading' && <Skeleton lines={1} />}
      {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
      {loaded.state === 'ready' && <p>{loaded.data.left === 0 ? say.codesNone : say.codesLeft(loaded.data.left)}</p>}
      <Refusal message={problem} />
      <p>
        <button type="button" className="button button-quiet" disabled={busy} onClick={() => void renew()}>
          {say.makeCodes}
        </button>
      </p>
      {dialog}
      <Dialog title={say.keepCodes} open={codes.length > 0} onClose={() => setCodes([])}>
        <CodeList codes={codes} />
        <p>{say.codesReplaced}</p>
        <p className="dialog-actions">
          <CopyButton text={codes.join('\n')} label={say.copyAll} />
          <button type="button" className="button" onClick={() => setCodes([])}>
            {say.codesKept}
          </button>
        </p>
      </Dialog>
    </section>
  );
}
