import { useEffect, useState } from 'react';
import { Gate } from '#features/back-office/gate.tsx';
import { CopyButton } from '#features/back-office/copy-button.tsx';
import { PREVIEW_PATH } from '#features/publishing/preview.contract.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** A preview as a phone and a desktop show it, with the link to share. */
export function PreviewPage() {
  return (
    <Gate room="/back-office/releases" title="Preview">
      {() => <Preview />}
    </Gate>
  );
}

/** The widths that people look at, in px. */
const screens = [
  { name: 'Phone', width: 360 },
  { name: 'Desktop', width: 1280 },
] as const;

function Preview() {
  const [secret, setSecret] = useState('');
  useEffect(() => {
    const read = (): void => setSecret(location.hash.slice(1));
    read();
    // The tab is opened by the press and learns the secret when the page is drawn.
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  if (!secret)
    return (
      <>
        <p role="status">The page is being drawn…</p>
        <Skeleton lines={6} />
      </>
    );
  const address = `${PREVIEW_PATH}?secret=${encodeURIComponent(secret)}`;
  const link = new URL(address, location.href).href;
  return (
    <>
      <p>
        This is the page as shoppers will see it; nothing is saved. Whoever has the link sees it for a day, without
        signing in. Moving parts rest here; open it in a tab to try them.
      </p>
      <p className="dialog-actions">
        <a className="button button-quiet" href={address} target="_blank" rel="noopener noreferrer">
          Open in a tab
        </a>
        <CopyButton text={link} label="Copy the link" />
      </p>
      <div className="preview-frames">
        {screens.map(({ name, width }) => (
          <section key={name} aria-label={name}>
            <h2>{name}</h2>
            {/* Its scripts would act with the session of whoever looks; in a tab of its own they run. */}
            <iframe title={`${name} preview`} src={address} width={width} sandbox="allow-same-origin" />
          </section>
        ))}
      </div>
    </>
  );
}
