import { useState } from 'react';
import { call } from '#client/api.ts';
import { useCall } from '#client/use-call.ts';
import { useProof } from '#office/frame/use-proof.tsx';
import { countRecoveryCodes, renewRecoveryCodes } from '#domain/staff/staff.contract.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Failure } from '#ui/failure.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Shows new recovery codes, each of which replaces the authenticator's code once. */
export function CodeList({ codes }: { codes: string[] }) {
  return (
    <>
      <p>
        Each of them lets you in once when your device is lost: on the sign-in page press “Use name and password” and
        type it as the code. They are shown now and never again: write them down or keep them where you keep passwords.
      </p>
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
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const renew = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    const answer = await proven(() => call(renewRecoveryCodes));
    setBusy(false);
    if (!answer.ok) return setProblem(answer.message);
    setCodes(answer.data.recoveryCodes);
    reload();
  };
  return (
    <section aria-labelledby="staff-recovery">
      <h2 id="staff-recovery">Recovery codes</h2>
      {loaded.state === 'loading' && <Skeleton lines={1} />}
      {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
      {loaded.state === 'ready' && (
        <p>
          {loaded.data.left === 0
            ? 'You have none left: without your device nobody but the owner could let you in.'
            : `You have ${loaded.data.left} of 10 left, for the day your device is lost.`}
        </p>
      )}
      <Refusal message={problem} />
      <p>
        <button type="button" className="button button-quiet" disabled={busy} onClick={() => void renew()}>
          Make new codes
        </button>
      </p>
      {dialog}
      <Dialog title="Keep these codes" open={codes.length > 0} onClose={() => setCodes([])}>
        <CodeList codes={codes} />
        <p>The earlier codes open nothing any more.</p>
        <p className="dialog-actions">
          <CopyButton text={codes.join('\n')} label="Copy all" />
          <button type="button" className="button" onClick={() => setCodes([])}>
            I have kept them
          </button>
        </p>
      </Dialog>
    </section>
  );
}
