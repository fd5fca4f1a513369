import { CopyButton } from '#features/back-office/copy-button.tsx';

/** Ten codes that are shown once: each lets its owner in once when phone or device is gone. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <>
      <h1>You are in. Keep these codes</h1>
      <p>
        Each of them lets you in once when your device is lost. They are shown now and never again: write them down or
        keep them where you keep passwords.
      </p>
      <ul className="staff-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="dialog-actions">
        <CopyButton text={codes.join('\n')} label="Copy all" />
        <a className="button" href="/back-office">
          I have kept them
        </a>
      </p>
    </>
  );
}
